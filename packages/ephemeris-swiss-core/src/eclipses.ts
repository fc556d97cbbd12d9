import type { Eclipse, Eclipses, SearchWindow } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import { describedEclipse, type FoundEclipse } from "./eclipse";
import { keptFiles, open, prepare, refusedAnswer, type Session } from "./engine";
import { modeledUt1Of, ttOfModeledUt1 } from "./instants";

const { SEFLG_SWIEPH } = constants;

const ANY_KIND = 0;

/** The library passes over an eclipse whose maximum is less than 9 s after the start of its search. */
const HEADSTART_DAYS = 0.01;

/** Less than a month, in which the same kind does not come twice. */
const PAST_ECLIPSE_DAYS = 10;

/** From one double to the next among Julian days of 1030 to 6770. */
const NEXT_DOUBLE_DAYS = 2 ** -31;

export function eclipses(session: Session): Eclipses {
  const { range } = session;
  return {
    next: (of, afterJdTt) => {
      range.requireTt(afterJdTt);
      const found = firstFrom(session, of, afterJdTt + NEXT_DOUBLE_DAYS);
      range.requireTt(found.jdTt);
      return described(session, found);
    },
    between: (of, window) => {
      range.requireTt(window.fromJdTt);
      if (window.toJdTt !== range.described.toJdTt) range.requireTt(window.toJdTt);
      const kinds = of === "both" ? (["sun", "moon"] as const) : [of];
      return kinds.flatMap((kind) => allIn(session, kind, window)).sort((a, b) => a.maximumJdTt - b.maximumJdTt);
    },
  };
}

function allIn(session: Session, of: Eclipse["of"], { fromJdTt, toJdTt }: SearchWindow): readonly Eclipse[] {
  const eclipsesFound: Eclipse[] = [];
  const atMost = Math.ceil((toJdTt - fromJdTt) / PAST_ECLIPSE_DAYS) + 1;
  if (!(toJdTt >= fromJdTt)) throw new InvariantError("a window that ends before it begins", { fromJdTt, toJdTt });
  let from = fromJdTt;
  while (from < toJdTt) {
    if (eclipsesFound.length > atMost) throw new InvariantError("too many eclipses", { of, fromJdTt, toJdTt, from });
    const found = firstFrom(session, of, from);
    if (found.jdTt < toJdTt) eclipsesFound.push(described(session, found));
    from = found.jdTt + PAST_ECLIPSE_DAYS;
  }
  return eclipsesFound;
}

/** The first whose maximum is at the instant or after it, be it outside the range. */
function firstFrom(session: Session, of: Eclipse["of"], fromJdTt: number): FoundEclipse {
  const found = search(session, of, fromJdTt - HEADSTART_DAYS);
  return found.jdTt >= fromJdTt ? found : search(session, of, found.jdTt + PAST_ECLIPSE_DAYS);
}

/**
 * An eclipse as the library finds it, read from the files of the maximum. The library goes from file to file as it
 * searches, and where two overlap it keeps the open one: an eclipse found that way is searched again from close by.
 */
function search(session: Session, of: Eclipse["of"], fromJdTt: number): FoundEclipse {
  const { directory, state, range } = session;
  prepare(session, directory, fromJdTt);
  const found = searchWithLibrary(session, of, fromJdTt);
  const isInFiles = found.jdTt >= state.fromJdTt && found.jdTt < state.toJdTt;
  if ((keptFiles(session) && isInFiles) || found.jdTt >= range.described.toJdTt) return found;
  prepare(session, directory, found.jdTt);
  const again = searchWithLibrary(session, of, found.jdTt - HEADSTART_DAYS);
  if (!keptFiles(session)) throw new InvariantError("an eclipse between two files", { of, jdTt: found.jdTt });
  return again;
}

function searchWithLibrary(session: Session, of: Eclipse["of"], fromJdTt: number): FoundEclipse {
  const { library } = session;
  const search = of === "sun" ? library.sol_eclipse_when_glob : library.lun_eclipse_when;
  const found = search(modeledUt1Of(library, fromJdTt), SEFLG_SWIEPH, ANY_KIND);
  if (!(found.flag > 0)) throw refusedAnswer(session, { of, fromJdTt }, found);
  return { of, flags: found.flag, jdTt: ttOfModeledUt1(library, found.data), jdModeledUt1: found.data };
}

/** The library does not say which files a search used: the numbers are asked for again, with the check. */
function described(session: Session, found: FoundEclipse): Eclipse {
  open(session, found.jdTt);
  return describedEclipse(session, found);
}
