import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { DomainError, InvariantError, type NodeType } from "@almagest/operation";
import { horizonEventAfter, housesOf, type Place, requireAscendant, sectOf } from "@almagest/sky";
import { type ChartPoint, rashiPoints } from "../chart/points";
import { dashaCalendar, SIDEREAL_YEAR_DAYS } from "../dasha-systems/year";
import { type GrahaId, isSevenGraha } from "../grahas";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { combustionsOf } from "../sky/combustion";
import { type Frame, frameAt, frameChoiceOf, inFrameDeg } from "../sky/frame";
import { grahaOf, grahasAt } from "../sky/positions";
import { signIndex0, wrap } from "../zodiac/circle";
import { muddaPeriods, type PatyayiniLord, patyayiniPeriods, type YearPeriod } from "./dashas";
import { aspectOf, type Placed, type TajikaAspect } from "./relation";
import { type Saham, sahamsOf } from "./sahams";
import { type DrekkanaScheme, type HarshaBala, harshaBalaOf, type Panchavargiya, panchavargiyaOf } from "./strengths";
import { type OfficeBearer, officeBearersOf, type YearLord, yearLordOf } from "./year-lord";
import { type TajikaYoga, tajikaYogasOf } from "./yogas";

export interface VarshaphalaInput extends VedicBirthInput {
  readonly age?: number | undefined;
  readonly year?: number | undefined;
  readonly yearLatitude?: number | undefined;
  readonly yearLongitude?: number | undefined;
  readonly drekkana: DrekkanaScheme;
}

export interface VarshaphalaFacts {
  readonly input: VarshaphalaInput;
  readonly natal: VedicChart;
  readonly age: number;
  readonly place: Place;
  /** UTC, not rounded. */
  readonly beginsEpochMs: number;
  readonly endsEpochMs: number;
  readonly frame: Frame;
  readonly nodeType: NodeType;
  readonly isDay: boolean;
  readonly lagnaDeg: number;
  /** The nine grahas and the Lagna of the year. */
  readonly points: readonly ChartPoint[];
  readonly combust: readonly GrahaId[];
  readonly munthaDeg: number;
  readonly strengths: readonly Panchavargiya[];
  readonly harsha: readonly HarshaBala[];
  readonly bearers: readonly OfficeBearer[];
  readonly yearLord: YearLord;
  readonly aspects: readonly TajikaAspect[];
  readonly yogas: readonly TajikaYoga[];
  readonly sahams: readonly Saham[];
  readonly mudda: readonly YearPeriod<GrahaId>[];
  readonly patyayini: readonly YearPeriod<PatyayiniLord>[];
  readonly drekkana: DrekkanaScheme;
}

/**
 * The Tajika chart of a year of life, cast for the instant at which the Sun is back at its longitude of birth.
 * @throws DomainError `unprocessable_entity` for a year outside the ephemeris, and at the poles, where no Lagna rises.
 */
export function computeVarshaphala(
  input: VarshaphalaInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): VarshaphalaFacts {
  requireAscendant(input.latitude, "latitude");
  const natal = vedicChartOf(ephemeris, input);
  const age = ageOf(input);
  const beginsEpochMs = returnEpochMs(ephemeris, natal, input, age);
  const { yearLatitude: latitude = input.latitude, yearLongitude: longitude = input.longitude } = input;
  const place = { latitude, longitude };
  requireAscendant(latitude, "yearLatitude");
  const chart = chartAt(ephemeris, natal, { input, place, epochMs: beginsEpochMs });
  return {
    input,
    natal,
    age,
    place,
    beginsEpochMs,
    endsEpochMs: returnEpochMs(ephemeris, natal, input, age + 1),
    ...yearOf(natal, chart, { age, drekkana: input.drekkana }),
  };
}

/** A return is within two days of its multiples of the sidereal year. */
const REACH_DAYS = 5;

/** The instant at which the Sun is back at its longitude of birth in the frame after so many years, UTC epoch ms. */
function returnEpochMs(ephemeris: Ephemeris, natal: VedicChart, input: VarshaphalaInput, age: number): number {
  const { jdTt, civil } = natal.birth.moment;
  const nearJdTt = jdTt + age * SIDEREAL_YEAR_DAYS;
  const { range } = ephemeris;
  if (nearJdTt - REACH_DAYS < range.fromJdTt || nearJdTt + REACH_DAYS > range.toJdTt) throw outside(ephemeris, input);
  const birth = { birthEpochMs: civil.epochMilliseconds, frameChoice: frameChoiceOf(input) };
  return dashaCalendar("solar", ephemeris, birth).epochAt(age);
}

