import { balanceOf, type Tone } from "@almagest/telling";
import type { Laid } from "../deck/laid";
import { toneOf } from "../deck/tones";

/** The tone of some cards on the whole, whatever single ones say. */
export function weighedTone(cards: readonly Laid[]): Tone {
  return balanceOf(cards.map((laid) => ({ tone: toneOf(laid), weight: 1 }))).tone;
}

/** The tone that a sentence may give to each of some cards: hard if all are, good if all bring ease or more, or mixed. */
export function agreedTone(cards: readonly Laid[]): Tone {
  const tones = cards.map(toneOf);
  if (tones.every((tone) => tone === "hard")) return "hard";
  return tones.every((tone) => tone === "bright" || tone === "easing") ? weighedTone(cards) : "mixed";
}
