import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MIGRATIONS } from "../test/migration-count";
import { openEmbedded } from "./embedded/open";
import { missingMigrations } from "./migrations";

const folder = mkdtempSync(join(tmpdir(), "almagest-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the embedded database", () => {
  it("migrates itself once, keeps what is written, and has one owner at a time", async () => {
    const opened = await openEmbedded(folder);
    if (!opened.ok) throw new Error(opened.problem);
    const { database } = opened;
    expect(await missingMigrations(database.drizzle)).toBe(MIGRATIONS);
    expect(await Promise.all([database.migrate(), database.migrate()])).toEqual([MIGRATIONS, 0]);
    expect(await missingMigrations(database.drizzle)).toBe(0);
    const second = await openEmbedded(folder);
    expect(second).toMatchObject({ ok: false });
    await database.close();
    const again = await openEmbedded(folder);
    if (!again.ok) throw new Error(again.problem);
    expect(await again.database.migrate()).toBe(0);
    const rows = await again.database.ledger.query("SELECT value FROM service_secret", []);
    expect(String(rows[0]?.["value"])).toHaveLength(64);
    await again.database.close();
  });
});
