import { at } from "@almagest/operation";
import { isNode, isSevenGraha, type PointId, type SevenGraha } from "../grahas";
import type { Combustion } from "../sky/combustion";
import type { Graha } from "../sky/positions";
import {
  type CompoundRelation,
  isDebilitated,
  isExalted,
  isOwnSign,
  relationToLord,
  type SignsOfGrahas,
} from "../tables/dignity";
import { signIndex0, TICKS_PER_DEGREE, TICKS_PER_SIGN, ticksOf } from "../zodiac/circle";
import { isOddSign } from "../zodiac/rashis";

export const BALADI = ["bala", "kumara", "yuva", "vriddha", "mrita"] as const;
export const JAGRADADI = ["jagrat", "swapna", "sushupti"] as const;
export const DEEPTADI = [
  "dipta",
  "svastha",
  "pramudita",
  "shanta",
  "dina",
  "duhkhita",
  "vikala",
  "khala",
  "kopa",
] as const;

export type Baladi = (typeof BALADI)[number];
export type Jagradadi = (typeof JAGRADADI)[number];
export type Deeptadi = (typeof DEEPTADI)[number];
export type AvasthaId = Baladi | Jagradadi | Deeptadi;

/**
 * The age of a point by its longitude: five bands of 6°, backward in even signs (Brihat Parashara Hora Shastra 45.3).
 */
export function baladiOf(longitudeDeg: number): Baladi {
  const band0 = Math.floor((ticksOf(longitudeDeg) % TICKS_PER_SIGN) / (6 * TICKS_PER_DEGREE));
  return at(BALADI, isOddSign(signIndex0(longitudeDeg)) ? band0 : 4 - band0);
}

/** Awake, dreaming or asleep by sign (the same, 45.5). Debility counts before what the sign's lord is to the graha. */
export function jagradadiOf(graha: SevenGraha, sign0: number, signs: SignsOfGrahas): Jagradadi {
  if (isExalted(graha, sign0) || isOwnSign(graha, sign0)) return "jagrat";
  if (isDebilitated(graha, sign0)) return "sushupti";
  const relation = relationToLord(graha, sign0, signs);
  return relation === "enemy" || relation === "great-enemy" ? "sushupti" : "swapna";
}

const BY_RELATION = {
  "great-friend": "pramudita",
  friend: "shanta",
  neutral: "dina",
  enemy: "duhkhita",
  "great-enemy": "khala",
} as const satisfies Readonly<Record<CompoundRelation, Deeptadi>>;

export interface Company {
  readonly isCombust: boolean;
  readonly isWithMalefic: boolean;
}

/** The mood (the same, 45.8-10): anger by fire first, then bad company, then the sign. */
export function deeptadiOf(graha: SevenGraha, sign0: number, signs: SignsOfGrahas, company: Company): Deeptadi {
  if (company.isCombust) return "kopa";
  if (company.isWithMalefic) return "vikala";
  if (isExalted(graha, sign0)) return "dipta";
  const relation = relationToLord(graha, sign0, signs);
  return relation === undefined ? "svastha" : BY_RELATION[relation];
}

export interface Avasthas {
  readonly baladi: Baladi;
  /** The seven grahas alone have the two others. */
  readonly jagradadi: Jagradadi | undefined;
  readonly deeptadi: Deeptadi | undefined;
}

export interface AvasthaChart {
  readonly grahas: readonly Graha[];
  readonly combustions: readonly Combustion[];
  readonly signs: SignsOfGrahas;
}

/** All three states of a graha or of the Lagna. */
export function avasthasOf(id: PointId, longitudeDeg: number, chart: AvasthaChart): Avasthas {
  const baladi = baladiOf(longitudeDeg);
  if (!isSevenGraha(id)) return { baladi, jagradadi: undefined, deeptadi: undefined };
  const sign0 = signIndex0(longitudeDeg);
  return {
    baladi,
    jagradadi: jagradadiOf(id, sign0, chart.signs),
    deeptadi: deeptadiOf(id, sign0, chart.signs, {
      isCombust: chart.combustions.some((one) => one.id === id && one.isCombust),
      isWithMalefic: chart.grahas.some(
        (other) => other.id !== id && isMaleficByNature(other.id) && signIndex0(other.longitudeDeg) === sign0,
      ),
    }),
  };
}

/** Sun, Mars, Saturn and the nodes; the Moon and Mercury never here. */
function isMaleficByNature(id: Graha["id"]): boolean {
  return id === "sun" || id === "mars" || id === "saturn" || isNode(id);
}
