import { type Houses, type HousesRequest, normalizeDeg } from "@almagest/ephemeris";
import { at, type HouseSystem, InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import type { Session } from "./engine";
import { belowFullCircle } from "./positions";

/** The library's letters. Of whole-sign and equal houses only the angles are taken from it. */
const LETTERS = { placidus: "P", koch: "K", "whole-sign": "W", equal: "A" } as const satisfies Record<
  HouseSystem,
  string
>;

/**
 * Cusps and angles. Where the library has no Placidus or Koch houses (within the polar circles of date, and for
 * Placidus in the last seconds of arc before them) the cusps are whole-sign, and `system` says so; the library itself
 * would give Porphyry. The angles are the library's at every latitude, the poles included, and do not depend on the
 * system. All are those of the place by the axis about which the Earth turns.
 */
export function housesAt({ library, clock }: Pick<Session, "library" | "clock">, request: HousesRequest): Houses {
  const { jdUt1, latitudeDeg, longitudeDeg, system } = request;
  if (!(Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 360)) {
    throw new InvariantError("houses for a place that is not on Earth", { latitudeDeg, longitudeDeg });
  }
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
  if (exists && (system === "placidus" || system === "koch")) return { system, cuspsDeg: data.houses, ...angles };
  if (system === "equal") return { system, cuspsDeg: cuspsFrom(ascendantDeg), ...angles };
  return { system: "whole-sign", cuspsDeg: cuspsFrom(30 * Math.floor(ascendantDeg / 30)), ...angles };
}

/** Twelve cusps 30° apart. */
function cuspsFrom(firstDeg: number): readonly number[] {
  return Array.from({ length: 12 }, (_, index0) => normalizeDeg(firstDeg + 30 * index0));
}
