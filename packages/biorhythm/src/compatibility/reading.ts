import { joined } from "@almagest/i18n";
import { PRIMARY_IDS, type PrimaryId } from "../curve/cycles";
import { type BiorhythmReader, present } from "../texts/reader";
import type { Compatibility, CyclePair, Rating } from "./compute";

/** The effect of the cycle between the two; in sync it matters on which side of zero they are. */
export function descriptionOf(id: PrimaryId, pair: CyclePair, texts: BiorhythmReader): string | undefined {
  if (isBothLow(pair)) return texts.text(`compatibility.cycles.${id}.complementary_low`);
  if (pair.phase !== "in_sync") return texts.text(`compatibility.cycles.${id}.${pair.phase}`);
  return texts.text(`compatibility.cycles.${id}.${sideOf(pair)}`);
}

/** One does not complete the other where both are below the line. */
function isBothLow({ phase, person1Value, person2Value }: CyclePair): boolean {
  return phase === "complementary" && person1Value < 0 && person2Value < 0;
}

function isStrength(pair: CyclePair): boolean {
  return pair.phase === "in_sync" || (pair.phase === "complementary" && !isBothLow(pair));
}

function sideOf({ person1Value, person2Value }: CyclePair): "together_high" | "together_low" | "together_turning" {
  if (person1Value > 0 && person2Value > 0) return "together_high";
  return person1Value < 0 && person2Value < 0 ? "together_low" : "together_turning";
}

/** A line for each cycle that is in sync, or complementary with one of the two above the line. */
export function strengthsOf({ cycles }: Compatibility, texts: BiorhythmReader): string[] {
  const lines = PRIMARY_IDS.map((id) => {
    const { phase } = cycles[id];
    return isStrength(cycles[id]) && (phase === "in_sync" || phase === "complementary")
      ? texts.text(`compatibility.strengths.${id}.${phase}`)
      : undefined;
  });
  return present(lines);
}

/** A line for each cycle that is neutral or opposing, or in which both are low. */
export function challengesOf({ cycles }: Compatibility, texts: BiorhythmReader): string[] {
  const lines = PRIMARY_IDS.map((id) => {
    const { phase } = cycles[id];
    if (isBothLow(cycles[id])) return texts.text(`compatibility.challenges.${id}.complementary_low`);
    return phase === "neutral" || phase === "opposing"
      ? texts.text(`compatibility.challenges.${id}.${phase}`)
      : undefined;
  });
  return present(lines);
}

const RATING_KEYS = {
  "Highly Aligned": "highlyAligned",
  "Well Aligned": "wellAligned",
  "Moderately Aligned": "moderatelyAligned",
  Misaligned: "misaligned",
  Opposed: "opposed",
} as const satisfies Record<Rating, string>;

/** Advice for the day together, and a caution: the cycle of the least alignment, unless it is a strength. */
export function pairAdvice({ cycles, rating }: Compatibility, texts: BiorhythmReader): string | undefined {
  const least = PRIMARY_IDS.reduce((low, id) => (cycles[id].alignment < cycles[low].alignment ? id : low));
  const best = PRIMARY_IDS.reduce((high, id) => (cycles[id].alignment > cycles[high].alignment ? id : high));
  return joined([
    texts.lookup(`compatibility.advice.${RATING_KEYS[rating]}`, { best }),
    texts.text(`compatibility.least.${isStrength(cycles[least]) ? "none" : least}`),
  ]);
}
