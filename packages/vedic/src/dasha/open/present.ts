import { civilTimeAt } from "@almagest/civil-time";
import { grahas as grahaTerms, nakshatras } from "@almagest/i18n/vedic";
import { at, type DraftOf, InvariantError } from "@almagest/operation";
import type * as z from "zod";
import { decimals, wireLongitude } from "../../birth/present";
import { clockOf, presentOpenConventions, presentOpenTime } from "../../birth-time/open-birth";
import type { dateReach } from "../../birth-time/schema";
import { localClock, nameOf } from "../../kp/present";
import type { VedicReader } from "../../texts/reader";
import { NAKSHATRA_IDS } from "../../zodiac/nakshatras";
import { majorPeriods, YEAR_DAYS } from "../periods";
import { presentSpan } from "../present";
import type { DashaCandidate, OpenPeriod, Reach } from "./candidates";
import type { OpenDashaBirth } from "./compute";
import type { candidateShape, openDashaConventions, openDashaHead, openPeriodSchema } from "./schema";
import { openingTold } from "./told";

type Shaped<Shape extends z.ZodRawShape> = DraftOf<z.ZodObject<Shape>>;

export function presentOpenHead(facts: OpenDashaBirth, texts: VedicReader): Shaped<typeof openDashaHead> {
  const { frame, moonFromDeg, moonToDeg } = facts;
  if (frame.ayanamsa === "tropical") throw new InvariantError("a dasha in the tropical zodiac", {});
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    summary: openingTold(facts, texts),
    moonLongitude: { from: wireLongitude(moonFromDeg), to: wireLongitude(moonToDeg) },
    ayanamsaType: frame.ayanamsa,
    ayanamsaEpoch: frame.ayanamsaEpoch,
  };
}

export function presentOpenDashaConventions(facts: OpenDashaBirth): DraftOf<typeof openDashaConventions> {
  return { ...presentOpenConventions(facts, facts.input.nodeType, false), yearDays: YEAR_DAYS };
}

export function presentCandidate(facts: OpenDashaBirth, candidate: DashaCandidate): Shaped<typeof candidateShape> {
  const clock = clockOf(facts);
  const { fromEpochMs, toEpochMs, nakshatra, lord } = candidate;
  const leftAt = (epochMs: number): number => at(majorPeriods(candidate.cycleAt(epochMs)), 0).endEpochMs - epochMs;
  return {
    born: { from: clock(fromEpochMs), to: clock(toEpochMs) },
    moonNakshatra: nakshatra,
    nakshatraName: nakshatras[at(NAKSHATRA_IDS, nakshatra - 1)].en,
    nakshatraLord: nameOf(lord),
    birthDashaBalance: { least: presentSpan(leftAt(toEpochMs)), most: presentSpan(leftAt(fromEpochMs)) },
  };
}

export function presentOpenPeriod(
  facts: Pick<OpenDashaBirth, "span">,
  { lords, years, born, start, end, nominalStart, isOverForSome }: OpenPeriod,
): DraftOf<typeof openPeriodSchema> {
  const reach = (dates: Reach): DraftOf<typeof dateReach> => presentReach(dates, born, facts);
  return {
    planet: grahaTerms[at(lords, lords.length - 1)].en,
    startDate: reach(start),
    endDate: reach(end),
    nominalStartDate: nominalStart && reach(nominalStart),
    durationYears: decimals(years, 9),
    bornUntil: isOverForSome ? clockOf(facts)(born.toEpochMs) : undefined,
  };
}

/** Each birth has its dates by the offset that its own clock had: of two offsets the one that leaves no date out. */
export function presentReach(
  { fromEpochMs, toEpochMs }: Reach,
  born: Reach,
  { span }: Pick<OpenDashaBirth, "span">,
): DraftOf<typeof dateReach> {
  const offsets = [born.fromEpochMs, born.toEpochMs].map((epochMs) =>
    Math.round(3600 * civilTimeAt(epochMs, span.timezone).offsetHours),
  );
  return {
    from: localClock(fromEpochMs, Math.min(...offsets)).datetime,
    to: localClock(toEpochMs, Math.max(...offsets)).datetime,
  };
}
