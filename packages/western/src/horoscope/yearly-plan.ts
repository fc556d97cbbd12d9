import { daysBetween } from "@almagest/civil-time";
import type { PlanetId, SignId } from "@almagest/sky";
import type { Balance } from "@almagest/telling";
import { ADVISED_HOUSES } from "./concern";
import type { TimedEvent } from "./dated-event";
import { AREA_DRIVERS, AREA_HOUSES, type Area, byArea, rankedFor, solarHouse } from "./houses";
import { dayOfEpochMs } from "./period";
import { filled, inOrderOfDate, type Plan, unique } from "./plan";
import {
  adviceUnit,
  dated,
  eventUnit,
  lastingRulers,
  returnUnit,
  spareAdvice,
  type Unit,
  withBetween,
} from "./plan-unit";
import { isAspect, type SkyEvent } from "./sky-event";
import type { SignStay } from "./span";
import { RULED_HOUSES } from "./weekly-plan";
import { type BestMonth, type DayStay, type PeriodBody, THEME_BODIES, type ThemeBody } from "./year-entries";

/** The facts of a year for a sign. */
export interface YearSky {
  readonly own: SignId;
  readonly year: number;
  readonly events: readonly TimedEvent[];
  readonly themes: readonly DayStay<ThemeBody>[];
  readonly periods: readonly DayStay<PeriodBody>[];
  readonly best: Readonly<Partial<Record<Area, BestMonth>>>;
  /** In the middle of the year. */
  readonly rulerOf: (house: number) => SignStay;
  readonly balance: Balance;
  readonly dayOf: (event: SkyEvent) => string;
}

const OVERVIEW_LEAST = 70;
const AREA_WORDS = 160;
const AREA_LEAST = 150;
const BEST_WORDS = 24;
const COLUMN_WORDS = 720;
const CONTACTS = 4;

/** A year: Jupiter and Saturn, each area by its residents and visitors, a column by planets and dates. */
export function yearlyPlan(year: YearSky): Plan {
  const { own, balance } = year;
  const [lead] = rankedFor(own, year.events.filter(isWeighty));
  const areas = byArea((area) => areaUnits(year, area));
  const told = new Set(Object.values(areas).flatMap((units) => units.map(nameOf)));
  return {
    overview: [
      ...inOrderOfDate([handUnit(year, "jupiter"), handUnit(year, "saturn")]),
      { family: "opening", key: `year.${balance.tone}`, events: [] },
      ...spareAdvice([houseOfTheme(year, "jupiter"), houseOfTheme(year, "saturn")], balance.tone, OVERVIEW_LEAST),
    ],
    ...areas,
    advice: lead ? [adviceUnit(own, lead)] : [],
    column: columnOf(year, told),
  };
}

function nameOf({ family, key }: Unit): string {
  return `${family}.${key}`;
}

/** Events of every month lead no year. */
function isWeighty({ form, first, second, eclipse }: SkyEvent): boolean {
  if (eclipse !== undefined) return true;
  const isSlow = isThemeBody(first);
  if (form === "ingress") return isSlow;
  return isAspect(form) && isSlow && second !== undefined;
}

function isThemeBody(body: PlanetId): boolean {
  return THEME_BODIES.some((one) => one === body);
}

/** The stay of a slow planet that fills most of the year. */
function mainTheme({ themes }: YearSky, body: ThemeBody): DayStay<ThemeBody> | undefined {
  const own = themes.filter((stay) => stay.body === body);
  const lengthOf = ({ sign }: DayStay<ThemeBody>): number =>
    own.filter((stay) => stay.sign === sign).reduce((sum, { from, to }) => sum + daysBetween(from, to), 0);
  return own.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}

function houseOfTheme(year: YearSky, body: ThemeBody): number {
  return solarHouse(year.own, mainTheme(year, body)?.sign ?? year.own);
}

/** Jupiter or Saturn in its longest place, with the day of the year on which it comes there. */
function handUnit(year: YearSky, body: "jupiter" | "saturn"): Unit {
  const stay = mainTheme(year, body);
  const unit: Unit = {
    family: "hands",
    key: `${body}.${houseOfTheme(year, body)}`,
    events: stay?.entry ? [stay.entry] : [],
  };
  return stay?.entry ? dated(unit, { as: "date", day: stay.from }) : unit;
}

/**
 * The ruler of a house at its place in the middle of the year, with the day on which it comes there; the Moon rules
 * from every house in turn.
 */
function rulerUnits({ own, rulerOf, dayOf, year }: YearSky, house: number): readonly Unit[] {
  return lastingRulers(own, [house], rulerOf).map((unit) => {
    const [entry] = unit.events;
    const day = entry === undefined ? undefined : dayOf(entry);
    return day === undefined || day < `${year}-01-01` ? unit : dated(unit, { as: "date", day });
  });
}

function whenUnit({ own }: YearSky, event: TimedEvent): Unit {
  return dated(eventUnit(own, event), { as: "date", day: dayOfEpochMs(event.epochMs) });
}

