import type { CardId } from "../deck/cards";
import type { Laid } from "../deck/laid";

/** The cards that pause, turn or weigh: they say Maybe whichever way up they lie. */
export const MAYBE_IDS = [
  "hanged-man",
  "wheel-of-fortune",
  "temperance",
  "two-of-swords",
  "four-of-swords",
] as const satisfies readonly CardId[];
export type MaybeId = (typeof MAYBE_IDS)[number];

export interface YesNoAnswer {
  readonly answer: "Yes" | "No" | "Maybe";
  readonly strength: "Strong" | "Qualified";
}

/** The Maybe card that lies there, if it is one. */
export function maybeOf({ card }: Pick<Laid, "card">): MaybeId | undefined {
  return MAYBE_IDS.find((id) => id === card.id);
}

/** A card's answer by the way up it lies; the major arcana speak strongly, even when they say Maybe. */
export function answerOf(laid: Laid): YesNoAnswer {
  const strength = laid.card.arcana === "major" ? "Strong" : "Qualified";
  if (maybeOf(laid) !== undefined) return { answer: "Maybe", strength };
  return { answer: laid.reversed ? "No" : "Yes", strength };
}
