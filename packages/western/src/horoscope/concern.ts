import { type PlanetId, type SignId, signAfter } from "@almagest/sky";
import { SIGNS } from "../tables/zodiac";
import type { Area } from "./houses";
import { eventUnit, housesOf, isMoonStep, type Unit, type UnitOf } from "./plan-unit";
import { isAspect, type SkyEvent, TONES } from "./sky-event";

export type AreaHouses = Readonly<Record<Area, readonly number[]>>;

/** The houses of an area in which an event concerns it. No text of a house is about the body: health has none. */
const HOUSES: AreaHouses = {
  love: [7, 5],
  career: [10, 6],
  health: [],
  finance: [2, 8],
};

/** The houses whose rulers carry an event into the area, wherever they are; the weightier first. */
export const RULED_HOUSES: Readonly<Record<Area, readonly [number, ...number[]]>> = {
  love: [7, 5],
  career: [10],
  health: [6, 12],
  finance: [2, 8],
};

const BY_HOUSE = 1;
const BY_RULER = [0.8, 0.6];

/** The body that rules a solar house of a sign. */
export function rulerOfHouse(own: SignId, house: number): PlanetId {
  return SIGNS[signAfter(own, house - 1)].ruler;
}

/** Weight of an event for an area, 0 to 1: by the house of its first body, or by a ruler of the area that takes part. */
function concernOf({ own, area, ruledOf, housesIn }: Concern, event: SkyEvent): number {
  if (isMoonStep(event)) return 0;
  if (isInArea(own, housesIn?.[area] ?? HOUSES[area], event)) return BY_HOUSE;
  const ruled = ruledHouse(own, ruledOf(area), event);
  return ruled === undefined ? 0 : (BY_RULER[RULED_HOUSES[area].indexOf(ruled)] ?? 0);
}

/** The houses of an area whose rulers speak for it. */
export type RuledOf = (area: Area) => readonly number[];

export const allRuled: RuledOf = (area) => RULED_HOUSES[area];

/** The Moon meets each body every week: what it does in a house is the day's, not the area's. */
function isInArea(own: SignId, houses: readonly number[], event: SkyEvent): boolean {
  const [here = 0] = housesOf(own, event);
  return houses.includes(here) && eventUnit(own, event).family !== "moonMeets";
}

/** The house whose ruler makes the aspect; the Moon's sextiles are too many to be told. */
function ruledHouse(own: SignId, houses: readonly number[], { form, first, second }: SkyEvent): number | undefined {
  if (!isAspect(form) || (first === "moon" && form === "sextile")) return undefined;
  return houses.find((house) => {
    const ruler = rulerOfHouse(own, house);
    return ruler === first || ruler === second;
  });
}

/** The concern of an area of a sign: by its houses, and by the rulers of houses. */
interface Concern {
  readonly own: SignId;
  readonly area: Area;
  readonly ruledOf: RuledOf;
  /** Where a plan has houses of its own. */
  readonly housesIn?: AreaHouses | undefined;
}

/** The sign, its area, and how the events of one plan are told. */
export interface AreaTelling extends Concern {
  readonly unitOf: UnitOf;
}

/** An event as an area tells it: by a ruler of the area, or as the plan tells it; undefined where that is told already. */
export function areaEventUnit(
  { own, area, unitOf, ruledOf, housesIn }: AreaTelling,
  event: SkyEvent,
): Unit | undefined {
  const ruled = isInArea(own, housesIn?.[area] ?? HOUSES[area], event)
    ? undefined
    : ruledHouse(own, ruledOf(area), event);
  const { form, first, second } = event;
  if (ruled === undefined || second === undefined || !isAspect(form)) return unitOf(event);
  const ruler = rulerOfHouse(own, ruled);
  const [here = 1, there = here] = housesOf(own, event);
  const [house, other] = ruler === first ? [here, second] : [there, first];
  return {
    family: "rulerMeets",
    key: `${area}.${TONES[form]}.${house}`,
    events: [event],
    bodies: { ruler, other },
    ordinals: { ruled },
  };
}

/** The concerns of all areas, for a plan of theirs. */
export function sectionsFor<Event extends SkyEvent>(
  own: SignId,
  areas: readonly Area[],
  ruledOf: RuledOf,
  housesIn?: AreaHouses,
): readonly { readonly name: Area; readonly concern: (event: Event) => number }[] {
  return areas.map((name) => ({ name, concern: (event) => concernOf({ own, area: name, ruledOf, housesIn }, event) }));
}
