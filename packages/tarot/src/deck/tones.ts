import type { Tone } from "@almagest/telling";
import type { Card, CardId } from "./cards";

/** The tone of a card, upright and reversed. */
type Sides = readonly [upright: Tone, reversed: Tone];

/**
 * The tone of every orientation. It follows the texts of this deck, and these follow Waite (The Pictorial Key to the
 * Tarot, 1910, parts II and III). A reversed card is not always hard: pressure upright often eases reversed.
 */
export const CARD_TONES = {
  fool: ["bright", "hard"],
  // Reversed the gift is still there, only badly used.
  magician: ["bright", "mixed"],
  "high-priestess": ["bright", "hard"],
  // Reversed it is care, in the wrong amount.
  empress: ["bright", "mixed"],
  emperor: ["bright", "hard"],
  // Reversed it frees from a rule and leaves without one.
  hierophant: ["bright", "mixed"],
  lovers: ["bright", "hard"],
  chariot: ["bright", "hard"],
  strength: ["bright", "hard"],
  // Solitude gives an answer and takes company.
  hermit: ["mixed", "hard"],
  // A turn has no side; Waite's reading of luck is one half of it.
  "wheel-of-fortune": ["mixed", "hard"],
  // A fair sum can go against the one who asks.
  justice: ["mixed", "hard"],
  "hanged-man": ["mixed", "hard"],
  // An end that clears: neither a blow nor a gift. Reversed it drags on.
  death: ["mixed", "hard"],
  temperance: ["bright", "hard"],
  devil: ["hard", "easing"],
  // Reversed the fall is put off, which does not relieve.
  tower: ["hard", "hard"],
  star: ["bright", "hard"],
  // By moonlight instinct is partly right.
  moon: ["mixed", "easing"],
  // Reversed the good thing is there and is not felt.
  sun: ["bright", "mixed"],
  judgement: ["bright", "hard"],
  // Reversed it is almost done.
  world: ["bright", "mixed"],
  "ace-of-cups": ["bright", "hard"],
  "two-of-cups": ["bright", "mixed"],
  "three-of-cups": ["bright", "hard"],
  // Upright an offer is there and goes unseen.
  "four-of-cups": ["mixed", "easing"],
  "five-of-cups": ["hard", "easing"],
  "six-of-cups": ["bright", "mixed"],
  "seven-of-cups": ["mixed", "easing"],
  "eight-of-cups": ["mixed", "hard"],
  "nine-of-cups": ["bright", "mixed"],
  "ten-of-cups": ["bright", "hard"],
  "page-of-cups": ["bright", "hard"],
  "knight-of-cups": ["bright", "hard"],
  "queen-of-cups": ["bright", "hard"],
  "king-of-cups": ["bright", "hard"],
  "ace-of-wands": ["bright", "hard"],
  "two-of-wands": ["mixed", "mixed"],
  // Reversed, Waite has the end of troubles.
  "three-of-wands": ["bright", "easing"],
  // Waite: reversed, the meaning stays as it is.
  "four-of-wands": ["bright", "bright"],
  "five-of-wands": ["mixed", "hard"],
  "six-of-wands": ["bright", "hard"],
  // He is winning, alone against six.
  "seven-of-wands": ["mixed", "hard"],
  "eight-of-wands": ["bright", "hard"],
  "nine-of-wands": ["mixed", "hard"],
  "ten-of-wands": ["hard", "easing"],
  "page-of-wands": ["bright", "mixed"],
  "knight-of-wands": ["mixed", "hard"],
  "queen-of-wands": ["bright", "hard"],
  "king-of-wands": ["bright", "hard"],
  "ace-of-swords": ["bright", "hard"],
  "two-of-swords": ["mixed", "mixed"],
  // Reversed the swords loosen; the hurt is older than the story.
  "three-of-swords": ["hard", "easing"],
  "four-of-swords": ["easing", "mixed"],
  // Reversed it is over except in the telling.
  "five-of-swords": ["hard", "mixed"],
  "six-of-swords": ["easing", "hard"],
  "seven-of-swords": ["mixed", "easing"],
  "eight-of-swords": ["hard", "easing"],
  "nine-of-swords": ["hard", "easing"],
  "ten-of-swords": ["hard", "easing"],
  "page-of-swords": ["mixed", "hard"],
  "knight-of-swords": ["mixed", "hard"],
  "queen-of-swords": ["bright", "hard"],
  "king-of-swords": ["bright", "hard"],
  "ace-of-pentacles": ["bright", "hard"],
  "two-of-pentacles": ["mixed", "hard"],
  "three-of-pentacles": ["bright", "hard"],
  // Safety that takes both arms; reversed the arms come undone.
  "four-of-pentacles": ["mixed", "easing"],
  "five-of-pentacles": ["hard", "easing"],
  "six-of-pentacles": ["bright", "hard"],
  "seven-of-pentacles": ["mixed", "hard"],
  "eight-of-pentacles": ["bright", "hard"],
  "nine-of-pentacles": ["bright", "hard"],
  "ten-of-pentacles": ["bright", "hard"],
  "page-of-pentacles": ["bright", "mixed"],
  "knight-of-pentacles": ["bright", "hard"],
  "queen-of-pentacles": ["bright", "hard"],
  "king-of-pentacles": ["bright", "hard"],
} as const satisfies Record<CardId, Sides>;

