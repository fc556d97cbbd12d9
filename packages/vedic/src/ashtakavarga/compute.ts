import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { SEVEN_GRAHAS } from "../grahas";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { type SignsOfGrahas, signsOfGrahas } from "../tables/dignity";
import { houseFrom, signIndex0, wrap } from "../zodiac/circle";
import { BENEFIC_PLACES, CONTRIBUTORS, type Contributor, GRAHA_GUNA, RASHI_GUNA } from "./tables";

/** A figure for each sign, Aries first. */
export type SignFigures = readonly number[];

export interface Bhinnashtakavarga {
  readonly of: Contributor;
  readonly bindus: SignFigures;
}

export interface ShodhyaPinda {
  readonly of: Contributor;
  readonly rashiPinda: number;
  readonly grahaPinda: number;
}

export interface Ashtakavarga {
  /** Eight tables, the Lagna's last. */
  readonly bhinna: readonly Bhinnashtakavarga[];
  /** Sum of the seven grahas' tables: 337 points. */
  readonly sarva: SignFigures;
  /** After both reductions. */
  readonly reduced: readonly Bhinnashtakavarga[];
  /** Sum of the seven reduced tables. */
  readonly reducedSarva: SignFigures;
  readonly pindas: readonly ShodhyaPinda[];
}

export type SignsOfContributors = SignsOfGrahas & { readonly lagna: number };

/** Ashtakavarga from the signs, zero-based, of the seven grahas and the Lagna. */
export function ashtakavargaOf(signs: SignsOfContributors): Ashtakavarga {
  const bhinna = CONTRIBUTORS.map((of) => ({ of, bindus: bindusOf(of, signs) }));
  const occupied = new Set(SEVEN_GRAHAS.map((id) => signs[id]));
  const reduced = bhinna.map(({ of, bindus }) => ({ of, bindus: ekadhipatya(trikona(bindus), occupied) }));
  return {
    bhinna,
    sarva: sumOfSeven(bhinna),
    reduced,
    reducedSarva: sumOfSeven(reduced),
    pindas: reduced.map((table) => pindaOf(table, signs)),
  };
}

/** Whether a contributor gives the table's owner a point in a sign. */
export function givesBindu(of: Contributor, from: Contributor, signs: SignsOfContributors, sign0: number): boolean {
  return BENEFIC_PLACES[of][from].includes(houseFrom(signs[from], sign0));
}

function bindusOf(of: Contributor, signs: SignsOfContributors): SignFigures {
  const figures = Array.from({ length: 12 }, () => 0);
  for (const from of CONTRIBUTORS) {
    for (const place of BENEFIC_PLACES[of][from]) {
      const sign0 = wrap(signs[from] + place - 1, 12);
      figures[sign0] = at(figures, sign0) + 1;
    }
  }
  return figures;
}

/** Trikona reduction (Brihat Parashara Hora Shastra 67): the least of three signs in trine is taken off each. */
export function trikona(figures: SignFigures): SignFigures {
  return eachSign((sign0) => {
    const least = Math.min(...[0, 4, 8].map((step) => at(figures, wrap(sign0 + step, 12))));
    return at(figures, sign0) - least;
  });
}

/** The pairs of signs, zero-based, that one graha owns; Cancer and Leo are not a pair. */
const TWO_OF_ONE_LORD = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
] as const;

/**
 * Ekadhipatya reduction (the same, 68) of figures after the trikona reduction; `occupied` are the signs that hold any
 * of the seven grahas.
 */
export function ekadhipatya(figures: SignFigures, occupied: ReadonlySet<number>): SignFigures {
  const result = [...figures];
  for (const [a0, b0] of TWO_OF_ONE_LORD) {
    const [a, b] = reducedPair(
      { figure: at(figures, a0), isOccupied: occupied.has(a0) },
      { figure: at(figures, b0), isOccupied: occupied.has(b0) },
    );
    result[a0] = a;
    result[b0] = b;
  }
  return result;
}

interface Half {
  readonly figure: number;
  readonly isOccupied: boolean;
}

function reducedPair(a: Half, b: Half): readonly [number, number] {
  const unchanged = a.figure === 0 || b.figure === 0 || (a.isOccupied && b.isOccupied);
  if (unchanged) return [a.figure, b.figure];
  if (a.isOccupied) return [a.figure, emptyBeside(a.figure, b.figure)];
  if (b.isOccupied) return [emptyBeside(b.figure, a.figure), b.figure];
  const both = a.figure === b.figure ? 0 : Math.min(a.figure, b.figure);
  return [both, both];
}

/** The empty sign takes the held one's figure where that is smaller, and loses all its own otherwise. */
function emptyBeside(held: number, empty: number): number {
  return held < empty ? held : 0;
}

function pindaOf({ of, bindus }: Bhinnashtakavarga, signs: SignsOfContributors): ShodhyaPinda {
  const rashiPinda = bindus.reduce((sum, figure, sign0) => sum + figure * at(RASHI_GUNA, sign0), 0);
  const grahaPinda = SEVEN_GRAHAS.reduce((sum, id) => sum + at(bindus, signs[id]) * GRAHA_GUNA[id], 0);
  return { of, rashiPinda, grahaPinda };
}

function sumOfSeven(tables: readonly Bhinnashtakavarga[]): SignFigures {
  const seven = tables.filter(({ of }) => of !== "lagna");
  return eachSign((sign0) => seven.reduce((sum, { bindus }) => sum + at(bindus, sign0), 0));
}

function eachSign(figure: (sign0: number) => number): SignFigures {
  return Array.from({ length: 12 }, (_, sign0) => figure(sign0));
}

export interface AshtakavargaFacts {
  readonly chart: VedicChart;
  readonly ashtakavarga: Ashtakavarga;
}

/** The sum of the seven grahas' tables alone. */
export function sarvaOfChart(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): SignFigures {
  const signs = { ...signsOfGrahas(chart.grahas), lagna: signIndex0(chart.lagnaDeg) };
  return sumOfSeven(SEVEN_GRAHAS.map((of) => ({ of, bindus: bindusOf(of, signs) })));
}

export function ashtakavargaOfChart(chart: VedicChart): Ashtakavarga {
  return ashtakavargaOf({ ...signsOfGrahas(chart.grahas), lagna: signIndex0(chart.lagnaDeg) });
}

/** The eight-fold points of a birth, reduced and multiplied out. */
export function computeAshtakavarga(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): AshtakavargaFacts {
  const chart = vedicChartOf(ephemeris, input);
  return { chart, ashtakavarga: ashtakavargaOfChart(chart) };
}
