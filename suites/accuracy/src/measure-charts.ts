import type { Ephemeris } from "@almagest/ephemeris";
import { at, COMMON_HOUSE_SYSTEMS, type CommonHouseSystem, NODE_TYPES, type NodeType } from "@almagest/operation";
import type { NatalChartFacts } from "@almagest/western/facts";
import { computeNatalChart, type NatalBody } from "@almagest/western/facts";
import type { AuthorityChart } from "./charts";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";
import { readSwetest, type SwetestAnswer, type SwetestHouses } from "./swetest";
import { swetestNameOf } from "./swetest-names";

const SECONDS_A_DAY = 86_400;

/** The facts of a chart's natal chart, before any rounding. */
export function natalChartOf(
  chart: AuthorityChart,
  choice: { readonly houseSystem: CommonHouseSystem; readonly nodeType: NodeType },
  ephemeris: Ephemeris,
): NatalChartFacts {
  return computeNatalChart({ ...chart.civil, ...chart.place, ...choice }, { ephemeris });
}

/** A chart against swetest: both lunar nodes with their bodies, then cusps and angles in all four house systems. */
export function measureChart(chart: AuthorityChart, ephemeris: Ephemeris): readonly Residual[] {
  const swetest = readSwetest(chart.id);
  const bodies = NODE_TYPES.flatMap((nodeType) => {
    const natal = natalChartOf(chart, { houseSystem: "placidus", nodeType }, ephemeris);
    return natal.bodies.flatMap((body) => bodyResiduals(body, { chart, nodeType, swetest }));
  });
  const houses = COMMON_HOUSE_SYSTEMS.flatMap((houseSystem) => {
    const natal = natalChartOf(chart, { houseSystem, nodeType: "true" }, ephemeris);
    const asked = { houseSystem, chart, swetest };
    return [...angleResiduals(natal, asked), ...cuspResiduals(natal, asked)];
  });
  return [...scaleResiduals(natalChartOf(chart, { houseSystem: "equal", nodeType: "true" }, ephemeris), chart, swetest)]
    .concat(bodies)
    .concat(houses);
}

function scaleResiduals(natal: NatalChartFacts, { id }: AuthorityChart, swetest: SwetestAnswer): readonly Residual[] {
  const deltaT = (natal.moment.jdTt - natal.moment.jdUt1) * SECONDS_A_DAY;
  return [
    { quantity: "ut1", size: (natal.moment.jdUt1 - swetest.jdUt1) * SECONDS_A_DAY, where: id },
    { quantity: "tt", size: (natal.moment.jdTt - swetest.jdTt) * SECONDS_A_DAY, where: id },
    { quantity: "delta-t", size: deltaT - swetest.body("Delta T").longitudeDeg, where: id },
  ];
}

function bodyResiduals(
  body: NatalBody,
  asked: { readonly chart: AuthorityChart; readonly nodeType: NodeType; readonly swetest: SwetestAnswer },
): readonly Residual[] {
  const theirs = asked.swetest.body(swetestNameOf(body.id, asked.nodeType));
  const opposite = body.id === "south-node";
  const longitudeDeg = theirs.longitudeDeg + (opposite ? 180 : 0);
  const latitudeDeg = opposite ? -theirs.latitudeDeg : theirs.latitudeDeg;
  const where = `${asked.chart.id}, ${body.id}`;
  return [
    { quantity: "longitude", size: arcsecondsBetween(body.longitudeDeg, longitudeDeg), where },
    { quantity: "latitude", size: arcsecondsOf(body.latitudeDeg, latitudeDeg), where },
    { quantity: "speed", size: arcsecondsOf(body.speedDegPerDay, theirs.longitudeSpeed), where },
  ];
}

interface AskedHouses {
  readonly houseSystem: CommonHouseSystem;
  readonly chart: AuthorityChart;
  readonly swetest: SwetestAnswer;
}

function angleResiduals(natal: NatalChartFacts, { houseSystem, chart, swetest }: AskedHouses): readonly Residual[] {
  const theirs = swetest.houses[houseSystem];
  const where = `${chart.id}, ${houseSystem}`;
  const { ascendantDeg, midheavenDeg, vertexDeg, armcDeg } = natal.houses;
  return [
    { quantity: "ascendant", size: arcsecondsBetween(ascendantDeg, theirs.ascendantDeg), where },
    { quantity: "midheaven", size: arcsecondsBetween(midheavenDeg, theirs.midheavenDeg), where },
    { quantity: "vertex", size: arcsecondsBetween(vertexDeg, theirs.vertexDeg), where },
    { quantity: "armc", size: arcsecondsBetween(armcDeg, theirs.armcDeg), where },
  ];
}

/** The cusps that a system's are compared with: where swetest cannot draw it, swetest's own whole-sign cusps. */
export function expectedHouses(
  swetest: SwetestAnswer,
  asked: CommonHouseSystem,
): { readonly system: CommonHouseSystem; readonly houses: SwetestHouses } {
  const system = swetest.houses[asked].drawn ? asked : "whole-sign";
  return { system, houses: swetest.houses[system] };
}

function cuspResiduals(natal: NatalChartFacts, { houseSystem, chart, swetest }: AskedHouses): readonly Residual[] {
  const expected = expectedHouses(swetest, houseSystem);
  return expected.houses.cuspsDeg.map((theirs, index0) => ({
    quantity: `${expected.system}-cusps` as const,
    size: arcsecondsBetween(at(natal.houses.cuspsDeg, index0), theirs),
    where: `${chart.id}, ${houseSystem} asked, house ${index0 + 1}`,
  }));
}
