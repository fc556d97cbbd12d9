import { at, type DrawStreams, openDraw } from "@almagest/operation";
import { CARDS } from "../deck/cards";
import type { Laid } from "../deck/laid";

/** This domain in the keys of seeded draws. A change would change every draw there is. */
const DOMAIN = "tarot";

export interface DrawOptions {
  /** 1 to 78. */
  readonly count: number;
  /** Whether a card may lie reversed, each with a chance of one half; true by default. */
  readonly allowReversals?: boolean;
  /** Whether each card goes back into the deck before the next; false by default. */
  readonly allowDuplicates?: boolean;
}

export interface DrawSource {
  /** The operation whose key the seed belongs to. */
  readonly operation: string;
  readonly seed?: string | undefined;
  readonly random: (byteCount: number) => Uint8Array;
}

/**
 * Draws cards in order. The whole deck is always shuffled, so that the first cards of a longer draw are those of a
 * shorter one; which lie reversed comes from a stream of its own, so that leaving reversals out changes no card.
 */
export function drawCardsBy(source: DrawSource, options: DrawOptions): readonly Laid[] {
  const { allowReversals = true, allowDuplicates = false, count } = options;
  const streams = openDraw({ domain: DOMAIN, operation: source.operation, seed: source.seed }, source.random);
  const cards = allowDuplicates ? withReturn(streams, count) : streams.picks.shuffled(CARDS).slice(0, count);
  return cards.map((card) => ({ card, reversed: allowReversals && streams.flags.coin() }));
}

function withReturn({ picks }: DrawStreams, count: number): (typeof CARDS)[number][] {
  return Array.from({ length: count }, () => at(CARDS, picks.uniform(CARDS.length)));
}

/** The rules by which cards were chosen, for an answer's conventions. */
export function conventionsOf(seed: string | undefined, allowReversals = true): DrawConventions {
  return {
    deck: "rider-waite-smith",
    draw: seed === undefined ? "system-random" : "sha256-fisher-yates",
    reversals: allowReversals ? "one-half" : "none",
  };
}

export interface DrawConventions {
  readonly deck: "rider-waite-smith";
  readonly draw: "sha256-fisher-yates" | "system-random";
  readonly reversals: "one-half" | "none";
}
