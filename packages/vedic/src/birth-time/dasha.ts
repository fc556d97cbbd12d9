import { at } from "@almagest/operation";
import { type SearchedSky, staysOf } from "@almagest/sky";
import { majorPeriods, vimshottari, YEAR_DAYS } from "../dasha/periods";
import type { GrahaId } from "../grahas";
import { nakshatraOf } from "../zodiac/nakshatras";
import { grahaOfSecond, type VedicSetting, vedicSearch } from "./search";

/** The first major period of a birth that may have been at any second of a stretch, in which the Moon keeps its star. */
export interface DashaSpread {
  readonly lord: GrahaId;
  /** UTC epoch milliseconds of the birth, both included. */
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  /** Left of the lord's years at birth: most at the first second, least at the last. */
  readonly mostYears: number;
  readonly leastYears: number;
  /** When the period ends, at the earliest and at the latest: every later date of the cycle moves with it. */
  readonly earliestEndEpochMs: number;
  readonly latestEndEpochMs: number;
}

const YEAR_MS = YEAR_DAYS * 86_400_000;

/** The first major periods that a span of births allows, in order: one for each star of the Moon. */
export function dashaSpreads(sky: SearchedSky, setting: VedicSetting): readonly DashaSpread[] {
  const { grahaAtParts } = vedicSearch(sky, setting);
  const moonDegAt = (epochMs: number): number =>
    grahaOfSecond(sky.ephemeris, epochMs, { id: "moon", setting }).longitudeDeg;
  const stays = staysOf(sky, {
    member: "moon.nakshatra",
    borders: grahaAtParts("moon", 360 / 27),
    valueAt: (asked, epochMs) =>
      nakshatraOf(grahaOfSecond(asked, epochMs, { id: "moon", setting }).longitudeDeg).number,
  });
  return stays.map(({ fromEpochMs }, index0) => {
    const next = stays[index0 + 1];
    const toEpochMs = next === undefined ? sky.span.toEpochMs : next.fromEpochMs - 1000;
    const [first, last] = [
      firstPeriod(moonDegAt(fromEpochMs), fromEpochMs),
      firstPeriod(moonDegAt(toEpochMs), toEpochMs),
    ];
    const ends = [first.endEpochMs, last.endEpochMs];
    return {
      lord: first.lord,
      fromEpochMs,
      toEpochMs,
      mostYears: first.years,
      leastYears: last.years,
      earliestEndEpochMs: Math.min(...ends),
      latestEndEpochMs: Math.max(...ends),
    };
  });
}

function firstPeriod(moonDeg: number, birthEpochMs: number): { lord: GrahaId; endEpochMs: number; years: number } {
  const cycle = vimshottari(moonDeg, birthEpochMs);
  const { endEpochMs } = at(majorPeriods(cycle), 0);
  return { lord: cycle.firstLord, endEpochMs, years: (endEpochMs - birthEpochMs) / YEAR_MS };
}
