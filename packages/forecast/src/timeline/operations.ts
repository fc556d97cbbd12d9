import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, type NowContext, needNow } from "@almagest/operation";
import * as z from "zod";
import { computeOpenTimeline } from "../open/compute";
import { presentOpenTimeline } from "../open/present";
import { openTimelineOutput } from "../open/schema";
import { TRADITIONS } from "../search/event";
import type {
  ForecastTransits,
  ForecastTransitsRequest,
  SignificantDates,
  SignificantDatesRequest,
  Timeline,
  TimelineRequest,
  UncertainForecastTransits,
  UncertainSignificantDates,
  UncertainTimeline,
} from "../types";
import { computeTimeline } from "./compute";
import { presentTimeline } from "./present";
import {
  birthData,
  domains,
  domainWeights,
  endDate,
  minSignificance,
  startDate,
  timelineOutput,
  timezone,
} from "./schema";

const birth = { date: "1990-07-15", time: "13:30:00", timezone: "America/New_York" } as const;
const days = { startDate: "2026-06-01", endDate: "2026-08-30" } as const;
const chosen = { domains: [...TRADITIONS], domainWeights: { biorhythm: 0.5, vedic: 1.5 } };

/** The days, the traditions and their weights, from a floor of significance on. */
const timelineBody = (floor: number) =>
  z.object({
    birthData,
    startDate,
    endDate,
    timezone,
    domains,
    domainWeights,
    minSignificance: minSignificance(floor),
  });

const uncertain = { births: ["birthData.time"], output: openTimelineOutput, present: presentOpenTimeline } as const;

export const timeline: BirthOperation<
  TimelineRequest,
  Timeline,
  UncertainTimeline,
  "birthData.time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "generateTimeline",
  method: "POST",
  path: "/forecast/timeline",
  summary: "Transits, ingresses, stations, eclipses, dasha changes and critical days on one timeline",
  description:
    "Everything that happens to a birth in up to 90 days, in order of time, each event found as a root, with its significance and what it tends to bring. At most 200 events, the most significant ones; hasMore says that there are others. Fast Moon events and critical days score low; set minSignificance to leave them out.",
  query: langQuery,
  body: timelineBody(0),
  output: timelineOutput,
  needs: [needEphemeris, needNow],
  compute: computeTimeline,
  present: presentTimeline,
  uncertain: { ...uncertain, compute: computeOpenTimeline },
  isHeavy: true,
  examples: [{ birthData: birth, ...days, ...chosen, minSignificance: 0 }],
});

export const forecastTransits: BirthOperation<
  ForecastTransitsRequest,
  ForecastTransits,
  UncertainForecastTransits,
  "birthData.time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "forecastTransits",
  method: "POST",
  path: "/forecast/transits",
  summary: "Exact transits to a birth chart, ingresses, stations, eclipses and lunations of a period",
  description:
    "The Western part of the timeline: Sun to Pluto in the five major aspects to natal Sun to Pluto, to the second, and what the sky does by itself. No houses or angles: the place of birth need not be known.",
  query: langQuery,
  body: z.object({ birthData, startDate, endDate, timezone, minSignificance: minSignificance(0) }),
  output: timelineOutput,
  needs: [needEphemeris, needNow],
  compute: (input, context) => computeTimeline({ ...input, domains: ["western"] }, context),
  present: presentTimeline,
  uncertain: {
    ...uncertain,
    compute: (input, context) => computeOpenTimeline({ ...input, domains: ["western"] }, context),
  },
  isHeavy: true,
  examples: [{ birthData: birth, ...days, minSignificance: 0 }],
});

export const significantDates: BirthOperation<
  SignificantDatesRequest,
  SignificantDates,
  UncertainSignificantDates,
  "birthData.time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "findSignificantDates",
  method: "POST",
  path: "/forecast/significant-dates",
  summary: "The dates of a period that matter most",
  description:
    "The timeline above a floor of 70: slow transits, stations, ingresses of slow planets, eclipses, mahadasha and antardasha changes.",
  query: langQuery,
  body: timelineBody(70),
  output: timelineOutput,
  needs: [needEphemeris, needNow],
  compute: computeTimeline,
  present: presentTimeline,
  uncertain: { ...uncertain, compute: computeOpenTimeline },
  isHeavy: true,
  examples: [{ birthData: birth, ...days, ...chosen, minSignificance: 70 }],
});
