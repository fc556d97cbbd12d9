import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { reasonOf } from "@almagest/database";
import type { Config } from "../config";
import { newSealKey, parseSealKeys, SEAL_KEYS_RULE, type SealKey } from "../seal-keys";

export type FoundSealKeys =
  /** Undefined where none are configured for a database that other machines may use too. */
  | { readonly ok: true; readonly keys: readonly SealKey[] | undefined }
  /** One line that says what is wrong and where. */
  | { readonly ok: false; readonly problem: string };

interface SealKeyOptions extends Pick<Config, "sealKeys" | "databaseUrl" | "dataDir"> {
  readonly random: (byteCount: number) => Uint8Array;
}

/**
 * The installation's keys for sealing: those of the settings, else those in `<dataDir>/seal-keys` beside the embedded
 * database, which the first start makes. Processes that start together all get the same one.
 */
export function findSealKeys({ sealKeys, databaseUrl, dataDir, random }: SealKeyOptions): FoundSealKeys {
  if (sealKeys !== undefined || databaseUrl !== undefined) return { ok: true, keys: sealKeys };
  const path = join(resolve(dataDir), "seal-keys");
  try {
    const text = readIfThere(path) ?? made(path, random);
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
    const keys = parseSealKeys(text.trim().split(/\s+/).join(","));
    if (keys !== undefined) return { ok: true, keys };
    return { ok: false, problem: `${path} has to be lines of ${SEAL_KEYS_RULE}. Put the right file back.` };
  } catch (error) {
    return { ok: false, problem: `The keys in ${path} cannot be read: ${reasonOf(error)}` };
  }
}

/** The file is whole before it has its name, and the first process to name its own wins. */
function made(path: string, random: SealKeyOptions["random"]): string {
  const draft = `${path}.${process.pid}.draft`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${newSealKey(random)}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8");
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}
