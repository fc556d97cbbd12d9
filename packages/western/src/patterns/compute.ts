import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import {
  BODY_IDS,
  type BodyId,
  type ChartBody,
  type ChartMoment,
  type CivilMoment,
  chartBodies,
  chartMoment,
  type Engine,
  engineOf,
  isPlanet,
} from "@almagest/sky";
import { CHIRON, included, NORTH_NODE } from "../chart/include";
import { findPatterns } from "./find";
import { DEFAULT_PATTERN_ORBS, type Pattern, type PatternOrbs, STRICT_PATTERN_ORBS } from "./model";

export const EXTRA = ["chiron", "northNode"] as const;
const ID_OF = { chiron: "chiron", northNode: "north-node" } as const;
export const CHOICES = [
  { ...CHIRON, id: "chiron" },
  { ...NORTH_NODE, id: "northNode" },
] as const;

const YES = new Set(["true", "1", "yes", "on"]);
const NO = new Set(["false", "0", "no", "off", ""]);

export function isYes(choice: string | boolean): boolean {
  return YES.has(wordOf(choice));
}

export function isYesOrNo(choice: string | boolean): boolean {
  return YES.has(wordOf(choice)) || NO.has(wordOf(choice));
}

/** The word that a text or a boolean stands for. */
function wordOf(choice: string | boolean): string {
  return String(choice).trim().toLowerCase();
}

export interface PatternsInput extends CivilMoment {
  readonly nodeType: NodeType;
  readonly strictOrbs?: string | boolean | undefined;
  readonly include?: string | undefined;
}

/** The rules of a search, and the bodies among which it looks. */
export interface ChosenPatterns {
  readonly strictOrbs: boolean;
  readonly include: readonly (typeof EXTRA)[number][];
  readonly orbs: PatternOrbs;
  /** In canonical order. */
  readonly ids: readonly BodyId[];
}

export function chosenPatterns(input: Pick<PatternsInput, "strictOrbs" | "include">): ChosenPatterns {
  const strictOrbs = isYes(input.strictOrbs ?? false);
  const include = included(input.include, CHOICES);
  return {
    strictOrbs,
    include,
    orbs: strictOrbs ? STRICT_PATTERN_ORBS : DEFAULT_PATTERN_ORBS,
    ids: BODY_IDS.filter((id) => isPlanet(id) || include.some((extra) => ID_OF[extra] === id)),
  };
}

export interface AspectPatternsFacts extends Omit<ChosenPatterns, "ids"> {
  readonly nodeType: NodeType;
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
  const { ids, ...chosen } = chosenPatterns(input);
  const bodies = chartBodies(ephemeris, moment.jdTt, input.nodeType).filter(({ id }) => ids.includes(id));
  return {
    nodeType: input.nodeType,
    ...chosen,
    engine: engineOf(ephemeris),
    moment,
    bodies,
    patterns: findPatterns(bodies, chosen.orbs),
  };
}
