import { type Term, vocabulary } from "@almagest/i18n";
import { isChinese, type Lang } from "@almagest/operation";
import type { Arcana, Rank, Suit } from "../deck/cards";

/** The two parts of the deck. */
export const arcana = /* @__PURE__ */ vocabulary("tarot/arcanaNames", {
  major: { en: "Major Arcana", inSentence: "the Major Arcana" },
  minor: { en: "Minor Arcana", inSentence: "the Minor Arcana" },
}) satisfies Record<Arcana, Term>;

/** The suits by themselves. */
export const suits = /* @__PURE__ */ vocabulary("tarot/suits", {
  cups: "Cups",
  wands: "Wands",
  swords: "Swords",
  pentacles: "Pentacles",
}) satisfies Record<Suit, Term>;

/** The suits in the form that a card's name takes, with preposition, article or case. */
export const suitsInNames = /* @__PURE__ */ vocabulary("tarot/suitsInNames", {
  cups: "of Cups",
  wands: "of Wands",
  swords: "of Swords",
  pentacles: "of Pentacles",
}) satisfies Record<Suit, Term>;

/**
 * The ranks in the form of a card's name; the Turkish ones carry the possessive that the suit before them asks for.
 * The Page is Bube, Sota, Valete and Valet as in the playing cards of those countries, and Prens in Turkish.
 */
export const ranks = /* @__PURE__ */ vocabulary("tarot/ranks", {
  ace: "Ace",
  two: "Two",
  three: "Three",
  four: "Four",
  five: "Five",
  six: "Six",
  seven: "Seven",
  eight: "Eight",
  nine: "Nine",
  ten: "Ten",
  page: "Page",
  knight: "Knight",
  queen: "Queen",
  king: "King",
}) satisfies Record<Rank, Term>;

/** Languages that name the suit before the rank. */
const SUIT_FIRST: ReadonlySet<Lang> = new Set<Lang>(["tr", "zh-Hans", "zh-Hant"]);

/** A minor card's name in one language: Ace of Cups, Kupa Ası, As d'Épée, 圣杯一. */
export function minorName(rank: Rank, suit: Suit, lang: Lang): string {
  const parts = [ranks[rank][lang], suitsInNames[suit][lang]];
  if (SUIT_FIRST.has(lang)) parts.reverse();
  return parts.join(isChinese(lang) ? "" : " ");
}
