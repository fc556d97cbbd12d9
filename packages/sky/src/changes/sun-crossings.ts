import type { Ephemeris, RiseSetRequest } from "@almagest/ephemeris";
import { horizonEventAfter } from "../events/risings";
import type { Place } from "../moment/place";
import type { SearchedSky } from "./changes";
import type { HourAngles } from "./hour-angles";
import { turningBorders, turningSky } from "./turning-sky";

/** A sunrise or sunset by the rule of the service. */
export interface SunCrossing {
  /** UTC epoch milliseconds, not rounded. */
  readonly epochMs: number;
  /** Outside the span it is told within some minutes, which is enough for its date. */
  readonly isExact: boolean;
}

/** The upper limb on the horizon with the air's refraction: the center is about so far below it. */
const DEPTH_DEG = 0.833;
/** Beyond it there may be days without a sunrise, and the geometry of a grazing Sun is the engine's. */
const SURE_LATITUDE_DEG = 64;
const DAY_MS = 86_400_000;
const EARLY_MS = 600_000;
const RADIANS = Math.PI / 180;

/** The hour angle at which the Sun is so far below the horizon, rising or setting. */
function atDepth(event: "rise" | "set"): HourAngles {
  return {
    count: 1,
    at: (_, { declinationDeg }, { latitudeDeg }) => {
      const [declination, latitude] = [declinationDeg * RADIANS, latitudeDeg * RADIANS];
      const height = -Math.sin(DEPTH_DEG * RADIANS) - Math.sin(latitude) * Math.sin(declination);
      const cosine = height / (Math.cos(latitude) * Math.cos(declination));
      if (!(Math.abs(cosine) <= 1)) return undefined;
      const hourAngle = Math.acos(cosine) / RADIANS;
      return event === "rise" ? -hourAngle : hourAngle;
    },
  };
}

/**
 * The sunrises or sunsets of a span and of the day before it, in order, each a question to the engine at most; undefined
 * where the Sun may fail to rise or set.
 */
export function sunCrossings(
  sky: SearchedSky,
  place: Place,
  event: "rise" | "set",
): readonly SunCrossing[] | undefined {
  if (Math.abs(place.latitude) > SURE_LATITUDE_DEG) return undefined;
  const { near, span } = sky;
  const turning = turningSky(sky, place);
  const inSpan = turningBorders(near, turning, {
    targets: [(jdTt) => near.equatorial("sun", jdTt)],
    hourAngles: atDepth(event),
  });
  const exact = inSpan.map(({ epochMs }) => exactAfter(near, { place, event, afterMs: epochMs - EARLY_MS }));
  const found = exact.filter((epochMs) => epochMs !== undefined).sort((a, b) => a - b);
  const first = found.find((epochMs) => epochMs >= span.fromEpochMs);
  const isFar = first !== undefined && Math.abs(first - DAY_MS - span.fromEpochMs) > EARLY_MS;
  const before = isFar ? first - DAY_MS : lastBefore(near, { place, event, beforeMs: span.fromEpochMs });
  return [
    ...(before === undefined ? [] : [{ epochMs: before, isExact: !isFar }]),
    ...found.map((epochMs) => ({ epochMs, isExact: true })),
  ];
}

/** The last before an instant: they come a day apart, give or take a few minutes. */
function lastBefore(
  near: Ephemeris,
  asked: Omit<Asked, "afterMs"> & { readonly beforeMs: number },
): number | undefined {
  const found = exactAfter(near, { ...asked, afterMs: asked.beforeMs - DAY_MS - EARLY_MS });
  if (found === undefined || found + DAY_MS - EARLY_MS > asked.beforeMs) return found;
  const next = exactAfter(near, { ...asked, afterMs: found + EARLY_MS });
  return next !== undefined && next <= asked.beforeMs ? next : found;
}

interface Asked {
  readonly place: Place;
  readonly event: Extract<RiseSetRequest["event"], "rise" | "set">;
  readonly afterMs: number;
}

function exactAfter(near: Ephemeris, { place, event, afterMs }: Asked): number | undefined {
  const { jdUt1 } = near.timeScales(afterMs);
  const found = horizonEventAfter(near, { body: "sun", event, place, afterJdUt1: jdUt1 });
  return found && near.epochMillisecondsOf(found.jdTt);
}
