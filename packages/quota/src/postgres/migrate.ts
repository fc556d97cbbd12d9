import { InvariantError } from "@almagest/operation";
import type { LedgerDatabase } from "./port";
import { numberOf } from "./rows";

/** One file of the package's folder `migrations`, which a program reads and hands over. */
export interface Migration {
  /** From 1, without gaps. */
  readonly version: number;
  /** Small letters, digits and hyphens. */
  readonly name: string;
  readonly sql: string;
}

/** The lock, held to the end of the transaction, keeps two programs from creating the same table at once. */
const VERSION_TABLE = `
SELECT pg_advisory_xact_lock(hashtext('quota_schema'));
CREATE TABLE IF NOT EXISTS quota_schema (
  version integer PRIMARY KEY,
  name text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
)`;

/** Reads `0001_quota.sql`. @throws InvariantError for another form of name. */
export function migrationOf(fileName: string, sql: string): Migration {
  const [, digits, name] = /^(\d{4})_([a-z0-9-]+)\.sql$/.exec(fileName) ?? [];
  if (digits === undefined || name === undefined) {
    throw new InvariantError("a migration is named 0001_name.sql", { fileName });
  }
  return { version: Number(digits), name, sql };
}

/** The highest version applied; 0 for a database that has none. */
export async function schemaVersion(database: LedgerDatabase): Promise<number> {
  const [table] = await database.query(
    "SELECT CASE WHEN to_regclass('quota_schema') IS NULL THEN 0 ELSE 1 END::integer AS tables",
    [],
  );
  if (table === undefined || numberOf(table, "tables") === 0) return 0;
  const [row] = await database.query("SELECT coalesce(max(version), 0)::integer AS version FROM quota_schema", []);
  return row === undefined ? 0 : numberOf(row, "version");
}

/**
 * Applies what is missing, in order, each in its own transaction. Two programs may do so at once: one waits
 * for the other, finds the version's row and goes on from there. Answers the versions this call applied.
 * @throws InvariantError for versions that are not 1, 2, 3 and so on; the driver's error where a statement fails.
 */
export async function migrate(database: LedgerDatabase, migrations: readonly Migration[]): Promise<readonly number[]> {
  const ordered = [...migrations].sort((one, other) => one.version - other.version);
  if (ordered.some(({ version }, index0) => version !== index0 + 1)) {
    throw new InvariantError("migrations count from 1 without gaps", { versions: ordered.map((each) => each.version) });
  }
  const applied: number[] = [];
  for (const migration of ordered) {
    if (migration.version > (await schemaVersion(database)) && (await apply(database, migration))) {
      applied.push(migration.version);
    }
  }
  return applied;
}

async function apply(database: LedgerDatabase, { version, name, sql }: Migration): Promise<boolean> {
  const label = migrationOf(`${String(version).padStart(4, "0")}_${name}.sql`, sql).name;
  const first = `${VERSION_TABLE}; INSERT INTO quota_schema (version, name) VALUES (${version}, '${label}');`;
  try {
    await database.script(`${first}\n${sql}`);
    return true;
  } catch (error) {
    if ((await schemaVersion(database)) >= version) return false;
    throw error;
  }
}
