import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  requireZodiac,
  skyShape,
  type UncertainRequest,
  type Words,
} from "@almagest/operation";
import { type ChartMoment, inAskedSky, inUsualSky, zodiacPlace, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { ORB_MEMBERS, orbsShape, requireOrbs } from "../aspects/orbs-schema";
import { natalBirthTime } from "../birth-time/schema";
import { TROPICAL_YEAR_DAYS } from "../progressions/instant";
import { westernReader } from "../texts/reader";
import type { SolarReturn, SolarReturnRequest, UncertainSolarReturn } from "../types";
import { computeOpenReturn, type OpenReturnFacts } from "./open/chart";
import {
  presentNatalPosition,
  presentOpenLocation,
  presentOpenReturnChart,
  presentOpenReturnConventions,
  presentReturnSpan,
  presentReturnTime,
} from "./open/present";
import { openReturnReading } from "./open/reading";
import {
  natalPosition,
  openReturnChart,
  openReturnConventions,
  openReturnReadingSchema,
  returnSpan,
} from "./open/schema";
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

const openOutput = z.object({
  birthTime: natalBirthTime,
  birthDate: z.string(),
  solarReturnDate: returnSpan,
  solarReturnYear: output.shape.solarReturnYear,
  location: locationSchema,
  chart: openReturnChart,
  natalSunPosition: natalPosition,
  interpretation: openReturnReadingSchema,
  conventions: openReturnConventions,
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
  return computeReturn(sky.ephemeris, input, soughtOf(input));
}

function soughtOf({ returnYear, birthDate }: Pick<SolarReturnInput, "returnYear" | "birthDate">) {
  const years = returnYear - Number(birthDate.slice(0, 4));
  return {
    body: "sun" as const,
    nearJdTt: (birth: ChartMoment) => birth.jdTt + years * TROPICAL_YEAR_DAYS,
    reachDays: REACH_DAYS,
    loopDays: 0,
  };
}

export type OpenSolarReturnInput = UncertainRequest<SolarReturnInput, "birthTime">;

/** The same for a birth whose time is open. */
export function computeOpenSolarReturn(
  input: OpenSolarReturnInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenReturnFacts<OpenSolarReturnInput> {
  return computeOpenReturn(ephemeris, input, soughtOf(input));
}

export const solarReturn: BirthOperation<
  SolarReturnRequest,
  SolarReturn,
  UncertainSolarReturn,
  "birthTime",
  SkyContext
> = defineBirthOperation({
  id: "generateSolarReturn",
  method: "POST",
  path: "/astrology/solar-return",
  summary: "Solar return: the chart of the year, with its reading",
  description:
    "The instant at which the Sun is back at its natal longitude, within milliseconds, and the chart of that instant at the place given. Tropical, without precession correction. Local times are by the clock of timezone on that date.",
  query: langQuery,
  body: body.extend({ ...skyShape, ...orbsShape }).check(requireZodiac, requireOrbs),
  output,
  needs: [needEphemeris],
  compute: inAskedSky(computeSolarReturn),
  present: presentSolarReturn,
  uncertain: {
    births: ["birthTime"],
    output: openOutput,
    compute: inUsualSky(computeOpenSolarReturn, ORB_MEMBERS),
    present: presentOpenSolarReturn,
  },
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
  const { input, chart } = facts;
  return {
    birthDate: input.birthDate,
    solarReturnDate: localInstantOf(chart.epochMilliseconds, input.timezone),
    solarReturnYear: input.returnYear,
    location: presentLocation(facts),
    chart: presentReturnChart(facts),
    natalSunPosition: zodiacPlace(facts.natalLongitudeDeg),
    interpretation: solarReading(facts, westernReader(words)),
    conventions: presentReturnConventions(facts, SOLAR_RETURN_CHOICE),
  };
}

function presentOpenSolarReturn(
  facts: OpenReturnFacts<OpenSolarReturnInput>,
  words: Words,
): DraftOf<typeof openOutput> {
  const { input } = facts;
  return {
    birthTime: presentReturnTime(facts),
    birthDate: input.birthDate,
    solarReturnDate: presentReturnSpan(facts),
    solarReturnYear: input.returnYear,
    location: presentOpenLocation(facts),
    chart: presentOpenReturnChart(facts),
    natalSunPosition: presentNatalPosition(facts),
    interpretation: openReturnReading(facts, { section: "solar", returning: "sun" }, westernReader(words)),
    conventions: presentOpenReturnConventions(facts, SOLAR_RETURN_CHOICE),
  };
}
