import { ASPECTS } from "../aspects/table";
import type { WesternReader } from "../texts/reader";
import type { TransitAspect } from "./find";

export interface Parts {
  readonly summary: string | undefined;
  readonly impact: string | undefined;
  readonly guidance: string | undefined;
}

/** Below the first, a strength is hardly felt; from the second on it is plain. */
const STRENGTHS = { partial: 25, strong: 60 } as const;

function bandOf(strength: number): "faint" | "partial" | "strong" {
  if (strength < STRENGTHS.partial) return "faint";
  return strength < STRENGTHS.strong ? "partial" : "strong";
}

/** A sentence for each part of a transit that is too wide to be told in full. */
export function farParts(
  transit: TransitAspect,
  values: Readonly<Record<string, string>>,
  texts: WesternReader,
): Parts {
  const way = transit.applying ? "applying" : "separating";
  // the answer rounds it too, and the sentence must agree with the answer
  const strength = Math.round(transit.strength);
  const band = bandOf(strength);
  const deed = deedOf(transit.applying ? "before" : "after", transit, texts);
  const all = { ...values, way, band, strength, deed, kind: transit.aspect.replace("-", "") };
  return {
    summary: texts.text("transitGeneral.far.summary", all),
    impact: texts.text("transitGeneral.far.impact", all),
    guidance: texts.text("transitGeneral.far.guidance", all),
  };
}

/** Advice for a natal body before or after it is met, in ease or otherwise. */
export function deedOf(
  when: "before" | "after",
  { natal, aspect }: Pick<TransitAspect, "natal" | "aspect">,
  texts: WesternReader,
): string {
  const ease = ASPECTS[aspect].nature === "harmonious" ? "easy" : "hard";
  return texts.text(`transitGeneral.${when}.${ease}.${natal}`) ?? "";
}
