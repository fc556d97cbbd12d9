import type { Ephemeris } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import { bodyOf, SIGN_IDS, signOf } from "@almagest/sky";
import {
  computeCompositeChart,
  computeMonthlyEphemeris,
  computeMonthlyTransits,
  computeNatalChart,
  computeProfections,
  computeSolarReturn,
  computeSynastry,
} from "@almagest/western/facts";
import { type Draw, drawnBirth, drawnDate, drawsFrom } from "./draws";
import { arcsecondsBetween, type Residual } from "./residual";

/** The cases of each property; drawn from one seed, so that every run sees the same. */
const CASES = 60;
const MONTHS = 12;
const SEED = 20_260_101;

/** Properties of any input, over births drawn at random. */
export function measureProperties(ephemeris: Ephemeris): readonly Residual[] {
  const draw = drawsFrom(SEED);
  const cases = Array.from({ length: CASES }, (_, k) => `case ${k}`);
  return [
    ...cases.flatMap((where) => compositeWithItself(draw, { ephemeris, where })),
    ...cases.flatMap((where) => overlaysSwapped(draw, { ephemeris, where })),
    ...cases.flatMap((where) => sunReturned(draw, { ephemeris, where })),
    ...cases.flatMap((where) => twelveYearsLater(draw, { ephemeris, where })),
    ...Array.from({ length: MONTHS }).flatMap(() => ingressesOfMonth(draw, ephemeris)),
  ];
}

interface Tried {
  readonly ephemeris: Ephemeris;
  readonly where: string;
}

function compositeWithItself(draw: Draw, { ephemeris, where }: Tried): readonly Residual[] {
  const birth = { ...drawnBirth(draw), nodeType: "true" as const };
  const houseSystem = draw() < 0.5 ? ("placidus" as const) : ("whole-sign" as const);
  const natal = computeNatalChart({ ...birth, houseSystem }, { ephemeris });
  const composite = computeCompositeChart({ person1: birth, person2: birth, houseSystem }, { ephemeris });
  const against = (oursDeg: number, natalDeg: number): Residual => ({
    quantity: "self-composite",
    size: arcsecondsBetween(oursDeg, natalDeg),
    where,
  });
  return [
    ...composite.bodies.map(({ id, longitudeDeg }) => against(longitudeDeg, bodyOf(natal.bodies, id).longitudeDeg)),
    ...composite.houses.cuspsDeg.map((cuspDeg, k) => against(cuspDeg, at(natal.houses.cuspsDeg, k))),
    against(composite.houses.ascendantDeg, natal.houses.ascendantDeg),
    against(composite.houses.midheavenDeg, natal.houses.midheavenDeg),
  ];
}

/** The order of the two names changes neither the houses that each falls into nor an aspect between the two. */
function overlaysSwapped(draw: Draw, { ephemeris, where }: Tried): readonly Residual[] {
  const [one, other] = [drawnBirth(draw), drawnBirth(draw)].map((birth) => ({ ...birth, nodeType: "true" as const }));
  if (one === undefined || other === undefined) throw new InvariantError("no two births");
  const forth = computeSynastry({ person1: one, person2: other, houseSystem: "placidus" }, { ephemeris });
  const back = computeSynastry({ person1: other, person2: one, houseSystem: "placidus" }, { ephemeris });
  const named = ({ first, second, aspect, orbDeg }: (typeof forth.aspects)[number]): string =>
    `${first} ${aspect} ${second} ${orbDeg}`;
  const aspectsForth = forth.aspects.map(named);
  const aspectsBack = back.aspects.map((aspect) => named({ ...aspect, first: aspect.second, second: aspect.first }));
  const same =
    sameWords(aspectsForth.toSorted(), aspectsBack.toSorted()) &&
    sameWords(forth.person1.bodies.map(housed), back.person2.bodies.map(housed)) &&
    sameWords(forth.person2.bodies.map(housed), back.person1.bodies.map(housed)) &&
    forth.score === back.score;
  return [{ quantity: "swapped-overlays", size: same ? 0 : 1, where }];
}

function housed(body: { readonly id: string; readonly house: number; readonly houseInOtherChart: number }): string {
  return `${body.id} ${body.house} ${body.houseInOtherChart}`;
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, k) => word === b[k]);
}

function sunReturned(draw: Draw, { ephemeris, where }: Tried): readonly Residual[] {
  const { date, time, ...rest } = drawnBirth(draw);
  const returnYear = Number(date.slice(0, 4)) + Math.floor(100 * draw());
  const asked = { ...rest, birthDate: date, birthTime: time, houseSystem: "equal", returnYear } as const;
  const { chart, natalLongitudeDeg } = computeSolarReturn(asked, { ephemeris });
  const size = arcsecondsBetween(bodyOf(chart.bodies, "sun").longitudeDeg, natalLongitudeDeg);
  return [{ quantity: "returned-sun", size, where }];
}

/** The sign, its lord and the house come back after twelve years; a year later the next sign has its turn. */
function twelveYearsLater(draw: Draw, { ephemeris, where }: Tried): readonly Residual[] {
  const birth = { ...drawnBirth(draw), nodeType: "mean", houseSystem: "whole-sign" } as const;
  const targetDate = drawnDate(draw, 2101, 2200);
  const inYears = (years: number) => {
    const year = Number(targetDate.slice(0, 4)) + years;
    return computeProfections({ ...birth, targetDate: `${year}${targetDate.slice(4)}` }, { ephemeris });
  };
  const [now, next, later] = [inYears(0), inYears(1), inYears(12)];
  const repeated =
    later.profectedSign === now.profectedSign &&
    later.profectedHouse === now.profectedHouse &&
    later.lord === now.lord &&
    later.age === now.age + 12;
  const moved = SIGN_IDS.indexOf(next.profectedSign) === (SIGN_IDS.indexOf(now.profectedSign) + 1) % 12;
  return [{ quantity: "profection-cycle", size: repeated && moved ? 0 : 1, where }];
}

/** Each ingress lies between daily rows in the two signs, and between rows of one sign there is none. */
function ingressesOfMonth(draw: Draw, ephemeris: Ephemeris): readonly Residual[] {
  const [year, month] = [1901 + Math.floor(199 * draw()), 1 + Math.floor(12 * draw())];
  const needs = { ephemeris, now: 0 };
  const { days } = computeMonthlyEphemeris({ year, month }, needs);
  const { events } = computeMonthlyTransits({ year, month, timezone: 0, nodeType: "mean" }, needs);
  return days.slice(1).flatMap((day, k) => {
    const before = at(days, k);
    const [from, to] = [before, day].map(({ date }) => Date.parse(`${date}T12:00:00Z`));
    return day.bodies.map(({ id, longitudeDeg }): Residual => {
      const signs = [signOf(bodyOf(before.bodies, id).longitudeDeg), signOf(longitudeDeg)];
      const between = events.filter(
        ({ body, epochMs }) => body === id && epochMs >= (from ?? 0) && epochMs < (to ?? 0),
      );
      const told = between.length === 0 ? [signs[0], signs[0]] : [between.at(0)?.fromSign, between.at(-1)?.toSign];
      const agrees = told[0] === signs[0] && told[1] === signs[1];
      return { quantity: "ingress-rows", size: agrees ? 0 : 1, where: `${id}, ${before.date}` };
    });
  });
}
