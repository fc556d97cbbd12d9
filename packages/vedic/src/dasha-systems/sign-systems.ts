import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import { wrap } from "../zodiac/circle";
import { lordOfSign, modalityOfSign } from "../zodiac/rashis";
import {
  companyOf,
  countedLord,
  dignityRank,
  directionFrom,
  looksAt,
  modalityRank,
  occupantsOf,
  type Reasons,
  type SignChart,
  signsToLord,
  strongerOf,
  yearsByDignity,
} from "./sign-chart";
import type { Branch, DashaCycle } from "./system";

export const CHARA_COUNTS = ["kn-rao", "parashara"] as const;
export type CharaCount = (typeof CHARA_COUNTS)[number];

/** Signs in order of their parts, by the sign that is divided. */
type Divide = (sign0: number) => readonly number[];

/** Twelve equal parts on every level. */
function signBranch(sign0: number, years: number, divide: Divide): Branch {
  return { ruler: { sign0 }, years, parts: () => divide(sign0).map((part0) => signBranch(part0, years / 12, divide)) };
}

function signCycle(majors: readonly Branch[], depth: number): DashaCycle {
  const lived = majors.filter(({ years }) => years > 0);
  return {
    elapsedYears: 0,
    majorAt: (index0) => at(lived, index0 % lived.length),
    listed: () => ({ first0: 0, count: lived.length }),
    depth,
  };
}

function twelveFrom(sign0: number, step: number): readonly number[] {
  return Array.from({ length: 12 }, (_, index0) => wrap(sign0 + step * index0, 12));
}

/**
 * The Chara dasha from the Lagna. K. N. Rao (Predicting through Jaimini's Chara Dasha) gives a lord's dignity no year,
 * decides between two lords by company and degree, and ends the parts of a sign with its own. By Brihat Parashara Hora
 * Shastra 46.155-167 dignity counts; those verses do not divide a sign, and its own part is the first here.
 */
export function charaCycle(chart: SignChart, count: CharaCount): DashaCycle {
  const reasons = count === "kn-rao" ? raoReasons : parasharaReasons;
  const divide: Divide = (sign0) => {
    const signs = twelveFrom(sign0, directionFrom(sign0));
    return count === "kn-rao" ? [...signs.slice(1), sign0] : signs;
  };
  const yearsTo = count === "kn-rao" ? signsToLord : yearsByDignity;
  const majors = twelveFrom(chart.lagna0, directionFrom(chart.lagna0)).map((sign0) => {
    const lord = countedLord(chart, sign0, reasons(chart, sign0));
    return signBranch(sign0, yearsTo(chart, sign0, lord), divide);
  });
  return signCycle(majors, 3);
}

function raoReasons(chart: SignChart): Reasons<GrahaId> {
  return [(lord) => companyOf(chart, lord), chart.degreeOf];
}

/** The same, 46.161-164: dual signs are taken as the strongest, and an exalted lord before all else. */
function parasharaReasons(chart: SignChart, sign0: number): Reasons<GrahaId> {
  return [
    (lord) => (dignityRank(lord, chart.sign0Of(lord)) === 2 ? 1 : 0),
    (lord) => companyOf(chart, lord),
    (lord) => modalityRank(chart.sign0Of(lord)),
    (lord) => signsToLord(chart, sign0, lord),
  ];
}

/** Grahas on a sign, in it or looking at it: Jupiter, Mercury and its lord. */
function helpersOf(chart: SignChart, sign0: number): number {
  return (["jupiter", "mercury", lordOfSign(sign0)] as const).filter((graha) => {
    const from0 = chart.sign0Of(graha);
    return from0 === sign0 || looksAt(from0, sign0);
  }).length;
}

const VIRGO0 = 5;

/** By dignity too, but Mercury in Virgo counts as at home (P. V. R. Narasimha Rao, scribd.com/document/255156929). */
function narayanaYears(chart: SignChart, sign0: number, lord: GrahaId): number {
  const isMercuryExalted = lord === "mercury" && chart.sign0Of(lord) === VIRGO0;
  return (isMercuryExalted ? signsToLord : yearsByDignity)(chart, sign0, lord);
}

/** Between two lords of a sign for the Narayana dasha (Integrated Approach, chapter 15). */
function coLordReasons(chart: SignChart, sign0: number): Reasons<GrahaId> {
  return [
    (lord) => companyOf(chart, lord),
    (lord) => helpersOf(chart, chart.sign0Of(lord)),
    (lord) => dignityRank(lord, chart.sign0Of(lord)),
    (lord) => modalityRank(chart.sign0Of(lord)),
    (lord) => narayanaYears(chart, sign0, lord),
    chart.degreeOf,
  ];
}

