import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateKey } from "@almagest/auth";
import { apiKey, type Database, openTemporary } from "@almagest/database";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { systemRandom } from "../compose";
import { type FirstKey, findFirstKey, keepFirstKey } from "./first-key";

const root = mkdtempSync(join(tmpdir(), "almagest-first-key-"));
const plan = { requestsPerMonth: 10, nowEpochMs: Date.UTC(2026, 0, 1) };
let database: Database;
let dataDir: string;

beforeAll(async () => {
  database = await openTemporary();
  await database.migrate();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(root, "data-"));
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

async function found(): Promise<FirstKey> {
  const result = await findFirstKey({ dataDir, database, random: systemRandom });
  if (!result.ok || result.value === undefined) throw new Error("there is no first key");
  return result.value;
}

/** The database, whose transactions see whether the key's file is there. */
function watched(path: string, seen: boolean[]): Database {
  const drizzle = new Proxy(database.drizzle, {
    get: (target, name) => {
      if (name === "transaction") seen.push(existsSync(path));
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return { ...database, drizzle };
}

it("takes over the key of a start that was stopped while it kept it", async () => {
  const key = generateKey("secret", systemRandom);
  writeFileSync(join(dataDir, "demo-key.draft"), `${key}\n`, { mode: 0o600 });
  expect(await found()).toMatchObject({ key, isNew: true });
});

it("is made anew where the draft is no whole key", async () => {
  writeFileSync(join(dataDir, "demo-key.draft"), "alm_sk_half");
  const first = await found();
  expect(first).toMatchObject({ key: expect.stringMatching(/^alm_sk_.{46}$/), isNew: true });
});

it("has its file only once the database knows it, so that whoever reads the file may call", async () => {
  const first = await found();
  const seen: boolean[] = [];
  await keepFirstKey(first, { database: watched(first.path, seen), plan });
  expect(seen).toEqual([false]);
  expect(await database.drizzle.$count(apiKey)).toBe(1);
  expect(readFileSync(first.path, "utf8")).toBe(`${first.key}\n`);
  expect(statSync(first.path).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["demo-key"]);
});
