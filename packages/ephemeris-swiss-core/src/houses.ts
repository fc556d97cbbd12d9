import { type Houses, type HousesRequest, normalizeDeg } from "@almagest/ephemeris";
import { at, DomainError, HOUSE_SYSTEMS, type HouseSystem, InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import { prepare, type Session, swissNumbers } from "./engine";
import { scalesOfUt1 } from "./instants";
import { belowFullCircle } from "./positions";

/** The library's letters. Of whole-sign and equal houses only the angles are taken from it. */
const LETTERS = {
  placidus: "P",
  "whole-sign": "W",
  equal: "A",
  koch: "K",
  porphyry: "O",
  regiomontanus: "R",
  campanus: "C",
  alcabitius: "B",
  topocentric: "T",
  vehlow: "V",
  "equal-midheaven": "D",
  "equal-aries": "N",
  meridian: "X",
  morinus: "M",
  krusinski: "U",
  carter: "F",
  horizontal: "H",
  sripati: "S",
  "pullen-delta": "L",
  "pullen-ratio": "Q",
  sunshine: "I",
  "sunshine-makransky": "i",
  savard: "J",
  apc: "Y",
} as const satisfies Record<HouseSystem, string>;

/** Houses by the declination of the Sun, which the library reads from its files. */
const BY_SUN: ReadonlySet<HouseSystem> = new Set(["sunshine", "sunshine-makransky"]);

type Turned = Pick<Session, "library" | "state" | "directory" | "clock">;

/**
 * Cusps and angles. Where the library has no Placidus or Koch houses (within the polar circles of date, and for
 * Placidus in the last seconds of arc before them) the cusps are whole-sign, and `system` says so; the library itself
 * would give Porphyry. The angles are the library's at every latitude, the poles included, and do not depend on the
 * system. All are those of the place by the axis about which the Earth turns.
 * @throws DomainError `unprocessable_entity` where any other system has no twelve houses in order.
 */
export function housesAt(session: Turned, request: HousesRequest): Houses {
  const { latitudeDeg, longitudeDeg, system } = request;
  if (!(Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 360)) {
    throw new InvariantError("houses for a place that is not on Earth", { latitudeDeg, longitudeDeg });
  }
  const found = foundIn(session, request, system);
  if (found === undefined) throw refused(session, request);
  return found;
}

/** Undefined where the system has no twelve houses that follow each other once round the zodiac. */
function foundIn(session: Turned, request: HousesRequest, system: HouseSystem): Houses | undefined {
  const { jdUt1 } = request;
  if (BY_SUN.has(system)) requireSun(session, jdUt1);
  const { library, clock } = session;
  const place = clock.placeByAxis(request, jdUt1);
  const { flag, data } = library.houses(jdUt1, place.latitudeDeg, place.longitudeDeg, LETTERS[system]);
  const exists = flag === constants.OK;
  const ascendantDeg = belowFullCircle(at(data.points, 0));
  const angles = {
    ascendantDeg,
    midheavenDeg: at(data.points, 1),
    armcDeg: at(data.points, 2),
    vertexDeg: belowFullCircle(at(data.points, 3)),
  };
  const isDrawnAnyway = system === "placidus" || system === "koch";
  if (exists && isDrawnAnyway) return { system, cuspsDeg: data.houses, ...angles };
  if (system === "equal") return { system, cuspsDeg: cuspsFrom(ascendantDeg), ...angles };
  if (system === "whole-sign" || isDrawnAnyway) {
    return { system: "whole-sign", cuspsDeg: cuspsFrom(30 * Math.floor(ascendantDeg / 30)), ...angles };
  }
  const cuspsDeg = data.houses.map(belowFullCircle);
  return exists && isInOrder(cuspsDeg, system === "pullen-delta" ? 0 : LEAST_DEG)
    ? { system, cuspsDeg, ...angles }
    : undefined;
}

/** The library reads the Sun without telling from what: refused here where that is not from the files. */
function requireSun(session: Turned, jdUt1: number): void {
  const { jdTt } = scalesOfUt1(session.clock, jdUt1);
  prepare(session, session.directory, jdTt);
  swissNumbers(session, jdTt, constants.SE_SUN, constants.SEFLG_SWIEPH);
}

/** Twelve cusps 30° apart. */
function cuspsFrom(firstDeg: number): readonly number[] {
  return Array.from({ length: 12 }, (_, index0) => normalizeDeg(firstDeg + 30 * index0));
}

/** No house of a system in order is so wide, and all of them go round the zodiac once. */
const TOO_WIDE_DEG = 180 - 1e-6;
const ROUNDING_DEG = 1e-6;

/** A narrower house has both cusps at one longitude: only Pullen's sinusoids leave one out, in a quadrant below 30°. */
const LEAST_DEG = 1e-6;

/**
 * Where the Midheaven is below the horizon the library turns it, and the cusps of great circles run backward; in other
 * places some cusps overtake each other or fall together. Neither are houses that a longitude can be in.
 */
function isInOrder(cuspsDeg: readonly number[], leastDeg: number): boolean {
  const widths = cuspsDeg.map((cusp, index0) => normalizeDeg(at(cuspsDeg, (index0 + 1) % 12) - cusp));
  const roundDeg = widths.reduce((sum, width) => sum + width, 0);
  return Math.abs(roundDeg - 360) < ROUNDING_DEG && widths.every((width) => width >= leastDeg && width < TOO_WIDE_DEG);
}

function refused(session: Turned, request: HousesRequest): DomainError {
  const { system, latitudeDeg } = request;
  const systems = HOUSE_SYSTEMS.filter((other) => foundIn(session, request, other)?.system === other);
  return new DomainError(
    "unprocessable_entity",
    `houseSystem ${system} has no twelve houses in order at latitude ${latitudeDeg} at this time. Send one that has them there: ${systems.join(", ")}.`,
    { houseSystem: system, latitude: latitudeDeg, systems },
  );
}
