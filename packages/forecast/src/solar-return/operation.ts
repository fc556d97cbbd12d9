import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  calendar,
  type DraftOf,
  date,
  defineBirthOperation,
  houseSystem,
  langQuery,
  place,
  time,
  timezone,
} from "@almagest/operation";
import { zodiacPlace, zodiacPlaceSchema } from "@almagest/sky";
import {
  localInstant,
  localInstantOf,
  locationSchema,
  natalBirthTime,
  natalPosition,
  openReturnChart,
  openReturnConventions,
  presentLocation,
  presentNatalPosition,
  presentOpenLocation,
  presentOpenReturnChart,
  presentOpenReturnConventions,
  presentReturnChart,
  presentReturnConventions,
  presentReturnSpan,
  presentReturnTime,
  returnChartSchema,
  returnConventionsSchema,
  returnSpan,
  SOLAR_RETURN_CHOICE,
} from "@almagest/western";
import { computeOpenSolarReturn, computeSolarReturn } from "@almagest/western/facts";
import * as z from "zod";
import type { ForecastSolarReturn, ForecastSolarReturnRequest, UncertainForecastSolarReturn } from "../types";

const output = z.object({
  birthDate: z.string(),
  solarReturnDate: localInstant,
  solarReturnYear: z.int().meta({ description: "Calendar year of the birthday that the return belongs to" }),
  location: locationSchema,
  natalSunPosition: zodiacPlaceSchema,
  chart: returnChartSchema,
  conventions: returnConventionsSchema,
});

const openOutput = z.object({
  birthTime: natalBirthTime,
  birthDate: z.string(),
  solarReturnDate: returnSpan,
  solarReturnYear: output.shape.solarReturnYear,
  location: locationSchema,
  natalSunPosition: natalPosition,
  chart: openReturnChart,
  conventions: openReturnConventions,
});

export const forecastSolarReturn: BirthOperation<
  ForecastSolarReturnRequest,
  ForecastSolarReturn,
  UncertainForecastSolarReturn,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "forecastSolarReturn",
  method: "POST",
  path: "/forecast/solar-return",
  summary: "The chart of the Sun's return in a year",
  description:
    "The instant at which the Sun is back at its natal longitude, and the chart of that instant at the place given, without a reading. Local times are by the clock of timezone on that date.",
  query: langQuery,
  body: z.object({
    date,
    time,
    timezone,
    calendar,
    ...place.shape,
    year: z
      .int()
      .min(1900)
      .max(2200)
      .meta({ description: "The year of the birthday that the return belongs to", examples: [2026] }),
    houseSystem,
  }),
  output,
  needs: [needEphemeris],
  compute: ({ date: birthDate, time: birthTime, year: returnYear, ...input }, sky) =>
    computeSolarReturn({ ...input, birthDate, birthTime, returnYear }, sky),
  present: presentSolarReturn,
  uncertain: {
    births: ["time"],
    output: openOutput,
    compute: ({ date: birthDate, time: birthTime, year: returnYear, ...input }, sky) => {
      const { timeAccuracyMinutes, timeFrom, timeTo, dateTo, ...setting } = input;
      const about = {
        birthTimeAccuracyMinutes: timeAccuracyMinutes,
        birthTimeFrom: timeFrom,
        birthTimeTo: timeTo,
        birthDateTo: dateTo,
      };
      return computeOpenSolarReturn({ ...setting, ...about, birthDate, birthTime, returnYear }, sky);
    },
    present: presentOpenSolarReturn,
  },
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      year: 2026,
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      houseSystem: "placidus",
    },
  ],
});

function presentSolarReturn(facts: ReturnType<typeof computeSolarReturn>): DraftOf<typeof output> {
  const { input, chart } = facts;
  return {
    birthDate: input.birthDate,
    solarReturnDate: localInstantOf(chart.epochMilliseconds, input.timezone),
    solarReturnYear: input.returnYear,
    location: presentLocation(facts),
    natalSunPosition: zodiacPlace(facts.natalLongitudeDeg),
    chart: presentReturnChart(facts),
    conventions: presentReturnConventions(facts, SOLAR_RETURN_CHOICE),
  };
}

function presentOpenSolarReturn(facts: ReturnType<typeof computeOpenSolarReturn>): DraftOf<typeof openOutput> {
  const { input } = facts;
  return {
    birthTime: presentReturnTime(facts),
    birthDate: input.birthDate,
    solarReturnDate: presentReturnSpan(facts),
    solarReturnYear: input.returnYear,
    location: presentOpenLocation(facts),
    natalSunPosition: presentNatalPosition(facts),
    chart: presentOpenReturnChart(facts),
    conventions: presentOpenReturnConventions(facts, SOLAR_RETURN_CHOICE),
  };
}
