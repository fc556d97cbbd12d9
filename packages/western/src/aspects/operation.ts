import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { aspects as aspectTerms, bodies as bodyTerms } from "@almagest/i18n/astrology";
import {
  civilMoment,
  count,
  type DraftOf,
  defineOperation,
  langQuery,
  NODE_TYPES,
  type NodeType,
  nodeType,
  type Operation,
  withTexts,
} from "@almagest/operation";
import {
  BODY_IDS,
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  isPlanet,
  offsetApplied,
  presentConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { aspectsAmong, type ChartAspect, countNatures, countTypes } from "../chart/aspects";
import { ASPECT_ORBS, presentAspect } from "../chart/present";
import {
  askedAspectType,
  aspectDescriptionSchema,
  aspectNature,
  aspectOrbsSchema,
  aspectSchema,
  patternSchema,
} from "../chart/schema";
import { findPatterns } from "../patterns/find";
import type { Pattern } from "../patterns/model";
import { presentPatterns } from "../patterns/present";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { Aspects, AspectsRequest } from "../types";
import { ASPECT_CODES, ASPECTS, type AspectCode } from "./table";

const BODY_NAMES = BODY_IDS.map((id) => bodyTerms[id].en);

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
      meaning: withTexts(
        z.object({
          ...named("name", z.string(), aspectTerms),
          description: aspectDescriptionSchema,
          keywords: z.array(z.string()),
          nature: aspectNature,
        }),
      ).meta({ weight: "repeated" }),
    }),
  ),
  patterns: z.array(patternSchema).meta({ description: "Of the whole chart, whatever the filters" }),
  summary: z.object({
    totalAspects: count,
    harmonious: count,
    challenging: count,
    neutral: count,
    byType: z.record(z.string(), count).meta({ description: "Only types that occur" }),
  }),
  conventions: z.object({ ...skyConventionsSchema.shape, orbs: aspectOrbsSchema }).meta({ name: "AspectsConventions" }),
});

interface AspectsInput extends CivilMoment {
  readonly nodeType: NodeType;
  readonly planets?: readonly string[] | undefined;
  readonly aspectTypes?: readonly AspectCode[] | undefined;
}

interface AspectsFacts {
  readonly input: AspectsInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly aspects: readonly ChartAspect[];
  readonly patterns: readonly Pattern[];
}

/** The aspects of a moment, filtered; the patterns are those of the unfiltered chart. */
export function computeAspects(input: AspectsInput, sky: { readonly ephemeris: Ephemeris }): AspectsFacts {
  const { ephemeris } = sky;
  const moment = chartMoment(ephemeris, input);
  const bodies = chartBodies(ephemeris, moment.jdTt, input.nodeType);
  const { planets, aspectTypes } = input;
  const wanted = bodies.filter(({ id }) => planets === undefined || planets.includes(bodyTerms[id].en));
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    aspects: aspectsAmong(wanted).filter(
      ({ aspect }) => aspectTypes === undefined || aspectTypes.some((code) => code === ASPECTS[aspect].code),
    ),
    patterns: findPatterns(bodies.filter(({ id }) => isPlanet(id))),
  };
}

export const aspects: Operation<AspectsRequest, Aspects, SkyContext> = defineOperation({
  id: "calculateAspects",
  method: "POST",
  path: "/astrology/aspects",
  summary: "Aspects between the bodies at a moment, with their meaning",
  description:
    "Nine aspect types between the fourteen bodies; each pair makes at most one, the closest relative to its orb. The orbs in force are in conventions.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeAspects,
  present: (facts, words) => {
    const texts = westernReader(words);
    return {
      date: facts.input.date,
      time: facts.input.time,
      timezone: facts.moment.civil.offsetHours,
      nodeType: facts.input.nodeType,
      aspectsFound: facts.aspects.length,
      aspects: facts.aspects.map((found) => ({ ...presentAspect(found), meaning: meaningOf(found, texts) })),
      patterns: presentPatterns(facts.patterns, texts),
      summary: {
        totalAspects: facts.aspects.length,
        ...countNatures(facts.aspects),
        byType: countTypes(facts.aspects),
      },
      conventions: { ...presentConventions(facts.moment, facts.engine), orbs: ASPECT_ORBS },
    };
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

type Meaning = DraftOf<typeof output>["aspects"][number]["meaning"];

function meaningOf(found: ChartAspect, texts: WesternReader): Meaning {
  const short = texts.text(`aspects.${found.aspect}.short`);
  const long = texts.text(`aspects.${found.aspect}.long`);
  const keywords = copyOf(texts.list(`aspects.${found.aspect}.keywords`));
  if (!short || !long || !keywords) return undefined;
  return {
    name: aspectTerms[found.aspect].en,
    description: { short, long },
    keywords,
    nature: ASPECTS[found.aspect].nature,
  };
}