/** A slow planet in a house; one that goes back into it within the year, by its return. */
function themeUnit({ own, year }: YearSky, { body, sign, from, entry }: DayStay<ThemeBody>): Unit {
  if (entry?.isReturn) return dated(returnUnit(own, entry), { as: "date", day: from });
  const unit: Unit = {
    family: "themes",
    key: `${body}.${solarHouse(own, sign)}`,
    events: entry ? [entry] : [],
  };
  return from === `${year}-01-01` ? unit : dated(unit, { as: "date", day: from });
}

/**
 * The sixth house belongs to two areas: its slow planets and eclipses are told under career, its ruler under health.
 * Slow planets in the area's houses, eclipses there, dated visits, the rulers of its houses, and its best month.
 */
function areaUnits(year: YearSky, area: Area): readonly Unit[] {
  const { own, events } = year;
  const houses: readonly number[] = AREA_HOUSES[area];
  const isHere = (sign: SignId): boolean => houses.includes(solarHouse(own, sign));
  const isOwn = (sign: SignId): boolean => isHere(sign) && (area !== "health" || solarHouse(own, sign) !== 6);
  const stays = themesOf(year)
    .filter(({ sign, body }) => isOwn(sign) && body !== "neptune")
    .slice(0, 1);
  const eclipses = events.filter(({ eclipse, sign }) => eclipse !== undefined && isOwn(sign)).slice(0, 1);
  const visits = visitUnits(year, area, isHere);
  const main = RULED_HOUSES[area][0];
  const start = [
    ...stays.map((stay) => themeUnit(year, stay)),
    ...eclipses.map((event) => whenUnit(year, event)),
    ...rulerUnits(year, main),
  ];
  const spare = spareAdvice(ADVISED_HOUSES[area], year.balance.tone, AREA_LEAST);
  const told = inOrderOfDate(filled(start, visits, AREA_WORDS - BEST_WORDS));
  return [...told, ...bestUnits(year, area), ...spare];
}

/** A stay that the year opens with and that ends so soon belongs to the year before. */
const LEFTOVER_DAYS = 60;

/** The stays that are a theme: not the last weeks of one, a sign once, and its return. */
function themesOf({ themes }: YearSky): readonly DayStay<ThemeBody>[] {
  return themes.filter(
    ({ body, sign, from, to, entry }, index0) =>
      (entry !== undefined || daysBetween(from, to) > LEFTOVER_DAYS) &&
      (entry?.isReturn === true || themes.findIndex((one) => one.body === body && one.sign === sign) === index0),
  );
}

/** Entries of the fast planets into the area's houses, its natural ruler's first; no house twice by one planet. */
function visitUnits(year: YearSky, area: Area, isHere: (sign: SignId) => boolean): readonly Unit[] {
  const order: readonly PlanetId[] = [AREA_DRIVERS[area], "venus", "mars", "sun", "mercury"];
  const houses: readonly number[] = area === "health" ? [12, 6] : AREA_HOUSES[area];
  const entries = year.events.filter(
    ({ form, first, sign }) => form === "ingress" && order.includes(first) && isHere(sign),
  );
  const rank = ({ first, sign }: TimedEvent): number =>
    order.indexOf(first) * 2 + houses.indexOf(solarHouse(year.own, sign));
  const allowed = entries.filter(
    (event) =>
      solarHouse(year.own, event.sign) !== 6 ||
      (area === "health") === (event.first === "sun" || event.first === "venus"),
  );
  return allowed.toSorted((a, b) => rank(a) - rank(b) || a.jdTt - b.jdTt).map((event) => whenUnit(year, event));
}

function bestUnits({ own, best }: YearSky, area: Area): readonly Unit[] {
  const found = best[area];
  if (found === undefined) return [];
  const house = found.signs.map((sign) => solarHouse(own, sign))[0] ?? AREA_HOUSES[area][0];
  return [{ family: "best", key: `${area}.${house}`, events: [], month: found.month }];
}

/** Each slow planet at its place, the eclipses and contacts not told in an area by date, and the sum of it. */
function columnOf(year: YearSky, told: ReadonlySet<string>): readonly Unit[] {
  const { own, events, balance } = year;
  const isNew = (unit: Unit): boolean => !told.has(nameOf(unit));
  const stays = themesOf(year)
    .map((stay) => themeUnit(year, stay))
    .filter(isNew);
  const contacts = rankedFor(
    own,
    events.filter((event) => isWeighty(event) && isAspect(event.form)),
  ).slice(0, CONTACTS);
  const inOrder = unique(
    events
      .filter((event) => event.eclipse !== undefined || contacts.includes(event))
      .filter((event) => isNew(whenUnit(year, event)))
      .flatMap((event) => withBetween(own, event, whenUnit(year, event))),
  );
  const visits = year.periods
    .flatMap(({ entry }) => events.filter((event) => event === entry))
    .map((event) => whenUnit(year, event))
    .filter(isNew);
  const body = inOrderOfDate(filled([...stays, ...inOrder], visits, COLUMN_WORDS - 40));
  return [...body, { family: "closing", key: `year.${balance.tone}`, events: [] }];
}
