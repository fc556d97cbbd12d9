import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import type { Dinacharya, DinacharyaRequest } from "../types";
import { computeDayOfDoshas } from "./compute";
import { presentDinacharya } from "./present";
import { dinacharyaBody, dinacharyaOutput } from "./schema";

export const dinacharya: Operation<DinacharyaRequest, Dinacharya, SkyContext> = defineOperation({
  id: "getDinacharyaSchedule",
  method: "POST",
  path: "/ayurveda/dinacharya",
  summary: "A day cut by the doshas, and its routine in the order of the verses",
  description:
    "Sunrise and sunset of the place, brahma muhurta, six periods of the doshas by the Sun or by the clock (the other convention stands beside it), and the routine step by step. Where the Sun does not rise and set, the periods go by the clock and the answer says so.",
  query: langQuery,
  body: dinacharyaBody,
  output: dinacharyaOutput,
  needs: [needEphemeris],
  compute: computeDayOfDoshas,
  present: presentDinacharya,
  examples: [
    {
      date: "2026-06-21",
      latitude: 51.5074,
      longitude: -0.1278,
      timezone: "Europe/London",
      doshaClock: "sunrise-anchored",
    },
  ],
});
