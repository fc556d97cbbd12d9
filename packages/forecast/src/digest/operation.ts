import { formatIsoUtc } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  type NowContext,
  needNow,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { presentOpenConventions, presentOpenDays, presentOpenEvent } from "../open/present";
import { openConventionsSchema, openDaysShape, openEventSchema } from "../open/schema";
import { EVENT_TYPES, TRADITIONS, traditionOf } from "../search/event";
import { forecastReaders } from "../texts/reader";
import { presentConventions, presentDays, presentEvent } from "../timeline/present";
import {
  birthData,
  conventionsSchema,
  daysShape,
  domains,
  domainWeights,
  eventSchema,
  minSignificance,
  startDate,
  timezone,
} from "../timeline/schema";
import type { Digest, DigestRequest, UncertainDigest } from "../types";
import {
  computeDigest,
  computeOpenDigest,
  DIGEST_CAP,
  type DigestFacts,
  type DigestWindow,
  type OpenDigestFacts,
} from "./compute";
import { digestDescriptions, digestSummary, openDigestSummary } from "./telling";

const counted = count.exactOptional();

const byDomain = z
  .object({ western: counted, vedic: counted, biorhythm: counted })
  .meta({ name: "CountByTradition", description: "Those that occur; their sum is count" });

const byType = z
  .object({
    "critical-day": counted,
    "dasha-change": counted,
    eclipse: counted,
    "lunar-phase": counted,
    "retrograde-station": counted,
    "sign-ingress": counted,
    "transit-aspect": counted,
  })
  .meta({ name: "CountByEventType", description: "Those that occur; their sum is count" });

const windowSchema = z
  .object({
    days: z.int().meta({ description: "1, 7, 30 or 90" }),
    from: z.string().meta({ description: "UTC, included" }),
    to: z.string().meta({ description: "UTC, excluded" }),
    count,
    byDomain,
    byType,
    top: z.array(eventSchema).meta({
      description:
        "The most significant first; a contact that recurs in the window once; what a shorter window tells is only named",
    }),
  })
  .meta({ name: "DigestWindow" });

const output = z.object({
  ...daysShape,
  summary: prose.meta({ description: "The most significant event of the 90 days, and of the first week" }),
  windows: z.array(windowSchema),
  conventions: conventionsSchema,
});

const openOutput = z.object({
  ...openDaysShape,
  summary: prose.meta({
    description: "The most significant event of the 90 days, what a time of birth would add, and the first week's",
  }),
  windows: z.array(
    z
      .object({
        ...windowSchema.shape,
        top: z.array(openEventSchema).meta({
          description: "The most significant first; a span belongs to the windows in which it begins",
        }),
      })
      .meta({ name: "DigestWindowInTime" }),
  ),
  conventions: openConventionsSchema,
});

export const digest: BirthOperation<DigestRequest, Digest, UncertainDigest, "birthData.time", SkyContext & NowContext> =
  defineBirthOperation({
    id: "generateDigest",
    method: "POST",
    path: "/forecast/digest",
    summary: "The next 1, 7, 30 and 90 days at a glance",
    description:
      "One search over 90 days: how much happens in each window, by tradition and by kind, and the most significant events with what they tend to bring.",
    query: langQuery,
    body: z.object({
      birthData,
      startDate,
      timezone,
      domains,
      domainWeights,
      minSignificance: minSignificance(0),
      top: z
        .int()
        .min(0)
        .max(20)
        .default(3)
        .meta({ description: "Highlights of each window", examples: [3] }),
    }),
    output,
    needs: [needEphemeris, needNow],
    compute: computeDigest,
    present: presentDigest,
    uncertain: {
      births: ["birthData.time"],
      output: openOutput,
      compute: computeOpenDigest,
      present: presentOpenDigest,
    },
    isHeavy: true,
    examples: [
      {
        birthData: { date: "1990-07-15", time: "13:30:00", timezone: "America/New_York" },
        startDate: "2026-06-01",
        domains: ["western", "vedic", "biorhythm"],
        domainWeights: { biorhythm: 0.5, vedic: 1.5 },
        minSignificance: 0,
        top: 3,
      },
    ],
  });

function presentDigest(facts: DigestFacts, words: Words): DraftOf<typeof output> {
  const texts = forecastReaders(words);
  const descriptions = digestDescriptions(facts, texts);
  return {
    ...presentDays(facts),
    summary: digestSummary(facts, texts),
    windows: facts.windows.map((window, window0) => ({
      ...presentWindow(window),
      top: window.top.map((event, rank0) =>
        presentEvent(event, texts, { timezone: facts.timezone, description: descriptions[window0]?.[rank0] }),
      ),
    })),
    conventions: presentConventions(facts, DIGEST_CAP),
  };
}

function presentOpenDigest(facts: OpenDigestFacts, words: Words): DraftOf<typeof openOutput> {
  const texts = forecastReaders(words);
  const descriptions = digestDescriptions(facts, texts);
  return {
    ...presentOpenDays(facts),
    summary: openDigestSummary(facts, texts),
    windows: facts.windows.map((window, window0) => ({
      ...presentWindow(window),
      top: window.top.map((event, rank0) =>
        presentOpenEvent(event, texts, {
          timezone: facts.timezone,
          description: descriptions[window0]?.[rank0],
        }),
      ),
    })),
    conventions: presentOpenConventions(facts, DIGEST_CAP),
  };
}

function presentWindow(window: DigestWindow): Omit<DraftOf<typeof windowSchema>, "top"> {
  return {
    days: window.days,
    from: formatIsoUtc(window.fromEpochMs),
    to: formatIsoUtc(window.toEpochMs),
    count: window.events.length,
    ...countsOf(window),
  };
}

function countsOf({ events }: DigestWindow): Pick<DraftOf<typeof windowSchema>, "byDomain" | "byType"> {
  return {
    byDomain: tally(
      TRADITIONS,
      events.map(({ happening }) => traditionOf(happening)),
    ),
    byType: tally(
      EVENT_TYPES,
      events.map(({ happening }) => happening.type),
    ),
  };
}

/** The count of each that occurs. */
function tally<Key extends string>(keys: readonly Key[], found: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const times = found.filter((one) => one === key).length;
    if (times > 0) counts[key] = times;
  }
  return counts;
}
