import { normalizeDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import type { SevenGraha } from "../grahas";
import { signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import type { Placed } from "./relation";
import { placeOf } from "./strengths";

/** A term of a formula: a graha, the Lagna, a house from the Lagna by its degree or its lord, or Punya. */
type Term = SevenGraha | "lagna" | "house-2" | `lord-${1 | 2}` | "punya";

/** Longitude of the first less the second plus the third. */
type Formula = readonly [first: Term, second: Term, third: Term];

export const SAHAM_IDS = [
  "punya",
  "vidya",
  "yashas",
  "mitra",
  "mahatmya",
  "asha",
  "samarthya",
  "bhratri",
  "pitri",
  "rajya",
  "matri",
  "putra",
  "jiva",
  "karma",
  "roga",
  "kali",
  "bandhu",
  "artha",
  "vanik",
  "vivaha",
  "shraddha",
  "vyapara",
  "shatru",
] as const;
export type SahamId = (typeof SAHAM_IDS)[number];

/** Day formulas of Narasimha Rao 28.8; those of Varshapradipaka 4.12-18 agree. */
const FORMULAS = {
  punya: ["moon", "sun", "lagna"],
  vidya: ["sun", "moon", "lagna"],
  yashas: ["jupiter", "punya", "lagna"],
  mitra: ["jupiter", "punya", "venus"],
  mahatmya: ["punya", "mars", "lagna"],
  asha: ["saturn", "mars", "lagna"],
  samarthya: ["mars", "lord-1", "lagna"],
  bhratri: ["jupiter", "saturn", "lagna"],
  pitri: ["saturn", "sun", "lagna"],
  rajya: ["saturn", "sun", "lagna"],
  matri: ["moon", "venus", "lagna"],
  putra: ["jupiter", "moon", "lagna"],
  jiva: ["saturn", "jupiter", "lagna"],
  karma: ["mars", "mercury", "lagna"],
  roga: ["lagna", "moon", "lagna"],
  kali: ["jupiter", "mars", "lagna"],
  bandhu: ["mercury", "moon", "lagna"],
  artha: ["house-2", "lord-2", "lagna"],
  vanik: ["moon", "mercury", "lagna"],
  vivaha: ["venus", "saturn", "lagna"],
  shraddha: ["venus", "mars", "lagna"],
  vyapara: ["mars", "saturn", "lagna"],
  shatru: ["mars", "saturn", "lagna"],
} as const satisfies Readonly<Record<SahamId, Formula>>;

/** The same by day and by night. The others exchange their first two terms by night. */
const FIXED: readonly SahamId[] = ["bhratri", "roga", "artha", "vyapara"];

export interface Saham {
  readonly id: SahamId;
  /** [0, 360) */
  readonly longitudeDeg: number;
}

interface SahamYear {
  readonly grahas: readonly Placed[];
  readonly lagnaDeg: number;
  readonly isDay: boolean;
}

/** The sahams of a chart. Thirty degrees are added where the third term is not on the way from the second to the first. */
export function sahamsOf(year: SahamYear): readonly Saham[] {
  const found = new Map<Term | SahamId, number>();
  return SAHAM_IDS.map((id) => {
    const [first, second, third] = formulaOf(id, year);
    const degOf = (term: Term): number => found.get(term) ?? termDeg(term, year);
    const longitudeDeg = pointDeg(degOf(first), degOf(second), degOf(third));
    found.set(id, longitudeDeg);
    return { id, longitudeDeg };
  });
}

function formulaOf(id: SahamId, { lagnaDeg, isDay }: SahamYear): Formula {
  const isLordOfLagnaMars = lordOfSign(signIndex0(lagnaDeg)) === "mars";
  // its first two terms would be one graha
  const day: Formula = id === "samarthya" && isLordOfLagnaMars ? ["jupiter", "mars", "lagna"] : FORMULAS[id];
  if (isDay || FIXED.includes(id)) return day;
  const [first, second, third] = day;
  return [second, first, third];
}

function pointDeg(firstDeg: number, secondDeg: number, thirdDeg: number): number {
  const isOnTheWay = normalizeDeg(thirdDeg - secondDeg) <= normalizeDeg(firstDeg - secondDeg);
  return normalizeDeg(firstDeg - secondDeg + thirdDeg + (isOnTheWay ? 0 : 30));
}

function termDeg(term: Term, { grahas, lagnaDeg }: SahamYear): number {
  const deg = (id: SevenGraha): number => placeOf(grahas, id).longitudeDeg;
  const signLord = (longitudeDeg: number): number => deg(lordOfSign(signIndex0(longitudeDeg)));
  const second = normalizeDeg(lagnaDeg + 30);
  switch (term) {
    case "lagna":
      return lagnaDeg;
    case "house-2":
      return second;
    case "lord-1":
      return signLord(lagnaDeg);
    case "lord-2":
      return signLord(second);
    case "punya":
      throw new InvariantError("a saham before the one it is made of", { term });
    default:
      return deg(term);
  }
}
