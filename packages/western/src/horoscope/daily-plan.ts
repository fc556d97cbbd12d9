import { at } from "@almagest/operation";
import type { PlanetId, SignId } from "@almagest/sky";
import { type Balance, planOf } from "@almagest/telling";
import { type AreaHouses, areaEventUnit, RULED_HOUSES, type RuledOf, sectionsFor } from "./concern";
import { isSame } from "./dated-event";
import { AREAS, type Area, byArea, rankedFor, solarHouse, weightFor } from "./houses";
import { type Moment, momentUnits } from "./moment-unit";
import type { Plan } from "./plan";
import { adviceUnit, eventsOfStay, eventUnit, eventUnits, housesOf, isMoonStep, type Unit } from "./plan-unit";
import { isAspect, type SkyEvent } from "./sky-event";
import type { SignStay } from "./span";

/** The facts of a day for a sign. */
export interface DaySky {
  readonly own: SignId;
  readonly noonJdTt: number;
  /** Days counted one by one; quiet placements take turns by it. */
  readonly turn: number;
  readonly events: readonly SkyEvent[];
  readonly moon: SignStay;
  readonly isWaxing: boolean;
  /** The place of an area's planet; looked up only where it is told. */
  readonly driverOf: (area: Area) => SignStay;
  /** The rulers of houses; looked up only where they are told. */
  readonly rulerOf: (house: number) => SignStay;
  readonly momentOf: (event: SkyEvent) => Moment;
  readonly epochMsOf: (event: SkyEvent) => number;
  /** Epoch milliseconds of an instant, for its date. */
  readonly dateOf: (jdTt: number) => number;
  readonly balance: Balance;
}

/** A day: its event with the hour and what to do, for each area what concerns it or is there, and the rest in a line. */
export function dailyPlan(day: DaySky): Plan {
  const { own } = day;
  const events = day.events.filter((event) => !isMoonStep(event));
  const lead = leadOf(own, events, day.moon);
  const unitOf = eventUnits(own);
  const leading = lead && unitOf(lead);
  const others = events.filter((event) => event !== lead);
  const side = turned(day.turn, 2);
  // one ruler a day, so that no two days running tell of the same
  const ruledOf: RuledOf = (area) => RULED_HOUSES[area].slice(side, side + 1);
  const planned = planOf({
    facts: others,
    sections: sectionsFor<SkyEvent>(own, AREAS, ruledOf, DAY_HOUSES),
    strengthOf: (event) => weightFor(own, event),
  });
  const told = byArea((area) => {
    const event = planned.find(({ name }) => name === area)?.facts[0];
    return event && areaEventUnit({ own, area, unitOf, ruledOf, housesIn: DAY_HOUSES }, event);
  });
  const inAreas = [
    ...planned.flatMap(({ facts }) => facts),
    ...Object.values(told).flatMap((unit) => unit?.events ?? []),
  ];
  const rest = restOf(
    own,
    others.filter((event) => !inAreas.some((one) => isSame(one, event))),
  );
  // of a meeting of the Moon in the column the mood is the Moon's alone
  const inRest = rest.map((event) => (event.first === "moon" ? { ...event, second: event.first } : event));
  const elsewhere = [...(lead ? [lead] : eventsOfStay(day.moon)), ...inAreas, ...inRest];
  const quiet = quietUnits(day, { told, events: elsewhere });
  return {
    overview: lead && leading ? [leading, ...momentUnits(own, lead, day.momentOf(lead))] : [moonUnit(day)],
    ...byArea((area) => [told[area] ?? quiet[area]]),
    advice: [lead ? actUnit(own, lead) : quietAdvice(day)],
    column:
      rest.length > 0 ? rest.map((event, index0) => ({ ...restUnit(day, event), isTail: index0 > 0 })) : [sunUnit(day)],
  };
}

/** The sixth house of a day is told of as work nowhere: its texts are about the body, too. */
const DAY_HOUSES: AreaHouses = { love: [7, 5], career: [10], health: [], finance: [2, 8] };

/** An act of its own for an aspect of the Moon; for another event it is chosen by house and tone. */
function actUnit(own: SignId, lead: SkyEvent): Unit {
  const { family, key } = eventUnit(own, lead);
  return family === "moonMeets" && isAspect(lead.form)
    ? { family: "acts", key, events: [lead] }
    : adviceUnit(own, lead);
}

