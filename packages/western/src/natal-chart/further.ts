import { type BodyId, isPlanet } from "@almagest/sky";
import type { ChartAspect } from "../chart/aspects";
import { kindOf, rankOf } from "./features";
import { aspectPart, type Part, type Told } from "./parts";

export type Chapter = "character" | "love" | "work";

/** An aspect wider than this is too faint to be told beside the closest; one of a season has a third of it. */
const WIDEST_ORB_DEG = 8;
/** A planet of which an aspect is told already counts as so many degrees more. */
const TOLD_DEG = 2;
const OUTER: readonly BodyId[] = ["uranus", "neptune", "pluto"];
const OF_WORK: readonly BodyId[] = ["mars", "jupiter", "saturn"];

/** The closest aspect of the Ascendant's ruler, then that of a personal planet; the pair of the contradiction is told. */
export function mainAspects({ chart, rulerAspect }: Told): readonly ChartAspect[] {
  const { leader, second } = chart.convergence;
  const found = rulerAspect === undefined ? chart.closest : [rulerAspect, ...chart.closest];
  const isNew = (one: ChartAspect): boolean => !isOf(one, leader.id, second.id);
  return found
    .filter(isNew)
    .filter((one, index0, all) => all.findIndex((other) => isOf(other, one.first, one.second)) === index0);
}

/**
 * Further aspects of the chart until a length is reached, each in its chapter: the close come before the wide, and
 * those of planets of which no aspect is told yet before others.
 */
export function furtherAspects(
  told: Told,
  wantedLength: number,
): readonly { readonly chapter: Chapter; readonly part: Part }[] {
  const { leader, second } = told.chart.convergence;
  const main = mainAspects(told);
  const left = told.facts.aspects.filter(
    (one) =>
      isReadable(one) &&
      !isOf(one, leader.id, second.id) &&
      !main.some((other) => isOf(one, other.first, other.second)),
  );
  const planets = new Set<BodyId>(main.flatMap(({ first, second: other }) => [first, other]));
  const nearnessOf = (one: ChartAspect): number =>
    rankOf(one) + [one.first, one.second].filter((id) => planets.has(id)).length * TOLD_DEG;
  const chosen: { chapter: Chapter; part: Part }[] = [];
  for (let length = 0; length < wantedLength && left.length > 0; ) {
    left.sort((one, other) => nearnessOf(one) - nearnessOf(other));
    const next = left.shift();
    if (next === undefined) break;
    const part = aspectPart(told, next);
    chosen.push({ chapter: chapterOf(next), part });
    planets.add(next.first).add(next.second);
    length += part.length;
  }
  return chosen;
}

function isReadable(one: ChartAspect): boolean {
  const { first, second, aspect } = one;
  const isPersonal = isPlanet(first) && isPlanet(second) && !OUTER.includes(first);
  return isPersonal && kindOf(aspect) !== undefined && rankOf(one) <= WIDEST_ORB_DEG;
}

function isOf({ first, second }: ChartAspect, one: BodyId, other: BodyId): boolean {
  return (first === one && second === other) || (first === other && second === one);
}

/** The texts on Venus speak of love, and those on Mars, Jupiter and Saturn among themselves of effort. */
function chapterOf({ first, second }: ChartAspect): Chapter {
  if (first === "venus" || second === "venus") return "love";
  return OF_WORK.includes(first) ? "work" : "character";
}
