import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { LOT_IDS, type LotId, STAR_IDS } from "@almagest/western";
import { computeArabicLots, computeAsteroids, computeFixedStars, computeLilith } from "@almagest/western/facts";
import { type AuthorityChart, CHARTS, chartNamed } from "./charts";
import { STAR_CHARTS } from "./derived-cases";
import { authorityText } from "./kept-rows";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";
import { readSwetest } from "./swetest";
import { SWETEST_NAMES } from "./swetest-names";

/** Asteroids, both Liliths and the seven lots of every chart, the forty-four stars of some. */
export function measurePoints(ephemeris: Ephemeris): readonly Residual[] {
  const charts: readonly AuthorityChart[] = CHARTS;
  return [
    ...charts.flatMap((chart) => smallBodies(chart, ephemeris)),
    ...charts.flatMap((chart) => lots(chart, ephemeris)),
    ...stars(ephemeris),
  ];
}

function smallBodies(chart: AuthorityChart, ephemeris: Ephemeris): readonly Residual[] {
  const swetest = readSwetest(chart.id);
  const input = { ...chart.civil, ...chart.place, houseSystem: "equal" as const };
  const asteroids = computeAsteroids(input, { ephemeris }).asteroids.map((point) => ({
    point,
    quantity: "asteroids" as const,
    name: SWETEST_NAMES[point.id],
  }));
  const liliths = computeLilith(input, { ephemeris }).variants.map((point) => ({
    point,
    quantity: "liliths" as const,
    name: SWETEST_NAMES[point.variant === "mean" ? "mean-apogee" : "osculating-apogee"],
  }));
  return [...asteroids, ...liliths].flatMap(({ point, quantity, name }) => {
    const theirs = swetest.body(name);
    const where = `${chart.id}, ${name}`;
    return [
      { quantity, size: arcsecondsBetween(point.longitudeDeg, theirs.longitudeDeg), where },
      { quantity, size: arcsecondsOf(point.latitudeDeg, theirs.latitudeDeg), where },
    ];
  });
}

/** Paulus, Introduction 23: from where to where each lot is counted by day; by night the other way round. */
const COUNTED: Readonly<Record<LotId, readonly [from: string, to: string]>> = {
  fortune: ["Sun", "Moon"],
  spirit: ["Moon", "Sun"],
  eros: ["spirit", "Venus"],
  necessity: ["Mercury", "fortune"],
  courage: ["Mars", "fortune"],
  victory: ["spirit", "Jupiter"],
  nemesis: ["Saturn", "fortune"],
};

/** A direction in the sky by right ascension and declination, in degrees. */
function unit(rightAscensionDeg: number, declinationDeg: number): readonly [number, number, number] {
  const [alpha, delta] = [(rightAscensionDeg * Math.PI) / 180, (declinationDeg * Math.PI) / 180];
  return [Math.cos(delta) * Math.cos(alpha), Math.cos(delta) * Math.sin(alpha), Math.sin(delta)];
}

/** Less than a quarter of the sky from the zenith, whose place is the ARMC and the latitude: all as swetest prints it. */
function isSunUp(chart: AuthorityChart): boolean {
  const { body, houses } = readSwetest(chart.id);
  const { rightAscensionDeg, declinationDeg } = body("Sun");
  const sun = unit(rightAscensionDeg, declinationDeg);
  const zenith = unit(houses.equal.armcDeg, chart.place.latitude);
  return sun[0] * zenith[0] + sun[1] * zenith[1] + sun[2] * zenith[2] > 0;
}

/** In whole signs, where the Sun's house does not tell the sect: a part of the rising sign is up. */
function lots(chart: AuthorityChart, ephemeris: Ephemeris): readonly Residual[] {
  const swetest = readSwetest(chart.id);
  const { ascendantDeg } = swetest.houses.equal;
  const own = computeArabicLots({ ...chart.civil, ...chart.place, houseSystem: "whole-sign" }, { ephemeris }).lots;
  const known = new Map<string, number>();
  const placeOf = (name: string): number => known.get(name) ?? swetest.body(name).longitudeDeg;
  const byDay = isSunUp(chart);
  return LOT_IDS.map((id, k): Residual => {
    const [from, to] = COUNTED[id];
    const arcDeg = placeOf(to) - placeOf(from);
    known.set(id, turnDeg(ascendantDeg + (byDay ? arcDeg : -arcDeg)));
    const size = arcsecondsBetween(at(own, k).longitudeDeg, known.get(id) ?? Number.NaN);
    return { quantity: "lots", size, where: `${chart.id}, ${id}` };
  });
}

function turnDeg(deg: number): number {
  return ((deg % 360) + 360) % 360;
}

/** swetest's answers are in the order of the charts and, for each, of the stars. */
function stars(ephemeris: Ephemeris): readonly Residual[] {
  const answers = authorityText("stars.txt").split(/^\$ /m).slice(1);
  return STAR_CHARTS.flatMap((id, nth) => {
    const chart = chartNamed(id);
    const own = computeFixedStars({ ...chart.civil, ...chart.place, nodeType: "true", orb: null }, { ephemeris }).stars;
    return STAR_IDS.flatMap((star, k): readonly Residual[] => {
      const line = at(at(answers, nth * STAR_IDS.length + k).split("\n"), 1);
      const [longitudeDeg = Number.NaN, latitudeDeg = Number.NaN, declinationDeg = Number.NaN] = line
        .split(",")
        .slice(-3)
        .map(Number);
      const ours = own.find((placed) => placed.id === star);
      const where = `${id}, ${star}`;
      return [
        { quantity: "stars", size: arcsecondsBetween(ours?.longitudeDeg ?? Number.NaN, longitudeDeg), where },
        { quantity: "stars", size: arcsecondsOf(ours?.latitudeDeg ?? Number.NaN, latitudeDeg), where },
        { quantity: "stars", size: arcsecondsOf(ours?.declinationDeg ?? Number.NaN, declinationDeg), where },
      ];
    });
  });
}