/** Between two signs (parijaata.wordpress.com/2011/12/12/263). */
function signReasons(chart: SignChart): Reasons<number> {
  const lordOf = (sign0: number): GrahaId => countedLord(chart, sign0, coLordReasons(chart, sign0));
  return [
    (sign0) => occupantsOf(chart, sign0).length,
    (sign0) => helpersOf(chart, sign0),
    (sign0) => Math.max(0, ...occupantsOf(chart, sign0).map((graha) => dignityRank(graha, sign0))),
    modalityRank,
    (sign0) => wrap(chart.sign0Of(lordOf(sign0)) - sign0, 2),
    (sign0) => narayanaYears(chart, sign0, lordOf(sign0)),
    (sign0) => chart.degreeOf(lordOf(sign0)),
  ];
}

/** Steps from the first sign: every next one, every sixth, or the three trines of each quadrant. */
const STEPS = {
  movable: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  fixed: [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  dual: [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
} as const;

/**
 * The Narayana dasha of the rashi chart (Integrated Approach, chapter 18): from the stronger of Lagna and seventh sign,
 * two rounds, in which a sign has its years and then what they lack of twelve.
 */
export function narayanaCycle(chart: SignChart): DashaCycle {
  const stronger = (first: number, second: number): number => strongerOf(first, second, signReasons(chart));
  const seed0 = stronger(chart.lagna0, wrap(chart.lagna0 + 6, 12));
  const lordOf = (sign0: number): GrahaId => countedLord(chart, sign0, coLordReasons(chart, sign0));
  const divide: Divide = (sign0) => {
    const opposite0 = wrap(sign0 + 6, 12);
    const first0 = stronger(chart.sign0Of(lordOf(sign0)), chart.sign0Of(lordOf(opposite0)));
    return twelveFrom(first0, partDirection(chart, first0));
  };
  const first = orderFrom(chart, seed0).map((sign0) => ({
    sign0,
    years: narayanaYears(chart, sign0, lordOf(sign0)),
  }));
  const second = first.map(({ sign0, years }) => ({ sign0, years: 12 - years }));
  return signCycle(
    [...first, ...second].map(({ sign0, years }) => signBranch(sign0, years, divide)),
    2,
  );
}

/** Saturn in the first sign makes the order the plain one; Ketu turns it. */
function orderFrom(chart: SignChart, seed0: number): readonly number[] {
  const hasKetu = chart.sign0Of("ketu") === seed0;
  if (!hasKetu && chart.sign0Of("saturn") === seed0) return twelveFrom(seed0, 1);
  const direction = directionFrom(seed0) * (hasKetu ? -1 : 1);
  return STEPS[modalityOfSign(seed0)].map((step) => wrap(seed0 + direction * step, 12));
}

/** Forward from odd signs and from Saturn's; Ketu turns it. */
function partDirection(chart: SignChart, first0: number): 1 | -1 {
  const isForward = first0 % 2 === 0 || chart.sign0Of("saturn") === first0;
  const isTurned = chart.sign0Of("ketu") === first0;
  return isForward === isTurned ? -1 : 1;
}

/**
 * The Sudarshana Chakra (Brihat Parashara Hora Shastra, the chapter of that name): a year for each house from Lagna, Moon and Sun at once, a
 * twelfth of it for each from that house on, and so down to five hours.
 */
export function sudarshanaCycle(chart: SignChart): DashaCycle {
  const [moon0, sun0] = [chart.sign0Of("moon"), chart.sign0Of("sun")];
  const branch = (house0: number, years: number): Branch => ({
    ruler: {
      house: (house0 % 12) + 1,
      signs0: {
        lagna0: wrap(chart.lagna0 + house0, 12),
        moon0: wrap(moon0 + house0, 12),
        sun0: wrap(sun0 + house0, 12),
      },
    },
    years,
    parts: () => Array.from({ length: 12 }, (_, step) => branch(house0 + step, years / 12)),
  });
  return {
    elapsedYears: 0,
    majorAt: (index0) => branch(index0, 1),
    listed: (ageYears) => ({ first0: 12 * Math.floor(ageYears / 12), count: 12 }),
    depth: 4,
  };
}
