import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { InvariantError } from "@almagest/operation";
import manifest from "../data/manifest.json";

import { FOLDER_SEPARATOR } from "./engine";

export { packagedDirectory } from "./packaged";

interface DataFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The library keeps its search path in 256 bytes and wants room for a file name. */
const LONGEST_PATH_BYTES = 242;

/** It takes these for separators between several folders. */
const SEPARATORS = process.platform === "win32" ? /;/ : /[;:]/;

/** It would read these of itself: they change the time scales, or the orbits of the points of the Hamburg School. */
const TABLES = ["seleapsec.txt", "swe_deltat.txt", "sedeltat.txt", "seorbel.txt"] as const;

/**
 * The absolute path of a folder whose files are the ten of the manifest, each read and compared by size and sha256.
 * Throws an InvariantError that names the file, where it was looked for, and what to do.
 */
export function verifiedDirectory(given: string): string {
  const directory = readableFolder(given);
  for (const file of manifest.files) verifyFile(directory, file);
  return directory;
}

/**
 * The path of both folders as the library takes it: that of the manifest, and one of an operator's with files of
 * asteroids under `ast0`, `ast1` …, as Astrodienst gives them out.
 */
export function withAsteroids(directory: string, asteroidDirectory: string | undefined): string {
  if (asteroidDirectory === undefined || asteroidDirectory === "") return directory;
  const folder = asteroidFolder(asteroidDirectory);
  const path = `${directory}${FOLDER_SEPARATOR}${folder}`;
  requireShort(path);
  return path;
}

const ASTEROID_FILE = /^(?:ast\d{1,3}\/)?(?:se\d{5}|s\d{6})s?\.se1$/;

/** Reads files of asteroids in such a folder by their names; undefined without a folder. */
export function asteroidReader(
  asteroidDirectory: string | undefined,
): ((name: string) => Uint8Array | undefined) | undefined {
  if (asteroidDirectory === undefined || asteroidDirectory === "") return undefined;
  const folder = asteroidFolder(asteroidDirectory);
  return (name) => {
    const path = join(folder, name);
    return ASTEROID_FILE.test(name) && existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
  };
}

function asteroidFolder(given: string): string {
  const folder = readableFolder(given);
  if (!existsSync(folder)) throw new InvariantError(`The folder of asteroids ${folder} does not exist.`, { folder });
  return folder;
}

function readableFolder(given: string): string {
  const directory = resolve(given);
  requireShort(directory);
  if (SEPARATORS.test(directory)) throw unreadable(directory);
  for (const name of TABLES) refuseTable(join(directory, name));
  return directory;
}

function requireShort(path: string): void {
  if (Buffer.byteLength(path) > LONGEST_PATH_BYTES) throw unreadable(path);
}

function unreadable(directory: string): InvariantError {
  return new InvariantError(
    `Swiss Ephemeris cannot read from ${directory}: the path must be at most ${LONGEST_PATH_BYTES} bytes long, without colon or semicolon.`,
    { directory },
  );
}

/** The content of every file by name, each compared with the manifest as above. */
export function verifiedFiles(directory: string): ReadonlyMap<string, Uint8Array> {
  return new Map(manifest.files.map((file) => [file.name, verifyFile(directory, file)]));
}

/** The text of the star catalogue, compared with the manifest as above. */
export function verifiedStarList(directory: string): string {
  return verifiedContent(directory, "sefstars.txt").toString("latin1");
}

/** The content of a file of the manifest, compared with it as above. */
function verifiedContent(directory: string, name: string): Buffer {
  const file = manifest.files.find((candidate) => candidate.name === name);
  if (file === undefined) throw new InvariantError("not a data file", { name });
  return verifyFile(directory, file);
}

function verifyFile(directory: string, file: DataFile): Buffer {
  const path = join(directory, file.name);
  const content = contentOf(path, file.name);
  if (content.length !== file.bytes) {
    throw damaged(path, file.name, `it has ${content.length} bytes instead of ${file.bytes}`);
  }
  const sha256 = createHash("sha256").update(content).digest("hex");
  if (sha256 !== file.sha256) throw damaged(path, file.name, `its sha256 is ${sha256} instead of ${file.sha256}`);
  return content;
}

function contentOf(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InvariantError(
      `Ephemeris file ${name} cannot be read at ${path} (${reason}). Reinstall @almagest/ephemeris-swiss-core, or give dataDirectory a folder with its data files; nothing is computed without them.`,
      { file: name, path, reason },
    );
  }
}

function damaged(path: string, name: string, what: string): InvariantError {
  return new InvariantError(
    `Ephemeris file ${name} is damaged at ${path}: ${what}. Reinstall @almagest/ephemeris-swiss-core.`,
    { file: name, path, what },
  );
}

function refuseTable(path: string): void {
  if (!existsSync(path)) return;
  throw new InvariantError(
    `Swiss Ephemeris would take its time scales or orbits from ${path}, and answers would differ from place to place. Remove that file from the data folder.`,
    { path },
  );
}
