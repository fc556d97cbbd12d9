import { ranked } from "./plan";
import type { Toned } from "./tone";

/** Two facts that speak to each other. */
export interface Relation<Fact> {
  readonly id: string;
  readonly first: Fact;
  readonly second: Fact;
  /** Weight of the relation itself, above 0. */
  readonly weight: number;
}

/** A fact that another relation has told already counts this much the next time. */
const AGAIN = 0.5;

/**
 * The relations worth telling, at most `most`, the weightiest first. After each choice those that would tell one of its
 * facts again weigh half, so that a reading does not circle around one fact.
 */
export function relationsWorth<Id extends string, Fact>(
  relations: readonly (Relation<Fact> & { readonly id: Id })[],
  most: number,
): readonly (Relation<Fact> & { readonly id: Id })[] {
  const told = new Set<Fact>();
  const weightOf = ({ first, second, weight }: Relation<Fact>): number =>
    weight * (told.has(first) ? AGAIN : 1) * (told.has(second) ? AGAIN : 1);
  const waiting = [...relations];
  const chosen: (Relation<Fact> & { readonly id: Id })[] = [];
  while (chosen.length < most) {
    const [next] = ranked(waiting, weightOf);
    if (next === undefined) break;
    waiting.splice(waiting.indexOf(next), 1);
    chosen.push(next);
    told.add(next.first).add(next.second);
  }
  return chosen;
}

/** The relation of two tones, where sixteen paragraphs would be too many. */
export const TENSIONS = ["both-hard", "both-bright", "against", "open"] as const;
export type Tension = (typeof TENSIONS)[number];

/** Two that press, two that give (easing gives), one against the other; open as soon as one of them is mixed. */
export function tensionOf(first: Toned, second: Toned): Tension {
  if (first.tone === "mixed" || second.tone === "mixed") return "open";
  const hard = [first, second].filter(({ tone }) => tone === "hard").length;
  return hard === 2 ? "both-hard" : hard === 0 ? "both-bright" : "against";
}
