import { copyDatabase, openPostgres, type StatusReport } from "@almagest/database";
import type { Command } from "commander";
import { Failure } from "../failure";
import { type Opened, type Place, placeOf } from "../place";
import type { Answer, CommonOptions, Session } from "../session";
import { facts, instantText, thousands } from "../table";

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

/** @throws Failure where a server uses the folder, and for an invalid address. */
export function addCopy(program: Command, session: Session): void {
  program
    .command("copy-to")
    .description("Copy everything into an empty PostgreSQL: keys, subscriptions, counters, ledger and audit.")
    .argument("<address>", "postgres://user:password@host:5432/name, or - for the variable TARGET_DATABASE_URL")
    .addHelpText(
      "after",
      `
For the way from the embedded database to PostgreSQL. Stop the service first: what it counts meanwhile is not copied.
The schema is made there, every table is compared, and nothing stays there where one differs. What was copied from stays
as it is.

Example:
  TARGET_DATABASE_URL=postgres://almagest:secret@db:5432/almagest usage-ledger copy-to - --data-dir data
`,
    )
    .action(async (given: string, _, command: Command) => {
      const { environment } = session.terminal;
      const address = given === "-" ? environment["TARGET_DATABASE_URL"] : given;
      const place = placeOf({ databaseUrl: address ?? "" }, {});
      await session.runOn(command.optsWithGlobals<CommonOptions>(), (opened) => copyTo(opened, place), {
        mayCreate: false,
        schema: true,
      });
    });
}

async function copyTo({ database }: Opened, place: Place): Promise<Answer> {
  if (database === undefined) {
    throw new Failure(
      "refused",
      "A server runs on this folder. Stop it first: what it counts meanwhile would be lost.",
    );
  }
  if (place.kind !== "postgres") throw new Failure("wrong_use", "Name the PostgreSQL to copy to.");
  const target = openPostgres({ url: place.url, connections: 1 });
  try {
    const rows = await copyDatabase(database, target);
    const text = `Copied ${thousands(rows)} rows from ${database.description} to ${target.description}, and compared them.`;
    return { json: { from: database.description, to: target.description, rows }, text };
  } finally {
    await target.close();
  }
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
