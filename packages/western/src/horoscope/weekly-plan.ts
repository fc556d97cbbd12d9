import type { SignId } from "@almagest/sky";
import { type Balance, planOf } from "@almagest/telling";
import { ADVISED_HOUSES, sectionsFor } from "./concern";
import { AREA_HOUSES, AREAS, type Area, byArea, rankedFor, solarHouse, weightFor } from "./houses";
import { filled, type Plan } from "./plan";
import {
  adviceUnit,
  arrivalUnits,
  bodyAdvice,
  dated,
  eventsOfStay,
  eventUnit,
  houseAfter,
  isMoonStep,
  lastingRulers,
  spareAdvice,
  stageOf,
  standsUnit,
  toldOnce,
  type Unit,
  withBetween,
} from "./plan-unit";
import type { SkyEvent } from "./sky-event";
import type { SignStay } from "./span";

/** The facts of a week for a sign. */
export interface WeekSky {
  readonly own: SignId;
  readonly startJdTt: number;
  /** The Moon's changes of sign among them; none of its aspects. */
  readonly events: readonly SkyEvent[];
  /** As the week begins. */
  readonly moon: SignStay;
  readonly isWaxing: boolean;
  readonly drivers: Readonly<Record<Area, SignStay>>;
  /** The rulers of houses, as the week begins. */
  readonly rulerOf: (house: number) => SignStay;
  readonly balance: Balance;
  readonly dayOf: (event: SkyEvent) => string;
}

/** The houses whose rulers speak for an area where little else does. */
export const RULED_HOUSES = {
  love: [7, 5],
  career: [10, 6],
  health: [6, 12],
  finance: [2, 8],
} as const satisfies Record<Area, readonly number[]>;

/** Input of an area's plan, and the words below which its houses' advice is told. */
const AREA_WORDS = 78;
const AREA_LEAST = 80;
const MOST_EVENTS = 6;
/** With fewer events than this the Moon's own steps are told between them. */
const FEW_EVENTS = 6;
const COLUMN_WORDS = 270;
const COLUMN_LEAST = 246;

/** A week: its verdict and leading event; each area by its planet and its own days; a column in order of time. */
export function weeklyPlan(week: WeekSky): Plan {
  const { own, balance } = week;
  const events = toldOnce(
    own,
    week.events.filter((event) => !isMoonStep(event)),
  );
  const [lead] = rankedFor(own, events);
  const others = events.filter((event) => event !== lead);
  const planned = planOf({
    facts: others,
    sections: sectionsFor<SkyEvent>(own, AREAS),
    strengthOf: (event) => weightFor(own, event),
  });
  const told = new Set(planned.flatMap(({ facts }) => facts));
  const areas = areasOf((area, elsewhere) =>
    areaUnits(week, area, { events: planned.find(({ name }) => name === area)?.facts ?? [], elsewhere }),
  );
  const rest = others.filter((event) => !told.has(event));
  return {
    overview: [
      { family: "opening", key: `week.${balance.tone}`, events: [] },
      ...(lead ? [whenUnit(week, lead)] : [moonUnit(week)]),
    ],
    ...areas,
    advice: [lead ? adviceUnit(own, lead) : quietAdvice(week)],
    column: columnOf(week, rest, { lead, told: Object.values(areas).flat() }),
  };
}

function whenUnit(week: WeekSky, event: SkyEvent): Unit {
  return dated(eventUnit(week.own, event), { as: "weekday", day: week.dayOf(event) });
}

function moonUnit({ own, moon, isWaxing }: WeekSky): Unit {
  const key = `${solarHouse(own, moon.sign)}.${isWaxing ? "waxing" : "waning"}`;
  return { family: "moonIn", key, events: eventsOfStay(moon) };
}

/** The Moon comes to another house on a day of the week. */
function stepUnit(week: WeekSky, event: SkyEvent): Unit {
  const key = `${solarHouse(week.own, event.sign)}.${week.isWaxing ? "waxing" : "waning"}`;
  return { family: "moonIn", key, events: [event], on: { as: "weekday", day: week.dayOf(event) } };
}

function quietAdvice({ own, moon, balance }: WeekSky): Unit {
  const key = `${solarHouse(own, moon.sign)}.${balance.tone}`;
  return { family: "houseAdvice", key, events: [] };
}

/** The units of an area, and the unit for a house it has in common. */
export interface AreaFacts {
  readonly events: readonly SkyEvent[];
  readonly elsewhere: readonly Unit[];
}

/** The sixth house belongs to work and to health: health does not repeat the text of work. */
export function areasOf(
  tell: (area: Area, elsewhere: readonly Unit[]) => readonly Unit[],
): Readonly<Record<Area, readonly Unit[]>> {
  const career = tell("career", []);
  return byArea((area) => (area === "career" ? career : tell(area, area === "health" ? career : [])));
}

