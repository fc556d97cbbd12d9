import type { Eclipse, Ephemeris, LunarEclipse, SearchWindow } from "@almagest/ephemeris";
import { ECLIPSE_REACH_DAYS, type Lunation, lunationEclipse, lunations, obscurationOf } from "@almagest/sky";
import type { EclipseOf, LunarPhase } from "./event";
import { ECLIPSE_ORB_DEG, type NatalPlace, touchedBy } from "./natal";
import type { Timed } from "./transits";

/** New and full moons, and the eclipses among them as events of their own; those just outside the window are cut later. */
export function lunarEvents(
  ephemeris: Ephemeris,
  window: SearchWindow,
  natal: readonly NatalPlace[],
): readonly Timed<LunarPhase | EclipseOf>[] {
  const { range } = ephemeris;
  const wide = {
    fromJdTt: Math.max(range.fromJdTt, window.fromJdTt - ECLIPSE_REACH_DAYS),
    toJdTt: Math.min(range.toJdTt, window.toJdTt + ECLIPSE_REACH_DAYS),
  };
  return lunations(ephemeris, wide).flatMap((lunation) => {
    if (lunation.phase !== "new" && lunation.phase !== "full") return [];
    const { jdTt, moonLongitudeDeg: longitudeDeg } = lunation;
    const phase: LunarPhase = {
      type: "lunar-phase",
      phase: lunation.phase === "new" ? "new-moon" : "full-moon",
      longitudeDeg,
      touched: touchedBy(longitudeDeg, natal),
    };
    return [{ jdTt, happening: phase }, ...eclipsesAt(ephemeris, lunation, natal)];
  });
}

function eclipsesAt(
  ephemeris: Ephemeris,
  lunation: Lunation,
  natal: readonly NatalPlace[],
): readonly Timed<EclipseOf>[] {
  const eclipse = lunationEclipse(ephemeris, lunation);
  if (eclipse === undefined) return [];
  const { longitudeDeg } = ephemeris.ecliptic(eclipse.of, eclipse.maximumJdTt);
  const happening = { ...described(eclipse), longitudeDeg, touched: touchedBy(longitudeDeg, natal, ECLIPSE_ORB_DEG) };
  return [{ jdTt: eclipse.maximumJdTt, happening }];
}

function described(eclipse: Eclipse): Pick<EclipseOf, "type" | "body" | "kind" | "obscuration"> {
  if (eclipse.of === "moon") {
    return { type: "eclipse", body: "moon", kind: eclipse.kind, obscuration: darkenedDisc(eclipse) };
  }
  // the greatest phase of a hybrid eclipse is a total one
  const kind = eclipse.kind === "hybrid" ? "total" : eclipse.kind;
  return { type: "eclipse", body: "sun", kind, obscuration: undefined };
}

/** Radius of the Moon in equatorial radii of the Earth: 1738.1 km of 6378.1 km. */
const MOON_RADIUS = 0.2725;

/**
 * The part of the Moon's disc, by area, that the umbra covers at the maximum: 0 in a penumbral eclipse, 1 in a total one.
 * The umbra's radius at the Moon follows from the magnitude, which is the covered part of the diameter.
 */
export function darkenedDisc({ umbralMagnitude, gamma }: Pick<LunarEclipse, "umbralMagnitude" | "gamma">): number {
  const apart = Math.abs(gamma);
  const umbra = MOON_RADIUS * (2 * umbralMagnitude - 1) + apart;
  return obscurationOf({ covered: MOON_RADIUS, covering: umbra, apart });
}
