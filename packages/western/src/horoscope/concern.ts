import { at } from "@almagest/operation";
import type { PlanetId, SignId } from "@almagest/sky";
import type { Area } from "./houses";
import { eventUnit, housesOf, isMoonStep } from "./plan-unit";
import type { SkyEvent } from "./sky-event";

/** Weight of a house for an area. */
const HOUSES: Readonly<Record<Area, Readonly<Partial<Record<number, number>>>>> = {
  love: { 7: 1, 5: 1 },
  career: { 10: 1, 6: 0.8 },
  health: { 12: 1, 6: 0.6 },
  finance: { 2: 1, 8: 0.7 },
};

/** Of the Moon's meetings only these: with it the sixth house is about work, the eighth about trust as much as money. */
const MOON_HOUSES: Readonly<Record<Area, readonly number[]>> = {
  love: [5, 7],
  career: [6, 10],
  health: [12],
  finance: [2],
};

/** Natural rulers that carry an event into their area wherever it falls. */
const NATURAL: Readonly<Partial<Record<Area, PlanetId>>> = { love: "venus", career: "mars" };
const NATURAL_CONCERN = 0.6;

/** Weight of an event for an area, 0 to 1: by a house of its bodies, or by the area's natural ruler. */
export function concernOf(own: SignId, area: Area, event: SkyEvent): number {
  const { family } = eventUnit(own, event);
  const isMoons = family === "moonMeets";
  if (isMoonStep(event) || (family === "meets" && !isMetFor(area, event))) return 0;
  if (area === "health" && family === "turns" && event.first === "venus") return 0;
  const ruler = NATURAL[area];
  const takesPart = ruler !== undefined && (event.first === ruler || event.second === ruler);
  const byRuler = takesPart && (area === "love" || !isMoons) ? NATURAL_CONCERN : 0;
  const byHouse = housesOf(own, event).map((house) =>
    isMoons && !MOON_HOUSES[area].includes(house) ? 0 : (HOUSES[area][house] ?? 0),
  );
  return Math.max(byRuler, ...byHouse);
}

/** Meetings of Venus are told of love alone, and love tells of no other meeting; health tells of none. */
function isMetFor(area: Area, { first, second }: SkyEvent): boolean {
  const isVenus = first === "venus" || second === "venus";
  return area !== "health" && (area === "love") === isVenus;
}

/** The house by which an event concerns an area; the area's first where its natural ruler alone does. */
export function concernedHouse(own: SignId, area: Area, event: SkyEvent): number {
  const concern = (house: number): number => HOUSES[area][house] ?? 0;
  const [house] = housesOf(own, event).toSorted((a, b) => concern(b) - concern(a));
  return house !== undefined && concern(house) > 0 ? house : at(ADVISED_HOUSES[area], 0);
}

/** The houses whose advice an area gives, each in one area alone; the first house is the body's. */
export const ADVISED_HOUSES: Readonly<Record<Area, readonly [number, number]>> = {
  love: [7, 5],
  career: [10, 6],
  health: [12, 1],
  finance: [2, 8],
};

/** The concerns of all areas, for a plan of theirs. */
export function sectionsFor<Event extends SkyEvent>(
  own: SignId,
  areas: readonly Area[],
): readonly { readonly name: Area; readonly concern: (event: Event) => number }[] {
  return areas.map((name) => ({ name, concern: (event) => concernOf(own, name, event) }));
}
