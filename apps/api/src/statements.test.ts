import { type Database, openTemporary } from "@almagest/database";
import type { Meter } from "@almagest/quota";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessOn } from "./compose";

const CALLERS = 16;
const ROUNDS = 20;

let database: Database;
let meter: Meter;
let statements = 0;

beforeAll(async () => {
  database = await openTemporary();
  await database.migrate();
  const query: Database["ledger"]["query"] = (sql, params) => {
    statements += 1;
    return database.ledger.query(sql, params);
  };
  ({ meter } = await accessOn({ ...database, ledger: { ...database.ledger, query } }, { keylessDaily: 1_000_000 }));
});
afterAll(() => database.close());

async function charged(id: string): Promise<void> {
  const charge = await meter.charge({ account: { id, window: "day" }, operationId: "any", transport: "rest" });
  if (!charge.granted) throw new Error("there is a unit");
  await meter.answered(charge.receipt);
}

/** The statements of some work. */
async function sent(work: () => Promise<unknown>): Promise<number> {
  const before = statements;
  await work();
  return statements - before;
}

it("a lone call takes two statements, for its unit and its mark", async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await sent(() => charged("lone"))).toBe(2);
});

it("calls that come together share both statements", async () => {
  const together = (): Promise<unknown> =>
    Promise.all(Array.from({ length: CALLERS }, (_, index0) => charged(`caller_${index0}`)));
  for (let round = 0; round < ROUNDS; round += 1) expect(await sent(together)).toBe(2);
});
