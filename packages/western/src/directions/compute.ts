import { addDays, civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import type { SkyContext } from "@almagest/ephemeris";
import { ValidationError } from "@almagest/operation";
import { type ChartMoment, chartMoment, type Engine, engineOf, requireAscendant } from "@almagest/sky";
import { TROPICAL_YEAR_DAYS } from "../progressions/instant";
import { type DirectionsInput, LAST_AGE, USUAL_LAST_AGE } from "./choice";
import { type CircumpolarPoint, circumpolarIn, type Direction, directionsIn } from "./find";
import { measureOf } from "./keys";
import { searchAt } from "./sky";

const YEAR_MS = TROPICAL_YEAR_DAYS * 86_400_000;

export interface DatedDirection extends Direction {
  readonly ageYears: number;
  /** The day by the clock of birth, YYYY-MM-DD. */
  readonly date: string;
}

/** The primary directions of a birth, before rounding and words. */
export interface DirectionsFacts {
  readonly input: DirectionsInput;
  readonly engine: Engine;
  readonly birth: ChartMoment;
  readonly ages: Ages;
  readonly degPerYear: number | undefined;
  /** In order of age. */
  readonly directions: readonly DatedDirection[];
  readonly hasMore: boolean;
  readonly circumpolar: readonly CircumpolarPoint[];
}

interface Ages {
  readonly from: number;
  /** Excluded. */
  readonly to: number;
}

/**
 * Primary directions of a birth: the arcs by which the sky turns after it until promissor and significator have one
 * mundane place, or the part of the circle between their places that is an aspect, measured in years of life.
 * @throws ValidationError for an end before the start; DomainError `unprocessable_entity` outside the ephemeris, and at
 * the poles, which have neither an Ascendant nor circles of position.
 */
export function computeDirections(input: DirectionsInput, { ephemeris }: SkyContext): DirectionsFacts {
  requireAscendant(input.latitude, "latitude");
  const birth = chartMoment(ephemeris, input);
  const ages = agesAsked(input, birth);
  const measure = measureOf(ephemeris, birth, input.key);
  const search = searchAt(ephemeris, birth, input);
  const [fromDeg, toDeg] = [measure.arcOf(ages.from), measure.arcOf(ages.to)];
  const found = directionsIn(search)
    .filter(({ arcDeg }) => arcDeg >= fromDeg && arcDeg < toDeg)
    .toSorted((one, other) => one.arcDeg - other.arcDeg);
  return {
    input,
    engine: engineOf(ephemeris),
    birth,
    ages,
    degPerYear: measure.degPerYear,
    directions: found.slice(0, input.count).map((direction) => {
      const ageYears = measure.ageOf(direction.arcDeg);
      return { ...direction, ageYears, date: dateAt(birth, ageYears) };
    }),
    hasMore: found.length > input.count,
    circumpolar: circumpolarIn(search),
  };
}

function dateAt({ civil }: ChartMoment, ageYears: number): string {
  return civilTimeAt(civil.epochMilliseconds + ageYears * YEAR_MS, civil.offsetHours).date;
}

/** The ages of a request, or those of its days by the clock of birth: the last one is included. */
function agesAsked({ fromAge, toAge, startDate, endDate }: DirectionsInput, birth: ChartMoment): Ages {
  const ageAt = (day: string): number => {
    const midnight = resolveCivilTime({ date: day, time: "00:00:00", timezone: birth.civil.offsetHours });
    return (midnight.epochMilliseconds - birth.civil.epochMilliseconds) / YEAR_MS;
  };
  const from = Math.max(0, fromAge ?? (startDate === undefined ? 0 : ageAt(startDate)));
  const asked = toAge ?? (endDate === undefined ? undefined : ageAt(addDays(endDate, 1)));
  const to = Math.min(LAST_AGE, asked ?? Math.max(USUAL_LAST_AGE, from + 1));
  if (to > from) return { from, to };
  const path = endDate === undefined ? (startDate === undefined ? "toAge" : "startDate") : "endDate";
  throw new ValidationError([
    {
      path,
      code: "custom",
      message: `The directions asked for end before they begin: at age ${rounded(to)}, and they begin at ${rounded(from)}. Send an end after the start, both from the birth to age ${LAST_AGE}.`,
    },
  ]);
}

function rounded(age: number): number {
  return Math.round(age * 100) / 100;
}
