import { capitalized, numberIn } from "@almagest/i18n";
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
  const values = {
    Mover: capitalized(inProse(bodyTerms[transiting], texts.speaks), texts.speaks),
    natal: bareInProse(bodyTerms[natal], texts.speaks),
  };
  return texts.text(`transitGeneral.timing.${scale}`, values);
}

/** The time that the mover needs at its present speed; its next station may change that, so no date is said. */
export function motionTold(found: TransitAspect, texts: WesternReader): string | undefined {
  const speed = Math.abs(found.speedDegPerDay);
  return texts.text("transitGeneral.far.timing", {
    mover: inProse(bodyTerms[found.transiting], texts.speaks),
    natal: bareInProse(bodyTerms[found.natal], texts.speaks),
    speed: numberIn(speed, texts.speaks, found.transiting === "moon" ? 1 : 3),
    span: spanTold(found.orbDeg / speed, texts),
    way: found.applying ? "applying" : "separating",
  });
}

const DAYS_IN_MONTH = 30.44;

/** `about 7 days`, in the unit that suits it. */
function spanTold(days: number, texts: WesternReader): string {
  const hours = Math.round(days * 24);
  if (hours < 1) return texts.text("transitGeneral.far.span.hour") ?? "";
  if (hours < 48) return texts.text("transitGeneral.far.span.hours", { count: hours }) ?? "";
  if (days < 75) return texts.text("transitGeneral.far.span.days", { count: Math.round(days) }) ?? "";
  if (days > 24 * DAYS_IN_MONTH) return texts.text("transitGeneral.far.span.years") ?? "";
  return texts.text("transitGeneral.far.span.months", { count: Math.round(days / DAYS_IN_MONTH) }) ?? "";
}
