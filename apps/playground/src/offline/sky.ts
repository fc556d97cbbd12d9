import type { Ephemeris } from "@almagest/ephemeris";
import { type Asset, fetchedFiles, here } from "./fetched";
import type { Licence, Progress } from "./messages";
import { once } from "./once";
import { type PartialSky, partialSky } from "./whole-range";

/** The engine and the skies opened with it. */
export interface Engine {
  readonly licence: Licence;
  /** As answers name it. */
  readonly version: string;
  /** A sky for one call over the files of 1800 to 2399, or over all files once they are loaded. */
  readonly near: () => PartialSky;
  /** The same over all files, which the first call loads. */
  readonly whole: () => Promise<Ephemeris>;
}

type Report = (progress: Progress) => void;

/** Loads the engine and its sky of 1800 to 2399. @throws NotHere */
export async function openEngine(report: Report): Promise<Engine> {
  const { PROGRAM, NEAR, FAR, LICENCE, swissEphemerisFromWasm } = await here(import("./engine"));
  const assets = [PROGRAM, ...Object.values(NEAR)];
  const [wasm, ...contents] = await fetchedFiles(assets, reporting("engine", assets, report));
  if (wasm === undefined) throw new TypeError("the program is the first of the files");
  const program = await WebAssembly.compile(wasm);
  const nearFiles = named(NEAR, contents);
  const nearSky = swissEphemerisFromWasm({ program, files: nearFiles });
  let all: Ephemeris | undefined;
  const whole = once(async () => {
    const far = Object.values(FAR);
    const farFiles = named(FAR, await fetchedFiles(far, reporting("centuries", far, report)));
    all = swissEphemerisFromWasm({ program, files: new Map([...nearFiles, ...farFiles]) });
    return all;
  });
  const near = (): PartialSky =>
    all === undefined ? partialSky(nearSky) : { ephemeris: all, hasRefused: () => false };
  return { licence: LICENCE, version: `${nearSky.name} ${nearSky.version}`, near, whole };
}

function named(
  files: Readonly<Record<string, Asset>>,
  contents: readonly Uint8Array<ArrayBuffer>[],
): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.keys(files).map((name, index0) => [name, contents[index0] ?? new Uint8Array()]));
}

/** Reports the start too, before the first byte has come. */
export function reporting(
  part: Progress["part"],
  assets: readonly Asset[],
  report: Report,
): (loadedBytes: number) => void {
  const totalBytes = assets.reduce((sum, { bytes }) => sum + bytes, 0);
  const told = (loadedBytes: number): void => report({ part, loadedBytes, totalBytes });
  told(0);
  return told;
}