/** An event that does not come every month leads; on other days the Moon's strongest meeting does. */
function leadOf(own: SignId, events: readonly SkyEvent[], moon: SignStay): SkyEvent | undefined {
  const ranked = rankedFor(own, events);
  const ofMoon = ranked.filter((event) => eventUnit(own, event).family === "moonMeets");
  const inNoonSign = ofMoon.filter(({ sign }) => sign === moon.sign);
  // the Moon meets slow bodies every month in the same houses
  const isFresh = ({ second }: SkyEvent): boolean => second === undefined || FAST.includes(second);
  return (
    ranked.find(isRare) ?? inNoonSign.find(isFresh) ?? ofMoon.find(isFresh) ?? inNoonSign[0] ?? ofMoon[0] ?? ranked[0]
  );
}

const FAST: readonly PlanetId[] = ["sun", "mercury", "venus", "mars"];

/** Meetings of the Sun and of Mars with slower planets lead a day, but for sextiles. */
function isRare({ form, first }: SkyEvent): boolean {
  if (form === "ingress") return first !== "moon" && first !== "mercury" && first !== "venus";
  if (form === "retrograde" || form === "direct") return first === "mercury" || first === "venus" || first === "mars";
  if (isAspect(form)) return form !== "sextile" && first !== "moon" && first !== "mercury" && first !== "venus";
  return form !== "first-quarter" && form !== "last-quarter";
}

interface ToldUnits {
  readonly told: Readonly<Record<Area, Unit | undefined>>;
  /** All that the answer judges elsewhere. */
  readonly events: readonly Pick<SkyEvent, "first" | "second">[];
}

/** A placement: a body of the area in a house, in one of its variants. */
interface Placement {
  readonly stay: SignStay;
  /** The house that the body rules; undefined for the area's own planet. */
  readonly ruled?: number;
  readonly variant: string;
}

/** The ruler of a house, or the area's own planet: named and not judged. */
interface NamedPlace {
  readonly stay: SignStay;
  readonly ruled?: number;
}

/**
 * For each area that no event concerns a placement; no body is judged twice in one answer. Where all placements are
 * told elsewhere or have been told in the last days, one is named and not judged.
 */
function quietUnits(day: DaySky, { told, events }: ToldUnits): Readonly<Record<Area, Unit>> {
  const moved = day.events.flatMap(({ form, first }) => (form === "ingress" ? [first] : []));
  const bodies = new Set<PlanetId>([
    ...moved,
    ...events.flatMap(({ first, second }) => (second ? [first, second] : [first])),
  ]);
  // work and health share the sixth house
  const named = new Set<number>();
  return byArea((area, index0) => {
    const placements = placementsOf(day, area, day.turn + index0);
    const chosen = TRIED.map((index) => at(placements, index)).find(({ stay }) => !bodies.has(stay.body));
    if (told[area] === undefined && chosen) bodies.add(chosen.stay.body);
    if (chosen) return placementUnit(day.own, area, chosen);
    const places = namedPlaces(day, area);
    const isFree = ({ ruled, stay }: NamedPlace): boolean =>
      (ruled === undefined || !named.has(ruled)) && isWholeDay(day, stay);
    const place = places.find(isFree) ?? places.find(({ stay }) => isWholeDay(day, stay)) ?? at(places, 0);
    if (told[area] === undefined && place.ruled !== undefined) named.add(place.ruled);
    return placeUnit(day.own, area, place);
  });
}

/** The placement of the day's turn and one of another body; with more of them a reader meets the same within days. */
const TRIED = [0, 3] as const;

/** The rulers of an area's houses and its own planet, in turn: no two days running name the same. */
function namedPlaces({ rulerOf, driverOf, turn }: DaySky, area: Area): readonly NamedPlace[] {
  const places: readonly NamedPlace[] = [
    ...NAMED_HOUSES[area].map((ruled) => ({ stay: rulerOf(ruled), ruled })),
    { stay: driverOf(area) },
  ];
  const first = turned(turn, places.length);
  return [...places.slice(first), ...places.slice(0, first)];
}

/** On one day work and health name different houses. */
const NAMED_HOUSES = {
  love: [7, 5],
  career: [10, 6],
  health: [6, 12],
  finance: [2, 8],
} as const satisfies AreaHouses;

/** The quiet placements of an area in turn: its planet in four variants, the rulers of its houses in two. */
const QUIET: Readonly<Record<Area, readonly (readonly [house: number | undefined, variant: string])[]>> = {
  love: quietTurns([7, 5]),
  career: quietTurns([10, 10]),
  health: quietTurns([6, 12]),
  finance: quietTurns([2, 8]),
};

