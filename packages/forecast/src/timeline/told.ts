import type { Happening, MajorAspect, OpenForecastEvent } from "../search/event";

/** The tone of an aspect: all aspects of one tone between two planets have one reading. */
const TONES = {
  conjunction: "meeting",
  sextile: "ease",
  trine: "ease",
  square: "strain",
  opposition: "strain",
} as const satisfies Record<MajorAspect, string>;

/** The key of a transit's reading; undefined of other events. */
export function contactOf(happening: Happening): string | undefined {
  if (happening.type !== "transit-aspect") return undefined;
  return `${happening.body} ${TONES[happening.aspect]} ${happening.natal}`;
}

type ToldEvent = Pick<OpenForecastEvent, "happening" | "epochMs" | "spread">;

/** The readings that an answer has given, so that it gives each once. */
export interface Told {
  /** The first transit of a reading; undefined where this is the first. */
  firstOf(event: ToldEvent): ToldEvent | undefined;
  /** Whether a passage that several events share has not been told, and is told now. */
  isNew(passage: string): boolean;
}

export function toldOnce(): Told {
  const first = new Map<string, ToldEvent>();
  const passages = new Set<string>();
  return {
    firstOf: (event) => {
      const contact = contactOf(event.happening);
      if (contact === undefined) return undefined;
      const before = first.get(contact);
      if (before === undefined) first.set(contact, event);
      return before?.epochMs === event.epochMs ? undefined : before;
    },
    isNew: (passage) => {
      const isNew = !passages.has(passage);
      passages.add(passage);
      return isNew;
    },
  };
}
