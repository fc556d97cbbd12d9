import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Drizzle } from "./connection";

/** The folder that comes with this package, beside `src` and beside `dist`. */
function migrationsFolder(): string {
  const here = typeof __dirname === "string" ? __dirname : dirname(fileURLToPath(import.meta.url));
  return [join(here, "..", "migrations"), join(here, "..", "..", "migrations")].find(existsSync) ?? here;
}

/** Where drizzle keeps what it applied. */
const APPLIED = "drizzle.__drizzle_migrations";

/** The number of migrations that a database lacks; all of them where it is empty. */
export async function missingMigrations(drizzle: Drizzle): Promise<number> {
  return lacking(await lastApplied(drizzle)).length;
}

/** True where at least one migration was applied. */
export async function isMigrated(drizzle: Drizzle): Promise<boolean> {
  return (await lastApplied(drizzle)) > 0;
}

/**
 * Applies what is missing, in order, in one transaction: all of it or nothing. A second program waits at the lock,
 * then finds everything done. The lock is the transaction's, so it also holds behind a pooler.
 * @param untilMillis the last one that is wanted; all by default.
 */
export async function applyMigrations(drizzle: Drizzle, untilMillis = Number.POSITIVE_INFINITY): Promise<number> {
  return drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('almagest_schema'))`);
    await transaction.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
    await transaction.execute(
      sql.raw(`CREATE TABLE IF NOT EXISTS ${APPLIED} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`),
    );
    const lastMillis = await lastApplied(transaction);
    const missing = lacking(lastMillis).filter(({ folderMillis }) => folderMillis <= untilMillis);
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(
        sql`INSERT INTO ${sql.raw(APPLIED)} (hash, created_at) VALUES (${hash}, ${folderMillis})`,
      );
    }
    return missing.length;
  });
}

function lacking(lastMillis: number): readonly MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).filter(
    ({ folderMillis }) => folderMillis > lastMillis,
  );
}

async function lastApplied(drizzle: Drizzle): Promise<number> {
  if ((await numberFrom(drizzle, `SELECT count(to_regclass('${APPLIED}'))::int AS value`)) === 0) return 0;
  return numberFrom(drizzle, `SELECT coalesce(max(created_at), 0)::float8 AS value FROM ${APPLIED}`);
}

async function numberFrom(drizzle: Drizzle, text: string): Promise<number> {
  const [row] = await drizzle.select({ value: sql<number>`value` }).from(sql`(${sql.raw(text)}) AS answer`);
  return Number(row?.value ?? 0);
}
