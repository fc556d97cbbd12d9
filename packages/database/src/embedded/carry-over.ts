import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Drizzle } from "../connection";
import { copyRows, countRows, ROWS_AT_ONCE, type RowSource, SALT_ROWS, textIn } from "../copy-rows";
import { applyMigrations, isMigrated } from "../migrations";
import { moveDurably, type Places } from "./directories";

/**
 * Earlier versions kept their rows in `<dataDir>/database`, in a form that PostgreSQL cannot open. They are read by the
 * engine that wrote them and carried over once, in one transaction that compares every table before it commits; then
 * the folder is renamed, and kept. A carry-over that was cut off is done again, or, after its commit, only renamed.
 * @throws Error in one line; the earlier folder is then as it was.
 */
export async function carryOver(
  { earlier, carriedOver }: Places,
  drizzle: Drizzle,
  say: (message: string) => void,
): Promise<void> {
  if (!existsSync(earlier)) return;
  const kept = freeName(carriedOver);
  if (existsSync(join(earlier, "PG_VERSION"))) {
    say(`Carrying over the database of an earlier version in ${earlier} …`);
    const rows = await carryRows(earlier, drizzle);
    say(`${rows} rows carried over and compared. The earlier database is kept in ${kept}; nothing reads it any more.`);
  }
  moveDurably(earlier, kept);
}

function freeName(name: string): string {
  for (let copy = 2, free = name; ; copy += 1) {
    if (!existsSync(free)) return free;
    free = `${name}.${copy}`;
  }
}

async function carryRows(folder: string, drizzle: Drizzle): Promise<number> {
  const source = await openEarlier(folder);
  try {
    const lastMillis = await lastMigrationOf(source);
    if (lastMillis === 0) return 0;
    return await drizzle.transaction(async (target) => {
      if (await isCarried(source, target, folder)) return countRows(target);
      await applyMigrations(target, lastMillis);
      return copyRows(sourceOf(source), target);
    });
  } finally {
    await source.close();
  }
}

async function openEarlier(folder: string): Promise<PGlite> {
  const engine = await import("@electric-sql/pglite").catch(() => undefined);
  if (engine === undefined) {
    const how = "Install @electric-sql/pglite (an optional dependency), which reads it, and start once";
    throw new Error(`${folder} holds the database of an earlier version. ${how}.`);
  }
  const source = await engine.PGlite.create(folder);
  await source.exec("SET TimeZone = 'UTC'");
  return source;
}

async function lastMigrationOf(source: PGlite): Promise<number> {
  const there = await textFrom(source, "SELECT to_regclass('drizzle.__drizzle_migrations')::text AS value");
  if (there === undefined) return 0;
  return Number(await textFrom(source, "SELECT max(created_at)::text AS value FROM drizzle.__drizzle_migrations"));
}

/** The salt is random, made with a schema and carried over with the rows: where it is the same, they are there. */
async function isCarried(source: PGlite, target: Drizzle, folder: string): Promise<boolean> {
  if (!(await isMigrated(target))) return false;
  const salt = "SELECT value FROM service_secret WHERE name = 'client-salt'";
  if ((await textFrom(source, salt)) === (await textIn(target, salt))) return true;
  if ((await countRows(target)) === SALT_ROWS) return false;
  const what = `${folder} holds the database of an earlier version, and there is a newer one with rows beside it`;
  throw new Error(`${what}. Move the one that is not wanted out of the data directory.`);
}

function sourceOf(source: PGlite): RowSource {
  return {
    text: (query) => textFrom(source, query),
    eachRows: (table, take) =>
      source.transaction(async (reading) => {
        await reading.exec(`DECLARE carried CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${table} AS t`);
        for (;;) {
          const { rows } = await reading.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM carried`);
          if (rows.length === 0) break;
          await take(rows.map(({ line }) => line));
        }
      }),
  };
}

async function textFrom(source: PGlite, query: string): Promise<string | undefined> {
  const { rows } = await source.query<{ value: string | null }>(query);
  return rows[0]?.value ?? undefined;
}
