import { type Houses, type HousesRequest, normalizeDeg } from "@almagest/ephemeris";
import type { HouseSystem } from "@almagest/operation";
import { constants, houses_ex2 } from "sweph";

/** The systems that are more than a count from the Ascendant. */
const SWISS_LETTER = { placidus: "P", koch: "K" } as const;

/** Any system gives the angles; this one exists at every latitude. */
const ANGLES_ONLY = "E";

/**
 * Cusps and angles. Where the library cannot draw Placidus or Koch (within the polar circles of date) the cusps are
 * whole-sign and the answer says so; its own answer there would be Porphyry.
 */
export function housesAt(request: HousesRequest): Houses {
  const { jdUt1, latitudeDeg, longitudeDeg, system } = request;
  const letter = system === "placidus" || system === "koch" ? SWISS_LETTER[system] : ANGLES_ONLY;
  const { flag, data } = houses_ex2(jdUt1, 0, latitudeDeg, longitudeDeg, letter);
  const [ascendantDeg, midheavenDeg, armcDeg, vertexDeg] = data.points;
  const used: HouseSystem = flag === constants.OK ? system : "whole-sign";
  return {
    system: used,
    cuspsDeg: used === "placidus" || used === "koch" ? data.houses : countedCusps(used, ascendantDeg),
    ascendantDeg,
    midheavenDeg,
    vertexDeg,
    armcDeg,
  };
}

/** Twelve cusps 30° apart: from the Ascendant, or from the beginning of its sign. */
function countedCusps(system: "equal" | "whole-sign", ascendantDeg: number): readonly number[] {
  const first = system === "equal" ? ascendantDeg : 30 * Math.floor(ascendantDeg / 30);
  return Array.from({ length: 12 }, (_, index0) => normalizeDeg(first + 30 * index0));
}
