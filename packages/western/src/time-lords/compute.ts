import { civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError } from "@almagest/operation";
import {
  type BirthInput,
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  housesOf,
  type Place,
  requireAscendant,
  type Sect,
  type SignId,
  sectOf,
  signAfter,
  signOf,
} from "@almagest/sky";
import { LOT_IDS, type Lot, type LotId, lotPlaces, lotsOf } from "../lots/compute";
import type { ClassicalPlanet } from "../tables/zodiac";
import { type Division, decennialOrder, decennials } from "./decennials";
import { firdaria, firdariaOrder, type NodePlace } from "./firdaria";
import { type LordPeriod, majorsUntil, runningAt, type Scheme } from "./period";
import { releasing } from "./releasing";
import { type CapricornYears, type TimeLord, YEAR_DAYS, type YearLength } from "./tables";

export const TECHNIQUES = ["zodiacal-releasing", "firdaria", "decennials"] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** Of Fortune and Spirit in one sign: Spirit from the next one, or from the sign itself. */
export const SHARED_SIGNS = ["next-sign", "same-sign"] as const;
export type SharedSign = (typeof SHARED_SIGNS)[number];

/** The choices of a technique, beside the birth, as they are sent. */
export interface TimeLordsAsked {
  readonly technique: Technique;
  readonly lot?: LotId | undefined;
  readonly sharedSign?: SharedSign | undefined;
  readonly capricornYears?: CapricornYears | undefined;
  readonly nodeOrder?: NodePlace | undefined;
  readonly subdivision?: Division | undefined;
  readonly yearLength?: YearLength | undefined;
  readonly untilAge: number;
  readonly targetDate?: string | undefined;
  readonly targetTime?: string | undefined;
}

/** The same with what is taken where nothing was sent. */
export interface TimeLordsChoice extends TimeLordsAsked {
  readonly lot: LotId;
  readonly sharedSign: SharedSign;
  readonly capricornYears: CapricornYears;
  readonly nodeOrder: NodePlace;
  readonly subdivision: Division;
  readonly targetTime: string;
}

/** Options have no default in the schema, so that one of another technique is seen there and refused. */
export function settled<T extends TimeLordsAsked>(asked: T): T & TimeLordsChoice {
  return {
    ...asked,
    lot: asked.lot ?? "fortune",
    sharedSign: asked.sharedSign ?? "next-sign",
    capricornYears: asked.capricornYears ?? "27",
    nodeOrder: asked.nodeOrder ?? "last",
    subdivision: asked.subdivision ?? "proportion",
    targetTime: asked.targetTime ?? "12:00:00",
  };
}

export interface TimeLordsInput extends BirthInput, TimeLordsChoice {}

/** The lot that is released, and the angles that it is measured by. */
export interface ReleasedLot {
  readonly lot: Lot;
  readonly fortuneSign: SignId;
  /** The lot's sign, or by Valens' rule the one after it. */
  readonly startSign: SignId;
}

/** The facts of a chart from which a technique begins. */
export type Beginning =
  | { readonly technique: "zodiacal-releasing"; readonly sect: Sect; readonly released: ReleasedLot }
  | { readonly technique: "firdaria"; readonly sect: Sect; readonly order: readonly TimeLord[] }
  | { readonly technique: "decennials"; readonly sect: Sect; readonly order: readonly ClassicalPlanet[] };

export interface TimeLordsFacts {
  readonly input: TimeLordsInput;
  readonly birth: ChartMoment;
  readonly engine: Engine;
  readonly beginning: Beginning;
  readonly majors: readonly MajorPeriod[];
  readonly running: readonly RunningPeriod[] | undefined;
}

export interface MajorPeriod extends LordPeriod {
  readonly parts: readonly LordPeriod[];
}

export type RunningPeriod = MajorPeriod;

/** An instant of a sky, on the scales that a chart needs. */
export interface BeginningMoment {
  readonly jdTt: number;
  readonly jdUt1: number;
}

/** The beginning of a technique at an instant and a place. */
export function beginningAt(
  ephemeris: Ephemeris,
  moment: BeginningMoment,
  input: Place & Pick<TimeLordsChoice, "technique" | "lot" | "sharedSign" | "nodeOrder">,
): Beginning {
  const { jdTt } = moment;
  const houses = housesOf(ephemeris, { input, moment }, "whole-sign");
  const sect = sectOf(ephemeris, { jdTt, latitude: input.latitude, houses });
  const { technique } = input;
  if (technique === "firdaria") return { technique, sect, order: firdariaOrder(sect, input.nodeOrder) };
  const places = lotPlaces(ephemeris, jdTt, houses.ascendantDeg);
  if (technique === "decennials") return { technique, sect, order: decennialOrder(places, sect) };
  return { technique, sect, released: releasedLot(lotsOf(places, sect), input) };
}

