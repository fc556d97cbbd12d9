import { angle } from "@almagest/sky";
import { ASPECTS, type AspectCode, type AspectNature } from "../aspects/table";
import { type PairNames, presentPair } from "../chart/pair";
import type { OpenAspect } from "./open-aspects";

interface PresentedAspect extends PairNames {
  type: AspectCode;
  angle: number;
  orb: { from: number; to: number };
  exactAt: string | undefined;
  isApplying: boolean | undefined;
  strength: number;
  interpretation: AspectNature;
  begins: string | undefined;
  ends: string | undefined;
}

/** An aspect over the span, or over the part of it in which it counts. */
export function presentOpenAspect(open: OpenAspect, clock: (epochMs: number) => string): PresentedAspect {
  const facts = ASPECTS[open.aspect];
  const told = (epochMs: number | undefined): string | undefined =>
    epochMs === undefined ? undefined : clock(epochMs);
  return {
    ...presentPair(open),
    type: facts.code,
    angle: facts.angleDeg,
    orb: { from: angle(open.orbFromDeg), to: angle(open.orbToDeg) },
    exactAt: told(open.exactEpochMs),
    isApplying: open.isApplying,
    strength: Math.round(open.strength),
    interpretation: facts.nature,
    begins: told(open.beginsEpochMs),
    ends: told(open.endsEpochMs),
  };
}
