import type { Ut1Source } from "@almagest/ephemeris";
import {
  ERAS,
  type Era,
  newEngineState,
  type SwissEphemeris,
  swissEphemerisFrom,
} from "@almagest/ephemeris-swiss-core";
import { InvariantError } from "@almagest/operation";
import { wasmLibrary } from "./library";
import { DIRECTORY } from "./memory-files";
import { startProgram } from "./program";
import type { CompiledProgram } from "./webassembly";

const KINDS = ["sepl", "semo", "seas"] as const;
const STAR_LIST = "sefstars.txt";
const LETTERS_AT_ONCE = 8192;

export interface WasmParts {
  /** `wasm/swisseph.wasm` of this package, compiled: `await WebAssembly.compileStreaming(fetch(url))`. */
  readonly program: CompiledProgram;
  /**
   * The data files by name, unchanged, of `@almagest/ephemeris-swiss-core/data`: `sefstars.txt`, and for each six
   * centuries that shall be answered (12, 18, 24: from 1200, 1800, 2400) `sepl_18.se1`, `semo_18.se1`, `seas_18.se1`.
   * Those of 1800 to 2399 alone are 2 MB.
   */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** A file of an asteroid by its name, `ast0/se00433.se1`, where there is one. */
  readonly asteroidFile?: (name: string) => Uint8Array | undefined;
  /** As in `@almagest/ephemeris-swiss`. */
  readonly ut1?: Ut1Source;
}

/**
 * The sky by Swiss Ephemeris as a WebAssembly program: in a browser, on an edge runtime, in Node without a compiler. The
 * same port, the same files and checks as the native engine; answers differ by at most 0.000003″. Each call has a copy of
 * the library of its own, so that several never disturb each other.
 *
 * Throws an InvariantError where a file is missing or the sets of files do not adjoin.
 */
export function swissEphemerisFromWasm({ program, files, asteroidFile, ut1 = "measured" }: WasmParts): SwissEphemeris {
  const eras = erasOf(files);
  const inFolder = new Map([...files].map(([name, content]) => [`${DIRECTORY}/${name}`, content]));
  const starList = files.get(STAR_LIST);
  if (starList === undefined) throw new InvariantError(`The file ${STAR_LIST} is missing.`, { file: STAR_LIST });
  return swissEphemerisFrom({
    library: wasmLibrary(
      startProgram(program, { get: (path) => inFolder.get(path) ?? asteroidFile?.(path.slice(DIRECTORY.length + 1)) }),
    ),
    state: newEngineState(),
    name: "Swiss Ephemeris (WebAssembly)",
    directory: DIRECTORY,
    eras,
    starList: () => latin1(starList),
    ut1,
  });
}

/** Text of a byte a letter, in pieces that fit the arguments of a call. */
function latin1(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += LETTERS_AT_ONCE) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + LETTERS_AT_ONCE)));
  }
  return pieces.join("");
}

function erasOf(files: ReadonlyMap<string, Uint8Array>): readonly Era[] {
  const eras = ERAS.filter((era) => KINDS.some((kind) => files.has(`${kind}_${era}.se1`)));
  const missing = eras.flatMap((era) => KINDS.map((kind) => `${kind}_${era}.se1`).filter((name) => !files.has(name)));
  if (missing.length > 0) throw new InvariantError(`The files ${missing.join(", ")} are missing.`, { missing });
  if (eras.length === 0)
    throw new InvariantError("No ephemeris files were given: send sepl_18.se1, semo_18.se1 and seas_18.se1.");
  if (eras.length === 2 && !eras.includes("18")) {
    throw new InvariantError("The files of 1200 and 2400 do not adjoin: send those of 1800 too.");
  }
  return eras;
}
