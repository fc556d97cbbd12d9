import type { Ephemeris } from "@almagest/ephemeris";
import { type Engine, engineOf, type PlanetId, rememberedSky, type SignId, signAfter } from "@almagest/sky";
import type { Balance } from "@almagest/telling";
import { resolveSign } from "../signs/operations";
import { SIGNS } from "../tables/zodiac";
import { type DatedEvent, datedEvents } from "./dated-event";
import { AREA_DRIVERS, type Area, byArea } from "./houses";
import { type Placed, placedPlanets } from "./lucky";
import type { Period } from "./period";
import { eventsOfPlan, type Plan } from "./plan";
import type { SkyEvent } from "./sky-event";
import { type SignStay, signStay, stayFrom } from "./span";

/** Facts behind the answers of all periods. */
export interface HoroscopeFacts {
  readonly own: SignId;
  readonly period: Period;
  readonly engine: Engine;
  readonly knowsEclipses: boolean;
  /** At 12:00 UTC of the first day. */
  readonly planets: readonly Placed[];
  /** The one weighing of the period, which score, opening and closing read. */
  readonly balance: Balance;
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
}

/** @throws DomainError `not_found` for a sign that does not exist. */
export function opened(sign: string, ephemeris: Ephemeris, periodOf: (sky: Ephemeris) => Period): Opened {
  const own = resolveSign(sign);
  const sky = rememberedSky(ephemeris);
  return { own, sky, period: periodOf(sky) };
}

export function factsOf({ own, sky, period }: Opened, plan: Plan, balance: Balance): HoroscopeFacts {
  return {
    own,
    period,
    engine: engineOf(sky),
    knowsEclipses: sky.eclipses !== undefined,
    planets: placedPlanets(sky, period.noonJdTt),
    balance,
    plan,
    told: datedEvents(sky, eventsOfPlan(plan)),
  };
}

/** The sign of a body on a day: a sign entered on that day counts alone, at whatever hour the body enters. */
export function dayStay(sky: Ephemeris, day: DayOfStays, body: PlanetId): SignStay {
  const entry = day.events.findLast(({ form, first }) => form === "ingress" && first === body);
  return entry === undefined ? signStay(sky, body, day.noonJdTt) : stayFrom(sky, entry);
}

/** A day with the changes of sign on it. */
export interface DayOfStays {
  readonly noonJdTt: number;
  readonly events: readonly SkyEvent[];
}

/** Places of the areas' planets as a period opens: one that enters a sign on its first day is counted there. */
export function areaStays(
  sky: Ephemeris,
  fromJdTt: number,
  events: readonly SkyEvent[],
): Readonly<Record<Area, SignStay>> {
  const day = { noonJdTt: fromJdTt, events: events.filter(({ jdTt }) => jdTt < fromJdTt + 1) };
  return byArea((area) => dayStay(sky, day, AREA_DRIVERS[area]));
}

/** Place of the ruler of a solar house at an instant. */
export function rulerStay({ own, sky }: Opened, house: number, jdTt: number): SignStay {
  return signStay(sky, rulerOfHouse(own, house), jdTt);
}

export function rulerOfHouse(own: SignId, house: number): PlanetId {
  return SIGNS[signAfter(own, house - 1)].ruler;
}
