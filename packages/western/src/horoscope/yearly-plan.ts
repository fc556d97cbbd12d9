import { daysBetween } from "@almagest/civil-time";
import type { PlanetId, SignId } from "@almagest/sky";
import type { TimedEvent } from "./dated-event";
import { AREA_HOUSES, AREAS, type Area, byArea, heaviest, rankedFor, solarHouse } from "./houses";
import { dayOfEpochMs } from "./period";
import { inOrderOfDate, type Plan, unique } from "./plan";
import {
  dated,
  eventUnit,
  eventUnits,
  houseAfter,
  periodAdvice,
  type Unit,
  type UnitOf,
  withBetween,
} from "./plan-unit";
import { isAspect, type SkyEvent } from "./sky-event";
import { stayUnits, themesOf, type YearStay } from "./slow-stays";
import type { Verdict } from "./verdict";
import { type BestMonth, type DayStay, type PeriodBody, THEME_BODIES, type ThemeBody } from "./year-entries";

/** The facts of a year for a sign. */
export interface YearSky {
  readonly own: SignId;
  readonly year: number;
  readonly events: readonly TimedEvent[];
  readonly themes: readonly DayStay<ThemeBody>[];
  readonly periods: readonly DayStay<PeriodBody>[];
  readonly best: Readonly<Partial<Record<Area, BestMonth>>>;
  readonly verdict: Verdict;
}

const CONTACTS = 6;

/** Houses of an area whose slow planets and eclipses it tells; the sixth is told under work, and of health the twelfth. */
const HOUSES: Readonly<Record<Area, readonly number[]>> = {
  love: [7, 5],
  career: [10, 6],
  health: [12],
  finance: [2, 8],
};