interface YearChart {
  readonly frame: Frame;
  readonly nodeType: NodeType;
  readonly lagnaDeg: number;
  readonly grahas: VedicChart["grahas"];
  readonly isDay: boolean;
}

function chartAt(
  ephemeris: Ephemeris,
  { nodeType }: VedicChart,
  { input, place, epochMs }: { readonly input: VarshaphalaInput; readonly place: Place; readonly epochMs: number },
): YearChart {
  const moment = ephemeris.timeScales(epochMs);
  const { jdTt } = moment;
  const frame = frameAt(ephemeris, input, jdTt);
  const houses = housesOf(ephemeris, { input: place, moment }, "whole-sign");
  return {
    frame,
    nodeType,
    lagnaDeg: inFrameDeg(houses.ascendantDeg, frame),
    grahas: grahasAt(ephemeris, { jdTt, frame, nodeType }),
    isDay:
      isDayAt(ephemeris, place, moment.jdUt1) ??
      sectOf(ephemeris, { jdTt, latitude: place.latitude, houses }) === "day",
  };
}

/** Whether the Sun sets before it rises again; undefined where it does not do both within 26 hours. */
function isDayAt(ephemeris: Ephemeris, place: Place, afterJdUt1: number): boolean | undefined {
  const rises = horizonEventAfter(ephemeris, { body: "sun", event: "rise", place, afterJdUt1 });
  const sets = horizonEventAfter(ephemeris, { body: "sun", event: "set", place, afterJdUt1 });
  return rises && sets && sets.jdUt1 < rises.jdUt1;
}

type YearFacts = Omit<VarshaphalaFacts, "input" | "natal" | "age" | "place" | "beginsEpochMs" | "endsEpochMs">;

function yearOf(
  natal: VedicChart,
  chart: YearChart,
  { age, drekkana }: { readonly age: number; readonly drekkana: DrekkanaScheme },
): YearFacts {
  const { grahas, lagnaDeg, isDay } = chart;
  const seven: readonly Placed[] = grahas.flatMap(({ id, longitudeDeg }) =>
    isSevenGraha(id) ? [{ id, longitudeDeg }] : [],
  );
  const munthaDeg = normalizeDeg(natal.lagnaDeg + 30 * age);
  const strengths = panchavargiyaOf(seven, drekkana);
  const signs = {
    birthLagnaSign0: signIndex0(natal.lagnaDeg),
    lagnaSign0: signIndex0(lagnaDeg),
    munthaSign0: wrap(signIndex0(natal.lagnaDeg) + age, 12),
    isDay,
  };
  const bearers = officeBearersOf(seven, strengths, signs);
  const combust = combustionsOf(grahas)
    .filter(({ isCombust }) => isCombust)
    .map(({ id }) => id);
  const aspects = seven.flatMap((one, index0) =>
    seven.slice(index0 + 1).flatMap((other) => aspectOf(one, other) ?? []),
  );
  return {
    frame: chart.frame,
    nodeType: chart.nodeType,
    isDay,
    lagnaDeg,
    points: rashiPoints(chart),
    combust,
    munthaDeg,
    strengths,
    harsha: harshaBalaOf(seven, signs),
    bearers,
    yearLord: yearLordOf(bearers),
    aspects,
    yogas: tajikaYogasOf({ grahas, lagnaSign0: signs.lagnaSign0, combust }),
    sahams: sahamsOf({ grahas: seven, lagnaDeg, isDay }),
    mudda: muddaPeriods(grahaOf(natal.grahas, "moon").longitudeDeg, age),
    patyayini: patyayiniPeriods(seven, lagnaDeg),
    drekkana,
  };
}

/** The schema has one of age and year. */
function ageOf({ date, age, year }: VarshaphalaInput): number {
  if (age !== undefined) return age;
  if (year === undefined) throw new InvariantError("a year of life that nothing chooses", {});
  const born = Number(date.slice(0, -6));
  if (year >= born) return year - born;
  const message = `year is ${year}, before the birth in ${born}. Send ${born} or a later year.`;
  throw new DomainError("unprocessable_entity", message, {}, "year");
}

function outside({ range }: Ephemeris, { year }: VarshaphalaInput): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `That year reaches beyond the ephemeris, which covers ${range.fromDate} to ${range.toDate} (UTC, proleptic Gregorian). Send an age or a year within.`,
    { from: range.fromDate, to: range.toDate },
    year === undefined ? "age" : "year",
  );
}
