import type { BodyId } from "@almagest/sky";
import { balanceOf, ranked, type Tone } from "@almagest/telling";
import type { ChartAspect } from "../chart/aspects";
import { toneOf } from "./inter-aspects";
import { aspectValue, importanceOf } from "./value";

/** Themes of contacts between two people, in the order in which a pair of bodies is asked. */
export const THEMES = ["staying", "deep", "path", "talk", "drive", "home", "delight"] as const;
export type Theme = (typeof THEMES)[number];

/** The first theme one of whose bodies takes part: Saturn binds, the slow bodies change, the nodes point on or back, and so on. */
const MARKERS: readonly (readonly [Theme, readonly BodyId[]])[] = [
  ["staying", ["saturn"]],
  ["deep", ["uranus", "neptune", "pluto", "chiron", "lilith"]],
  ["path", ["north-node", "south-node"]],
  ["talk", ["mercury"]],
  ["drive", ["mars"]],
  ["home", ["moon"]],
];

type Pair = Pick<ChartAspect, "first" | "second">;

export function themeOf({ first, second }: Pair): Theme {
  const marked = MARKERS.find(([, bodies]) => bodies.includes(first) || bodies.includes(second));
  return marked?.[0] ?? "delight";
}

/**
 * The tone of a theme: it resists, helps, has one contact for and one against, or rests on contacts that do both. None
 * lets go after having pressed, so none is easing.
 */
export const THEME_TONES = ["hard", "mixed", "bright", "close"] as const;
export type ThemeTone = (typeof THEME_TONES)[number];

/** From this value on an aspect helps or resists; a hard conjunction does both. */
const DECIDED_VALUE = 0.3;

export interface ContactTheme {
  readonly theme: Theme;
  readonly tone: ThemeTone;
  /** Sum of the weights of its contacts. */
  readonly weight: number;
  /** -1 (all of it resists) to 1 (all of it helps). */
  readonly score: number;
  /** The contact that weighs most of those that have the theme's own tone; never one that speaks against it. */
  readonly leading: ChartAspect;
  /** The weightiest that helps, and that resists, where there is one. */
  readonly help: ChartAspect | undefined;
  readonly strain: ChartAspect | undefined;
}

const PERSONAL: readonly BodyId[] = ["sun", "moon", "mercury", "venus", "mars"];

/**
 * The contacts gathered by theme, the weightiest theme first. Only those with a personal body on one side: contacts of
 * two slow bodies are shared by all people of these two ages. The South Node, mirror of the North, is left out.
 */
export function contactThemes(aspects: readonly ChartAspect[]): readonly ContactTheme[] {
  const own = aspects.filter(
    ({ first, second }) =>
      (PERSONAL.includes(first) || PERSONAL.includes(second)) && first !== "south-node" && second !== "south-node",
  );
  const themes = THEMES.flatMap(
    (theme) =>
      themed(
        theme,
        own.filter((aspect) => themeOf(aspect) === theme),
      ) ?? [],
  );
  return ranked(themes, ({ weight }) => weight);
}

/** Undefined for a theme without a major aspect: minors shade what is there and carry nothing by themselves. */
function themed(theme: Theme, aspects: readonly ChartAspect[]): ContactTheme | undefined {
  const facts = ranked(
    aspects.map((aspect) => ({ aspect, tone: contactTone(aspect), weight: weightOf(aspect) })),
    ({ weight }) => weight,
  ).filter(({ weight }) => weight > 0);
  const majors = facts.filter(({ aspect }) => toneOf(aspect.aspect) !== undefined);
  const { tone: balance, score } = balanceOf(facts);
  const help = facts.find(({ tone }) => tone === "bright")?.aspect;
  const strain = facts.find(({ tone }) => tone === "hard")?.aspect;
  const close = majors.find((fact) => fact.tone === "mixed");
  const first = majors[0];
  if (first === undefined) return undefined;
  const weight = facts.reduce((sum, fact) => sum + fact.weight, 0);
  const rest = { theme, score, weight, help, strain };
  if (balance === "hard" && strain !== undefined) return { ...rest, tone: "hard", leading: strain };
  if (balance === "bright" && help !== undefined) return { ...rest, tone: "bright", leading: help };
  if (help !== undefined && strain !== undefined) return { ...rest, tone: "mixed", leading: first.aspect };
  if (close !== undefined) return { ...rest, tone: "close", leading: close.aspect };
  return { ...rest, tone: first.tone === "hard" ? "hard" : "bright", leading: first.aspect };
}

/** As the score weighs it, so that themes and score agree. */
function weightOf(aspect: ChartAspect): number {
  return importanceOf(aspect) * Math.abs(aspectValue(aspect));
}

function contactTone(aspect: ChartAspect): Tone {
  const value = aspectValue(aspect);
  if (value >= DECIDED_VALUE) return "bright";
  return value <= -DECIDED_VALUE ? "hard" : "mixed";
}
