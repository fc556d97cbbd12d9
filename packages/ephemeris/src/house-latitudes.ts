import { HOUSE_SYSTEMS, type HouseSystem } from "@almagest/operation";

const ANYWHERE = { fromDeg: 0, toDeg: 90 } as const;
const OUTSIDE_OF_CIRCLES = { fromDeg: 0, toDeg: 65 } as const;

/**
 * Degrees of latitude, north or south, between which a system has its twelve houses in order at every instant. Beyond
 * them it has them at some times of a day, or never. Placidus and Koch have whole signs there.
 */
const LATITUDES: Readonly<Record<HouseSystem, { readonly fromDeg: number; readonly toDeg: number }>> = {
  placidus: ANYWHERE,
  "whole-sign": ANYWHERE,
  equal: ANYWHERE,
  koch: ANYWHERE,
  porphyry: ANYWHERE,
  regiomontanus: OUTSIDE_OF_CIRCLES,
  campanus: OUTSIDE_OF_CIRCLES,
  alcabitius: { fromDeg: 0, toDeg: 89 },
  topocentric: { fromDeg: 0, toDeg: 60 },
  vehlow: ANYWHERE,
  "equal-midheaven": ANYWHERE,
  "equal-aries": ANYWHERE,
  meridian: ANYWHERE,
  morinus: ANYWHERE,
  krusinski: { fromDeg: 0, toDeg: 89 },
  carter: ANYWHERE,
  horizontal: { fromDeg: 25, toDeg: 89 },
  sripati: ANYWHERE,
  "pullen-delta": ANYWHERE,
  "pullen-ratio": ANYWHERE,
  sunshine: OUTSIDE_OF_CIRCLES,
  "sunshine-makransky": { fromDeg: 0, toDeg: 50 },
  savard: OUTSIDE_OF_CIRCLES,
  apc: OUTSIDE_OF_CIRCLES,
};

/** Whether a system has houses at a latitude at every instant of a day. */
export function alwaysHasHouses(system: HouseSystem, latitudeDeg: number): boolean {
  const { fromDeg, toDeg } = LATITUDES[system];
  const awayDeg = Math.abs(latitudeDeg);
  return awayDeg >= fromDeg && awayDeg <= toDeg;
}

/** The systems that have houses at a latitude at every instant of a day. */
export function lastingHouseSystems(latitudeDeg: number): readonly HouseSystem[] {
  return HOUSE_SYSTEMS.filter((system) => alwaysHasHouses(system, latitudeDeg));
}
