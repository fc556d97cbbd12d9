import type { Ephemeris } from "@almagest/ephemeris";
import type { HouseSystem, NodeType } from "@almagest/operation";
import {
  bodyOf,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  type HousedBirthInput,
  houseOf,
  housesOf,
  type Sect,
  type SignId,
  sectOf,
  signAfter,
  signOf,
} from "@almagest/sky";
import { aspectsAmong, type ChartAspect } from "../chart/aspects";
import { type ClassicalPlanet, SIGNS } from "../tables/zodiac";
import { type ProfectionYear, yearOfLife } from "./year";

export interface ProfectionsInput extends HousedBirthInput {
  readonly nodeType: NodeType;
  readonly targetDate: string;
}

/** An annual profection, before rounding and words. */
export interface ProfectionsFacts extends ProfectionYear {
  readonly input: ProfectionsInput;
  readonly engine: Engine;
  readonly birth: ChartMoment;
  /** 1 to 12, whole signs from the rising one. */
  readonly profectedHouse: number;
  readonly profectedSign: SignId;
  readonly lord: ClassicalPlanet;
  /** The lord in the natal chart; its house by the system that was really used. */
  readonly lordLongitudeDeg: number;
  readonly lordHouse: number;
  readonly usedHouseSystem: HouseSystem;
  /** The birth chart, for the reading of the year. */
  readonly bodies: readonly ChartBody[];
  readonly aspects: readonly ChartAspect[];
  readonly sect: Sect;
}

/**
 * The annual profection for a date: the rising sign moves on one sign for each completed year of life, and the
 * traditional ruler of the sign reached is lord of the year.
 * Source: Vettius Valens, Anthology, book IV; Chris Brennan, Hellenistic Astrology (2017), on annual profections.
 * @throws DomainError `unprocessable_entity` for a birth outside the ephemeris' range.
 */
export function computeProfections(
  input: ProfectionsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): ProfectionsFacts {
  const birth = chartMoment(ephemeris, input);
  const houses = housesOf(ephemeris, { input, moment: birth }, input.houseSystem);
  const year = yearOfLife(input.date, input.targetDate);
  const steps = year.age % 12;
  const profectedSign = signAfter(signOf(houses.ascendantDeg), steps);
  const lord = SIGNS[profectedSign].ruler;
  const bodies = chartBodies(ephemeris, birth.jdTt, input.nodeType);
  const lordLongitudeDeg = bodyOf(bodies, lord).longitudeDeg;
  return {
    ...year,
    input,
    engine: engineOf(ephemeris),
    birth,
    profectedHouse: steps + 1,
    profectedSign,
    lord,
    lordLongitudeDeg,
    lordHouse: houseOf(lordLongitudeDeg, houses.cuspsDeg),
    usedHouseSystem: houses.system,
    bodies,
    aspects: aspectsAmong(bodies),
    sect: sectOf(ephemeris, { jdTt: birth.jdTt, latitude: input.latitude, houses }),
  };
}
