import { named } from "@almagest/i18n";
import { at, ayanamsaEpochUsed, ayanamsaName, type DraftOf, InvariantError } from "@almagest/operation";
import * as z from "zod";
import { decimals, presentNakshatra, wireLongitude } from "../birth/present";
import { clockOf, presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { bornBetween, dateReach, localTime, openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { presentReach } from "../dasha/open/present";
import { balanceReach, openDashaHead } from "../dasha/open/schema";
import { DASHA_LEVELS } from "../dasha/periods";
import { presentSpan } from "../dasha/present";
import { localClock } from "../kp/present";
import { dashaTerms } from "../vocabulary/dasha-terms";
import type { OpenDashaPeriods, PeriodsCandidate, ReachedPeriod } from "./open";
import { presentChoice, presentRuler, presentSystem } from "./present";
import { moonStarShape, rulerShape, systemConventions, systemShape } from "./schema";

const openPeriodSchema = z
  .object({
    ...rulerShape,
    startDate: dateReach.meta({ description: "Of what is lived: not before birth" }),
    endDate: dateReach.meta({ description: "Excluded: where the next period begins" }),
    nominalStartDate: dateReach
      .exactOptional()
      .meta({ description: "Only of the period that runs at birth: where it began" }),
    durationYears: z.number().meta({ description: "Nominal, in years of the dasha" }),
  })
  .meta({ name: "UncertainDashaSystemPeriod" });

const openRunningSchema = z
  .object({
    ...named("level", z.enum(DASHA_LEVELS).meta({ name: "DashaLevelName" }), dashaTerms),
    ...rulerShape,
    endDate: dateReach,
  })
  .meta({ name: "UncertainRunningDashaPeriod" });

const candidateSchema = z
  .object({
    born: bornBetween,
    ...moonStarShape,
    birthDashaBalance: balanceReach.meta({ description: "Left at birth of the first major period" }),
    periods: z.array(openPeriodSchema).min(1).meta({ description: "Major periods" }),
    running: z
      .array(openRunningSchema)
      .max(5)
      .meta({ description: "At readingAt, as many levels as all of these births share" }),
  })
  .meta({ name: "DashaPeriodsCandidate" });

const { moonLongitude } = openDashaHead;

export const openDashaPeriodsOutput = z.object({
  birthTime: vedicBirthTime,
  ...systemShape,
  readingAt: localTime.meta({ description: "The instant read, on the birth's clock" }),
  moonLongitude,
  ayanamsaType: ayanamsaName,
  ayanamsaEpoch: ayanamsaEpochUsed,
  candidates: z
    .array(candidateSchema)
    .min(1)
    .meta({ description: "In order of time, one for each nakshatra of the Moon and first ruler" }),
  conventions: z
    .object({ ...openVedicConventions.shape, ...systemConventions })
    .meta({ name: "UncertainDashaPeriodsConventions" }),
});

export function presentOpenDashaPeriods(facts: OpenDashaPeriods): DraftOf<typeof openDashaPeriodsOutput> {
  const { frame, choice, candidates, changes, readingEpochMs } = facts;
  if (frame.ayanamsa === "tropical") throw new InvariantError("a dasha in the tropical zodiac", {});
  const [first, last] = [at(candidates, 0).first, at(candidates, candidates.length - 1).last];
  return {
    birthTime: presentOpenTime(facts, changes),
    ...presentSystem(choice),
    readingAt: localClock(readingEpochMs, facts.from.civil.offsetSeconds).datetime,
    moonLongitude: { from: wireLongitude(first.moonDeg), to: wireLongitude(last.moonDeg) },
    ayanamsaType: frame.ayanamsa,
    ayanamsaEpoch: frame.ayanamsaEpoch,
    candidates: candidates.map((candidate) => presentCandidate(candidate, facts)),
    conventions: { ...presentOpenConventions(facts, "mean", false), ...presentChoice(choice, first.calendar) },
  };
}

function presentCandidate(candidate: PeriodsCandidate, facts: OpenDashaPeriods): DraftOf<typeof candidateSchema> {
  const { first, last, periods, running } = candidate;
  const clock = clockOf(facts);
  const { key, name } = presentNakshatra(first.moonDeg);
  const born = { fromEpochMs: first.birthEpochMs, toEpochMs: last.birthEpochMs };
  const { end } = at(periods, 0);
  return {
    born: { from: clock(first.birthEpochMs), to: clock(last.birthEpochMs) },
    moonNakshatra: key,
    nakshatraName: name,
    birthDashaBalance: {
      least: presentSpan(end.fromEpochMs - last.birthEpochMs),
      most: presentSpan(end.toEpochMs - first.birthEpochMs),
    },
    periods: periods.map((reached) => presentReached(reached, born, facts)),
    running: running.map(({ period, end: ends }, level0) => ({
      level: at(DASHA_LEVELS, level0),
      ...presentRuler(at(period.path, level0)),
      endDate: presentReach(ends, born, facts),
    })),
  };
}

function presentReached(
  { period, nominalStart, end, isFirst }: ReachedPeriod,
  born: Parameters<typeof presentReach>[1],
  facts: OpenDashaPeriods,
): DraftOf<typeof openPeriodSchema> {
  const reach = (dates: Parameters<typeof presentReach>[0]) => presentReach(dates, born, facts);
  return {
    ...presentRuler(at(period.path, 0)),
    startDate: reach(isFirst ? born : nominalStart),
    endDate: reach(end),
    ...(isFirst && { nominalStartDate: reach(nominalStart) }),
    durationYears: decimals(period.branch.years, 9),
  };
}
