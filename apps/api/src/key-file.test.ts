import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseKey } from "@almagest/auth";
import { afterAll, describe, expect, it } from "vitest";
import { systemRandom } from "./compose";
import { openKey, saveKey } from "./key-file";

const root = mkdtempSync(join(tmpdir(), "almagest-key-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

function opened(dataDir: string) {
  const result = openKey(dataDir, systemRandom);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

describe("the key file", () => {
  it("is made once, for its owner alone, and read from then on", () => {
    const dataDir = join(root, "deep", "data");
    const first = opened(dataDir);
    expect(first.isNew).toBe(true);
    expect(parseKey(first.key)?.kind).toBe("secret");
    expect(existsSync(first.path)).toBe(false);
    saveKey(first);
    expect([modeOf(dataDir), modeOf(first.path)]).toEqual(["700", "600"]);
    expect(readdirSync(dataDir)).toEqual(["demo-key"]);
    expect(opened(dataDir)).toEqual({ ...first, isNew: false });
  });

  it("is closed to others where somebody opened it", () => {
    const dataDir = join(root, "open");
    const first = opened(dataDir);
    saveKey(first);
    chmodSync(first.path, 0o644);
    opened(dataDir);
    expect(modeOf(first.path)).toBe("600");
  });

  it("that holds something else is left alone and named", () => {
    const dataDir = join(root, "other");
    const { path } = opened(dataDir);
    writeFileSync(path, "something else\n");
    expect(openKey(dataDir, systemRandom)).toEqual({ ok: false, problem: expect.stringContaining(path) });
    expect(readFileSync(path, "utf8")).toBe("something else\n");
  });

  it("in a place that is no directory, or cannot be written, is a problem in one line", () => {
    const file = join(root, "file");
    writeFileSync(file, "");
    for (const dataDir of [file, join(file, "below"), "/proc/nowhere", "/dev/null"]) {
      const result = openKey(dataDir, systemRandom);
      expect(result).toMatchObject({ ok: false, problem: expect.stringMatching(/^The data directory .*\S$/) });
    }
  });

  it("leaves no draft behind where it cannot be kept", () => {
    const dataDir = join(root, "gone");
    const first = opened(dataDir);
    rmSync(dataDir, { recursive: true });
    expect(saveKey(first)).toMatchObject({ ok: false, problem: expect.stringContaining(first.path) });
  });
});
