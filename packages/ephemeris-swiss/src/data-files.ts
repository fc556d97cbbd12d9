import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRecord } from "@almagest/operation";

/** The folder of the files that come with this package. */
export const PACKAGED_DATA = fileURLToPath(new URL("../data", import.meta.url));

interface DataFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Folders whose files were read and found right; they are not read again in this process. */
const verified = new Set<string>();

/**
 * Reads every file the manifest names and compares size and sha256.
 * @throws Error naming the first file that is missing or damaged, where it was looked for, and what to do.
 */
export function verifyDataFiles(directory: string): void {
  if (verified.has(directory)) return;
  for (const file of manifestFiles()) verifyFile(directory, file);
  verified.add(directory);
}

function manifestFiles(): readonly DataFile[] {
  const path = join(PACKAGED_DATA, "manifest.json");
  const manifest: unknown = JSON.parse(readOrExplain(path).toString("utf8"));
  const files = isRecord(manifest) ? manifest["files"] : undefined;
  if (Array.isArray(files) && files.every(isDataFile)) return files;
  throw damaged(path, "it is not the list of files");
}

function isDataFile(value: unknown): value is DataFile {
  return (
    isRecord(value) &&
    typeof value["name"] === "string" &&
    typeof value["bytes"] === "number" &&
    typeof value["sha256"] === "string"
  );
}

function verifyFile(directory: string, file: DataFile): void {
  const path = join(directory, file.name);
  const content = readOrExplain(path);
  if (content.length !== file.bytes) throw damaged(path, `it has ${content.length} bytes instead of ${file.bytes}`);
  const digest = createHash("sha256").update(content).digest("hex");
  if (digest !== file.sha256) throw damaged(path, "its sha256 is not the manifest's");
}

function readOrExplain(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Error(
      `Ephemeris file missing: ${path}. Positions are never computed without it. Reinstall @almagest/ephemeris-swiss, or point dataDirectory at a folder that holds its data files.`,
      { cause },
    );
  }
}

function damaged(path: string, what: string): Error {
  return new Error(`Ephemeris file damaged: ${path}: ${what}. Reinstall @almagest/ephemeris-swiss.`);
}