function quietTurns([one, other]: readonly [number, number]): (readonly [number | undefined, string])[] {
  const [last, lastBut] = one === other ? ["c", "d"] : ["a", "b"];
  return [
    [undefined, "a"],
    [one, "a"],
    [undefined, "b"],
    [other, last],
    [undefined, "c"],
    [one, "b"],
    [undefined, "d"],
    [other, lastBut],
  ];
}

/** Days before 1970 count below zero. */
function turned(turn: number, places: number): number {
  return ((turn % places) + places) % places;
}

/** The placements of an area, that of the turn first. */
function placementsOf({ driverOf, rulerOf }: DaySky, area: Area, turn: number): readonly [Placement, ...Placement[]] {
  const turns = QUIET[area];
  const placementOf = (index0: number): Placement => {
    const [ruled, variant] = at(turns, turned(turn + index0, turns.length));
    return ruled === undefined ? { stay: driverOf(area), variant } : { stay: rulerOf(ruled), ruled, variant };
  };
  return [placementOf(0), ...turns.slice(1).map((_, index0) => placementOf(index0 + 1))];
}

function placementUnit(own: SignId, area: Area, { stay, ruled, variant }: Placement): Unit {
  const house = solarHouse(own, stay.sign);
  const events = eventsOfStay(stay);
  return ruled === undefined
    ? { family: "dayStands", key: `${area}.${house}.${variant}`, events }
    : { family: "dayRules", key: `${ruled}.${house}.${variant}`, events, body: stay.body };
}

/** Whether a body keeps its sign all day. */
function isWholeDay({ noonJdTt }: DaySky, { fromJdTt = -Infinity, toJdTt = Infinity }: SignStay): boolean {
  return fromJdTt < noonJdTt - 0.5 && toJdTt > noonJdTt + 0.5;
}

function placeUnit(own: SignId, area: Area, { stay, ruled }: NamedPlace): Unit {
  const there = solarHouse(own, stay.sign);
  const unit = { family: "dayPlaces", events: eventsOfStay(stay), body: stay.body } as const;
  if (ruled === undefined) return { ...unit, key: `planet.${area}`, houses: { there } };
  const key = ruled === there ? "own" : area === "health" ? `health.${ruled}` : "ruler";
  return { ...unit, key, houses: { ruled, there } };
}

/** A day without an aspect of the Moon or another event. */
function moonUnit({ own, moon, isWaxing }: DaySky): Unit {
  const key = `${solarHouse(own, moon.sign)}.${isWaxing ? "waxing" : "waning"}`;
  return { family: "moonIn", key, events: eventsOfStay(moon) };
}

function quietAdvice({ own, moon, balance }: DaySky): Unit {
  const key = `${solarHouse(own, moon.sign)}.${balance.tone}`;
  return { family: "houseAdvice", key, events: eventsOfStay(moon) };
}

const MOST_REST = 2;

/** The strongest event that is left, and lesser meetings of the Moon, in order of time. */
function restOf(own: SignId, events: readonly SkyEvent[]): readonly SkyEvent[] {
  const isMoons = (event: SkyEvent): boolean => event.first === "moon" && isAspect(event.form);
  const ranked = rankedFor(own, events);
  const strongest = ranked.filter((event) => !isMoons(event)).slice(0, 1);
  return [...strongest, ...ranked.filter(isMoons).slice(0, MOST_REST - strongest.length)].toSorted(
    (a, b) => a.jdTt - b.jdTt,
  );
}

/** An event in one line: of the Moon's meetings the planet and the aspect carry the mood. */
function restUnit({ own, epochMsOf }: DaySky, event: SkyEvent): Unit {
  const { form, first, second, isReturn } = event;
  const [here = 1, there = here] = housesOf(own, event);
  return {
    family: "rest",
    key: first === "moon" && isAspect(form) ? `${second}.${form}` : `other.${isReturn ? "return" : form}`,
    events: [event],
    houses: { here, there },
    bodies: { first, second: second ?? first },
    times: { hour: { as: "clock", epochMs: epochMsOf(event) } },
  };
}

/** Where nothing is left: the Sun's house and the end of its stay. */
function sunUnit({ own, driverOf, turn, dateOf }: DaySky): Unit {
  const sun = driverOf("health");
  const until = sun.toJdTt === undefined ? undefined : dateOf(sun.toJdTt);
  return {
    family: "rest",
    key: `sun.${until === undefined ? "stays" : turn % 2 === 0 ? "a" : "b"}`,
    events: eventsOfStay(sun),
    houses: { here: solarHouse(own, sun.sign) },
    ...(until === undefined ? {} : { times: { until: { as: "date", epochMs: until } as const } }),
  };
}