/** The houses whose rulers an area tells, but for those told elsewhere. */
export function housesRuled(area: Area, elsewhere: readonly Unit[]): readonly number[] {
  return RULED_HOUSES[area].filter((house) => !isRulerTold(house, elsewhere));
}

function isRulerTold(house: number, told: readonly Unit[]): boolean {
  return told.some(({ family, key }) => family === "rules" && key.startsWith(`${house}.`));
}

/** The area's planet, its own events, the Moon's visit to a house of it, then the rulers of its houses. */
function areaUnits(week: WeekSky, area: Area, { events, elsewhere }: AreaFacts): readonly Unit[] {
  const { own, drivers, startJdTt } = week;
  const stay = drivers[area];
  const isNew = ({ events: [entry] }: Unit): boolean =>
    entry !== undefined && entry.jdTt !== stay.fromJdTt && !events.includes(entry);
  const first = [
    standsUnit(own, area, stay, stageOf(stay, startJdTt)),
    ...events.map((event) => whenUnit(week, event)),
  ];
  const rulers = lastingRulers(own, housesRuled(area, elsewhere), week.rulerOf);
  const arrivals = arrivalUnits(own, area, week.events, (event) => ({ as: "weekday", day: week.dayOf(event) }));
  const candidates = [...arrivals.filter(isNew), ...visitUnits(week, area), ...rulers];
  return [...filled(first, candidates, AREA_WORDS), ...areaAdvice(week, area, AREA_LEAST)];
}

/** Units for an area that is short of words: for health about the body, from the Sun's house on. */
export function areaAdvice(
  { own, drivers, balance }: Pick<WeekSky, "own" | "drivers" | "balance">,
  area: Area,
  belowWords: number,
): readonly Unit[] {
  if (area !== "health") {
    const advice = spareAdvice(ADVISED_HOUSES[area], balance.tone, belowWords);
    return [...advice, ...advice.map((unit) => ({ ...unit, isAgain: true }))];
  }
  const house = solarHouse(own, drivers.health.sign);
  return bodyAdvice(
    [0, 1, 2, 3].map((steps) => houseAfter(house, steps)),
    belowWords,
  );
}

/** The Moon's entry into a house that governs the area, dated. */
function visitUnits(week: WeekSky, area: Area): readonly Unit[] {
  const houses: readonly number[] = AREA_HOUSES[area];
  return week.events
    .filter((event) => isMoonStep(event) && houses.includes(solarHouse(week.own, event.sign)))
    .slice(0, 1)
    .map((event) => ({
      family: "moonVisits",
      key: `${area}.${solarHouse(week.own, event.sign)}`,
      events: [event],
      on: { as: "weekday", day: week.dayOf(event) },
    }));
}

/** Units that the other members of the answer tell. */
interface Elsewhere {
  readonly lead: SkyEvent | undefined;
  readonly told: readonly Unit[];
}

const RULED_IN_COLUMN = [1, 10, 7, 2, 5, 12, 8, 6];
const MOST_RULERS = 5;

/** The rulers of houses that no area has told, looked up one by one. */
export function rulersBut({ own, rulerOf }: Pick<WeekSky, "own" | "rulerOf">, told: readonly Unit[]): readonly Unit[] {
  const houses = RULED_IN_COLUMN.filter((house) => !isRulerTold(house, told)).slice(0, MOST_RULERS + 1);
  return lastingRulers(own, houses, rulerOf).slice(0, MOST_RULERS);
}

/**
 * The beginning of the week, its other events in order of time, quiet placements where they are few, and the sum of it.
 */
function columnOf(week: WeekSky, rest: readonly SkyEvent[], { lead, told }: Elsewhere): readonly Unit[] {
  const { own, moon, drivers, startJdTt, balance } = week;
  const strongest = rankedFor(own, rest).slice(0, MOST_EVENTS);
  const steps = week.events.filter(isMoonStep).slice(0, Math.max(0, FEW_EVENTS - strongest.length));
  const most = [...strongest, ...steps];
  const sun = drivers.health;
  const season: Unit = {
    family: "season",
    key: `${solarHouse(own, sun.sign)}.${stageOf(sun, startJdTt)}`,
    events: eventsOfStay(sun),
  };
  const inOrder = most
    .toSorted((a, b) => a.jdTt - b.jdTt)
    .flatMap((event) => {
      if (isMoonStep(event)) return [stepUnit(week, event)];
      return event === strongest[0] ? withBetween(own, event, whenUnit(week, event)) : [whenUnit(week, event)];
    });
  const quiet = [season, ...rulersBut(week, told)];
  const opening = lead ? [moonUnit(week)] : [];
  const body = filled([...opening, ...inOrder], quiet, COLUMN_WORDS - 28);
  const spare = spareAdvice([4, 9, 11, 3, solarHouse(own, moon.sign), 8], balance.tone, COLUMN_LEAST);
  return [...body, ...spare, { family: "closing", key: `week.${balance.tone}`, events: [] }];
}
