import type { SevenGraha } from "../grahas";
import { degreeInSign, houseFrom, signIndex0 } from "../zodiac/circle";
import { BY_SPEED, DEEPTAMSA_DEG } from "./tables";

/** The bond of two places by the signs between them, which is the aspect and the friendship at once. */
export const TAJIKA_BONDS = ["open-friend", "secret-friend", "secret-enemy", "open-enemy", "none"] as const;
export type TajikaBond = (typeof TAJIKA_BONDS)[number];

/** The bond of two signs: 5 and 9, 3 and 11 are friendly, 1 and 7, 4 and 10 hostile, the rest see each other not. */
export function bondOf(fromSign0: number, toSign0: number): TajikaBond {
  const house = houseFrom(fromSign0, toSign0);
  if (house === 5 || house === 9) return "open-friend";
  if (house === 3 || house === 11) return "secret-friend";
  if (house === 4 || house === 10) return "secret-enemy";
  return house === 1 || house === 7 ? "open-enemy" : "none";
}

export type TajikaRelation = "friend" | "neutral" | "enemy";

export function relationOf(bond: TajikaBond): TajikaRelation {
  if (bond === "none") return "neutral";
  return bond === "open-friend" || bond === "secret-friend" ? "friend" : "enemy";
}

/** A graha at its place. */
export interface Placed {
  readonly id: SevenGraha;
  readonly longitudeDeg: number;
}

/** Two grahas that see each other by sign. */
export interface TajikaAspect {
  readonly faster: SevenGraha;
  readonly slower: SevenGraha;
  readonly bond: Exclude<TajikaBond, "none">;
  /** Degrees in its sign of the slower less those of the faster, (-30, 30): above 0 the faster has yet to reach it. */
  readonly aheadDeg: number;
  /** Half the sum of both deeptamsas. */
  readonly orbDeg: number;
  readonly isWithinOrb: boolean;
}

/** The aspect of two grahas; undefined where their signs see each other not. */
export function aspectOf(one: Placed, other: Placed): TajikaAspect | undefined {
  const bond = bondOf(signIndex0(one.longitudeDeg), signIndex0(other.longitudeDeg));
  if (bond === "none") return undefined;
  const [faster, slower] = isFaster(one.id, other.id) ? [one, other] : [other, one];
  const aheadDeg = degreeInSign(slower.longitudeDeg) - degreeInSign(faster.longitudeDeg);
  const orbDeg = (DEEPTAMSA_DEG[faster.id] + DEEPTAMSA_DEG[slower.id]) / 2;
  const isWithinOrb = Math.abs(aheadDeg) <= orbDeg;
  return { faster: faster.id, slower: slower.id, bond, aheadDeg, orbDeg, isWithinOrb };
}

export function isFaster(one: SevenGraha, other: SevenGraha): boolean {
  return BY_SPEED.indexOf(one) < BY_SPEED.indexOf(other);
}
