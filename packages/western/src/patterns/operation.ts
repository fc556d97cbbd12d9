import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { count, defineOperation, langQuery, NODE_TYPES, type NodeType, type Operation } from "@almagest/operation";
import {
  bodyPositionSchema,
  type ChartBody,
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  isPlanet,
  nodeBirthBody,
  presentBody,
  presentConventions,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { CHIRON, included, includeQuery, NORTH_NODE } from "../chart/include";
import { patternSchema } from "../chart/schema";
import { westernReader } from "../texts/reader";
import type { AspectPatterns, AspectPatternsRequest } from "../types";
import { findPatterns } from "./find";
import { DEFAULT_PATTERN_ORBS, type Pattern, type PatternOrbs, STELLIUM_ARC_DEG, STRICT_PATTERN_ORBS } from "./model";
import { presentPatterns } from "./present";

const EXTRA = ["chiron", "northNode"] as const;
const ID_OF = { chiron: "chiron", northNode: "north-node" } as const;
const CHOICES = [
  { ...CHIRON, id: "chiron" },
  { ...NORTH_NODE, id: "northNode" },
] as const;

const YES = new Set(["true", "1", "yes", "on"]);
const NO = new Set(["false", "0", "no", "off", ""]);
const YES_OR_NO = new Set([...YES, ...NO]);

/** The word that a text or a boolean stands for. */
function wordOf(choice: string | boolean): string {
  return String(choice).trim().toLowerCase();
}

const output = z.object({
  patterns: z.array(patternSchema),
  total: count,
  planets: z
    .array(bodyPositionSchema)
    .meta({ description: "Every body that was looked at, to draw by", weight: "bulk" }),
  options: z.object({ strictOrbs: z.boolean(), include: z.array(z.enum(EXTRA)) }),
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.enum(NODE_TYPES),
      orbs: z.record(z.string(), z.number()).meta({ description: "Greatest orb in degrees of each defining aspect" }),
      stelliumArc: z
        .number()
        .meta({ description: "Degrees within which three bodies make a stellium over a sign border" }),
    })
    .meta({ name: "AspectPatternsConventions" }),
});

interface PatternsInput extends CivilMoment {
  readonly nodeType: NodeType;
  readonly strictOrbs?: string | boolean | undefined;
  readonly include?: string | undefined;
}

export interface AspectPatternsFacts {
  readonly nodeType: NodeType;
  readonly strictOrbs: boolean;
  readonly include: readonly (typeof EXTRA)[number][];
  readonly orbs: PatternOrbs;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly bodies: readonly ChartBody[];
  readonly patterns: readonly Pattern[];
}

/** The figures among Sun to Pluto at a moment, with Chiron and the North Node where they are asked for. */
export function computeAspectPatterns(
  input: PatternsInput,
  sky: { readonly ephemeris: Ephemeris },
): AspectPatternsFacts {
  const { ephemeris } = sky;
  const moment = chartMoment(ephemeris, input);
  const strictOrbs = YES.has(wordOf(input.strictOrbs ?? false));
  const orbs = strictOrbs ? STRICT_PATTERN_ORBS : DEFAULT_PATTERN_ORBS;
  const include = included(input.include, CHOICES);
  const bodies = chartBodies(ephemeris, moment.jdTt, input.nodeType).filter(
    ({ id }) => isPlanet(id) || include.some((extra) => ID_OF[extra] === id),
  );
  return {
    nodeType: input.nodeType,
    strictOrbs,
    include,
    orbs,
    engine: engineOf(ephemeris),
    moment,
    bodies,
    patterns: findPatterns(bodies, orbs),
  };
}

export const aspectPatterns: Operation<AspectPatternsRequest, AspectPatterns, SkyContext> = defineOperation({
  id: "detectAspectPatterns",
  method: "POST",
  path: "/astrology/aspect-patterns",
  summary: "Grand trine, kite, T-square, grand cross, yod, mystic rectangle, stellium",
  description:
    "Figures among Sun to Pluto. A grand cross takes up the T-squares of its members, a kite its grand trine. include adds Chiron and the North Node; strictOrbs narrows the orbs, which are in conventions.",
  query: z.object({
    ...langQuery.shape,
    strictOrbs: z
      .union([z.string().refine((text) => YES_OR_NO.has(wordOf(text))), z.boolean()])
      .optional()
      .meta({
        description: "true, 1, yes or on: trine and square within 5, sextile within 4, quincunx within 2 degrees",
        examples: ["false"],
      }),
    include: includeQuery(CHOICES, "Bodies beside Sun to Pluto"),
  }),
  body: nodeBirthBody,
  output,
  needs: [needEphemeris],
  compute: computeAspectPatterns,
  present: (facts, words) => {
    const texts = westernReader(words);
    return {
      patterns: presentPatterns(facts.patterns, texts),
      total: facts.patterns.length,
      planets: facts.bodies.map((body) => presentBody(body)),
      options: { strictOrbs: facts.strictOrbs, include: [...facts.include] },
      conventions: {
        ...presentConventions(facts.moment, facts.engine),
        nodeType: facts.nodeType,
        orbs: { ...facts.orbs },
        stelliumArc: STELLIUM_ARC_DEG,
      },
    };
  },
  examples: [
    { date: "1955-02-24", time: "19:15:00", latitude: 37.77, longitude: -122.42, timezone: "America/Los_Angeles" },
  ],
});