/** The tone of a card the way up it lies. */
export function toneOf({ card, reversed }: { readonly card: Card; readonly reversed: boolean }): Tone {
  const [uprightTone, reversedTone]: Sides = CARD_TONES[card.id];
  return reversed ? reversedTone : uprightTone;
}

/**
 * The tone of what a card brings where it lies ahead, if it is not the card's own: most hard cards end in something
 * that can go two ways, or in relief. It follows the texts under `parts.*.ahead`.
 */
const OUTLOOKS: Readonly<Partial<Record<CardId, readonly [upright?: Tone | undefined, reversed?: Tone]>>> = {
  fool: [undefined, "mixed"],
  "high-priestess": [undefined, "mixed"],
  emperor: [undefined, "mixed"],
  lovers: [undefined, "mixed"],
  chariot: [undefined, "mixed"],
  strength: [undefined, "mixed"],
  hermit: ["easing", "mixed"],
  "wheel-of-fortune": [undefined, "mixed"],
  justice: [undefined, "mixed"],
  "hanged-man": [undefined, "easing"],
  devil: ["mixed"],
  tower: ["mixed"],
  star: [undefined, "easing"],
  sun: [undefined, "easing"],
  judgement: [undefined, "easing"],
  world: [undefined, "easing"],
  "ace-of-cups": [undefined, "easing"],
  "three-of-cups": [undefined, "easing"],
  "five-of-cups": ["mixed"],
  "six-of-cups": [undefined, "easing"],
  "eight-of-cups": [undefined, "mixed"],
  "ten-of-cups": [undefined, "mixed"],
  "page-of-cups": [undefined, "easing"],
  "queen-of-cups": [undefined, "easing"],
  "king-of-cups": [undefined, "easing"],
  "ace-of-wands": [undefined, "easing"],
  "five-of-wands": [undefined, "mixed"],
  "six-of-wands": [undefined, "mixed"],
  "seven-of-wands": [undefined, "easing"],
  "eight-of-wands": [undefined, "easing"],
  "nine-of-wands": [undefined, "easing"],
  "ten-of-wands": ["mixed"],
  "page-of-wands": [undefined, "hard"],
  "knight-of-wands": [undefined, "mixed"],
  "queen-of-wands": [undefined, "mixed"],
  "king-of-wands": [undefined, "easing"],
  "ace-of-swords": [undefined, "mixed"],
  "two-of-swords": [undefined, "easing"],
  "five-of-swords": ["mixed"],
  "six-of-swords": [undefined, "easing"],
  "eight-of-swords": ["mixed"],
  "nine-of-swords": ["mixed"],
  "ten-of-swords": ["mixed"],
  "ace-of-pentacles": [undefined, "mixed"],
  "two-of-pentacles": [undefined, "mixed"],
  "three-of-pentacles": [undefined, "mixed"],
  "five-of-pentacles": ["mixed"],
  "seven-of-pentacles": ["easing", "mixed"],
  "eight-of-pentacles": [undefined, "easing"],
  "nine-of-pentacles": [undefined, "easing"],
  "ten-of-pentacles": [undefined, "mixed"],
  "queen-of-pentacles": [undefined, "easing"],
};

/** The tone of what a card brings where it lies ahead. */
export function outlookOf(laid: Parameters<typeof toneOf>[0]): Tone {
  const [upright, reversed] = OUTLOOKS[laid.card.id] ?? [];
  return (laid.reversed ? reversed : upright) ?? toneOf(laid);
}
