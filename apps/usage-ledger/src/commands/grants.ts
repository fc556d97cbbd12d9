import type { GrantRecord } from "@almagest/database";
import type { Command } from "commander";
import { type CommonOptions, confirm, type Session } from "../session";
import { type Column, instantText, table } from "../table";

interface ListOptions extends CommonOptions {
  readonly key?: string;
}

interface EndOptions extends CommonOptions {
  readonly yes?: boolean;
}

export function addGrantCommands(program: Command, session: Session): void {
  const group = program.command("grants").description("List and end the sign-ins of web assistants.");
  addList(group, session);
  addEnd(group, session);
}

function addList(group: Command, session: Session): void {
  group
    .command("list")
    .description("List sign-ins in force: which program calls tools with which key.")
    .option("--key <key>", "only those of one key, by its id or hint")
    .addHelpText("after", "\nExample:\n  usage-ledger grants list --key alm_sk_01234567\n")
    .action(async (_, command: Command) => {
      const options = command.optsWithGlobals<ListOptions>();
      await session.run(options, async (administration) => {
        const answer = await administration.listGrants({ key: options.key });
        return { json: answer, text: grantTable(answer.grants, session.terminal.hasColour) };
      });
    });
}

function addEnd(group: Command, session: Session): void {
  group
    .command("end")
    .description("End a sign-in for good. Its tokens stop working within a second; the key goes on.")
    .argument("<grant>", "its id, as grants list shows it")
    .option("--yes", "do not ask")
    .addHelpText("after", "\nExample:\n  usage-ledger grants end grant_0123456789abcdef\n")
    .action(async (id: string, _, command: Command) => {
      const { yes, ...common } = command.optsWithGlobals<EndOptions>();
      await session.run(common, async (administration) => {
        const question = async (): Promise<string> => `End ${id}? Its program has to ask for consent again.`;
        await confirm(session.terminal, { yes, question });
        const grant = await administration.endGrant({ id });
        return { json: grant, text: `The sign-in of ${hostOf(grant)} has ended.` };
      });
    });
}

/** The host comes before the name: anybody may take any name. */
const COLUMNS: readonly Column<GrantRecord>[] = [
  { title: "ID", of: ({ id }) => id },
  { title: "KEY", of: ({ keyId }) => keyId },
  { title: "HOST", of: hostOf },
  { title: "CALLS ITSELF", of: ({ clientName }) => clientName },
  { title: "OPENS", of: ({ resource }) => resource },
  { title: "CREATED", of: ({ createdAt }) => instantText(createdAt) },
  { title: "LAST USED", of: ({ lastUsedAt }) => instantText(lastUsedAt) },
];

function grantTable(grants: readonly GrantRecord[], hasColour: boolean): string {
  return grants.length === 0 ? "There are no sign-ins in force." : table(COLUMNS, grants, { hasColour });
}

function hostOf({ redirectUri }: GrantRecord): string {
  return new URL(redirectUri).host;
}
