import { type PlanetId, type SignId, signAfter } from "@almagest/sky";
import { type Balance, planOf } from "@almagest/telling";
import { MOON_PHASE_IDS, type MoonPhaseId } from "../moon-phase/phase";
import { SIGNS } from "../tables/zodiac";
import { ADVISED_HOUSES, concernedHouse, sectionsFor } from "./concern";
import { AREAS, type Area, byArea, rankedFor, solarHouse, weightFor } from "./houses";
import { filled, type Plan, unique, wordsOf } from "./plan";
import {
  adviceUnit,
  bodyAdvice,
  dayStageOf,
  eventsOfStay,
  eventUnit,
  houseAfter,
  isMoonStep,
  rulesUnit,
  spareAdvice,
  standsUnit,
  type Unit,
  withBetween,
} from "./plan-unit";
import type { SkyEvent } from "./sky-event";
import type { SignStay } from "./span";
import { toneOf } from "./tones";

/** The facts of a day for a sign. */
export interface DaySky {
  readonly own: SignId;
  readonly noonJdTt: number;
  /** Days counted one by one; texts that take turns alternate by it. */
  readonly turn: number;
  readonly events: readonly SkyEvent[];
  readonly moon: SignStay;
  /** The place of an area's planet; looked up only where it is told. */
  readonly driverOf: (area: Area) => SignStay;
  /** The planet of the weekday with its place; none on Sunday and Monday. */
  readonly dayRuler: Pick<SignStay, "body" | "sign"> | undefined;
  /** The rulers of houses; looked up only on days when little happens. */
  readonly rulerOf: (house: number) => SignStay;
  readonly phase: MoonPhaseId;
  readonly balance: Balance;
}

/** A day: the leading event, for each area what concerns it, and a column around the Moon's house. */
export function dailyPlan(day: DaySky): Plan {
  const { own } = day;
  const events = day.events.filter((event) => !isMoonStep(event));
  const lead = leadOf(own, events, day.moon);
  const others = events.filter((event) => event !== lead);
  const planned = planOf({
    facts: others,
    sections: sectionsFor<SkyEvent>(own, AREAS),
    strengthOf: (event) => weightFor(own, event),
  });
  const told = new Set(planned.flatMap(({ facts }) => facts));
  return {
    overview: [lead ? eventUnit(own, lead) : moonUnit(day, undefined)],
    ...byArea((area) => areaUnits(day, area, planned.find(({ name }) => name === area)?.facts[0])),
    advice: [lead ? adviceUnit(own, lead) : quietAdvice(day)],
    column: columnOf(
      day,
      lead,
      others.filter((event) => !told.has(event)),
    ),
  };
}

/** An event that does not come every month leads; on other days the Moon's strongest meeting does. */
function leadOf(own: SignId, events: readonly SkyEvent[], moon: SignStay): SkyEvent | undefined {
  const ranked = rankedFor(own, events);
  const ofMoon = ranked.filter((event) => eventUnit(own, event).family === "moonMeets");
  const inNoonSign = ofMoon.filter(({ sign }) => sign === moon.sign);
  // the Moon meets slow bodies every month in the same houses
  const isFresh = ({ second }: SkyEvent): boolean => second === undefined || FAST.includes(second);
  return ranked.find(isRare) ?? inNoonSign.find(isFresh) ?? ofMoon.find(isFresh) ?? inNoonSign[0] ?? ofMoon[0];
}

const FAST: readonly PlanetId[] = ["sun", "mercury", "venus", "mars"];

function isRare({ form, first }: SkyEvent): boolean {
  if (form === "ingress") return first !== "moon" && first !== "mercury" && first !== "venus";
  if (form === "retrograde" || form === "direct") return first === "mercury" || first === "venus" || first === "mars";
  return form === "new" || form === "full" || form === "solar-eclipse" || form === "lunar-eclipse";
}

/** A section that is shorter says what to do in the area's houses. */
const AREA_WORDS = 30;
/** On so many days running an area's advice is of the same house, a variant each day; then of the other. */
const ADVICE_DAYS = 4;

/** An area's event, or its planet's place; for health, advice for the body. */
function areaUnits(day: DaySky, area: Area, event: SkyEvent | undefined): readonly Unit[] {
  const { own, driverOf, noonJdTt, turn, balance } = day;
  const houses = inTurn(ADVISED_HOUSES[area], Math.floor(turn / ADVICE_DAYS));
  if (event) {
    const first = concernedHouse(own, area, event);
    const advice = spareAdvice([first, ...houses], toneOf(event), AREA_WORDS);
    return [eventUnit(own, event), ...(area === "health" ? bodyOf(day) : advice)];
  }
  const stay = driverOf(area);
  const stage = area === "health" && sunEnters(day) ? "middle" : dayStageOf(stay, noonJdTt, 0);
  const advice = area === "health" ? bodyOf(day) : spareAdvice(houses, balance.tone, AREA_WORDS);
  return [standsUnit(own, area, stay, stage), ...advice];
}

