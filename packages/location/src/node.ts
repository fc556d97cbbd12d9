import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { InvariantError } from "@almagest/operation";
import { type Gazetteer, openGazetteer } from "./gazetteer";

/** Where the packed gazetteer of this package lies, beside `src` and beside `dist`. */
export function packagedGazetteer(): string {
  const here = typeof __dirname === "string" ? __dirname : dirname(fileURLToPath(import.meta.url));
  return join(here, "..", "data", "gazetteer.bin.br");
}

/**
 * Reads, unpacks, checks and opens the gazetteer that comes with this package, or another file of its format.
 * @throws InvariantError where it cannot be read or is damaged.
 */
export function loadGazetteer(path: string = packagedGazetteer()): Gazetteer {
  return openGazetteer(unpacked(path));
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

function unpacked(path: string): Uint8Array {
  try {
    return brotliDecompressSync(readFileSync(path));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new InvariantError(
      `The gazetteer cannot be read at ${path} (${reason}). Reinstall @almagest/location, or give loadGazetteer a file.`,
      { path, reason },
    );
  }
}
