import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, requireZodiac, skyShape } from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import type { Progressions, ProgressionsRequest, UncertainProgressions } from "../types";
import { computeOpenProgressions, presentOpenProgressions, uncertainProgressionsOutput } from "./open/progressions";
import { computeProgressions } from "./progressions-compute";
import { presentProgressions } from "./progressions-present";
import { progressionsOutput } from "./progressions-schema";
import { progressionBody } from "./schema";

export const progressions: BirthOperation<
  ProgressionsRequest,
  Progressions,
  UncertainProgressions,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "generateProgressions",
  method: "POST",
  path: "/astrology/progressions",
  summary: "Secondary progressions for a date, each body read",
  description:
    "A day after birth for a year of life (mean tropical year). Angles are the natal ones advanced in longitude by Naibod's 0.98564733 degrees a year; houses are whole signs from the progressed Ascendant. A target before birth gives converse progressions.",
  query: langQuery,
  body: progressionBody.extend(skyShape).check(requireZodiac),
  output: progressionsOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computeProgressions),
  present: presentProgressions,
  uncertain: {
    births: ["time"],
    output: uncertainProgressionsOutput,
    compute: inUsualSky(computeOpenProgressions),
    present: presentOpenProgressions,
  },
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      targetDate: "2025-07-15",
    },
  ],
});
