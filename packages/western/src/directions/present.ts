import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import { presentBirth, presentConventions } from "@almagest/sky";
import { TROPICAL_YEAR_DAYS } from "../progressions/instant";
import { significatorName, significatorsAsked } from "./choice";
import type { DatedDirection, DirectionsFacts } from "./compute";
import type { CircumpolarPoint, PromissorName } from "./find";
import type { DirectionsAnswer } from "./schema";

export function presentDirections(facts: DirectionsFacts): DirectionsAnswer {
  const { input, birth, ages } = facts;
  return {
    birthDetails: presentBirth({ input, moment: birth }),
    method: input.method,
    space: input.space,
    key: input.key,
    ages: { from: rounded(ages.from, 4), to: rounded(ages.to, 4) },
    hasMore: facts.hasMore,
    directions: facts.directions.map(presentDirection),
    circumpolar: facts.circumpolar.map(presentCircumpolar),
    conventions: { ...presentConventions(birth, facts.engine), ...rulesOf(facts) },
  };
}

function rulesOf({ input, degPerYear }: DirectionsFacts) {
  const { space, latitudeOf = "none", aspectLatitude = "bianchini", boundsSchool, nodeType } = input;
  const hasLatitude = latitudeOf === "promissor" || latitudeOf === "both";
  return {
    nodeType,
    datedBy: "offset-of-birth" as const,
    latitudeOf: space === "zodiac" ? latitudeOf : undefined,
    aspectLatitude: hasLatitude ? aspectLatitude : undefined,
    boundsSchool,
    angles: "eastern-horizon-and-upper-meridian" as const,
    degreesPerYear: degPerYear,
    yearDays: TROPICAL_YEAR_DAYS,
    fortune: significatorsAsked(input).includes("part-of-fortune") ? ("reversed-by-night" as const) : undefined,
  };
}

function presentDirection(direction: DatedDirection): DirectionsAnswer["directions"][number] {
  return {
    date: direction.date,
    age: rounded(direction.ageYears, 4),
    // an arc of just under a whole turn is not one of 360
    arc: rounded(direction.arcDeg, 4) % 360,
    promissor: bodyTerms[direction.promissor].en,
    ...presentRay(direction),
    significator: significatorName(direction.significator),
    motion: direction.motion,
  };
}

function presentCircumpolar({ point, state }: CircumpolarPoint): DirectionsAnswer["circumpolar"][number] {
  if (typeof point === "string") return { point: significatorName(point), state };
  return { point: bodyTerms[point.promissor].en, ...presentRay(point), state };
}

function presentRay({ aspect, ray, bound }: PromissorName) {
  return { aspect, ray, bound: bound && { sign: signs[bound.sign].en, degree: bound.degree } };
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
