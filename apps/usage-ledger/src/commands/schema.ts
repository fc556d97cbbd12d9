import type { StatusReport } from "@almagest/database";
import type { Command } from "commander";
import type { Opened } from "../place";
import type { Answer, CommonOptions, Session } from "../session";
import { facts, instantText } from "../table";

export function addSchemaCommands(program: Command, session: Session): void {
  program
    .command("migrate")
    .description("Bring the database's schema up to this version.")
    .addHelpText(
      "after",
      `
PostgreSQL is migrated here, before a new version of the service starts on it; several at once are safe. A server on
the embedded database does it itself at its start; where none runs, this makes or migrates the database in its folder.

Example:
  DATABASE_URL=postgres://almagest:secret@db:5432/almagest usage-ledger migrate
`,
    )
    .action(async (_, command: Command) => {
      await session.runOn(command.optsWithGlobals<CommonOptions>(), migrate, { mayCreate: true, schema: false });
    });

  program
    .command("status")
    .description("Show which database it is, how far its schema is, and what is in it.")
    .addHelpText("after", "\nExample:\n  usage-ledger status --data-dir /var/lib/almagest\n")
    .action(async (_, command: Command) => {
      const work = async ({ administration }: Opened): Promise<Answer> => {
        const status = await administration.status({});
        return { json: status, text: statusText(status) };
      };
      await session.runOn(command.optsWithGlobals<CommonOptions>(), work, { mayCreate: false, schema: false });
    });
}

async function migrate({ administration, database }: Opened): Promise<Answer> {
  if (database === undefined) {
    const { database: description } = await administration.status({});
    const text = `A server runs on ${description} and migrated it at its start: there is nothing to do.`;
    return { json: { database: description, applied: 0, by: "server" }, text };
  }
  const { description } = database;
  const applied = await database.migrate();
  const count = applied === 1 ? "1 migration" : `${applied} migrations`;
  const text = applied === 0 ? `There was nothing to apply to ${description}.` : `Applied ${count} to ${description}.`;
  return { json: { database: description, applied, by: "usage-ledger" }, text };
}

function statusText({ database, schema, now, counts }: StatusReport): string {
  const missing = schema.missing === 0 ? "complete" : `${schema.missing} missing: run usage-ledger migrate`;
  const head = [
    ["Database", database],
    ["Schema", `${schema.applied} migrations, ${missing}`],
    ["Its clock", instantText(now)],
  ] as const;
  if (counts === null) return facts(head);
  const states = Object.entries(counts.subscriptions).map(([status, count]) => `${count} ${status}`);
  return facts([
    ...head,
    ["Subscriptions", states.length === 0 ? "none" : states.join(", ")],
    ["Keys", `${counts.keys.active} active, ${counts.keys.revoked} revoked`],
    [`Units in ${counts.month}`, counts.unitsThisMonth],
    ["Audit entries", counts.auditEntries],
  ]);
}
