import { weekdayOf } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type DraftOf, defineOperation, langQuery, type Operation, type Words } from "@almagest/operation";
import {
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  type Place,
  presentMomentConventions,
  rememberedSky,
  SUNRISE_RULE,
} from "@almagest/sky";
import { vedicReader } from "../texts/reader";
import type { Festivals as Answer, FestivalsRequest } from "../types";
import { FESTIVALS } from "./list";
import { type DatedFestival, festivalsBetween } from "./occurrences";
import { presentRow, presentRule } from "./present";
import { festivalsBody, festivalsOutput } from "./schema";

export interface FestivalsInput extends Place {
  readonly year: number;
  readonly timezone: number | string;
}

export interface FestivalsFacts {
  readonly year: number;
  readonly engine: Engine;
  /** 00:00:00 of the first of January. */
  readonly midnight: ChartMoment;
  readonly kept: readonly DatedFestival[];
}

/**
 * The festivals, fasts and observances of a year at a place, each on the date of its own rule with the date of another
 * school beside it.
 * @throws DomainError `unprocessable_entity` where the Sun does not rise on every day of the year.
 */
export function computeFestivals(
  { year, ...place }: FestivalsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): FestivalsFacts {
  const sky = rememberedSky(ephemeris);
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const all = festivalsBetween(sky, place, { from, to });
  return {
    year,
    engine: engineOf(ephemeris),
    midnight: chartMoment(sky, { ...place, date: from, time: "00:00:00" }),
    kept: all.filter(({ date }) => date >= from && date <= to),
  };
}

export const festivals: Operation<FestivalsRequest, Answer, SkyContext> = defineOperation({
  id: "listFestivals",
  method: "POST",
  path: "/vedic-astrology/festivals",
  summary: "Hindu festivals, fasts and Ekadashis of a year at a place, each with the rule that dates it",
  description:
    "Some seventy festivals, every Ekadashi, Pradosha, Sankashti, Purnima, Amavasya and Sankranti from 1900 to 2100: the date by the tithi, star or entry of the Sun that decides it at this place, when that begins and ends, and the date of another school where it differs. Lahiri. Refused where the Sun does not rise on some day of the year.",
  query: langQuery,
  body: festivalsBody,
  output: festivalsOutput,
  needs: [needEphemeris],
  compute: computeFestivals,
  present: presentFestivals,
  isHeavy: true,
  examples: [{ year: 2026, latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentFestivals(facts: FestivalsFacts, words: Words): DraftOf<typeof festivalsOutput> {
  const texts = vedicReader(words);
  const { midnight, kept } = facts;
  const ids = new Set(kept.map(({ festival }) => festival.id));
  return {
    year: facts.year,
    festivals: kept.map((one) => presentRow(one, weekdayOf(one.date))),
    rules: FESTIVALS.filter(({ id }) => ids.has(id)).map((festival) => presentRule(festival, texts)),
    conventions: {
      months: "new moon to new moon, named by the Sun's sidereal sign at the first; festivals skip the extra month",
      moments:
        "muhurtas are fifteenths of the time from sunrise to sunset; Report of the Calendar Reform Committee, p. 108",
      day: "sunrise to sunrise",
      sunrise: SUNRISE_RULE,
      ...presentMomentConventions(midnight, facts.engine),
    },
  };
}
