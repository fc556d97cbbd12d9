import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { type BrotliOptions, brotliDecompress, brotliDecompressSync } from "node:zlib";
import { InvariantError } from "@almagest/operation";
import { type Gazetteer, openGazetteer } from "./gazetteer";
import { packagedGazetteer } from "./packaged";

export { packagedGazetteer } from "./packaged";

/**
 * Reads, unpacks, checks and opens the gazetteer that comes with this package, or another file of its format.
 * @throws InvariantError where it cannot be read or is damaged.
 */
export function loadGazetteer(path: string = packagedGazetteer()): Gazetteer {
  return openGazetteer(orUnreadable(path, () => brotliDecompressSync(readFileSync(path), ONE_PIECE)));
}

/** The same, unpacked beside what the program does meanwhile. */
export async function readGazetteer(path: string = packagedGazetteer()): Promise<Gazetteer> {
  const packed = orUnreadable(path, () => readFileSync(path));
  const bytes = await promisify(brotliDecompress)(packed, ONE_PIECE).catch((cause) => unreadable(path, cause));
  return openGazetteer(bytes);
}

/** The same, read when something is first looked up in it: a program that serves more than places starts without it. */
export function gazetteerWhenAsked(path: string = packagedGazetteer()): Gazetteer {
  let opened: Gazetteer | undefined;
  const open = (): Gazetteer => {
    opened ??= loadGazetteer(path);
    return opened;
  };
  return {
    get names() {
      return open().names;
    },
    get regions() {
      return open().regions;
    },
    get places() {
      return open().places;
    },
    get bearers() {
      return open().bearers;
    },
    get innerWords() {
      return open().innerWords;
    },
  };
}

/** It is not copied together from many pieces. */
const ONE_PIECE: BrotliOptions = { chunkSize: 1 << 25 };

function orUnreadable<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    return unreadable(path, cause);
  }
}

function unreadable(path: string, cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new InvariantError(
    `The gazetteer cannot be read at ${path} (${reason}). Reinstall @almagest/location, or give loadGazetteer a file.`,
    { path, reason },
  );
}
