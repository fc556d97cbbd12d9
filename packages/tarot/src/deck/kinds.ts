import type { Tone } from "@almagest/telling";
import type { Card, CardId } from "./cards";

/** Kinds of hardness and of ease, each under the tone that it gives a card. */
export const KINDS_OF_TONE = {
  hard: ["grief", "haste", "rigidity", "deceit", "nerve", "excess", "delay"],
  easing: ["release", "recovery", "clarity"],
  mixed: ["choice", "effort", "pause", "turn", "misuse"],
  bright: ["start", "warmth", "mastery", "order", "joy", "insight"],
} as const satisfies Record<Tone, readonly string[]>;
/** All kinds, in one order. */
export const KINDS: readonly Kind[] = Object.values(KINDS_OF_TONE).flat();
export type Kind = (typeof KINDS_OF_TONE)[Tone][number];

/** The kind of a card, upright and reversed. */
type Sides = readonly [upright: Kind, reversed: Kind];

/**
 * The kind of hardness or ease that every orientation brings, after this deck's texts. `nerve` is the loss of it; `misuse` is
 * a good thing that is held wrongly.
 */
export const CARD_KINDS = {
  fool: ["start", "nerve"],
  magician: ["mastery", "misuse"],
  "high-priestess": ["insight", "nerve"],
  empress: ["warmth", "misuse"],
  emperor: ["order", "rigidity"],
  hierophant: ["order", "choice"],
  lovers: ["warmth", "deceit"],
  chariot: ["mastery", "haste"],
  strength: ["mastery", "excess"],
  hermit: ["pause", "rigidity"],
  "wheel-of-fortune": ["turn", "delay"],
  justice: ["choice", "rigidity"],
  "hanged-man": ["pause", "delay"],
  death: ["turn", "delay"],
  temperance: ["order", "excess"],
  devil: ["excess", "release"],
  tower: ["grief", "delay"],
  star: ["start", "nerve"],
  moon: ["pause", "clarity"],
  sun: ["joy", "misuse"],
  judgement: ["start", "nerve"],
  world: ["joy", "pause"],
  "ace-of-cups": ["start", "nerve"],
  "two-of-cups": ["warmth", "misuse"],
  "three-of-cups": ["joy", "excess"],
  "four-of-cups": ["pause", "recovery"],
  "five-of-cups": ["grief", "recovery"],
  "six-of-cups": ["warmth", "misuse"],
  "seven-of-cups": ["choice", "clarity"],
  "eight-of-cups": ["turn", "delay"],
  "nine-of-cups": ["joy", "misuse"],
  "ten-of-cups": ["joy", "deceit"],
  "page-of-cups": ["start", "nerve"],
  "knight-of-cups": ["warmth", "deceit"],
  "queen-of-cups": ["insight", "excess"],
  "king-of-cups": ["mastery", "rigidity"],
  "ace-of-wands": ["start", "delay"],
  "two-of-wands": ["choice", "choice"],
  "three-of-wands": ["mastery", "recovery"],
  "four-of-wands": ["joy", "joy"],
  "five-of-wands": ["effort", "deceit"],
  "six-of-wands": ["joy", "delay"],
  "seven-of-wands": ["effort", "rigidity"],
  "eight-of-wands": ["start", "haste"],
  "nine-of-wands": ["effort", "rigidity"],
  "ten-of-wands": ["excess", "release"],
  "page-of-wands": ["start", "misuse"],
  "knight-of-wands": ["turn", "haste"],
  "queen-of-wands": ["warmth", "excess"],
  "king-of-wands": ["mastery", "rigidity"],
  "ace-of-swords": ["insight", "haste"],
  "two-of-swords": ["choice", "choice"],
  "three-of-swords": ["grief", "recovery"],
  "four-of-swords": ["release", "pause"],
  "five-of-swords": ["excess", "effort"],
  "six-of-swords": ["release", "delay"],
  "seven-of-swords": ["choice", "clarity"],
  "eight-of-swords": ["nerve", "release"],
  "nine-of-swords": ["nerve", "clarity"],
  "ten-of-swords": ["grief", "recovery"],
  "page-of-swords": ["misuse", "haste"],
  "knight-of-swords": ["effort", "haste"],
  "queen-of-swords": ["insight", "rigidity"],
  "king-of-swords": ["insight", "rigidity"],
  "ace-of-pentacles": ["start", "delay"],
  "two-of-pentacles": ["choice", "excess"],
  "three-of-pentacles": ["mastery", "rigidity"],
  "four-of-pentacles": ["pause", "release"],
  "five-of-pentacles": ["grief", "recovery"],
  "six-of-pentacles": ["warmth", "deceit"],
  "seven-of-pentacles": ["pause", "haste"],
  "eight-of-pentacles": ["mastery", "excess"],
  "nine-of-pentacles": ["order", "excess"],
  "ten-of-pentacles": ["order", "rigidity"],
  "page-of-pentacles": ["start", "misuse"],
  "knight-of-pentacles": ["order", "rigidity"],
  "queen-of-pentacles": ["warmth", "excess"],
  "king-of-pentacles": ["order", "excess"],
} as const satisfies Record<CardId, Sides>;

/** The kind of a card the way up it lies. */
export function kindOf({ card, reversed }: { readonly card: Card; readonly reversed: boolean }): Kind {
  const [upright, turned]: Sides = CARD_KINDS[card.id];
  return reversed ? turned : upright;
}
