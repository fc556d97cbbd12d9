import type { RankedEvent } from "../rank/rank";
import type { Happening, MajorAspect } from "../search/event";

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

/** The readings that an answer has given, so that it gives each once. */
export interface Told {
  /** When the first transit of a reading is exact; undefined where this is the first. */
  firstOf(event: Pick<RankedEvent, "happening" | "epochMs">): number | undefined;
}

export function toldOnce(): Told {
  const first = new Map<string, number>();
  return {
    firstOf: ({ happening, epochMs }) => {
      const contact = contactOf(happening);
      if (contact === undefined) return undefined;
      const before = first.get(contact);
      if (before === undefined) first.set(contact, epochMs);
      return before === epochMs ? undefined : before;
    },
  };
}
