import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery } from "@almagest/operation";
import type { BaziNarrowedTime, BaziNarrowedTimeRequest, UncertainBaziNarrowedTime } from "../types";
import { computeBaziNarrowedTime } from "./compute";
import { presentBaziNarrowedTime, presentUncertainBaziNarrowedTime } from "./present";
import { baziNarrowedTimeBody, baziNarrowedTimeOutput, uncertainBaziNarrowedTimeOutput } from "./schema";

export const baziNarrowedTime: BirthOperation<
  BaziNarrowedTimeRequest,
  BaziNarrowedTime,
  UncertainBaziNarrowedTime,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "narrowChineseBirthTime",
  method: "POST",
  path: "/chinese-astrology/bazi/birth-time",
  summary:
    "Unknown birth hour in BaZi: double hours that agree with the pillars as told, and luck pillars at life events",
  description:
    "One to ten claims (animal or stem of the hour, day master, animal of the year) and dated events. Claims are exact to the second; events are weighed by the luck pillar that runs at them, as gods of the day master, for and against. Two hours move luck by ten days, so events tell a time only where a pillar turns. Intervals are ranked by counts, and no time is pronounced right.",
  query: langQuery,
  body: baziNarrowedTimeBody,
  output: baziNarrowedTimeOutput,
  needs: [needEphemeris],
  compute: computeBaziNarrowedTime,
  present: presentBaziNarrowedTime,
  isHeavy: true,
  uncertain: {
    births: ["time"],
    output: uncertainBaziNarrowedTimeOutput,
    compute: computeBaziNarrowedTime,
    present: presentUncertainBaziNarrowedTime,
  },
  examples: [
    {
      date: "1988-10-23",
      time: "unknown",
      timezone: "Asia/Shanghai",
      gender: "female",
      claims: [{ member: "pillars.hour.animal", value: "horse" }],
      events: [{ date: "2015-05-01", kind: "marriage" }],
    },
  ],
});
