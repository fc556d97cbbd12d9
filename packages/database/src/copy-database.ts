import { textOf } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { AdministrationError } from "./administration";
import { rowsOf } from "./administration/rows";
import type { Database, Drizzle } from "./connection";
import { copyRows, countRows, ROWS_AT_ONCE, type RowSource, SALT_ROWS, textIn } from "./copy-rows";
import { isMigrated } from "./migrations";

/**
 * Copies everything into another database, which gets the schema first: keys, subscriptions, counters, ledger and
 * audit. All rows are read as of one instant and written in one transaction, which commits after every table was
 * compared.
 * @returns the number of rows.
 * @throws AdministrationError `conflict` where the other database is already in use.
 */
export async function copyDatabase(from: Database, to: Database): Promise<number> {
  if ((await isMigrated(to.drizzle)) && (await countRows(to.drizzle)) > SALT_ROWS) {
    throw new AdministrationError("conflict", `${to.description} has rows of its own. Name an empty database.`);
  }
  await to.migrate();
  return from.drizzle.transaction(
    async (reading) => to.drizzle.transaction((writing) => copyRows(sourceOf(reading), writing)),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function sourceOf(reading: Drizzle): RowSource {
  return {
    text: (query) => textIn(reading, query),
    eachRows: async (table, take) => {
      await reading.execute(
        sql.raw(`DECLARE copied CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${table} AS t`),
      );
      for (;;) {
        const rows = await rowsOf(reading, sql.raw(`FETCH ${ROWS_AT_ONCE} FROM copied`));
        if (rows.length === 0) break;
        await take(rows.map((row) => textOf(row, "line")));
      }
      await reading.execute(sql.raw("CLOSE copied"));
    },
  };
}