function releasedLot(
  lots: readonly Lot[],
  { lot: id, sharedSign }: Pick<TimeLordsChoice, "lot" | "sharedSign">,
): ReleasedLot {
  const lotOf = (one: LotId): Lot => at(lots, LOT_IDS.indexOf(one));
  const lot = lotOf(id);
  const [sign, fortuneSign] = [signOf(lot.longitudeDeg), signOf(lotOf("fortune").longitudeDeg)];
  // Valens, Anthology IV.4: actions are released from the sign after the one that Fortune and Spirit share
  const isMoved = sharedSign === "next-sign" && id === "spirit" && sign === fortuneSign;
  return { lot, fortuneSign, startSign: isMoved ? signAfter(sign, 1) : sign };
}

export function schemeOf(beginning: Beginning, input: TimeLordsChoice): Scheme {
  const yearDays = YEAR_DAYS[yearOf(input)];
  if (beginning.technique === "firdaria") return firdaria(beginning.order, yearDays);
  if (beginning.technique === "decennials") {
    return decennials(beginning.order, { subdivision: input.subdivision, yearDays });
  }
  const { startSign } = beginning.released;
  return releasing({ startSign, capricornYears: input.capricornYears, yearDays });
}

/** The year asked for, else that of the technique: 360 days in Valens, the Sun's in the firdaria. */
export function yearOf({ technique, yearLength }: Pick<TimeLordsChoice, "technique" | "yearLength">): YearLength {
  return yearLength ?? (technique === "firdaria" ? "365.2422" : "360");
}

/** The years of life that a list covers are of 365.25 days, whatever the year of the technique. */
export function daysOfLife({ untilAge }: Pick<TimeLordsChoice, "untilAge">): number {
  return untilAge * YEAR_DAYS["365.25"];
}

/**
 * The periods of a life by the lords of a technique, with their parts, and those that run at an instant.
 * @throws DomainError `unprocessable_entity` for a birth outside the ephemeris' range, for lots at the poles, or a target
 * before the birth or in a period that ends after the calendar.
 */
export function computeTimeLords(
  asked: BirthInput & TimeLordsAsked,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): TimeLordsFacts {
  const input = settled(asked);
  if (input.technique === "zodiacal-releasing") requireAscendant(input.latitude, "latitude");
  const birth = chartMoment(ephemeris, input);
  const beginning = beginningAt(ephemeris, birth, input);
  const scheme = schemeOf(beginning, input);
  const birthMs = birth.civil.epochMilliseconds;
  const byBirth = { ...input, timezone: birth.civil.offsetHours };
  const target = targetEpochMs(byBirth, birthMs);
  const running = target === undefined ? undefined : runningAt(scheme, (target - birthMs) / DAY_MS);
  requireCalendar(running, birthMs, byBirth);
  const withParts = (period: LordPeriod): MajorPeriod => ({ ...period, parts: scheme.partsOf(period) });
  return {
    input,
    birth,
    engine: engineOf(ephemeris),
    beginning,
    majors: majorsUntil(scheme, daysOfLife(input)).map(withParts),
    running: running?.map((period) => (period.level < scheme.levels ? withParts(period) : { ...period, parts: [] })),
  };
}

export const DAY_MS = 86_400_000;

/**
 * The instant asked for, UTC epoch milliseconds, on the clock of birth: `timezone` is its offset.
 * @throws DomainError `unprocessable_entity` before the latest of the births.
 */
export function targetEpochMs(
  {
    targetDate,
    targetTime,
    timezone,
  }: Pick<TimeLordsInput, "targetDate" | "targetTime"> & { readonly timezone: number | string },
  latestBirthMs: number,
): number | undefined {
  if (targetDate === undefined) return undefined;
  const { epochMilliseconds } = resolveCivilTime({ date: targetDate, time: targetTime, timezone });
  if (epochMilliseconds >= latestBirthMs) return epochMilliseconds;
  throw new DomainError(
    "unprocessable_entity",
    `targetDate ${targetDate} at ${targetTime} is before the birth, when no period runs yet. Send a targetDate after it.`,
    { targetDate, targetTime },
    "targetDate",
  );
}

/** The last instant that clocks of every zone can date. */
const LAST_MS = resolveCivilTime({ date: "9999-12-31", time: "00:00:00", timezone: 0 }).epochMilliseconds;

/**
 * Every date of the periods at the target has a year of four digits.
 * @throws DomainError `unprocessable_entity` with the day before which a target has to be.
 */
export function requireCalendar(
  running: readonly LordPeriod[] | undefined,
  latestBirthMs: number,
  { targetDate, timezone }: Pick<TimeLordsInput, "targetDate" | "timezone">,
): void {
  const [major] = running ?? [];
  if (major === undefined || latestBirthMs + major.toDays * DAY_MS <= LAST_MS) return;
  const { date } = civilTimeAt(latestBirthMs + major.fromDays * DAY_MS, timezone);
  throw new DomainError(
    "unprocessable_entity",
    `targetDate ${targetDate} is in a period that ends after the year 9999, the last that is dated. Send a targetDate before ${date}.`,
    { targetDate },
    "targetDate",
  );
}
