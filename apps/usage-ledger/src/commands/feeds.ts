import type { FeedRecord } from "@almagest/database";
import type { Command } from "commander";
import { type CommonOptions, confirm, type Session } from "../session";
import { type Column, instantText, table } from "../table";

interface ListOptions extends CommonOptions {
  readonly key?: string;
}

interface RevokeOptions extends CommonOptions {
  readonly yes?: boolean;
}

export function addFeedCommands(program: Command, session: Session): void {
  const group = program.command("feeds").description("List and revoke calendar feeds.");
  addList(group, session);
  addRevoke(group, session);
}

function addList(group: Command, session: Session): void {
  group
    .command("list")
    .description("List calendar feeds in force. Their addresses are stored nowhere.")
    .option("--key <key>", "only those of one key, by its id or hint")
    .addHelpText("after", "\nExample:\n  usage-ledger feeds list --key alm_sk_01234567\n")
    .action(async (_, command: Command) => {
      const options = command.optsWithGlobals<ListOptions>();
      await session.run(options, async (administration) => {
        const answer = await administration.listFeeds({ key: options.key });
        return { json: answer, text: feedTable(answer.feeds, session.terminal.hasColour) };
      });
    });
}

function addRevoke(group: Command, session: Session): void {
  group
    .command("revoke")
    .description("Revoke a feed for good. Its address stops working within a second; the key goes on.")
    .argument("<feed>", "its id, as feeds list shows it")
    .option("--yes", "do not ask")
    .addHelpText("after", "\nExample:\n  usage-ledger feeds revoke feed_0123456789abcdef\n")
    .action(async (id: string, _, command: Command) => {
      const { yes, ...common } = command.optsWithGlobals<RevokeOptions>();
      await session.run(common, async (administration) => {
        const question = async (): Promise<string> => `Revoke ${id}? Calendars that read it get nothing more.`;
        await confirm(session.terminal, { yes, question });
        const feed = await administration.revokeFeed({ id });
        return { json: feed, text: `The feed ${feed.id} is revoked.` };
      });
    });
}

const COLUMNS: readonly Column<FeedRecord>[] = [
  { title: "ID", of: ({ id }) => id },
  { title: "KEY", of: ({ keyId }) => keyId },
  { title: "CREATED", of: ({ createdAt }) => instantText(createdAt) },
  { title: "CHARGED", of: ({ chargedHour }) => (chargedHour === null ? "never" : instantText(chargedHour)) },
];

function feedTable(feeds: readonly FeedRecord[], hasColour: boolean): string {
  return feeds.length === 0 ? "There are no feeds in force." : table(COLUMNS, feeds, { hasColour });
}
