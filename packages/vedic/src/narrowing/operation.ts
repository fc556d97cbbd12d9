import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import type { UncertainVedicNarrowedTime, VedicNarrowedTime, VedicNarrowedTimeRequest } from "../types";
import { computeVedicNarrowedTime } from "./compute";
import { presentUncertainVedicNarrowedTime, presentVedicNarrowedTime } from "./present";
import { uncertainVedicNarrowedTimeOutput, vedicNarrowedTimeBody, vedicNarrowedTimeOutput } from "./schema";

export const vedicNarrowedTime: BirthOperation<
  VedicNarrowedTimeRequest,
  VedicNarrowedTime,
  UncertainVedicNarrowedTime,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "narrowVedicBirthTime",
  method: "POST",
  path: "/vedic-astrology/birth-time",
  summary:
    "Birth time rectification: hours of the day that agree with Lagna, Moon or KP cusps as told, and with dashas at life events",
  description:
    "One to ten claims (Lagna, nakshatra, navamsa Lagna, KP sub lord of a cusp) and dated events. Claims are exact to the second; events are weighed by the Vimshottari lords that run at them and the houses these rule and occupy from each Lagna, as evidence for and against. Intervals are ranked by counts, and no time is pronounced right.",
  query: langQuery,
  body: vedicNarrowedTimeBody,
  output: vedicNarrowedTimeOutput,
  needs: [needEphemeris],
  compute: computeVedicNarrowedTime,
  present: presentVedicNarrowedTime,
  isHeavy: true,
  uncertain: {
    births: ["time"],
    output: uncertainVedicNarrowedTimeOutput,
    compute: computeVedicNarrowedTime,
    present: presentUncertainVedicNarrowedTime,
  },
  examples: [
    {
      date: "1990-07-04",
      time: "unknown",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 5.5,
      claims: [{ member: "moon.nakshatra", value: "Anuradha" }],
      events: [
        { date: "2016-11-27", kind: "marriage" },
        { date: "2019-08-05", kind: "child" },
      ],
    },
  ],
});
