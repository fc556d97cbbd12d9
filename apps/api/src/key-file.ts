import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { generateKey, parseKey } from "@almagest/auth";

export interface OpenedKey {
  readonly key: string;
  readonly path: string;
  /** True where no file was there: the key is only in memory until `saveKey`. */
  readonly isNew: boolean;
}

export type Opened<Value> =
  | { readonly ok: true; readonly value: Value }
  /** One line that says what is wrong and where. */
  | { readonly ok: false; readonly problem: string };

/**
 * Reads the service's secret key from `<dataDir>/demo-key`, or makes one where there is none. Makes the directory
 * (mode 0700) and proves that it can be written to, so that a start fails before it serves anything.
 */
export function openKey(dataDir: string, random: (byteCount: number) => Uint8Array): Opened<OpenedKey> {
  const directory = resolve(dataDir);
  const path = join(directory, "demo-key");
  try {
    makeDirectory(directory);
    proveWritable(directory);
    const text = readIfThere(path);
    if (text === undefined) return { ok: true, value: { key: generateKey("secret", random), path, isNew: true } };
    const key = text.trim();
    if (parseKey(key)?.kind !== "secret") {
      return {
        ok: false,
        problem: `${path} does not hold a secret key. Delete it, and the next start makes a new one.`,
      };
    }
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
    return { ok: true, value: { key, path, isNew: false } };
  } catch (error) {
    return { ok: false, problem: `The data directory ${directory} cannot be used: ${reasonOf(error)}` };
  }
}

/** Keeps a new key: written beside its place with mode 0600 and moved there, so no reader ever sees half of it. */
export function saveKey(opened: OpenedKey): Opened<string> {
  const draft = `${opened.path}.${process.pid}`;
  try {
    writeFileSync(draft, `${opened.key}\n`, { mode: 0o600, flag: "wx" });
    renameSync(draft, opened.path);
    return { ok: true, value: opened.path };
  } catch (error) {
    rmSync(draft, { force: true });
    return { ok: false, problem: `The key cannot be kept in ${opened.path}: ${reasonOf(error)}` };
  }
}

/** Step by step: Node's own recursive way never returns where a file system such as /proc refuses new directories. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
}

function proveWritable(directory: string): void {
  const probe = join(directory, `.probe.${process.pid}`);
  writeFileSync(probe, "", { mode: 0o600 });
  rmSync(probe);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
