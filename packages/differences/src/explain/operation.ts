import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import type { Differences, DifferencesRequest } from "../types";
import { computeDifferences } from "./compute";
import { presentDifferences } from "./present";
import { checkValues, differencesBody, differencesOutput } from "./schema";

export const differences: Operation<DifferencesRequest, Differences, SkyContext> = defineOperation({
  id: "explainDifferences",
  method: "POST",
  path: "/differences/explain",
  summary: "Why another program shows other values: the settings that reproduce them",
  description:
    "Takes a birth and values that another program showed, and looks for what it did otherwise: zone and daylight saving time, calendar, exchanged day and month, place, zodiac, ayanamsa, node, houses, year of dashas, borders of the day and the year, solar time. Explanations come by likelihood, ties as ties, and it says where nothing explains the values.",
  query: langQuery,
  body: differencesBody.check(checkValues),
  output: differencesOutput,
  needs: [needEphemeris],
  compute: computeDifferences,
  present: presentDifferences,
  isHeavy: true,
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      text: "Sun 23°02' Cancer, Moon 27°39' Aries, Ascendant 18°42' Scorpio, MC 29°47' Leo",
    },
  ],
});
