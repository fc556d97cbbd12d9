import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Ut1Source } from "@almagest/ephemeris";
import type { SwissEphemeris } from "@almagest/ephemeris-swiss-core";
import { asteroidReader, packagedDirectory, verifiedFiles } from "@almagest/ephemeris-swiss-core/files";
import { InvariantError } from "@almagest/operation";
import manifest from "../wasm/manifest.json";
import { packagedProgram } from "./packaged";
import { swissEphemerisFromWasm } from "./swiss";
import { compile } from "./webassembly";

export interface WasmOptions {
  /** A folder with the data files of `@almagest/ephemeris-swiss-core`; its own by default. */
  readonly dataDirectory?: string;
  /** As in `@almagest/ephemeris-swiss`. */
  readonly asteroidDirectory?: string | undefined;
  /** As in `@almagest/ephemeris-swiss`. */
  readonly ut1?: Ut1Source;
}

/**
 * The same in Node, as the native engine is asked for: program and data files are read from their packages and compared
 * with their manifests by size and sha256, a damaged one is an InvariantError.
 */
export function swissEphemeris({
  dataDirectory,
  asteroidDirectory,
  ut1 = "measured",
}: WasmOptions = {}): SwissEphemeris {
  const files = verifiedFiles(dataDirectory ?? packagedDirectory());
  const asteroidFile = asteroidReader(asteroidDirectory);
  return swissEphemerisFromWasm({
    program: compile(verifiedProgram()),
    files,
    ut1,
    ...(asteroidFile && { asteroidFile }),
  });
}

function verifiedProgram(): Uint8Array {
  const path = packagedProgram();
  const content = new Uint8Array(readFileSync(path));
  const sha256 = createHash("sha256").update(content).digest("hex");
  if (sha256 !== manifest.program.sha256) {
    throw new InvariantError(`The program at ${path} is damaged. Reinstall @almagest/ephemeris-swiss-wasm.`, {
      path,
      sha256,
    });
  }
  return content;
}
