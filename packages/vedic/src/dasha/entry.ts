import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { VedicReader } from "../texts/reader";
import type { LivedPeriod } from "./birth";
import type { PeriodTone } from "./tone";

/** A pair of lords has its own text; deeper levels are read by their own lord. */
export function periodReading({ lords }: Pick<LivedPeriod, "lords">, texts: VedicReader): string | undefined {
  const [major, sub] = lords;
  const own = at(lords, lords.length - 1);
  if (major === undefined || sub === undefined) return texts.text(`mahadasha.${own}`);
  switch (lords.length) {
    case 2:
      return texts.text(`antardasha.${major}.${sub}`);
    case 3:
      return texts.text(`pratyantardasha.${own}`);
    case 4:
      return texts.text(`sookshma.${own}`);
    default:
      return texts.text(`prana.${own}`);
  }
}

type Lords = readonly GrahaId[];

/** Under each major lord the sub-lords whose entry promises, and those whose entry warns; all others do both. */
const PAIR_TONES: Readonly<Record<GrahaId, { readonly good: Lords; readonly hard: Lords }>> = {
  sun: { good: ["moon", "mars", "jupiter", "mercury"], hard: ["rahu", "saturn", "ketu"] },
  moon: { good: ["jupiter", "venus", "sun"], hard: ["rahu", "saturn", "ketu"] },
  mars: { good: ["jupiter", "sun", "moon"], hard: ["saturn", "ketu"] },
  mercury: { good: ["mercury", "venus", "sun", "jupiter"], hard: ["ketu"] },
  jupiter: { good: ["jupiter", "mercury", "sun", "moon", "mars"], hard: [] },
  venus: { good: ["venus", "moon", "jupiter", "saturn", "mercury"], hard: ["sun", "ketu"] },
  saturn: { good: ["mercury", "venus", "jupiter"], hard: ["ketu", "sun", "moon", "mars"] },
  rahu: { good: [], hard: ["saturn", "ketu", "sun"] },
  ketu: { good: ["jupiter", "mercury"], hard: ["venus", "moon", "saturn"] },
};

/** The tone of the entry on a sub-lord under a major lord. */
export function pairEntryTone(major: GrahaId, sub: GrahaId): PeriodTone {
  const { good, hard } = PAIR_TONES[major];
  if (good.includes(sub)) return "good";
  return hard.includes(sub) ? "hard" : "mixed";
}
