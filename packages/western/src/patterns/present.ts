import { listOf } from "@almagest/i18n";
import { bodies as bodyTerms, elements, signs } from "@almagest/i18n/astrology";
import { at, type DraftOf, type NodeType, type Term } from "@almagest/operation";
import type { BodyId } from "@almagest/sky";
import type { patternSchema } from "../chart/schema";
import { inProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import { modalities } from "../vocabulary/modalities";
import { patterns as patternTerms } from "../vocabulary/patterns";
import { type Pattern, type PatternKind, type PatternOrbs, STELLIUM_ARC_DEG } from "./model";

const PATTERN_KEYS = {
  GRAND_CROSS: { term: "grand-cross", text: "grandCross" },
  KITE: { term: "kite", text: "kite" },
  GRAND_TRINE: { term: "grand-trine", text: "grandTrine" },
  T_SQUARE: { term: "t-square", text: "tSquare" },
  YOD: { term: "yod", text: "yod" },
  MYSTIC_RECTANGLE: { term: "mystic-rectangle", text: "mysticRectangle" },
  STELLIUM: { term: "stellium", text: "stellium" },
} as const satisfies Record<PatternKind, { term: keyof typeof patternTerms; text: string }>;

interface Rules {
  nodeType: NodeType;
  orbs: Record<string, number>;
  stelliumArc: number;
}

/** The rules in force, as answers echo them. */
export function presentRules({ nodeType, orbs }: { readonly nodeType: NodeType; readonly orbs: PatternOrbs }): Rules {
  return { nodeType, orbs: { ...orbs }, stelliumArc: STELLIUM_ARC_DEG };
}

type PatternAnswer = DraftOf<typeof patternSchema>;

/**
 * The patterns of one chart. The first of a kind has its whole text; later ones say what they share with an earlier
 * one, or that they share nothing, so that no sentence comes twice.
 */
export function presentPatterns(patterns: readonly Pattern[], texts: WesternReader): PatternAnswer[] {
  return patterns.map((pattern, index0) => {
    const before = patterns.slice(0, index0).filter(({ kind }) => kind === pattern.kind);
    return presentPattern(pattern, texts.isEmpty ? undefined : told(pattern, before, texts));
  });
}

function told(pattern: Pattern, before: readonly Pattern[], texts: WesternReader): string | undefined {
  const text = isSlowCrowd(pattern) ? "slowStellium" : PATTERN_KEYS[pattern.kind].text;
  return sentence(
    before.length === 0
      ? texts.text(`chart.pattern.${text}`, textVariables(pattern, texts))
      : toldAfter(pattern, before, texts),
  );
}

const SLOW: readonly BodyId[] = ["saturn", "uranus", "neptune", "pluto"];

/** A stellium that all people born about the same time have. */
function isSlowCrowd({ kind, bodies }: Pattern): boolean {
  return kind === "STELLIUM" && bodies.every((id) => SLOW.includes(id));
}

/** The text of a pattern after others of its kind, by what it has in common with the one that shares most. */
function toldAfter(pattern: Pattern, before: readonly Pattern[], texts: WesternReader): string | undefined {
  const sharedWith = (other: Pattern): number => pattern.bodies.filter((id) => other.bodies.includes(id)).length;
  const other = before.reduce((best, next) => (sharedWith(next) > sharedWith(best) ? next : best), at(before, 0));
  const key = `chart.patternAgain.${PATTERN_KEYS[pattern.kind].text}.${relationOf(pattern, other, sharedWith(other))}`;
  return texts.lookup(key, {
    ...textVariables(pattern, texts),
    planets: listed(pattern.bodies, texts),
    other: inProse(bodyTerms[other.apex ?? at(other.bodies, 0)], texts.speaks),
  });
}

/** Two bodies in common make a leg; of T-squares it matters whether that leg is the opposition, or the apex is one. */
function relationOf(pattern: Pattern, other: Pattern, shared: number): "opposition" | "apex" | "shared" | "apart" {
  if (pattern.kind === "T_SQUARE") {
    if (pattern.apex === other.apex) return "apex";
    if (pattern.bodies.slice(1).every((id) => other.bodies.slice(1).includes(id))) return "opposition";
  }
  return shared >= 2 ? "shared" : "apart";
}

function presentPattern(pattern: Pattern, interpretation: string | undefined): PatternAnswer {
  const keys = PATTERN_KEYS[pattern.kind];
  const names = pattern.bodies.map((id) => bodyTerms[id]);
  return {
    kind: pattern.kind,
    name: patternTerms[keys.term].en,
    planets: names.map((term) => term.en),
    apex: pattern.apex && bodyTerms[pattern.apex].en,
    element: pattern.element,
    modality: pattern.modality,
    dissociate: pattern.dissociate,
    tightness: Math.round(pattern.tightness),
    interpretation,
    interpretationKey: `aspectPattern.${keys.text}`,
    interpretationVars: canonicalVariables(pattern),
  };
}

/** A text that may begin with a name: `the Moon and Mars …`. */
function sentence(text: string | undefined): string | undefined {
  return text?.replace(/(?:^|[.!?] )the /g, (start) => start.replace("the", "The"));
}

/** Values of the text's placeholders, in English: `planet1` … , `apex`, `element`, `modality`, `sign`. */
function canonicalVariables(pattern: Pattern): Record<string, string> {
  return variablesOf(pattern, (term) => term.en, {});
}

/** The same for a sentence: names in the form used inside one, choices (`select`) by their English name. */
function textVariables(pattern: Pattern, texts: WesternReader): Record<string, string> {
  const lang = texts.speaks;
  const variables = variablesOf(pattern, (term) => inProse(term, lang), { element: "other", modality: "other" });
  if (pattern.kind === "STELLIUM") variables["planets"] = listed(pattern.bodies, texts);
  if (pattern.signs !== undefined) {
    variables["signs"] = listOf(
      pattern.signs.map((sign) => signs[sign][lang]),
      lang,
    );
  }
  if (pattern.apex !== undefined) variables["way"] = pattern.apex;
  return variables;
}

function variablesOf(
  { bodies, apex, element, modality, sign }: Pattern,
  nameOf: (term: Term) => string,
  variables: Record<string, string>,
): Record<string, string> {
  for (let index0 = 0; index0 < bodies.length; index0++) {
    variables[`planet${index0 + 1}`] = nameOf(bodyTerms[at(bodies, index0)]);
  }
  if (apex !== undefined) variables["apex"] = nameOf(bodyTerms[apex]);
  if (element !== undefined) variables["element"] = elements[element].en;
  if (modality !== undefined) variables["modality"] = modalities[modality].en;
  if (sign !== undefined) variables["sign"] = signs[sign].en;
  return variables;
}

/** A list of bodies, each with its article where the language has one. */
function listed(bodies: readonly BodyId[], texts: WesternReader): string {
  const { speaks } = texts;
  return listOf(
    bodies.map((id) => texts.text("chart.inList", { body: inProse(bodyTerms[id], speaks) }) ?? ""),
    speaks,
  );
}
