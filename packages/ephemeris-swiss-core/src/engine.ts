import { InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import type { EarthClock } from "./instants";
import type { Six, SwissLibrary } from "./library";
import type { Range } from "./range";

/** A copy of the library, and what it is set to. */
export interface LibraryUse {
  readonly library: SwissLibrary;
  readonly state: EngineState;
}

/** State that the parts of one adapter share. */
export interface Session extends LibraryUse {
  readonly directory: string;
  readonly range: Range;
  readonly clock: EarthClock;
}

/**
 * Settings of this thread's copy of the library. It reads from one folder at a time, and has one file of each kind
 * open; where two files overlap, the one that happens to be open answers, and they differ by up to 1e-5 degrees.
 */
export interface EngineState {
  directory: string;
  /** Whether the list of stars in the library's memory is from one of our folders; it is read once. */
  hasStars: boolean;
  /** The span of instants for which the files that are open are the right ones. */
  fromJdTt: number;
  toJdTt: number;
}

interface FileEra {
  readonly files: string;
  readonly fromJdTt: number;
  readonly toJdTt: number;
  /** An instant that lies in these files and in no others. */
  readonly middleJdTt: number;
}

/**
 * Files change one day after the date in their names (1800-01-01 and 2400-01-01), by when the light that arrives has
 * left its body within the same file: no single question reads from two.
 */
const ERAS: readonly FileEra[] = [
  { files: "12", fromJdTt: Number.NEGATIVE_INFINITY, toJdTt: 2_378_497.5, middleJdTt: 2_268_922.5 },
  { files: "18", fromJdTt: 2_378_497.5, toJdTt: 2_597_642.5, middleJdTt: 2_488_068.5 },
  { files: "24", fromJdTt: 2_597_642.5, toJdTt: Number.POSITIVE_INFINITY, middleJdTt: 2_707_214.5 },
];

/** The library parts folders of its path by it on every system; no folder that is taken has one in its name. */
export const FOLDER_SEPARATOR = ";";

const { SE_CERES, SE_DELTAT_AUTOMATIC, SE_MOON, SE_SUN, SEFLG_SWIEPH } = constants;

/** One body of each kind of file, with the library's index of that kind. */
const FILE_KINDS = [
  { prefix: "semo", body: SE_MOON, fileIndex0: 1 },
  { prefix: "sepl", body: SE_SUN, fileIndex0: 0 },
  { prefix: "seas", body: SE_CERES, fileIndex0: 2 },
] as const;

/** Of a copy of the library that was asked nothing yet. */
export function newEngineState(): EngineState {
  return { directory: "", hasStars: false, fromJdTt: Number.NaN, toJdTt: Number.NaN };
}

/**
 * Makes the library read from a folder, with the files for an instant open. Costs a comparison where it already does,
 * and about 0.1 ms where another adapter, or another six centuries, were asked last.
 */
export function prepare(use: LibraryUse, directory: string, jdTt: number): void {
  const { library, state } = use;
  if (state.directory === directory && jdTt >= state.fromJdTt && jdTt < state.toJdTt) return;
  const era = ERAS.find((candidate) => jdTt < candidate.toJdTt);
  if (era === undefined) throw new InvariantError("no ephemeris file for an instant", { jdTt });
  state.directory = "";
  library.set_ephe_path(directory);
  for (const { prefix, body, fileIndex0 } of FILE_KINDS) {
    swissNumbers(use, era.middleJdTt, body, SEFLG_SWIEPH);
    requireOpenFile(library, `${ownFolder(directory)}/${prefix}_${era.files}.se1`, fileIndex0);
  }
  state.directory = directory;
  state.fromJdTt = era.fromJdTt;
  state.toJdTt = era.toJdTt;
}

/** Of a path of two folders the first, which has the files of the manifest; the other has an operator's asteroids. */
function ownFolder(path: string): string {
  return path.split(FOLDER_SEPARATOR)[0] ?? path;
}

/** Checks an instant in TT against the range, and has the files for it open. */
export function open(session: Session, jdTt: number): void {
  session.range.requireTt(jdTt);
  prepare(session, session.directory, jdTt);
}

/**
 * Behind a call in which the library may have opened other files by itself: whether those that the state names are the
 * ones that are open. Where they are not, the next question opens its own.
 */
export function keptFiles({ library, state }: LibraryUse): boolean {
  const era = ERAS.find(({ fromJdTt }) => fromJdTt === state.fromJdTt);
  const kept = FILE_KINDS.every(
    ({ prefix, fileIndex0 }) =>
      pathOf(library, fileIndex0) === `${ownFolder(state.directory)}/${prefix}_${era?.files}.se1`,
  );
  if (!kept) state.directory = "";
  return kept;
}

/** Frees the library's memory of everything, of a list of stars that other code may have made it read too. */
export function forgetStars({ library, state }: LibraryUse): void {
  library.close();
  state.directory = "";
}

/** The open file of a kind; the library parts folder and file by the sign of its system. */
function pathOf(library: SwissLibrary, fileIndex0: number): string {
  return library.get_current_file_data(fileIndex0).path.replaceAll("\\", "/");
}

function requireOpenFile(library: SwissLibrary, expected: string, fileIndex0: number): void {
  const path = pathOf(library, fileIndex0);
  if (path === expected) return;
  throw new InvariantError(
    `Swiss Ephemeris reads ${path} instead of ${expected}. If the environment variable SE_EPHE_PATH is set, unset it: the library prefers it to any folder it is given.`,
    { path, expected },
  );
}

/**
 * The six numbers of a body, as the library gives them; never those of a lesser model.
 *
 * When a file fails it the library answers from Moshier's analytic ephemeris, and says so in the flags it returns, or,
 * where that touched only part of a position, in its message alone. Either is refused with an InvariantError that
 * carries both. It keeps what it computed and would give it without a message when asked again, so the next question
 * begins with a library that is set up anew.
 */
export function swissNumbers(use: LibraryUse, jdTt: number, body: number, flags: number): Six {
  const result = use.library.calc(jdTt, body, flags);
  if (result.flag === flags && result.error === "") return result.data;
  throw refusedAnswer(use, { jdTt, body, flags }, result);
}

/** The error of an answer that is none, or not from the files; the next question begins with the library set up anew. */
export function refusedAnswer(
  { state }: LibraryUse,
  asked: Readonly<Record<string, unknown>>,
  answered: { readonly flag: number; readonly error: string },
): InvariantError {
  state.directory = "";
  return new InvariantError(
    `Swiss Ephemeris did not answer from its files: ${answered.error.trim() || `flags ${answered.flag}`}. Check that the data folder is still there and, if the environment variable SE_EPHE_PATH is set, unset it.`,
    { ...asked, answeredFlags: answered.flag, engineMessage: answered.error },
  );
}

/** The library's answer under the given delta T, in days, instead of its own. */
export function withDeltaT<Found>({ library }: LibraryUse, days: number, ask: () => Found): Found {
  library.set_delta_t_userdef(days);
  try {
    return ask();
  } finally {
    library.set_delta_t_userdef(SE_DELTAT_AUTOMATIC);
  }
}
