import { degreeInSign, signIndex0 } from "../zodiac/circle";

type SignClass = "human" | "watery" | "quadruped" | "insect";

/** The house in which signs of a class have all their strength of direction (Graha and Bhava Balas 11). */
const STRONG_HOUSE = { human: 1, watery: 4, insect: 7, quadruped: 10 } as const satisfies Readonly<
  Record<SignClass, number>
>;

/** The kind of creature of a longitude's sign; Sagittarius and Capricorn are two each. */
export function signClassOf(longitude: number): SignClass {
  const sign0 = signIndex0(longitude);
  const isFirstHalf = degreeInSign(longitude) < 15;
  if (sign0 === 7) return "insect";
  if (sign0 === 8) return isFirstHalf ? "human" : "quadruped";
  if (sign0 === 9) return isFirstHalf ? "quadruped" : "watery";
  if (sign0 === 3 || sign0 === 11) return "watery";
  return sign0 === 0 || sign0 === 1 || sign0 === 4 ? "quadruped" : "human";
}

/** 60 in the class's strong house, 10 less for each house away by the shorter way: 0 in the 7th from it. */
export function bhavaDigBala(house: number, madhyaDeg: number): number {
  const ahead = (house - STRONG_HOUSE[signClassOf(madhyaDeg)] + 12) % 12;
  return 60 - 10 * Math.min(ahead, 12 - ahead);
}
