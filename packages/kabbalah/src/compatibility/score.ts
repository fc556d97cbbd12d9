import { type CipherId, cipherValues, type MisparGadol } from "../gematria/ciphers";
import type { HebrewWords } from "../hebrew/text";
import { LETTER_IDS, type LetterId } from "../letters/letters";
import { pathBetween, type TreePath } from "../tree/paths";
import { type CountedSephirah, type Pillar, reducedToTen, sephirahNumbered, sephirahOf } from "../tree/sephirot";

export const COMPONENT_IDS = ["equalStandardValue", "treeRelation", "sharedCipherValue", "sharedLetters"] as const;
export type ComponentId = (typeof COMPONENT_IDS)[number];
export const BANDS = ["high", "moderate", "low"] as const;
export type Band = (typeof BANDS)[number];

const MAXIMUM: Readonly<Record<ComponentId, number>> = {
  equalStandardValue: 35,
  treeRelation: 25,
  sharedCipherValue: 20,
  sharedLetters: 20,
};

/** The relation of two sephirot on Kircher's tree. */
export type TreeRelation =
  | { readonly kind: "same"; readonly sephirah: CountedSephirah }
  | { readonly kind: "path"; readonly path: TreePath }
  | { readonly kind: "pillar"; readonly pillar: Pillar }
  | { readonly kind: "apart"; readonly pillars: "left-middle" | "left-right" | "middle-right" };

const RELATION_POINTS = { same: 25, path: 15, pillar: 8, apart: 0 } as const;

export interface CompatibilityFacts {
  readonly relation: TreeRelation;
  /** Every cipher in which both names have the same value. */
  readonly shared: readonly { readonly id: CipherId; readonly value: number }[];
  /** Letters that both names have, in the order of the alphabet. */
  readonly letters: readonly LetterId[];
  readonly components: readonly { readonly id: ComponentId; readonly points: number; readonly maximum: number }[];
  readonly score: number;
  readonly band: Band;
}

export interface SephirahOfName {
  readonly standard: number;
  readonly reduced: number;
  readonly sephirah: CountedSephirah;
}

export function sephirahOfValue(standard: number): SephirahOfName {
  const reduced = reducedToTen(standard);
  return { standard, reduced, sephirah: sephirahNumbered(reduced) };
}

/** These follow from the standard value, alone or with the number of letters, and add nothing to it. */
const DERIVED: readonly CipherId[] = ["mispar-hechrachi", "mispar-ha-merubah-ha-klali", "mispar-musafi", "kolel"];

/** Two names compared; the order of the two changes nothing. */
export function compareNames(first: HebrewWords, second: HebrewWords, misparGadol: MisparGadol): CompatibilityFacts {
  const others = cipherValues(second, misparGadol);
  const shared = cipherValues(first, misparGadol).flatMap(({ id, value }) =>
    others.some((other) => other.id === id && other.value === value) ? [{ id, value }] : [],
  );
  const relation = relationOf(standardSephirah(first), standardSephirah(second));
  const [inFirst, inSecond] = [lettersIn(first), lettersIn(second)];
  const letters = LETTER_IDS.filter((id) => inFirst.has(id) && inSecond.has(id));
  const allLetters = new Set([...inFirst, ...inSecond]).size;
  const points: Readonly<Record<ComponentId, number>> = {
    equalStandardValue: shared.some(({ id }) => id === "mispar-hechrachi") ? MAXIMUM.equalStandardValue : 0,
    treeRelation: RELATION_POINTS[relation.kind],
    sharedCipherValue: shared.some(({ id }) => !DERIVED.includes(id)) ? MAXIMUM.sharedCipherValue : 0,
    sharedLetters: Math.round((MAXIMUM.sharedLetters * letters.length) / allLetters),
  };
  const components = COMPONENT_IDS.map((id) => ({ id, points: points[id], maximum: MAXIMUM[id] }));
  const score = components.reduce((sum, component) => sum + component.points, 0);
  return { relation, shared, letters, components, score, band: bandOf(score) };
}

function standardSephirah(words: HebrewWords): CountedSephirah {
  return sephirahOfValue(words.flat().reduce((sum, { letter }) => sum + letter.value, 0)).sephirah;
}

function lettersIn(words: HebrewWords): ReadonlySet<LetterId> {
  return new Set(words.flat().map(({ letter }) => letter.id));
}

export function relationOf(first: CountedSephirah, second: CountedSephirah): TreeRelation {
  if (first === second) return { kind: "same", sephirah: first };
  const path = pathBetween(first, second);
  if (path !== undefined) return { kind: "path", path };
  const pillars = [sephirahOf(first).pillar, sephirahOf(second).pillar];
  const [one = "middle", other] = pillars;
  if (one === other) return { kind: "pillar", pillar: one };
  if (!pillars.includes("middle")) return { kind: "apart", pillars: "left-right" };
  return { kind: "apart", pillars: pillars.includes("left") ? "left-middle" : "middle-right" };
}

/** A path between two sephirot is enough for moderate; high needs two of the larger ties. */
export function bandOf(score: number): Band {
  if (score >= 50) return "high";
  return score >= 15 ? "moderate" : "low";
}
