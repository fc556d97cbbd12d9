import type { Ephemeris } from "@almagest/ephemeris";
import { bodyOf, type NatalChart } from "@almagest/western";
import { CHARTS } from "./charts";
import { natalChartOf } from "./measure-charts";
import { PUBLISHED_CHARTS, type PublishedChart } from "./published";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";

/** The natal chart of a published one, in Placidus. */
export function chartOfPublished(published: PublishedChart, ephemeris: Ephemeris): NatalChart {
  const chart = CHARTS.find(({ id }) => id === published.id);
  if (chart === undefined) throw new Error(`no chart ${published.id}`);
  return natalChartOf(chart, { houseSystem: "placidus", nodeType: published.nodeType }, ephemeris);
}

/** Bodies, angles, Vertex and Part of Fortune against values printed with four decimals. */
export function measurePublished(ephemeris: Ephemeris): readonly Residual[] {
  return PUBLISHED_CHARTS.flatMap((published: PublishedChart) => {
    const natal = chartOfPublished(published, ephemeris);
    const against = (name: string, oursDeg: number, theirsDeg: number): Residual => ({
      quantity: "published",
      size: arcsecondsBetween(oursDeg, theirsDeg),
      where: `${published.id}, ${name}`,
    });
    const bodies = natal.bodies.flatMap(({ id, longitudeDeg }) => {
      const theirs = published.longitudesDeg[id];
      return theirs === undefined ? [] : [against(id, longitudeDeg, theirs)];
    });
    const points: readonly [string, number, number | undefined][] = [
      ["ascendant", natal.houses.ascendantDeg, published.ascendantDeg],
      ["midheaven", natal.houses.midheavenDeg, published.midheavenDeg],
      ["vertex", natal.houses.vertexDeg, published.vertexDeg],
      ["part of fortune", natal.partOfFortune.longitudeDeg, published.partOfFortuneDeg],
      ["lilith's latitude", bodyOf(natal.bodies, "lilith").latitudeDeg, published.lilith?.latitudeDeg],
    ];
    const angles = points.flatMap(([name, ours, theirs]) => (theirs === undefined ? [] : [against(name, ours, theirs)]));
    return [...bodies, ...angles, ...lilithSpeed(natal, published)];
  });
}

function lilithSpeed(natal: NatalChart, { id, lilith }: PublishedChart): readonly Residual[] {
  if (lilith === undefined) return [];
  const ours = bodyOf(natal.bodies, "lilith").speedDegPerDay;
  return [{ quantity: "published-speed", size: arcsecondsOf(ours, lilith.speedDegPerDay), where: `${id}, lilith` }];
}
