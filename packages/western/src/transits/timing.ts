import { capitalized } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { BodyId } from "@almagest/sky";
import { bareInProse, inProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import type { TransitAspect } from "./find";

export const TIMING_SCALES = ["hours", "days", "jupiter", "saturn", "weeks", "extended"] as const;
type Scale = (typeof TIMING_SCALES)[number];
export const TIMING_PHASES = ["applying", "separating", "still"] as const;
type Phase = (typeof TIMING_PHASES)[number];

interface Pace {
  readonly scale: Scale;
  /** Mean speed in longitude, degrees a day, from the mean motions of each orbit. */
  readonly meanDegPerDay: number;
}

const PACES = {
  sun: { scale: "days", meanDegPerDay: 0.986 },
  moon: { scale: "hours", meanDegPerDay: 13.18 },
  mercury: { scale: "days", meanDegPerDay: 0.986 },
  venus: { scale: "days", meanDegPerDay: 0.986 },
  mars: { scale: "days", meanDegPerDay: 0.524 },
  jupiter: { scale: "jupiter", meanDegPerDay: 0.083 },
  saturn: { scale: "saturn", meanDegPerDay: 0.033 },
  uranus: { scale: "extended", meanDegPerDay: 0.012 },
  neptune: { scale: "extended", meanDegPerDay: 0.006 },
  pluto: { scale: "extended", meanDegPerDay: 0.004 },
  "north-node": { scale: "weeks", meanDegPerDay: 0.053 },
  "south-node": { scale: "weeks", meanDegPerDay: 0.053 },
  chiron: { scale: "extended", meanDegPerDay: 0.02 },
  lilith: { scale: "weeks", meanDegPerDay: 0.111 },
} as const satisfies Record<BodyId, Pace>;

/** Below this part of its mean speed a body is about to turn, or has just turned. */
const STILL_PART = 0.25;
/** From this part on, and for so many days, the present speed tells the day of the exact aspect well enough to be said. */
const STEADY_PART = 0.75;
const TELLING_DAYS = 9;

/**
 * Duration of a transit: by the mover's pace, and by whether it is still to come, is past, or is almost stationary. The
 * time to or from the exact aspect is said where the present speed gives it well.
 */
export function timingOf(found: TransitAspect, texts: WesternReader): string | undefined {
  const { scale } = PACES[found.transiting];
  const days = found.orbDeg / Math.max(Math.abs(found.speedDegPerDay), Number.EPSILON);
  const values = { mover: inProse(bodyTerms[found.transiting]), natal: bareInProse(bodyTerms[found.natal]) };
  const phase = phaseOf(found);
  if (scale === "hours") {
    const time = texts.text("transitGeneral.span.hours", { count: Math.round(24 * days) }) ?? "";
    return texts.text(`transitGeneral.timing.hours.${phase}`, { ...values, time });
  }
  if (phase === "still") return texts.text(`transitGeneral.timing.${scale}.still`, values);
  if (scale !== "days") return motionTold(found, texts);
  if (partOfMeanSpeed(found) < STEADY_PART) return texts.text("transitGeneral.timing.days.slow", values);
  if (days > TELLING_DAYS) {
    return texts.text(`transitGeneral.timing.days.${phase === "applying" ? "early" : "late"}`, values);
  }
  const time = texts.text("transitGeneral.span.days", { count: Math.round(days) }) ?? "";
  return texts.text(`transitGeneral.timing.days.${phase}`, { ...values, time });
}

/** The way and the speed of the mover at present: how long it stays depends on its next station, so no span is said. */
export function motionTold(found: TransitAspect, texts: WesternReader): string | undefined {
  const mover = inProse(bodyTerms[found.transiting]);
  return texts.text("transitGeneral.far.timing", {
    Mover: capitalized(mover),
    natal: bareInProse(bodyTerms[found.natal]),
    speed: Math.abs(found.speedDegPerDay).toFixed(found.transiting === "moon" ? 1 : 3),
    way: found.applying ? "applying" : "separating",
  });
}

function partOfMeanSpeed({ transiting, speedDegPerDay }: TransitAspect): number {
  return Math.abs(speedDegPerDay) / PACES[transiting].meanDegPerDay;
}

function phaseOf(found: TransitAspect): Phase {
  if (partOfMeanSpeed(found) < STILL_PART) return "still";
  return found.applying ? "applying" : "separating";
}
