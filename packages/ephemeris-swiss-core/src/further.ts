import { type FurtherBody, URANIAN_POINTS } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import { constants } from "./constants";
import { type LibraryUse, refusedAnswer } from "./engine";
import type { Six } from "./library";

const { SE_AST_OFFSET, SE_CHIRON, SE_CUPIDO, SE_PHOLUS, SE_PLUTO } = constants;

/** Numbers whose bodies are in the files that are always there; Ceres to Vesta are found by the library itself. */
const IN_OWN_FILES: Readonly<Record<number, number>> = { 2060: SE_CHIRON, 5145: SE_PHOLUS, 134340: SE_PLUTO };

/** The file in which the library looks for orbits of other points; without the file it has those of the eight itself. */
const NO_ORBIT_FILE = /^SwissEph file 'seorbel.txt' not found/;

const POINT_NAMES: readonly string[] = URANIAN_POINTS;

export function isFurther(body: string): body is FurtherBody {
  return asteroidNumber(body) !== undefined || uranianNumber(body) !== undefined;
}

function asteroidNumber(body: string): number | undefined {
  return body.startsWith("asteroid-") ? Number(body.slice("asteroid-".length)) : undefined;
}

function uranianNumber(body: string): number | undefined {
  const index0 = POINT_NAMES.indexOf(body);
  return index0 < 0 ? undefined : SE_CUPIDO + index0;
}

/** The library's number of an asteroid. */
export function libraryNumberOf(asteroid: number): number {
  return IN_OWN_FILES[asteroid] ?? SE_AST_OFFSET + asteroid;
}

/** The files that the library tries for an asteroid, the longer span of time first. */
export function asteroidFiles(asteroid: number): readonly [string, string] {
  const digits = asteroid > 99_999 ? `s${String(asteroid).padStart(6, "0")}` : `se${String(asteroid).padStart(5, "0")}`;
  const stem = `ast${Math.floor(asteroid / 1000)}/${digits}`;
  return [`${stem}.se1`, `${stem}s.se1`];
}

/**
 * The six numbers of an asteroid, or of a point of the Hamburg School.
 * @throws DomainError `unprocessable_entity` where the asteroid's file is not there, or not for the instant.
 */
export function furtherNumbers(use: LibraryUse, jdTt: number, body: FurtherBody, flags: number): Six {
  const asteroid = asteroidNumber(body);
  const number = asteroid === undefined ? (uranianNumber(body) ?? Number.NaN) : libraryNumberOf(asteroid);
  const { flag, error, data } = use.library.calc(jdTt, number, flags);
  if (flag === flags && (error === "" || (asteroid === undefined && NO_ORBIT_FILE.test(error)))) return data;
  const refused = refusedAnswer(use, { jdTt, body, flags }, { flag, error });
  if (asteroid === undefined || number < SE_AST_OFFSET) throw refused;
  throw withoutFile(asteroid, error);
}

function withoutFile(asteroid: number, error: string): DomainError {
  const [whole, short] = asteroidFiles(asteroid);
  const isMissing = error.includes("not found");
  const state = isMissing ? "which is not there" : "which has no position at this time";
  const message = `Asteroid ${asteroid} is read from the file ${whole} or ${short} of Swiss Ephemeris, ${state}. Leave it out, or ask whoever runs the service for the file.`;
  return new DomainError("unprocessable_entity", message, { asteroid, files: [whole, short] });
}

/** The name in the asteroid's file, which is read with its position. */
export function asteroidName({ library }: LibraryUse, asteroid: number): string | undefined {
  const name = library.get_planet_name(libraryNumberOf(asteroid)).trim();
  return name === "" || name.includes(": not found") || name === String(asteroid) ? undefined : name;
}
