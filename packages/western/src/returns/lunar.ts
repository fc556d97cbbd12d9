import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type DraftOf, date, defineOperation, langQuery, type Operation, type Words } from "@almagest/operation";
import { zodiacPlace, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { westernReader } from "../texts/reader";
import type { LunarReturn, LunarReturnRequest } from "../types";
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
  return computeReturn(ephemeris, input, {
    body: "moon",
    nearJdTt: (birth) => midnightOf(ephemeris, input.returnDate, birth),
    reachDays: REACH_DAYS,
    loopDays: 0,
  });
}

export const lunarReturn: Operation<LunarReturnRequest, LunarReturn, SkyContext> = defineOperation({
  id: "generateLunarReturn",
  method: "POST",
  path: "/astrology/lunar-return",
  summary: "Lunar return: the chart of the month, with its reading",
  description:
    "The instant nearest to returnDate at which the Moon is back at its natal longitude, within milliseconds, and the chart of that instant at the place given. Tropical, without precession correction. Local times use the offset of birth.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeLunarReturn,
  present: presentLunarReturn,
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
  const { input, birth, chart } = facts;
  return {
    birthDate: input.birthDate,
    lunarReturnDate: localInstantOf(chart.epochMilliseconds, birth.civil.offsetHours),
    location: presentLocation(facts),
    chart: presentReturnChart(facts),
    natalMoonPosition: zodiacPlace(facts.natalLongitudeDeg),
    interpretation: lunarReading(facts, westernReader(words)),
    conventions: presentReturnConventions(facts, CHOICE),
  };
}
