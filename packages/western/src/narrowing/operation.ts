import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import type { NarrowedTime, NarrowedTimeRequest, UncertainNarrowedTime } from "../types";
import { computeNarrowedTime } from "./compute";
import { presentNarrowedTime, presentUncertainNarrowedTime } from "./present";
import { narrowedTimeBody, narrowedTimeOutput, uncertainNarrowedTimeOutput } from "./schema";

export const narrowedTime: BirthOperation<
  NarrowedTimeRequest,
  NarrowedTime,
  UncertainNarrowedTime,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "narrowWesternBirthTime",
  method: "POST",
  path: "/astrology/birth-time",
  summary: "Unknown birth time: which times of the day agree with the chart as told and with dated life events",
  description:
    "One to ten claims (sign of the Ascendant, house of a planet) and dated events. Claims are exact to the second; events are weighed by solar arcs and slow transits to the angles, each contact with its orb, as evidence for and against. Intervals are ranked by counts, and no time is pronounced right.",
  query: langQuery,
  body: narrowedTimeBody,
  output: narrowedTimeOutput,
  needs: [needEphemeris],
  compute: computeNarrowedTime,
  present: presentNarrowedTime,
  isHeavy: true,
  uncertain: {
    births: ["time"],
    output: uncertainNarrowedTimeOutput,
    compute: computeNarrowedTime,
    present: presentUncertainNarrowedTime,
  },
  examples: [
    {
      date: "1990-07-15",
      time: "unknown",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      claims: [{ member: "ascendant.sign", value: "Scorpio" }],
      events: [
        { date: "2016-06-18", kind: "marriage" },
        { date: "2019-03-04", kind: "career", label: "head of department" },
      ],
    },
  ],
});
