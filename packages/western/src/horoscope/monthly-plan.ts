import type { SignId } from "@almagest/sky";
import { RULED_HOUSES } from "./concern";
import { type Area, byArea, heaviest, rankedFor, solarHouse } from "./houses";
import { inOrderOfDate, type Plan, unique } from "./plan";
import {
  arrivalUnits,
  dated,
  eventsOfStay,
  eventUnits,
  housesOf,
  lastingRulers,
  type PeriodEnd,
  periodAdvice,
  stageOf,
  standsUnit,
  type Unit,
  type UnitOf,
  whileThere,
  withBetween,
} from "./plan-unit";
import type { SkyEvent } from "./sky-event";
import type { SignStay } from "./span";
import { openingEvent } from "./tones";
import type { Verdict } from "./verdict";
import { areaEvents, leftOver, type PlannedArea, plannedAreas } from "./weekly-plan";

/** A calendar week, Monday to Sunday, as far as it lies in the month. */
export interface MonthWeek {
  readonly lead: SkyEvent | undefined;
  /** The event that its advice is about. */
  readonly advised: SkyEvent | undefined;
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
  readonly verdict: Verdict;
  readonly dayOf: PeriodEnd["dayOf"];
  readonly endJdTt: number;
}

/** Of the events that concern an area so many are told. */
const AREA_EVENTS = 3;
const COLUMN_EVENTS = 9;
const COLUMN_PAIRS = 3;

/** A month: its verdict and two strongest events, each area by its planet and what concerns it, a column by dates. */
export function monthlyPlan(month: MonthSky): Plan {
  const { own, events } = month;
  const unitOf = eventUnits(own);
  const [lead, ...later] = heaviest(events);
  const second = later.find(isLunation) ?? later[0];
  const leaders = [lead, second].filter((event) => event !== undefined).toSorted((a, b) => a.jdTt - b.jdTt);
  const others = events.filter((event) => !leaders.includes(event));
  const overview = leaders.flatMap((event) => whenUnits(month, unitOf, event));
  const planned = plannedAreas(own, others, AREA_EVENTS);
  const areas = byArea((area) => areaUnits(month, unitOf, { area, events: planned[area], leaders }));
  return {
    overview: [openingUnit(month, lead), ...overview],
    ...areas,
    advice: [lead ? periodAdvice(own, "month", lead) : quietAdvice(month)],
    column: columnOf(month, unitOf, leftOver(others, planned, areas)),
  };
}

function openingUnit({ own, verdict, events }: MonthSky, lead: SkyEvent | undefined): Unit {
  const about = openingEvent(own, verdict, { events, lead });
  const house = about ? (housesOf(own, about)[0] ?? 1) : 1;
  return { family: "opening", key: `month.${verdict}.${house}`, events: [] };
}

function quietAdvice({ verdict }: MonthSky): Unit {
  return { family: "advice", key: `month.${verdict}.1`, events: [] };
}

function isLunation({ form }: SkyEvent): boolean {
  return form === "new" || form === "full" || form === "solar-eclipse" || form === "lunar-eclipse";
}

function whenUnits({ dayOf }: MonthSky, unitOf: UnitOf, event: SkyEvent): readonly Unit[] {
  const unit = unitOf(event);
  return unit ? [dated(unit, { as: "date", day: dayOf(event) })] : [];
}

/** The area's planet as the month begins, what concerns the area by date, and with little of it a ruler of its houses. */
function areaUnits(month: MonthSky, unitOf: UnitOf, { area, events, leaders }: PlannedArea): readonly Unit[] {
  const { own, drivers, startJdTt, rulerOf, dayOf } = month;
  const stay = drivers[area];
  const stage = stageOf(stay, startJdTt);
  const isNew = ({ events: [entry] }: Unit): boolean =>
    entry !== undefined && entry.jdTt !== stay.fromJdTt && ![...events, ...leaders].includes(entry);
  const arrivals = arrivalUnits(own, area, month.events, (event) => ({ as: "date", day: dayOf(event) }))
    .filter(isNew)
    .slice(0, stage === "middle" || stage === "end" ? 1 : 0);
  const told = areaEvents(own, unitOf, { area, events }).map(([event, unit]) =>
    dated(unit, { as: "date", day: dayOf(event) }),
  );
  const ruler = told.length > 1 ? [] : lastingRulers(own, RULED_HOUSES[area].slice(0, 1), rulerOf, endOfMonth(month));
  const stands = whileThere(standsUnit(own, area, stay, stage), stay, stage, endOfMonth(month));
  return inOrderOfDate([stands, ...ruler, ...told, ...arrivals]);
}

function endOfMonth({ endJdTt, dayOf }: MonthSky): PeriodEnd {
  return { endJdTt, as: "until", dayOf };
}

/** The Sun's month, then the strongest of what is left by date. */
function columnOf(month: MonthSky, unitOf: UnitOf, rest: readonly SkyEvent[]): readonly Unit[] {
  const { own, drivers, startJdTt } = month;
  const sun = drivers.health;
  const stage = stageOf(sun, startJdTt);
  const most = rankedFor(own, rest).slice(0, COLUMN_EVENTS);
  const pairs = new Set(most.filter(({ second }) => second !== undefined).slice(0, COLUMN_PAIRS));
  const season: Unit = {
    family: "season",
    key: `${solarHouse(own, sun.sign)}.${stage}`,
    events: eventsOfStay(sun),
  };
  const inOrder = most
    .toSorted((a, b) => a.jdTt - b.jdTt)
    .flatMap((event) => {
      const told = whenUnits(month, unitOf, event);
      return pairs.has(event) ? told.flatMap((unit) => withBetween(own, event, unit)) : told;
    });
  return unique([whileThere(season, sun, stage, endOfMonth(month)), ...inOrder]);
}
