import type { WebhookRecord } from "@almagest/database";
import type { Command } from "commander";
import { type CommonOptions, confirm, type Session } from "../session";
import { type Column, instantText, table } from "../table";

interface ListOptions extends CommonOptions {
  readonly key?: string;
}

interface RemoveOptions extends CommonOptions {
  readonly yes?: boolean;
}

export function addWebhookCommands(program: Command, session: Session): void {
  const group = program.command("webhooks").description("List and remove webhooks of keys.");
  addList(group, session);
  addRemove(group, session);
}

function addList(group: Command, session: Session): void {
  group
    .command("list")
    .description("List webhooks. Their addresses, births and secrets are stored encrypted, and not shown.")
    .option("--key <key>", "only those of one key, by its id or hint")
    .addHelpText("after", "\nExample:\n  usage-ledger webhooks list --key alm_sk_01234567\n")
    .action(async (_, command: Command) => {
      const options = command.optsWithGlobals<ListOptions>();
      await session.run(options, async (administration) => {
        const answer = await administration.listWebhooks({ key: options.key });
        return { json: answer, text: webhookTable(answer.webhooks, session.terminal.hasColour) };
      });
    });
}

function addRemove(group: Command, session: Session): void {
  group
    .command("remove")
    .description("Remove a webhook with everything that is stored of it. The key goes on.")
    .argument("<webhook>", "its id, as webhooks list shows it")
    .option("--yes", "do not ask")
    .addHelpText("after", "\nExample:\n  usage-ledger webhooks remove hook_0123456789abcdef\n")
    .action(async (id: string, _, command: Command) => {
      const { yes, ...common } = command.optsWithGlobals<RemoveOptions>();
      await session.run(common, async (administration) => {
        const question = async (): Promise<string> => `Remove ${id}? Its receiver gets nothing more.`;
        await confirm(session.terminal, { yes, question });
        const webhook = await administration.removeWebhook({ id });
        return { json: webhook, text: `The webhook ${webhook.id} is removed.` };
      });
    });
}

const COLUMNS: readonly Column<WebhookRecord>[] = [
  { title: "ID", of: ({ id }) => id },
  { title: "KEY", of: ({ keyId }) => keyId },
  { title: "CREATED", of: ({ createdAt }) => instantText(createdAt) },
  { title: "STATE", of: ({ disabledFor }) => (disabledFor === null ? "active" : `disabled: ${disabledFor}`) },
  { title: "FAILING SINCE", of: ({ failingSince }) => (failingSince === null ? "" : instantText(failingSince)) },
  { title: "UNDELIVERED", of: ({ undelivered }) => String(undelivered) },
];

function webhookTable(webhooks: readonly WebhookRecord[], hasColour: boolean): string {
  return webhooks.length === 0 ? "There are no webhooks." : table(COLUMNS, webhooks, { hasColour });
}
