import type { SignId } from "@almagest/sky";
import { planOf } from "@almagest/telling";
import { allRuled, areaEventUnit, RULED_HOUSES, sectionsFor } from "./concern";
import { isSame } from "./dated-event";
import { AREA_HOUSES, AREAS, type Area, byArea, heaviest, rankedFor, solarHouse, weightFor } from "./houses";
import { inOrderOfDate, type Plan, unique } from "./plan";
import {
  arrivalUnits,
  dated,
  eventsOfStay,
  eventUnits,
  housesOf,
  isMoonStep,
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

/** The facts of a week for a sign. */
export interface WeekSky {
  readonly own: SignId;
  readonly startJdTt: number;
  /** The Moon's changes of sign among them; none of its aspects. */
  readonly events: readonly SkyEvent[];
  /** As the week begins. */
  readonly moon: SignStay;
  readonly isWaxingAt: (jdTt: number) => boolean;
  readonly drivers: Readonly<Record<Area, SignStay>>;
  /** The rulers of houses, as the week begins. */
  readonly rulerOf: (house: number) => SignStay;
  readonly verdict: Verdict;
  readonly dayOf: PeriodEnd["dayOf"];
  readonly endJdTt: number;
}

/** Of the events that concern an area so many are told. */
const AREA_EVENTS = 2;
const MOST_EVENTS = 6;
/** With fewer events than this the Moon's own steps are told between them. */
const FEW_EVENTS = 5;
const MOST_STEPS = 2;

/** A week: its verdict and leading event; each area by its planet and its own days; a column in order of time. */
export function weeklyPlan(week: WeekSky): Plan {
  const { own } = week;
  const unitOf = eventUnits(own);
  const events = week.events.filter((event) => !isMoonStep(event));
  const [lead] = heaviest(events);
  const others = events.filter((event) => event !== lead);
  const overview = overviewOf(week, unitOf, lead);
  const planned = plannedAreas(own, others, AREA_EVENTS);
  const areas = byArea((area) => areaUnits(week, unitOf, { area, events: planned[area], leaders: lead ? [lead] : [] }));
  return {
    overview,
    ...areas,
    advice: lead ? [periodAdvice(own, "week", lead)] : [quietAdvice(week)],
    column: columnOf(week, unitOf, { lead, rest: leftOver(others, planned, areas) }),
  };
}

function overviewOf(week: WeekSky, unitOf: UnitOf, lead: SkyEvent | undefined): readonly Unit[] {
  const { own, verdict, moon } = week;
  const about = openingEvent(own, verdict, { events: week.events.filter((event) => !isMoonStep(event)), lead });
  const house = about ? (housesOf(own, about)[0] ?? 1) : solarHouse(own, moon.sign);
  const opening: Unit = { family: "opening", key: `week.${verdict}.${house}`, events: [] };
  return [opening, ...(lead ? whenUnits(week, unitOf, lead) : [moonUnit(week)])];
}

/** The events that no area has planned, and none tells by the way: a coming is told where it concerns an area. */
export function leftOver(
  events: readonly SkyEvent[],
  planned: Readonly<Record<Area, readonly SkyEvent[]>>,
  areas: Readonly<Record<Area, readonly Unit[]>>,
): readonly SkyEvent[] {
  const told = [...Object.values(planned).flat(), ...Object.values(areas).flatMap((units) => units.flatMap(eventsOf))];
  return events.filter((event) => !told.some((one) => isSame(one, event)));
}

function eventsOf({ events }: Unit): readonly SkyEvent[] {
  return events;
}

/** For each area the events that concern it, each told in one area. */
export function plannedAreas(
  own: SignId,
  events: readonly SkyEvent[],
  mostFacts: number,
): Readonly<Record<Area, readonly SkyEvent[]>> {
  const planned = planOf({
    facts: events,
    sections: sectionsFor<SkyEvent>(own, AREAS, allRuled),
    strengthOf: (event) => weightFor(own, event),
    mostFacts,
  });
  return byArea((area) => planned.find(({ name }) => name === area)?.facts ?? []);
}

function whenUnits({ dayOf }: WeekSky, unitOf: UnitOf, event: SkyEvent): readonly Unit[] {
  const unit = unitOf(event);
  return unit ? [dated(unit, { as: "weekday", day: dayOf(event) })] : [];
}

function moonUnit({ own, moon, isWaxingAt, startJdTt }: WeekSky): Unit {
  const key = `${solarHouse(own, moon.sign)}.${isWaxingAt(startJdTt) ? "waxing" : "waning"}`;
  return { family: "moonIn", key, events: eventsOfStay(moon) };
}

/** The Moon comes to another house on a day of the week: its first step there in variant `a`, the second in `b`. */
function stepUnit({ own, isWaxingAt, dayOf }: WeekSky, event: SkyEvent, variant: "a" | "b"): Unit {
  const key = `${solarHouse(own, event.sign)}.${isWaxingAt(event.jdTt) ? "waxing" : "waning"}.${variant}`;
  return { family: "moonIn", key, events: [event], on: { as: "weekday", day: dayOf(event) } };
}

function quietAdvice({ own, moon, verdict }: WeekSky): Unit {
  return { family: "advice", key: `week.${verdict}.${solarHouse(own, moon.sign)}`, events: [] };
}

/** The units of an area's facts, and of those that arrive in it. */
interface AreaFacts {
  readonly area: Area;
  readonly events: readonly SkyEvent[];
}

export interface PlannedArea extends AreaFacts {
  /** Told in the overview: no area tells them again. */
  readonly leaders: readonly SkyEvent[];
}

/** The area's planet, what concerns the area by date, and where nothing does the ruler of its house. */
function areaUnits(week: WeekSky, unitOf: UnitOf, { area, events, leaders }: PlannedArea): readonly Unit[] {
  const { own, drivers, startJdTt, dayOf } = week;
  const stay = drivers[area];
  const stage = stageOf(stay, startJdTt);
  const isNew = ({ events: [entry] }: Unit): boolean =>
    entry !== undefined && entry.jdTt !== stay.fromJdTt && ![...events, ...leaders].includes(entry);
  const arrivals = arrivalUnits(own, area, week.events, (event) => ({ as: "weekday", day: dayOf(event) }))
    .filter(isNew)
    .slice(0, stage === "middle" || stage === "end" ? 1 : 0);
  const told = areaEvents(own, unitOf, { area, events }).map(([event, unit]) =>
    dated(unit, { as: "weekday", day: dayOf(event) }),
  );
  const visits = told.length + arrivals.length > 0 ? [] : visitUnits(week, area);
  const ruler = lastingRulers(own, RULED_HOUSES[area].slice(0, 1), week.rulerOf, endOfWeek(week));
  const stands = whileThere(standsUnit(own, area, stay, stage), stay, stage, endOfWeek(week));
  const quiet = told.length + arrivals.length + visits.length > 0 ? [] : ruler;
  return inOrderOfDate([stands, ...told, ...arrivals, ...visits, ...quiet]);
}

function endOfWeek({ endJdTt, dayOf }: WeekSky): PeriodEnd {
  return { endJdTt, as: "untilWeekday", dayOf };
}

/**
 * The events of an area with their units: of those by a ruler the strongest alone, and none whose paragraph is told
 * elsewhere.
 */
export function areaEvents(
  own: SignId,
  unitOf: UnitOf,
  { area, events }: AreaFacts,
): readonly (readonly [SkyEvent, Unit])[] {
  let told = false;
  return events.flatMap((event) => {
    const unit = areaEventUnit({ own, area, unitOf, ruledOf: allRuled }, event);
    if (unit === undefined || (told && unit.family === "rulerMeets")) return [];
    told ||= unit.family === "rulerMeets";
    return [[event, unit] as const];
  });
}

/** The Moon's entry into a house that governs the area, dated. */
function visitUnits(week: WeekSky, area: Area): readonly Unit[] {
  const houses: readonly number[] = area === "health" ? [12] : AREA_HOUSES[area];
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

interface ColumnFacts {
  readonly lead: SkyEvent | undefined;
  readonly rest: readonly SkyEvent[];
}

function isLunation({ form }: SkyEvent): boolean {
  return form === "new" || form === "full" || form === "solar-eclipse" || form === "lunar-eclipse";
}

/** The Sun's month, then the week's other events in order of time; with few of them the Moon's steps between. */
function columnOf(week: WeekSky, unitOf: UnitOf, { rest }: ColumnFacts): readonly Unit[] {
  const { own, drivers } = week;
  const strongest = rankedFor(own, rest).slice(0, MOST_EVENTS);
  const steps = moonSteps(week).slice(0, Math.min(MOST_STEPS, Math.max(0, FEW_EVENTS - strongest.length)));
  const sun = drivers.health;
  // health tells the Sun's coming and going
  const season: Unit = { family: "season", key: `${solarHouse(own, sun.sign)}.middle`, events: eventsOfStay(sun) };
  const inOrder = [...strongest, ...steps]
    .toSorted((a, b) => a.jdTt - b.jdTt)
    .flatMap((event) => {
      if (isMoonStep(event)) return [stepUnit(week, event, event === steps[0] ? "a" : "b")];
      const told = whenUnits(week, unitOf, event);
      return event === strongest[0] ? told.flatMap((unit) => withBetween(own, event, unit)) : told;
    });
  return unique([whileThere(season, sun, "middle", endOfWeek(week)), ...inOrder]);
}

/** The Moon's changes of house, but for those into the sign of a New or Full Moon of the week. */
function moonSteps({ events }: WeekSky): readonly SkyEvent[] {
  const lunations = events.filter(isLunation);
  return events.filter(
    (event) => isMoonStep(event) && !lunations.some(({ jdTt }) => Math.abs(jdTt - event.jdTt) < LUNATION_DAYS),
  );
}

/** A stay of the Moon in a sign: nearer to a lunation its light is the lunation's. */
const LUNATION_DAYS = 2.7;
