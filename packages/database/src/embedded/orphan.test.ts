import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stopOrphan } from "./orphan";

/** More than any system gives to a process. */
const NOBODY = 2 ** 30;

describe("the file of a server that outlived its process", () => {
  let cluster = "";
  beforeEach(() => {
    cluster = mkdtempSync(join(tmpdir(), "almagest-orphan-"));
  });
  afterEach(() => rmSync(cluster, { recursive: true, force: true }));

  const path = (): string => join(cluster, "postmaster.pid");

  test("is removed where it stays empty, since no server starts over it", async () => {
    writeFileSync(path(), "");
    await stopOrphan(cluster);
    expect(existsSync(path())).toBe(false);
  });

  test("is kept where a server that has just started writes into it", async () => {
    writeFileSync(path(), "");
    setTimeout(() => writeFileSync(path(), `${NOBODY}\n${cluster}\n`), 100);
    await stopOrphan(cluster);
    expect(readFileSync(path(), "utf8")).toBe(`${process.pid}\n${cluster}\n`);
  });

  test("may be missing", async () => {
    await stopOrphan(cluster);
    expect(existsSync(path())).toBe(false);
  });
});
