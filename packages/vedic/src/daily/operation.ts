import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, type NowContext, needNow } from "@almagest/operation";
import { focusQuery } from "../kp/house-themes";
import type { UncertainVedicDailyReading, VedicDailyReading, VedicDailyReadingRequest } from "../types";
import { computeVedicDaily } from "./compute";
import { computeOpenDaily } from "./open/compute";
import { presentOpenDaily } from "./open/present";
import { openDailyOutput } from "./open/schema";
import { presentVedicDaily } from "./present";
import { dailyBody, dailyOutput } from "./schema";

export const vedicDailyReading: BirthOperation<
  VedicDailyReadingRequest,
  VedicDailyReading,
  UncertainVedicDailyReading,
  "birthTime",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "getVedicDailyReading",
  method: "POST",
  path: "/vedic-astrology/daily",
  summary: "One person's day: gochara, tara, chandrabala, dasha and money",
  description:
    "From sunrise to sunrise at the birthplace: the nine grahas over the natal Moon judged by house, vedha, bindus, sights and dignity with the verse that decides, the windows of tara and chandrabala, the running periods and how their lords are bound to houses of gain and loss.",
  query: focusQuery,
  body: dailyBody,
  output: dailyOutput,
  needs: [needEphemeris, needNow],
  compute: computeVedicDaily,
  present: presentVedicDaily,
  uncertain: {
    births: ["birthTime"],
    output: openDailyOutput,
    compute: computeOpenDaily,
    present: presentOpenDaily,
  },
  examples: [
    {
      birthDate: "1984-11-03",
      birthTime: "01:35:00",
      date: "2026-06-21",
      latitude: 28.8944,
      longitude: 76.5894,
      timezone: 5.5,
      focus: "general",
    },
  ],
});
