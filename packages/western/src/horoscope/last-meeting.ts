import { angleCrossings, answerableWindow, type Ephemeris, elongationTrack, normalizeDeg } from "@almagest/ephemeris";
import { type PlanetId, signOf } from "@almagest/sky";
import type { LastMeeting } from "./moment-unit";
import { isAspect, type SkyEvent } from "./sky-event";

/** Degrees a day by which the first body gains on a slow one, at least and at most, over a part of a cycle. */
const GAINS: Readonly<Partial<Record<PlanetId, readonly [least: number, most: number]>>> = {
  moon: [10.4, 15.4],
  sun: [0.72, 1.12],
};

/** The Sun turns around these evenly; nearer planets meet it three times. */
const SLOW: readonly PlanetId[] = ["jupiter", "saturn", "uranus", "neptune", "pluto"];

/** The conjunction that an aspect of the Moon, or of the Sun with a slow planet, continues; undefined for all others. */
export function lastMeeting(ephemeris: Ephemeris, event: SkyEvent): LastMeeting | undefined {
  const second = partnerOf(event);
  const first = event.first === "sun" && isAspect(event.form) ? "sun" : "moon";
  const gains = GAINS[first];
  if (second === undefined || gains === undefined) return undefined;
  const track = elongationTrack(ephemeris, first, second);
  const angleDeg = normalizeDeg(track.at(event.jdTt).angleDeg);
  const isMeeting = event.form === "conjunction" || event.form === "new" || event.form === "solar-eclipse";
  const goneDeg = isMeeting ? 360 : angleDeg;
  const window = {
    fromJdTt: Math.max(ephemeris.range.fromJdTt, event.jdTt - goneDeg / gains[0]),
    toJdTt: event.jdTt - goneDeg / gains[1],
  };
  if (window.fromJdTt >= window.toJdTt) return undefined;
  const met = angleCrossings(track, { anglesDeg: [0], window: answerableWindow(ephemeris, window) }).at(-1);
  if (met === undefined) return undefined;
  return {
    epochMs: ephemeris.epochMillisecondsOf(met.jdTt),
    sign: signOf(ephemeris.ecliptic(second, met.jdTt).longitudeDeg),
  };
}

function partnerOf({ form, first, second }: SkyEvent): PlanetId | undefined {
  if (isAspect(form))
    return first === "moon" || (second && SLOW.includes(second) && first === "sun") ? second : undefined;
  return form === "ingress" || form === "retrograde" || form === "direct" ? undefined : "sun";
}
