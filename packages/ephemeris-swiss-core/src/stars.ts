import type { FixedStar, FixedStars } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import { forgetStars, type LibraryUse, open, refusedAnswer, type Session, swissNumbers, withDeltaT } from "./engine";
import type { Six } from "./library";
import { belowFullCircle } from "./positions";
import { type CatalogueStar, readCatalogue } from "./star-catalogue";

const { SE_SUN, SEFLG_EQUATORIAL, SEFLG_SWIEPH } = constants;

export function fixedStars(session: Session, starList: () => string): FixedStars {
  let read: ReadonlyMap<string, CatalogueStar> | undefined;
  const catalogue = (): ReadonlyMap<string, CatalogueStar> => {
    read ??= readCatalogue(starList());
    return read;
  };
  return {
    names: () => [...catalogue().keys()],
    star: (name, jdTt) => {
      const star = catalogue().get(name);
      if (star === undefined) throw new InvariantError(`no star of the catalogue is named ${name}`, { name });
      if (!session.state.hasStars) readStars(session, jdTt);
      open(session, jdTt);
      return starAt(session, { name, ...star }, jdTt);
    },
  };
}

/**
 * Other code may have made the library read stars from elsewhere. It keeps them for good, and the last one asked for
 * even longer, until two others have been asked for.
 */
function readStars(session: Session, jdTt: number): void {
  forgetStars(session);
  open(session, jdTt);
  for (const query of ["aldebaran", "algol"]) starNumbers(session, query, jdTt, SEFLG_SWIEPH);
  session.state.hasStars = true;
}

type NamedStar = CatalogueStar & { readonly name: string };

function starAt(use: LibraryUse, { query, ...star }: NamedStar, jdTt: number): FixedStar {
  // the deflection and aberration of light depend on Sun and Earth: refused here where those are not from the files
  swissNumbers(use, jdTt, SE_SUN, SEFLG_SWIEPH);
  const ecliptic = starNumbers(use, query, jdTt, SEFLG_SWIEPH);
  const equatorial = starNumbers(use, query, jdTt, SEFLG_SWIEPH | SEFLG_EQUATORIAL);
  return {
    ...star,
    longitudeDeg: belowFullCircle(ecliptic[0]),
    latitudeDeg: ecliptic[1],
    rightAscensionDeg: belowFullCircle(equatorial[0]),
    declinationDeg: equatorial[1],
  };
}

/**
 * The binding of the library's functions for stars cuts their instant to a whole day. The one that takes UT adds delta T
 * to it, in full: asked for the day, with the rest of the instant as delta T, it answers for the instant to the last bit.
 */
function starNumbers(use: LibraryUse, query: string, jdTt: number, flags: number): Six {
  const day = Math.floor(jdTt);
  const result = withDeltaT(use, jdTt - day, () => use.library.fixstar2_ut(query, day, flags));
  if (result.flag === flags && result.error === "") return result.data;
  throw refusedAnswer(use, { query, jdTt, flags }, result);
}
