import type { Side } from "../compass";
import { brihatSamhita, type Source } from "../source";

export const AUSPICIOUSNESS = ["auspicious", "inauspicious", "mixed"] as const;
export type Auspiciousness = (typeof AUSPICIOUSNESS)[number];

/** Padas whose fruit is a gain (Brihat Samhita 53.72-75). */
const GAINS: readonly number[] = [3, 4, 12, 19, 20, 21, 27, 28, 29];

/** Parjanya's fruit, births of girls, is not a harm and is not named as a gain. All others are harms. */
const NEITHER: readonly number[] = [2];

export function auspiciousnessOf(pada: number): Auspiciousness {
  if (GAINS.includes(pada)) return "auspicious";
  return NEITHER.includes(pada) ? "mixed" : "inauspicious";
}

/** The gains on the same side as a pada. */
export function gainsBeside(pada: number): readonly number[] {
  const side0 = Math.floor((pada - 1) / 8);
  return GAINS.filter((gain) => Math.floor((gain - 1) / 8) === side0);
}

const VERSES = { East: "72", South: "73", West: "74", North: "75" } as const satisfies Record<Side, string>;

const NOTES: Readonly<Record<number, string>> = {
  1: "Kern's edition reads fear of fire (anala); Dvivedi's reads wind (anila).",
  19: "Kern's edition, which Iyer translates, reads a gain of wealth and sons; Dvivedi's has a negation before it.",
};

/** One verse for each side: 53.72 to 75 by Kern and Iyer, 52.70 to 73 by Dvivedi. */
export function sourceOfPada(pada: number, side: Side): Source {
  const note = NOTES[pada];
  return brihatSamhita(VERSES[side], note === undefined ? {} : { note });
}
