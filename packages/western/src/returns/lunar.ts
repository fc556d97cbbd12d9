import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  type DraftOf,
  date,
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
import { westernReader } from "../texts/reader";
import type { LunarReturn, LunarReturnRequest, UncertainLunarReturn } from "../types";
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
import { lunarReading } from "./reading";
import { computeReturn, midnightOf, type ReturnFacts, type ReturnInput } from "./return";
import {
  localInstant,
  locationSchema,
  returnBody,
  returnChartSchema,
  returnConventionsSchema,
  returnReadingSchema,
} from "./schema";

const CHOICE = "the Moon's return nearest to 00:00 of returnDate at the offset of birth";

/** Half of the longest tropical month, 27 days 21 hours, and a little more. */
const REACH_DAYS = 14.5;

const body = z.object({
  ...returnBody.shape,
  returnDate: date.meta({
    description: "The return nearest to this day is given, YYYY-MM-DD (proleptic Gregorian)",
    examples: ["2026-02-12"],
  }),
});

const output = z.object({
  birthDate: z.string(),
  lunarReturnDate: localInstant,
  location: locationSchema,
  chart: returnChartSchema,
  natalMoonPosition: zodiacPlaceSchema,
  interpretation: returnReadingSchema,
  conventions: returnConventionsSchema,
});

const openOutput = z.object({
  birthTime: natalBirthTime,
  birthDate: z.string(),
  lunarReturnDate: returnSpan,
  location: locationSchema,
  chart: openReturnChart,
  natalMoonPosition: natalPosition,
  interpretation: openReturnReadingSchema,
  conventions: openReturnConventions,
});

export interface LunarReturnInput extends ReturnInput {
  readonly returnDate: string;
}

/**
 * The return of the Moon to its natal longitude nearest to a date, with its chart.
 * @throws DomainError `unprocessable_entity` for a birth or a return outside the ephemeris' range.
 */
export function computeLunarReturn(
  input: LunarReturnInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): ReturnFacts<LunarReturnInput> {
  return computeReturn(ephemeris, input, soughtOf(ephemeris, input));
}

function soughtOf(ephemeris: Ephemeris, { returnDate }: Pick<LunarReturnInput, "returnDate">) {
  return {
    body: "moon" as const,
    nearJdTt: (birth: ChartMoment) => midnightOf(ephemeris, returnDate, birth),
    reachDays: REACH_DAYS,
    loopDays: 0,
  };
}

type OpenLunarReturnInput = UncertainRequest<LunarReturnInput, "birthTime">;

function computeOpenLunarReturn(
  input: OpenLunarReturnInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenReturnFacts<OpenLunarReturnInput> {
  return computeOpenReturn(ephemeris, input, soughtOf(ephemeris, input));
}

export const lunarReturn: BirthOperation<
  LunarReturnRequest,
  LunarReturn,
  UncertainLunarReturn,
  "birthTime",
  SkyContext
> = defineBirthOperation({
  id: "generateLunarReturn",
  method: "POST",
  path: "/astrology/lunar-return",
  summary: "Lunar return: the chart of the month, with its reading",
  description:
    "The instant nearest to returnDate at which the Moon is back at its natal longitude, within milliseconds, and the chart of that instant at the place given. Tropical, without precession correction. Local times are by the clock of timezone on that date.",
  query: langQuery,
  body: body.extend({ ...skyShape, ...orbsShape }).check(requireZodiac, requireOrbs),
  output,
  needs: [needEphemeris],
  compute: inAskedSky(computeLunarReturn),
  present: presentLunarReturn,
  uncertain: {
    births: ["birthTime"],
    output: openOutput,
    compute: inUsualSky(computeOpenLunarReturn, ORB_MEMBERS),
    present: presentOpenLunarReturn,
  },
  examples: [
    {
      birthDate: "1990-07-15",
      birthTime: "14:30:00",
      returnDate: "2026-02-12",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
    },
  ],
});

function presentLunarReturn(facts: ReturnFacts<LunarReturnInput>, words: Words): DraftOf<typeof output> {
  const { input, chart } = facts;
  return {
    birthDate: input.birthDate,
    lunarReturnDate: localInstantOf(chart.epochMilliseconds, input.timezone),
    location: presentLocation(facts),
    chart: presentReturnChart(facts),
    natalMoonPosition: zodiacPlace(facts.natalLongitudeDeg),
    interpretation: lunarReading(facts, westernReader(words)),
    conventions: presentReturnConventions(facts, CHOICE),
  };
}

function presentOpenLunarReturn(
  facts: OpenReturnFacts<OpenLunarReturnInput>,
  words: Words,
): DraftOf<typeof openOutput> {
  return {
    birthTime: presentReturnTime(facts),
    birthDate: facts.input.birthDate,
    lunarReturnDate: presentReturnSpan(facts),
    location: presentOpenLocation(facts),
    chart: presentOpenReturnChart(facts),
    natalMoonPosition: presentNatalPosition(facts),
    interpretation: openReturnReading(facts, { section: "lunar", returning: "moon" }, westernReader(words)),
    conventions: presentOpenReturnConventions(facts, CHOICE),
  };
}
