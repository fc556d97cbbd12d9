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

/** Mean speeds of the bodies that keep theirs for weeks between two stations, degrees a day. */
const SWIFT_DEG_PER_DAY: Partial<Record<BodyId, number>> = { mercury: 0.986, venus: 0.986, mars: 0.524 };

/** For longer than this a body that turns does not keep its speed. */
const STEADY_DAYS = 20;

/** Whether the present speed tells how long the way to the exact aspect takes: slow bodies turn on it. */
function isSteady({ transiting, orbDeg, speedDegPerDay }: TransitAspect): boolean {
  if (transiting === "sun" || transiting === "moon") return true;
  const mean = SWIFT_DEG_PER_DAY[transiting];
  const speed = Math.abs(speedDegPerDay);
  return mean !== undefined && speed >= mean / 2 && orbDeg / speed <= STEADY_DAYS;
}

/** The time that the mover needs at its present speed, where it keeps that, or its motion alone; no date is said. */
export function motionTold(found: TransitAspect, texts: WesternReader): string | undefined {
  const mover = inProse(bodyTerms[found.transiting], texts.speaks);
  const natal = bareInProse(bodyTerms[found.natal], texts.speaks);
  const way = found.applying ? "applying" : "separating";
  const speed = Math.abs(found.speedDegPerDay);
  const decimals = found.transiting === "moon" ? 1 : 3;
  const told = numberIn(speed, texts.speaks, decimals);
  if (!isSteady(found)) {
    const Mover = capitalized(mover, texts.speaks);
    return texts.text("transitGeneral.far.undated", { Mover, natal, way, speed: told });
  }
  const span = spanTold(found.orbDeg / speed, texts);
  return texts.text("transitGeneral.far.timing", {
    ...{ mover, natal, way, span },
    speed: told,
  });
}

/** `about 7 days`, in the unit that suits it. */
function spanTold(days: number, texts: WesternReader): string {
  const hours = Math.round(days * 24);
  if (hours < 1) return texts.text("transitGeneral.far.span.hour") ?? "";
  if (hours < 48) return texts.text("transitGeneral.far.span.hours", { count: hours }) ?? "";
  return texts.text("transitGeneral.far.span.days", { count: Math.round(days) }) ?? "";
}
