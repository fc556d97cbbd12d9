import type { PlanetId, SignId } from "@almagest/sky";
import { type Balance, planOf } from "@almagest/telling";
import { areaEventUnit, RULED_HOUSES, type RuledOf, sectionsFor } from "./concern";
import { isSame } from "./dated-event";
import { AREA_HOUSES, AREAS, type Area, byArea, rankedFor, solarHouse, weightFor } from "./houses";
import { type Moment, momentUnits } from "./moment-unit";
import type { Plan } from "./plan";
import {
  adviceUnit,
  dayStageOf,
  eventsOfStay,
  eventUnit,
  eventUnits,
  housesOf,
  isMoonStep,
  rulesUnit,
  standsUnit,
  type Unit,
  type UnitOf,
} from "./plan-unit";
import { isAspect, type SkyEvent } from "./sky-event";
import type { SignStay } from "./span";
import { toneOf } from "./tones";

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
  readonly balance: Balance;
}

/** A day: its event with the hour, for each area what concerns it or is there, and in a column the rest. */
export function dailyPlan(day: DaySky): Plan {
  const { own } = day;
  const events = day.events.filter((event) => !isMoonStep(event));
  const lead = leadOf(own, events, day.moon);
  const unitOf = eventUnits(own);
  const leading = lead && unitOf(lead);
  const others = events.filter((event) => event !== lead);
  // one ruler a day, so that no two days running tell of the same
  const ruledOf: RuledOf = (area) => RULED_HOUSES[area].slice(day.turn % 2, (day.turn % 2) + 1);
  const planned = planOf({
    facts: others,
    sections: sectionsFor<SkyEvent>(own, AREAS, ruledOf),
    strengthOf: (event) => weightFor(own, event),
  });
  const areas = byArea((area) => {
    const event = planned.find(({ name }) => name === area)?.facts[0];
    const told = event && areaEventUnit({ own, area, unitOf, ruledOf }, event);
    return told ? [told] : quietUnits(day, area, lead);
  });
  const told = Object.values(areas).flat();
  const inAreas = [...planned.flatMap(({ facts }) => facts), ...told.flatMap((unit) => unit.events)];
  const rest = others.filter((event) => !inAreas.some((one) => isSame(one, event)));
  const hasMoon = told.some(({ family }) => family === "moonVisits");
  const hasSun = areas.health.some(({ family, key }) => family === "stands" && /\.(?:begin|end)$/.test(key));
  return {
    overview: lead && leading ? [leading, ...momentUnits(own, lead, day.momentOf(lead))] : [moonUnit(day)],
    ...areas,
    advice: [lead ? adviceUnit(own, lead) : quietAdvice(day)],
    column: columnOf(day, unitOf, { lead, rest, hasMoon, hasSun }),
  };
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

/** The Moon's arrival in a house of an area, or a quiet placement. */
function quietUnits(day: DaySky, area: Area, lead: SkyEvent | undefined): readonly Unit[] {
  const { own, events } = day;
  const houses: readonly number[] = AREA_HOUSES[area];
  const step = events.find((one) => isMoonStep(one) && houses.includes(solarHouse(own, one.sign)));
  if (step?.sign === day.moon.sign && (area !== "health" || solarHouse(own, step.sign) === 12)) {
    return [{ family: "moonVisits", key: `${area}.${solarHouse(own, step.sign)}`, events: [step] }];
  }
  return [quietUnit(day, area, lead)];
}

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

function quietUnit(day: DaySky, area: Area, lead: SkyEvent | undefined): Unit {
  const { own, turn, events, driverOf, noonJdTt, rulerOf } = day;
  const stay = driverOf(area);
  if (lead && eventsOfStay(stay).some((entry) => isSame(entry, lead))) {
    const [ruled] = RULED_HOUSES[area];
    return rulesUnit(own, ruled, rulerOf(ruled));
  }
  const stage = area === "health" && sunEnters(events) ? "middle" : dayStageOf(stay, noonJdTt, 0);
  const turns = QUIET[area];
  const [house, variant] = turns[(turn + AREAS.indexOf(area)) % turns.length] ?? [undefined, "a"];
  if (stage !== "middle") return standsUnit(own, area, stay, stage);
  const unit = house === undefined ? standsUnit(own, area, stay, stage) : rulesUnit(own, house, rulerOf(house));
  return { ...unit, key: `${unit.key}.${variant}` };
}

/** The Sun's entry is an event of its day: nothing is said of a beginning beside it. */
function sunEnters(events: readonly SkyEvent[]): boolean {
  return events.some(({ form, first }) => form === "ingress" && first === "sun");
}

function isLunation({ form }: SkyEvent): boolean {
  return form === "new" || form === "full" || form === "solar-eclipse" || form === "lunar-eclipse";
}

/** The Moon's house: of the leading event where that is the Moon's, so that one answer has one Moon. */
function moonHouse({ own, moon }: DaySky, lead: SkyEvent | undefined): number {
  return solarHouse(own, lead?.first === "moon" ? lead.sign : moon.sign);
}

function moonUnit(day: DaySky, lead?: SkyEvent): Unit {
  const { moon, isWaxing, events } = day;
  const step = events.find(isMoonStep);
  if (step) return { family: "moonMoves", key: `${solarHouse(day.own, step.sign)}`, events: [step] };
  return {
    family: "moonIn",
    key: `${moonHouse(day, lead)}.${isWaxing ? "waxing" : "waning"}`,
    events: eventsOfStay(moon),
  };
}

function quietAdvice(day: DaySky): Unit {
  const key = `${moonHouse(day, undefined)}.${day.balance.tone}`;
  return { family: "houseAdvice", key, events: eventsOfStay(day.moon) };
}

const MOST_REST = 2;

interface ColumnFacts {
  readonly lead: SkyEvent | undefined;
  readonly rest: readonly SkyEvent[];
  /** An area tells the Moon's coming. */
  readonly hasMoon: boolean;
  /** Health tells the Sun's coming or going. */
  readonly hasSun: boolean;
}

/** The Moon's house on days without a lunation, the strongest event that is left, and lesser meetings in a line. */
function columnOf(day: DaySky, unitOf: UnitOf, { lead, rest, hasMoon, hasSun }: ColumnFacts): readonly Unit[] {
  const { own } = day;
  const isMoons = (event: SkyEvent): boolean => event.first === "moon" && isAspect(event.form);
  const [second] = rankedFor(
    own,
    rest.filter((event) => !isMoons(event)),
  );
  const lesser = rankedFor(own, rest.filter(isMoons)).slice(0, MOST_REST);
  const other = second && unitOf(second);
  const units = [
    ...(lead && !hasMoon && isMoonTold(day, lead) ? [moonUnit(day, lead)] : []),
    ...(other ? [other] : []),
    ...lesser
      .toSorted((a, b) => a.jdTt - b.jdTt)
      .map((event, index0) => ({ ...restUnit(day, event), isTail: index0 > 0 })),
  ];
  if (units.length > 0) return units;
  return [lead === undefined || hasMoon || !isMoonTold(day, lead) ? seasonUnit(day, hasSun) : moonUnit(day, lead)];
}

/** Not beside a lunation, nor where the Moon leads the day with an aspect of another mood than its house. */
function isMoonTold({ events }: DaySky, lead: SkyEvent): boolean {
  if (events.some(isLunation)) return false;
  const isAtEase = toneOf(lead) === "bright" || toneOf(lead) === "easing";
  return lead.first !== "moon" || isAtEase || events.some(isMoonStep);
}

function seasonUnit({ own, driverOf, noonJdTt }: DaySky, hasSun: boolean): Unit {
  const sun = driverOf("health");
  const key = `${solarHouse(own, sun.sign)}.${hasSun ? "middle" : dayStageOf(sun, noonJdTt, 1)}`;
  return { family: "season", key, events: eventsOfStay(sun) };
}

/** A meeting of the Moon in one line: the planet and the aspect carry the mood, the house is its place. */
function restUnit({ own, epochMsOf }: DaySky, event: SkyEvent): Unit {
  const { form, second = "sun" } = event;
  const [here = 1, there = here] = housesOf(own, event);
  return {
    family: "rest",
    key: `${second}.${form}`,
    events: [event],
    houses: { there },
    times: { hour: { as: "clock", epochMs: epochMsOf(event) } },
  };
}
