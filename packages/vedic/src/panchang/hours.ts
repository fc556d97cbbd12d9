import { type SevenGraha, weekdayLord } from "../grahas";
import { dayOf, equalParts, nightOf, type PanchangDay, type Span } from "./day";

/** The lord of a hora and the span it rules. */
export interface Hora extends Span {
  readonly lord: SevenGraha;
  /** 1 to 12 within the day or the night. */
  readonly number: number;
}

/** Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars: each hora's lord is five weekdays on from the one before. */
const WEEKDAYS_TO_NEXT_HORA = 5;

/** Twelve horas of the day and twelve of the night, in one chain from the lord of the weekday. */
export function horas(day: PanchangDay): { readonly day: readonly Hora[]; readonly night: readonly Hora[] } {
  const chain = (spans: readonly Span[], before: number): readonly Hora[] =>
    spans.map((span, index0) => ({
      ...span,
      lord: weekdayLord(day.weekday0 + WEEKDAYS_TO_NEXT_HORA * (before + index0)),
      number: index0 + 1,
    }));
  return { day: chain(equalParts(dayOf(day), 12), 0), night: chain(equalParts(nightOf(day), 12), 12) };
}

/** The seven kinds of choghadiya by the lord they belong to. */
export const CHOGHADIYAS = {
  sun: { id: "udveg", effect: "bad" },
  moon: { id: "amrit", effect: "good" },
  mars: { id: "rog", effect: "bad" },
  mercury: { id: "labh", effect: "good" },
  jupiter: { id: "shubh", effect: "good" },
  venus: { id: "char", effect: "good" },
  saturn: { id: "kaal", effect: "bad" },
} as const satisfies Record<SevenGraha, { readonly id: string; readonly effect: "good" | "bad" }>;

export interface Choghadiya extends Span {
  readonly lord: SevenGraha;
}

/**
 * Eight of the day and eight of the night. By day the lords follow in steps of five weekdays from the lord of the day,
 * by night in steps of four from the fifth weekday's.
 */
export function choghadiyas(day: PanchangDay): {
  readonly day: readonly Choghadiya[];
  readonly night: readonly Choghadiya[];
} {
  const lordAfter = (weekdays: number): SevenGraha => weekdayLord(day.weekday0 + weekdays);
  return {
    day: equalParts(dayOf(day), 8).map((span, index0) => ({ ...span, lord: lordAfter(5 * index0) })),
    night: equalParts(nightOf(day), 8).map((span, index0) => ({ ...span, lord: lordAfter(4 + 4 * index0) })),
  };
}
