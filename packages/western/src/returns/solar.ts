import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type DraftOf, defineOperation, langQuery, type Operation, type Words } from "@almagest/operation";
import { zodiacPlace, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { TROPICAL_YEAR_DAYS } from "../progressions/instant";
import { westernReader } from "../texts/reader";
import type { SolarReturn, SolarReturnRequest } from "../types";
import { localInstantOf, presentLocation, presentReturnChart, presentReturnConventions } from "./present";
import { solarReading } from "./reading";
import { computeReturn, type ReturnFacts, type ReturnInput } from "./return";
import {
  localInstant,
  locationSchema,
  returnBody,
  returnChartSchema,
  returnConventionsSchema,
  returnReadingSchema,
} from "./schema";

/** Which of the returns a year's is. */
export const SOLAR_RETURN_CHOICE =
  "the Sun's return nearest to the birthday in returnYear: about a New Year's birthday it can fall on the other side of the year's end";

/**
 * The Sun is back at a given longitude after the mean tropical year, but for some minutes of perturbation and the
 * slow turning of the Earth's orbit, which adds up to a day over eighteen centuries.
 */
const REACH_DAYS = 10;

const body = z.object({
  ...returnBody.shape,
  returnYear: z.int().meta({ description: "The year of the birthday that the return belongs to", examples: [2026] }),
});

const output = z.object({
  birthDate: z.string(),
  solarReturnDate: localInstant,
  solarReturnYear: z.int().meta({ description: "Calendar year of the birthday that the return belongs to" }),
  location: locationSchema,
  chart: returnChartSchema,
  natalSunPosition: zodiacPlaceSchema,
  interpretation: returnReadingSchema,
  conventions: returnConventionsSchema,
});

export interface SolarReturnInput extends ReturnInput {
  readonly returnYear: number;
}

/**
 * The return of the Sun to its natal longitude that belongs to the birthday of a year, with its chart. There is exactly
 * one for each year; a birth on 29 February is no exception.
 * @throws DomainError `unprocessable_entity` for a birth or a return outside the ephemeris' range.
 */
export function computeSolarReturn(
  input: SolarReturnInput,
  sky: { readonly ephemeris: Ephemeris },
): ReturnFacts<SolarReturnInput> {
  const years = input.returnYear - Number(input.birthDate.slice(0, 4));
  return computeReturn(sky.ephemeris, input, {
    body: "sun",
    nearJdTt: (birth) => birth.jdTt + years * TROPICAL_YEAR_DAYS,
    reachDays: REACH_DAYS,
    loopDays: 0,
  });
}

export const solarReturn: Operation<SolarReturnRequest, SolarReturn, SkyContext> = defineOperation({
  id: "generateSolarReturn",
  method: "POST",
  path: "/astrology/solar-return",
  summary: "Solar return: the chart of the year, with its reading",
  description:
    "The instant at which the Sun is back at its natal longitude, within milliseconds, and the chart of that instant at the place given. Tropical, without precession correction. Local times use the offset of birth.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeSolarReturn,
  present: presentSolarReturn,
  examples: [
    {
      birthDate: "1990-07-15",
      birthTime: "14:30:00",
      returnYear: 2026,
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
    },
  ],
});

function presentSolarReturn(facts: ReturnFacts<SolarReturnInput>, words: Words): DraftOf<typeof output> {
  const { input, birth, chart } = facts;
  return {
    birthDate: input.birthDate,
    solarReturnDate: localInstantOf(chart.epochMilliseconds, birth.civil.offsetHours),
    solarReturnYear: input.returnYear,
    location: presentLocation(facts),
    chart: presentReturnChart(facts),
    natalSunPosition: zodiacPlace(facts.natalLongitudeDeg),
    interpretation: solarReading(facts, westernReader(words)),
    conventions: presentReturnConventions(facts, SOLAR_RETURN_CHOICE),
  };
}