/** Of the part of the body that the Moon's house stands for, then of the next one. */
function bodyOf({ own, moon }: DaySky): readonly Unit[] {
  const house = solarHouse(own, moon.sign);
  return bodyAdvice([house, houseAfter(house, 1)], AREA_WORDS);
}

/** The Moon's house: of the leading event where that is the Moon's, so that one answer has one Moon. */
function moonHouse({ own, moon }: DaySky, lead: SkyEvent | undefined): number {
  return solarHouse(own, lead?.first === "moon" ? lead.sign : moon.sign);
}

function moonUnit(day: DaySky, lead: SkyEvent | undefined): Unit {
  const { moon, phase, events } = day;
  const way = MOON_PHASE_IDS.indexOf(phase) < MOON_PHASE_IDS.indexOf("full") ? "waxing" : "waning";
  const step = events.find(isMoonStep);
  if (step) return { family: "moonMoves", key: `${solarHouse(day.own, step.sign)}`, events: [step] };
  return { family: "moonIn", key: `${moonHouse(day, lead)}.${way}`, events: eventsOfStay(moon) };
}

function quietAdvice(day: DaySky): Unit {
  const key = `${moonHouse(day, undefined)}.${day.balance.tone}`;
  return { family: "houseAdvice", key, events: eventsOfStay(day.moon) };
}

const COLUMN_EVENTS = 3;
/** Below this, without the closing, a column goes on with the quiet placements. */
const QUIET_WORDS = 118;
/** Before the closing, which has eight words or more. */
const COLUMN_LEAST = 113;

/** The Moon's house, the strongest events not told yet, the quiet placements, and the sum of it. */
function columnOf(day: DaySky, lead: SkyEvent | undefined, rest: readonly SkyEvent[]): readonly Unit[] {
  const { own, balance } = day;
  const told = rankedFor(own, rest).slice(0, COLUMN_EVENTS);
  // the Moon's move joins two houses already
  const isJoining = day.turn % 2 === 0 && !day.events.some(isMoonStep);
  const units = unique([
    ...(lead ? [moonUnit(day, lead)] : []),
    ...told.flatMap((event) => (isJoining ? withBetween(own, event, eventUnit(own, event)) : [eventUnit(own, event)])),
  ]);
  const closing = { family: "closing", key: `day.${balance.tone}.${moonHouse(day, lead)}`, events: [] } as const;
  const isFull = wordsOf(units) >= QUIET_WORDS;
  const spare = spareAdvice(
    [moonHouse(day, lead), ...inTurn(OTHER_HOUSES, Math.floor(day.turn / ADVICE_DAYS)), ...LAST_HOUSES],
    balance.tone,
    COLUMN_LEAST,
  );
  return [...(isFull ? units : filled(units, quietUnits(day), QUIET_WORDS)), ...spare, closing];
}

/** Houses whose rulers are told on quiet days. */
const RULED_IN_TURN = [8, 1, 7, 10, 2, 6, 5, 12];

/** Houses that no area advises on; where even these are told, those of the areas that are left. */
const OTHER_HOUSES = [3, 4, 9, 11];
const LAST_HOUSES = [8, 6, 5, 12, 10];

/** A ruler that stays in one place for months is not told day by day. */
const SLOW: readonly PlanetId[] = ["jupiter", "saturn"];

/** The Sun's entry is an event of its day; its month is not told beside it. */
function sunEnters({ events }: DaySky): boolean {
  return events.some(({ form, first }) => form === "ingress" && first === "sun");
}

/**
 * Quiet placements, found one by one: the day's planet, the Sun's month, the rulers of houses, of others the next day.
 */
function* quietUnits(day: DaySky): Generator<Unit> {
  const { own, turn, rulerOf } = day;
  yield* dayRulerUnits(day);
  if (!sunEnters(day)) yield seasonUnit(day);
  const quick = RULED_IN_TURN.filter((house) => !SLOW.includes(SIGNS[signAfter(own, house - 1)].ruler));
  // every second one, and none that is next to the first: the neighbors are the next day's
  const ruled = inTurn(quick, turn).filter(
    (_, index0) => index0 % 2 === 0 && (index0 === 0 || index0 < quick.length - 1),
  );
  for (const house of ruled) yield rulesUnit(own, house, rulerOf(house));
}

function seasonUnit({ own, driverOf, noonJdTt }: DaySky): Unit {
  const sun = driverOf("health");
  const key = `${solarHouse(own, sun.sign)}.${dayStageOf(sun, noonJdTt, 1)}`;
  return { family: "season", key, events: eventsOfStay(sun) };
}

/** The planet of the weekday by its house; the Sun's and the Moon's are told every day. */
function dayRulerUnits({ own, dayRuler }: DaySky): readonly Unit[] {
  if (dayRuler === undefined) return [];
  return [{ family: "dayRuler", key: `${dayRuler.body}.${solarHouse(own, dayRuler.sign)}`, events: [] }];
}

/** The items from another one on, each turn. */
function inTurn(items: readonly number[], turn: number): readonly number[] {
  const first = turn % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
