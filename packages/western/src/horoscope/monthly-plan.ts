import type { SignId } from "@almagest/sky";
import { type Balance, planOf } from "@almagest/telling";
import { sectionsFor } from "./concern";
import { AREAS, type Area, rankedFor, solarHouse, weightFor } from "./houses";
import { filled, inOrderOfDate, type Plan, unique } from "./plan";
import {
  adviceUnit,
  arrivalUnits,
  dated,
  eventsOfStay,
  eventUnit,
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
import { type AreaFacts, areaAdvice, areasOf, housesRuled, rulersBut } from "./weekly-plan";

/** A calendar week, Monday to Sunday, as far as it lies in the month. */
export interface MonthWeek {
  readonly events: readonly SkyEvent[];
  readonly lead: SkyEvent | undefined;
}

/** The facts of a month for a sign. */
export interface MonthSky {
  readonly own: SignId;
  readonly startJdTt: number;
  /** None of the Moon's but the lunations. */
  readonly events: readonly SkyEvent[];
  /** As the month begins. */
  readonly drivers: Readonly<Record<Area, SignStay>>;
  readonly rulerOf: (house: number) => SignStay;
  readonly balance: Balance;
  readonly dayOf: (event: SkyEvent) => string;
}

const AREA_WORDS = 128;
const AREA_LEAST = 120;
/** Of an area's events so many are told, and more where it is short of words. */
const AREA_EVENTS = 3;
const MOST_AREA_EVENTS = 5;
const COLUMN_EVENTS = 11;
const COLUMN_PAIRS = 4;
const COLUMN_WORDS = 410;
const COLUMN_LEAST = 390;

/** A month: its two strongest events, each area by its planet and what concerns it, a column by dates. */
export function monthlyPlan(month: MonthSky): Plan {
  const { own } = month;
  const events = toldOnce(own, month.events);
  const [lead, ...later] = rankedFor(own, events);
  const second = later.find(isLunation) ?? later[0];
  const leaders = [lead, second].filter((event) => event !== undefined).toSorted((a, b) => a.jdTt - b.jdTt);
  const others = events.filter((event) => !leaders.includes(event));
  const planned = planOf({
    facts: others,
    sections: sectionsFor<SkyEvent>(own, AREAS),
    strengthOf: (event) => weightFor(own, event),
    mostFacts: MOST_AREA_EVENTS,
  });
  const areas = areasOf((area, elsewhere) =>
    areaUnits(month, area, { events: planned.find(({ name }) => name === area)?.facts ?? [], elsewhere }),
  );
  const told = new Set<SkyEvent>(Object.values(areas).flatMap((units) => units.flatMap(eventsTold)));
  return {
    overview: leaders.map((event) => whenUnit(month, event)),
    ...areas,
    advice: lead ? [adviceUnit(own, lead)] : [],
    column: columnOf(
      month,
      others.filter((event) => !told.has(event)),
      Object.values(areas).flat(),
    ),
  };
}

/** The event that a unit tells of itself; a stay's entry is told by the way. */
function eventsTold({ family, events }: Unit): readonly SkyEvent[] {
  return family === "stands" || family === "rules" ? [] : events;
}

function isLunation({ form }: SkyEvent): boolean {
  return form === "new" || form === "full" || form === "solar-eclipse" || form === "lunar-eclipse";
}

function whenUnit({ own, dayOf }: MonthSky, event: SkyEvent): Unit {
  return dated(eventUnit(own, event), { as: "date", day: dayOf(event) });
}

/** The area's planet as the month begins, its events by date, then the rulers of its houses. */
function areaUnits(month: MonthSky, area: Area, { events, elsewhere }: AreaFacts): readonly Unit[] {
  const { own, drivers, startJdTt, rulerOf } = month;
  const stay = drivers[area];
  const isNew = ({ events: [entry] }: Unit): boolean =>
    entry !== undefined && entry.jdTt !== stay.fromJdTt && !events.includes(entry);
  const first = events.slice(0, AREA_EVENTS).map((event) => whenUnit(month, event));
  const more = events.slice(AREA_EVENTS).map((event) => whenUnit(month, event));
  const [main, ...others] = lastingRulers(own, housesRuled(area, elsewhere), rulerOf);
  const arrivals = arrivalUnits(own, area, month.events, (event) => ({ as: "date", day: month.dayOf(event) }));
  const stands = standsUnit(own, area, stay, stageOf(stay, startJdTt));
  const told = filled(
    [stands, ...first],
    [...(main ? [main] : []), ...arrivals.filter(isNew), ...more, ...others],
    AREA_WORDS,
  );
  return [...inOrderOfDate(told), ...areaAdvice(month, area, AREA_LEAST)];
}

/** The verdict, the Sun's month, the strongest of what is left by date, and what it comes to. */
function columnOf(month: MonthSky, rest: readonly SkyEvent[], told: readonly Unit[]): readonly Unit[] {
  const { own, drivers, startJdTt, balance, rulerOf } = month;
  const sun = drivers.health;
  const most = rankedFor(own, rest).slice(0, COLUMN_EVENTS);
  const pairs = new Set(most.filter((event) => eventUnit(own, event).family === "meets").slice(0, COLUMN_PAIRS));
  const start: readonly Unit[] = [
    { family: "opening", key: `month.${balance.tone}`, events: [] },
    {
      family: "season",
      key: `${solarHouse(own, sun.sign)}.${stageOf(sun, startJdTt)}`,
      events: eventsOfStay(sun),
    },
    ...lastingRulers(own, [1], rulerOf),
  ];
  const inOrder = most
    .toSorted((a, b) => a.jdTt - b.jdTt)
    .flatMap((event) =>
      pairs.has(event) ? withBetween(own, event, whenUnit(month, event)) : [whenUnit(month, event)],
    );
  const quiet = rulersBut(month, [...told, ...start]);
  const body = filled([...start, ...unique(inOrder)], quiet, COLUMN_WORDS);
  const spare = spareAdvice([4, 9, 11, 3], balance.tone, COLUMN_LEAST);
  return [...body, ...spare, { family: "closing", key: `month.${balance.tone}`, events: [] }];
}
