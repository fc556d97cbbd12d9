import { formatIsoUtc, localDateTime } from "@almagest/civil-time";
import { signs } from "@almagest/i18n/astrology";
import { at, type DraftOf } from "@almagest/operation";
import { type Engine, POSITIONS, presentChartMoment, SIGN_IDS } from "@almagest/sky";
import type { MoonStay } from "../../birth-time/matching";
import { vashyaOf } from "../tables";
import { type OpenMatched, type OpenPerson, starName } from "./person";
import type { openCoupleConventions, possibleMoons } from "./schema";

export function presentMoons({ moons, span }: OpenMatched): DraftOf<typeof possibleMoons> {
  return moons.map(({ moon, fromEpochMs }) => ({
    from: localDateTime(fromEpochMs, span.timezone),
    sign: signs[at(SIGN_IDS, moon.sign0)].en,
    nakshatra: starName(moon),
    pada: moon.pada,
    vashya: vashyaOf(moon),
  }));
}

/** The first seconds of a pair of pieces, by the clock of each birth. */
export function presentOutcomeTimes(
  { person1, person2 }: Record<"person1" | "person2", OpenMatched>,
  [piece1, piece2]: readonly [number, number],
): { person1From: string; person2From: string } {
  const first = ({ moons, span }: OpenMatched, piece0: number): string =>
    localDateTime(at<MoonStay>(moons, piece0).fromEpochMs, span.timezone);
  return { person1From: first(person1, piece1), person2From: first(person2, piece2) };
}

export function presentOpenCoupleConventions(
  facts: { readonly engine: Engine; readonly person1: OpenPerson; readonly person2: OpenPerson },
  tables: string,
): DraftOf<typeof openCoupleConventions> {
  const of = ({ from, to, frame }: OpenPerson): DraftOf<typeof openCoupleConventions>["person1"] => {
    const { ephemeris: _, utc: __, clock: ___, ...conventions } = presentChartMoment(from, facts.engine);
    const ends = {
      utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
      utcTo: formatIsoUtc(to.civil.epochMilliseconds),
    };
    return { ...conventions, ...ends, ayanamsaDegrees: frame.ayanamsaDeg };
  };
  const { ephemeris } = presentChartMoment(facts.person1.from, facts.engine);
  return { positions: POSITIONS, ephemeris, person1: of(facts.person1), person2: of(facts.person2), tables };
}
