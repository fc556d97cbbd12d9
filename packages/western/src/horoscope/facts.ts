import type { Ephemeris } from "@almagest/ephemeris";
import { type Engine, engineOf, type PlanetId, rememberedSky, type SignId } from "@almagest/sky";
import { resolveSign } from "../signs/operations";
import { rulerOfHouse } from "./concern";
import { type DatedEvent, datedEvents } from "./dated-event";
import { AREA_DRIVERS, type Area, byArea } from "./houses";
import type { Placed } from "./lucky";
import type { Period } from "./period";
import { type PeriodTable, periodTable } from "./period-table";
import { eventsOfPlan, type Plan } from "./plan";
import type { SkyEvent } from "./sky-event";
import type { SignStay } from "./span";

/** Facts behind the answers of all periods. */
export interface HoroscopeFacts {
  readonly own: SignId;
  readonly period: Period;
  /** The zone of the hours in the texts: the caller's where it chose the day, else UTC. */
  readonly zone: number | string;
  readonly engine: Engine;
  readonly knowsEclipses: boolean;
  /** At 12:00 UTC of the first day. */
  readonly planets: readonly Placed[];
  readonly plan: Plan;
  /** Those the texts speak of. */
  readonly told: readonly DatedEvent[];
}

export interface AskedDay {
  readonly sign: string;
  readonly date?: string | undefined;
  readonly timezone: number | string;
}

export interface HoroscopeNeeds {
  readonly ephemeris: Ephemeris;
  readonly now: number;
}

/** The facts of a sign in a period, before any text. */
export interface Opened {
  readonly own: SignId;
  /** Remembers its positions, for this one answer. */
  readonly sky: Ephemeris;
  readonly period: Period;
  /** Kept from answer to answer. */
  readonly table: PeriodTable;
}

/** @throws DomainError `not_found` for a sign that does not exist. */
export function opened(sign: string, ephemeris: Ephemeris, periodOf: (sky: Ephemeris) => Period): Opened {
  const own = resolveSign(sign);
  const sky = rememberedSky(ephemeris);
  const period = periodOf(sky);
  return { own, sky, period, table: periodTable(ephemeris, sky, period) };
}

export function factsOf({ own, sky, period, table }: Opened, plan: Plan, zone: number | string = 0): HoroscopeFacts {
  return {
    own,
    period,
    zone,
    engine: engineOf(sky),
    knowsEclipses: sky.eclipses !== undefined,
    planets: table.planets(),
    plan,
    told: datedEvents(sky, eventsOfPlan(plan), table.endOf),
  };
}

/** The sign of a body on a day: a sign entered on that day counts alone, at whatever hour the body enters. */
export function dayStay(table: PeriodTable, { noonJdTt, events }: DayOfStays, body: PlanetId): SignStay {
  const entry = events.findLast(({ form, first }) => form === "ingress" && first === body);
  return entry === undefined ? table.stayAt(body, noonJdTt) : table.stayFrom(entry);
}

/** A day with the changes of sign on it. */
export interface DayOfStays {
  readonly noonJdTt: number;
  readonly events: readonly SkyEvent[];
}

/** Places of the areas' planets as a period opens: one that enters a sign on its first day is counted there. */
export function areaStays({ table, period }: Opened): Readonly<Record<Area, SignStay>> {
  const { fromJdTt } = period.search;
  const day = { noonJdTt: fromJdTt, events: table.events.filter(({ jdTt }) => jdTt < fromJdTt + 1) };
  return byArea((area) => dayStay(table, day, AREA_DRIVERS[area]));
}

/** Place of the ruler of a solar house at an instant. */
export function rulerStay({ own, table }: Opened, house: number, jdTt: number): SignStay {
  return table.stayAt(rulerOfHouse(own, house), jdTt);
}
