import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { type BodyId, isPlanet, type PlanetId } from "@almagest/sky";
import { bareInProse, inProse } from "../texts/names";
import type { WesternReader } from "../texts/reader";
import type { TransitAspect } from "./find";

export const TIMING_SCALES = ["weeks", "extended"] as const;
type Scale = (typeof TIMING_SCALES)[number];

interface Pace {
  readonly scale: Scale;
  /** Mean speed in longitude, degrees a day, from the mean motions of each orbit. */
  readonly meanDegPerDay: number;
}

type Untimed = Exclude<BodyId, PlanetId>;

/** The points whose passes are not searched for. */
const PACES = {
  "north-node": { scale: "weeks", meanDegPerDay: 0.053 },
  "south-node": { scale: "weeks", meanDegPerDay: 0.053 },
  chiron: { scale: "extended", meanDegPerDay: 0.02 },
  lilith: { scale: "weeks", meanDegPerDay: 0.111 },
} as const satisfies Record<Untimed, Pace>;

/** Below this part of its mean speed a body is about to turn, or has just turned. */
const STILL_PART = 0.25;

/** The present motion of a point that is close to an aspect, or that it is almost stationary. */
export function timingOf(found: TransitAspect, texts: WesternReader): string | undefined {
  const { transiting, natal, speedDegPerDay } = found;
  if (isPlanet(transiting)) return motionTold(found, texts);
  const { scale, meanDegPerDay } = PACES[transiting];
  if (Math.abs(speedDegPerDay) / meanDegPerDay >= STILL_PART) return motionTold(found, texts);
  const values = { mover: inProse(bodyTerms[transiting]), natal: bareInProse(bodyTerms[natal]) };
  return texts.text(`transitGeneral.timing.${scale}`, values);
}

/** The way and the speed of the mover at present: how long it stays depends on its next station, so no span is said. */
export function motionTold(found: TransitAspect, texts: WesternReader): string | undefined {
  const mover = inProse(bodyTerms[found.transiting]);
  return texts.text("transitGeneral.far.timing", {
    mover,
    natal: bareInProse(bodyTerms[found.natal]),
    speed: Math.abs(found.speedDegPerDay).toFixed(found.transiting === "moon" ? 1 : 3),
    way: found.applying ? "applying" : "separating",
  });
}
