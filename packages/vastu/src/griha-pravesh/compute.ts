import { addDays, datesFrom, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type ChartMoment, chartMoment, type Engine, engineOf, horizonEventAfter, rememberedSky } from "@almagest/sky";
import { frameAt, inFrameDeg, karanaFacts, limbsAt, NAKSHATRA_IDS, tithiFacts } from "@almagest/vedic/facts";
import { type DayLimbs, type MuhurtaText, passes, type Quality, qualityOf, RULE_IDS, type RuleId } from "./rules";

export interface GrihaPraveshInput {
  readonly startDate: string;
  readonly endDate: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | string;
  readonly muhurtaText: MuhurtaText;
}

export interface EvaluatedDay extends DayLimbs {
  readonly date: string;
  /** UTC epoch milliseconds; undefined where the Sun does not rise on the date, and the limbs are those of midnight. */
  readonly sunriseMs: number | undefined;
  readonly nakshatraNumber: number;
  readonly karana: ReturnType<typeof karanaFacts>["id"];
  readonly tithiName: ReturnType<typeof tithiFacts>["name"];
  readonly paksha: "shukla" | "krishna";
  readonly tithiGroup: ReturnType<typeof tithiFacts>["group"];
  readonly failed: readonly RuleId[];
  readonly quality: Quality;
}

export interface GrihaPraveshFacts {
  readonly input: GrihaPraveshInput;
  readonly days: readonly EvaluatedDay[];
  /** 00:00:00 of the first day, and of the last. */
  readonly start: ChartMoment;
  readonly end: ChartMoment;
  readonly engine: Engine;
}

/** Every day of a window with the limbs of its sunrise and the rules that it fails. */
export function computeGrihaPravesh(
  input: GrihaPraveshInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): GrihaPraveshFacts {
  const sky = rememberedSky(ephemeris);
  const midnights = datesFrom(input.startDate, input.endDate).map((date) => ({
    date,
    midnight: chartMoment(sky, { ...input, date, time: "00:00:00" }),
  }));
  return {
    input,
    days: midnights.map(({ date, midnight }) => evaluated(sky, input, { date, midnight })),
    start: at(midnights, 0).midnight,
    end: at(midnights, midnights.length - 1).midnight,
    engine: engineOf(ephemeris),
  };
}

function evaluated(
  sky: Ephemeris,
  input: GrihaPraveshInput,
  { date, midnight }: { readonly date: string; readonly midnight: ChartMoment },
): EvaluatedDay {
  const sunrise = sunriseOf(sky, input, midnight);
  const jdTt = sunrise?.jdTt ?? midnight.jdTt;
  const places = limbsAt(sky, jdTt);
  const tithi = tithiFacts(places.tithi.index0);
  const karana = karanaFacts(places.karana.index0).id;
  const limbs: DayLimbs = {
    nakshatra: at(NAKSHATRA_IDS, places.nakshatra.index0),
    tithi: tithi.number,
    weekday0: weekdayOf(date),
    sunLongitudeDeg: siderealSunDeg(sky, jdTt),
    isVishti: karana === "vishti",
  };
  return {
    ...limbs,
    date,
    sunriseMs: sunrise && sky.epochMillisecondsOf(sunrise.jdTt),
    nakshatraNumber: places.nakshatra.index0 + 1,
    karana,
    tithiName: tithi.name,
    paksha: tithi.paksha,
    tithiGroup: tithi.group,
    failed: RULE_IDS.filter((rule) => !passes(rule, limbs, input.muhurtaText)),
    quality: qualityOf(limbs),
  };
}

function siderealSunDeg(sky: Ephemeris, jdTt: number): number {
  const frame = frameAt(sky, { ayanamsa: "lahiri" }, jdTt);
  return inFrameDeg(sky.ecliptic("sun", jdTt).longitudeDeg, frame);
}

/** A day of the clock with an hour set back lasts 25 hours; a sunrise past the next midnight is another date's. */
function sunriseOf(
  sky: Ephemeris,
  { latitude, longitude, timezone }: GrihaPraveshInput,
  midnight: ChartMoment,
): ReturnType<typeof horizonEventAfter> {
  const place = { latitude, longitude };
  const found = horizonEventAfter(sky, { body: "sun", event: "rise", place, afterJdUt1: midnight.jdUt1 });
  if (found === undefined) return undefined;
  const nextDate = addDays(midnight.given.date, 1);
  const next = chartMoment(sky, { date: nextDate, time: "00:00:00", timezone });
  return found.jdUt1 < next.jdUt1 ? found : undefined;
}
