import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { seenBodies } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  civilMoment,
  count,
  defineBirthOperation,
  harmonic,
  langQuery,
  NODE_TYPES,
  natalZodiac,
  nodeType,
  requireViewing,
  requireZodiac,
  skyShape,
  unplacedCenter,
  withTexts,
} from "@almagest/operation";
import {
  BODY_IDS,
  FROM_SUN_IDS,
  inAskedSky,
  inUsualSky,
  offsetApplied,
  presentBodyConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { countNatures, countTypes } from "../chart/aspects";
import { presentAspect } from "../chart/present";
import { askedAspectType, aspectSchema, patternSchema } from "../chart/schema";
import { presentPatterns } from "../patterns/present";
import { westernReader } from "../texts/reader";
import type { Aspects, AspectsRequest, UncertainAspects } from "../types";
import { computeAspects } from "./compute";
import { aspectMeaningSchema, meaningOf } from "./meaning";
import { computeOpenAspects, presentOpenAspects } from "./open";
import { uncertainAspectsOutput } from "./open-schema";
import {
  ORB_MEMBERS,
  orbsShape,
  orbsUsed,
  presentOrbs,
  presentSeriesAspect,
  requireOrbsOfSeries,
  seriesAspects,
  seriesShape,
} from "./orbs-schema";
import { ASPECT_CODES } from "./table";

const BODY_NAMES = [...BODY_IDS, "earth" as const].map((id) => seenBodies[id].en);

const SEEN_FROM_SUN: ReadonlySet<string> = new Set(FROM_SUN_IDS.map((id) => seenBodies[id].en));

/** A check: a filter names bodies that are seen from the center of the chart. */
function requireSeen({ value, issues }: z.core.ParsePayload<Pick<AspectsRequest, "planets" | "center">>): void {
  const isFromSun = value.center === "heliocentric";
  for (const [index0, name] of (value.planets ?? []).entries()) {
    if (isFromSun ? SEEN_FROM_SUN.has(name) : name !== seenBodies.earth.en) continue;
    const message = isFromSun
      ? `${name} is not in a heliocentric chart, which has ${[...SEEN_FROM_SUN].join(", ")}.`
      : "Earth is in a heliocentric chart alone. Send center heliocentric with it, or leave it out.";
    issues.push({ code: "custom", path: ["planets", index0], message, input: name });
  }
}

const body = z.object({
  ...civilMoment.shape,
  nodeType,
  planets: z
    .array(z.enum(BODY_NAMES).meta({ fold: "separators" }))
    .min(1)
    .max(BODY_NAMES.length)
    .optional()
    .meta({
      description: "Keep only aspects between these bodies; all fourteen by default",
      examples: [["Sun", "Moon"]],
    }),
  aspectTypes: z
    .array(askedAspectType)
    .min(1)
    .max(ASPECT_CODES.length)
    .optional()
    .meta({ description: "Keep only these types; all nine by default", examples: [["TRINE", "SQUARE"]] }),
});

const output = z.object({
  date: z.string(),
  time: z.string(),
  timezone: offsetApplied,
  nodeType: z.enum(NODE_TYPES),
  aspectsFound: count,
  aspects: z.array(
    z.object({
      ...aspectSchema.shape,
      meaning: withTexts(aspectMeaningSchema).meta({ weight: "repeated" }),
    }),
  ),
  seriesAspects,
  patterns: z.array(patternSchema).meta({ description: "Of the whole chart, whatever the filters" }),
  summary: z.object({
    totalAspects: count,
    harmonious: count,
    challenging: count,
    neutral: count,
    byType: z.record(z.string(), count).meta({ description: "Only types that occur" }),
  }),
  conventions: z.object({ ...skyConventionsSchema.shape, ...orbsUsed }).meta({ name: "AspectsConventions" }),
});

const computed = inAskedSky(computeAspects);
const computedOpen = inUsualSky(computeOpenAspects, [...ORB_MEMBERS, "harmonic"]);

export const aspects: BirthOperation<AspectsRequest, Aspects, UncertainAspects, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateAspects",
    method: "POST",
    path: "/astrology/aspects",
    summary: "Aspects between the bodies at a moment, with their meaning",
    description:
      "Nine aspect types between the fourteen bodies; each pair makes at most one, the closest relative to its orb. The orbs in force are in conventions.",
    query: langQuery,
    body: body
      .extend({ ...skyShape, zodiac: natalZodiac, center: unplacedCenter, harmonic, ...orbsShape, ...seriesShape })
      .check(requireZodiac, requireViewing, requireSeen, requireOrbsOfSeries),
    output,
    needs: [needEphemeris],
    compute: computed,
    present: (facts, words) => {
      const texts = westernReader(words);
      return {
        date: facts.input.date,
        time: facts.input.time,
        timezone: facts.moment.civil.offsetHours,
        nodeType: facts.input.nodeType,
        aspectsFound: facts.aspects.length,
        aspects: facts.aspects.map((found) => ({ ...presentAspect(found), meaning: meaningOf(found, texts) })),
        ...(facts.seriesAspects && { seriesAspects: facts.seriesAspects.map(presentSeriesAspect) }),
        patterns: presentPatterns(facts.patterns, texts),
        summary: {
          totalAspects: facts.aspects.length,
          ...countNatures(facts.aspects),
          byType: countTypes(facts.aspects),
        },
        conventions: { ...presentBodyConventions(facts.moment, facts.engine), ...presentOrbs(facts.input) },
      };
    },
    uncertain: {
      births: ["time"],
      output: uncertainAspectsOutput,
      compute: computedOpen,
      present: presentOpenAspects,
    },
    examples: [
      {
        date: "1990-07-15",
        time: "14:30:00",
        timezone: "America/New_York",
        planets: ["Sun", "Moon", "Mercury", "Venus", "Mars"],
        aspectTypes: ["CONJUNCTION", "OPPOSITION", "TRINE", "SQUARE"],
      },
    ],
  });