/** A year: its slow facts, each area by those in its houses, and the contacts of the slow planets by date. */
export function yearlyPlan(year: YearSky): Plan {
  const { own, events } = year;
  const unitOf = eventUnits(own);
  const [lead] = heaviest(events.filter(isWeighty));
  const stays = themesOf(year.themes, year.year);
  return {
    overview: overviewOf(year, stays),
    ...byArea((area) => areaUnits(year, area, stays)),
    advice: [lead ? periodAdvice(own, "year", lead) : { family: "advice", key: `year.${year.verdict}.1`, events: [] }],
    column: columnOf(year, unitOf),
  };
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

function areaOf(house: number): Area | undefined {
  return AREAS.find((area) => HOUSES[area].includes(house));
}

/** The stay that a slow planet has the year in: the sign it opens and closes it in, or else the longest. */
function mainStay(stays: readonly YearStay[], body: ThemeBody): YearStay | undefined {
  const own = stays.filter((stay) => stay.body === body);
  const lengthOf = ({ kind, from, to }: YearStay): number => (kind === "whole" ? 366 : daysBetween(from, to));
  return own.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}

/** The verdict, Jupiter and Saturn where they are in the year, the eclipses' axis, and the three planets beyond. */
function overviewOf(year: YearSky, stays: readonly YearStay[]): readonly Unit[] {
  const { own, verdict } = year;
  const house = solarHouse(own, mainStay(stays, verdict === "hard" ? "saturn" : "jupiter")?.sign ?? own);
  return inOrderOfDate([
    { family: "opening", key: `year.${verdict}.${house}`, events: [] },
    ...handUnits(own, stays, "jupiter"),
    ...handUnits(own, stays, "saturn"),
    ...pairingUnits(own, stays),
    ...axisUnits(year),
    ...(["uranus", "neptune", "pluto"] as const).flatMap((body) => outerUnits(own, stays, body)),
    ...stays
      .filter(({ body, kind }) => kind !== "whole" && (body === "jupiter" || body === "saturn"))
      .filter((stay) => areaOf(solarHouse(own, stay.sign)) === undefined && !isTold(stays, stay))
      .flatMap((stay) => stayUnits(own, stay)),
  ]);
}

/** A coming to the longest place of the year has been told already. */
function isTold(stays: readonly YearStay[], stay: YearStay): boolean {
  return stay.kind === "entering" && mainStay(stays, stay.body) === stay;
}

/** Jupiter or Saturn where it is longest, with the day on which it leaves or comes; not where an area tells of the stay. */
function handUnits(own: SignId, stays: readonly YearStay[], body: "jupiter" | "saturn"): readonly Unit[] {
  const main = mainStay(stays, body);
  if (main === undefined) return [];
  const { sign, kind, from, to, entry } = main;
  // of a stay that ends in the year an area tells only the end
  if (kind !== "leaving" && areaOf(solarHouse(own, sign)) !== undefined) return [];
  const unit: Unit = { family: "hands", key: `${body}.${solarHouse(own, sign)}`, events: entry ? [entry] : [] };
  if (kind === "whole") return [unit];
  return [dated(unit, kind === "leaving" ? { as: "until", day: to } : { as: "date", day: from })];
}

/** By the signs that Jupiter and Saturn are in longest: as many signs apart, the nature of their aspect. */
const PAIRINGS = ["with", "apart", "ease", "strain", "ease", "apart", "strain"] as const;

function pairingUnits(own: SignId, stays: readonly YearStay[]): readonly Unit[] {
  const [jupiter, saturn] = (["jupiter", "saturn"] as const).map((body) => mainStay(stays, body));
  if (jupiter === undefined || saturn === undefined) return [];
  const apart = solarHouse(saturn.sign, jupiter.sign) - 1;
  const pairing = PAIRINGS[Math.min(apart, 12 - apart)] ?? "apart";
  const unit: Unit = { family: "pairing", key: `${pairing}.${solarHouse(own, saturn.sign)}`, events: [] };
  const ends = [jupiter, saturn].flatMap(({ kind, to }) => (kind === "leaving" ? [to] : [])).toSorted();
  const [to] = ends;
  const [last] = [jupiter, saturn]
    .filter(({ kind }) => kind === "entering")
    .toSorted((a, b) => (a.from < b.from ? 1 : -1));
  // with the entry it rests on, it follows the paragraph that tells of the entry
  if (last) return [dated({ ...unit, events: last.entry ? [last.entry] : [] }, { as: "date", day: last.from })];
  return [to === undefined ? unit : dated(unit, { as: "until", day: to })];
}

/** One of the planets beyond Saturn in the houses that no area has. */
function outerUnits(own: SignId, stays: readonly YearStay[], body: ThemeBody): readonly Unit[] {
  return stays
    .filter((stay) => stay.body === body && areaOf(solarHouse(own, stay.sign)) === undefined)
    .flatMap((stay) => stayUnits(own, stay));
}

/** Two houses that have two eclipses of the year or more; of two such pairs the one with more, or the earlier. */
function axisUnits({ own, events }: YearSky): readonly Unit[] {
  // a lunar eclipse is named by the Moon's house: the Sun's is opposite
  const houses = events.flatMap(({ form, sign }) => {
    const house = solarHouse(own, sign);
    return form === "solar-eclipse" ? [house] : form === "lunar-eclipse" ? [houseAfter(house, 6)] : [];
  });
  const countOf = (house: number): number => houses.filter((one) => (one - house) % 6 === 0).length;
  const [main] = houses.toSorted((a, b) => countOf(b) - countOf(a));
  return main === undefined || countOf(main) < 2 ? [] : [{ family: "axis", key: `${main}`, events: [] }];
}

function whenUnit(unit: Unit, event: TimedEvent): Unit {
  return dated(unit, { as: "date", day: dayOfEpochMs(event.epochMs) });
}

/** An eclipse: the first of its kind in the year in variant `a`, the second in `b`. */
function eclipseUnit({ own, events }: YearSky, event: TimedEvent): Unit {
  const unit = eventUnit(own, event);
  const before = events.filter(({ form, jdTt }) => form === event.form && jdTt < event.jdTt).length;
  return whenUnit({ ...unit, key: `${unit.key}.${before % 2 === 0 ? "a" : "b"}` }, event);
}

/** Slow planets and eclipses in the area's houses, or that there are none, and the best month where nothing argues. */
function areaUnits(year: YearSky, area: Area, stays: readonly YearStay[]): readonly Unit[] {
  const { own, events } = year;
  const houses: readonly number[] = HOUSES[area];
  const isIn = (all: readonly number[], sign: SignId): boolean => all.includes(solarHouse(own, sign));
  const slow = stays.filter(({ sign }) => isIn(houses, sign)).flatMap((stay) => stayUnits(own, stay));
  const eclipses = events.filter(({ eclipse, sign }) => eclipse !== undefined && isIn(houses, sign));
  const isQuiet = slow.length + eclipses.length === 0;
  return [
    ...inOrderOfDate(unique([...slow, ...eclipses.map((event) => eclipseUnit(year, event))])),
    ...(isQuiet ? [{ family: "quiet", key: `${area}.${own}`, events: [] } as const] : []),
    ...bestUnits(year, area),
  ];
}

/** No month is called best in houses that an eclipse of the year falls in, or a planet turns back in that month. */
function bestUnits({ own, best, events }: YearSky, area: Area): readonly Unit[] {
  const found = best[area];
  if (found === undefined) return [];
  const houses: readonly number[] = AREA_HOUSES[area];
  const isArgued = events.some(({ form, eclipse, sign, epochMs }) => {
    const isTurn = form === "retrograde" && Number(dayOfEpochMs(epochMs).slice(5, 7)) === found.month;
    return (eclipse !== undefined || isTurn) && houses.includes(solarHouse(own, sign));
  });
  if (isArgued) return [];
  return [{ family: "best", key: `${area}.${own}`, events: [], month: found.month }];
}

/** Eclipses in houses that no area has, contacts of slow planets, and where Venus and Mars turn, by date. */
function columnOf(year: YearSky, unitOf: UnitOf): readonly Unit[] {
  const { own, events } = year;
  const contacts = rankedFor(
    own,
    events.filter((event) => isWeighty(event) && isAspect(event.form)),
  ).slice(0, CONTACTS);
  const isElsewhere = ({ eclipse, sign }: SkyEvent): boolean =>
    eclipse !== undefined && areaOf(solarHouse(own, sign)) === undefined;
  const dates = events.flatMap((event) => {
    if (isElsewhere(event)) return [eclipseUnit(year, event)];
    if (isTurn(event)) return [whenUnit(eventUnit(own, event), event)];
    const unit = contacts.some((one) => one === event) ? unitOf(event) : undefined;
    return unit ? withBetween(own, event, whenUnit(unit, event)) : [];
  });
  return inOrderOfDate(unique(dates));
}

/** Venus and Mars go back once in a year or two, for six weeks and more. */
function isTurn({ form, first }: SkyEvent): boolean {
  return form === "retrograde" && (first === "venus" || first === "mars");
}
