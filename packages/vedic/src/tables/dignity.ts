import { at } from "@almagest/operation";
import { type GrahaId, isSevenGraha, type SevenGraha } from "../grahas";
import { houseFrom, signIndex0, TICKS_PER_DEGREE, TICKS_PER_SIGN, ticksOf } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";

/**
 * Deep exaltation, degrees of the zodiac from Aries; deep debility is opposite (Brihat Parashara Hora Shastra 3.49-50).
 */
export const EXALTATION_DEG = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
} as const satisfies Readonly<Record<SevenGraha, number>>;

/** Sign (zero-based) and degrees in it, half-open (the same, 3.51-54). */
export const MOOLATRIKONA = {
  sun: { sign0: 4, fromDeg: 0, toDeg: 20 },
  moon: { sign0: 1, fromDeg: 3, toDeg: 30 },
  mars: { sign0: 0, fromDeg: 0, toDeg: 12 },
  mercury: { sign0: 5, fromDeg: 15, toDeg: 20 },
  jupiter: { sign0: 8, fromDeg: 0, toDeg: 10 },
  venus: { sign0: 6, fromDeg: 0, toDeg: 15 },
  saturn: { sign0: 10, fromDeg: 0, toDeg: 20 },
} as const satisfies Readonly<Record<SevenGraha, { sign0: number; fromDeg: number; toDeg: number }>>;

export type Relation = "friend" | "neutral" | "enemy";
export type CompoundRelation = "great-friend" | "friend" | "neutral" | "enemy" | "great-enemy";

/** Friends and enemies by nature; the rest are neutral (the same, 3.55). */
const NATURAL = {
  sun: { friends: ["moon", "mars", "jupiter"], enemies: ["venus", "saturn"] },
  moon: { friends: ["sun", "mercury"], enemies: [] },
  mars: { friends: ["sun", "moon", "jupiter"], enemies: ["mercury"] },
  mercury: { friends: ["sun", "venus"], enemies: ["moon"] },
  jupiter: { friends: ["sun", "moon", "mars"], enemies: ["mercury", "venus"] },
  venus: { friends: ["mercury", "saturn"], enemies: ["sun", "moon"] },
  saturn: { friends: ["mercury", "venus"], enemies: ["sun", "moon", "mars"] },
} as const satisfies Readonly<Record<SevenGraha, { friends: readonly SevenGraha[]; enemies: readonly SevenGraha[] }>>;

/** The relation of a graha to another by nature, from the first one's side. */
export function naturalRelation(of: SevenGraha, to: SevenGraha): Relation {
  const friends: readonly SevenGraha[] = NATURAL[of].friends;
  const enemies: readonly SevenGraha[] = NATURAL[of].enemies;
  if (friends.includes(to)) return "friend";
  return enemies.includes(to) ? "enemy" : "neutral";
}

/** True in the 2nd, 3rd, 4th, 10th, 11th and 12th sign from a graha: a friend for the time (the same, 3.56). */
export function isTemporalFriend(fromSign0: number, otherSign0: number): boolean {
  return [2, 3, 4, 10, 11, 12].includes(houseFrom(fromSign0, otherSign0));
}

/** Both relations together, in five degrees (the same, 3.57-58). */
export function compoundRelation(natural: Relation, isFriendForTheTime: boolean): CompoundRelation {
  if (natural === "neutral") return isFriendForTheTime ? "friend" : "enemy";
  if (natural === "friend") return isFriendForTheTime ? "great-friend" : "neutral";
  return isFriendForTheTime ? "neutral" : "great-enemy";
}

export type Dignity = "exalted" | "moolatrikona" | "own" | CompoundRelation | "debilitated";

export function exaltationSign0(graha: SevenGraha): number {
  return Math.floor(EXALTATION_DEG[graha] / 30);
}

export function isExalted(graha: SevenGraha, sign0: number): boolean {
  return exaltationSign0(graha) === sign0;
}

export function isDebilitated(graha: SevenGraha, sign0: number): boolean {
  return (exaltationSign0(graha) + 6) % 12 === sign0;
}

export function isOwnSign(graha: GrahaId, sign0: number): boolean {
  return lordOfSign(sign0) === graha;
}

export function isInMoolatrikona(graha: SevenGraha, longitudeDeg: number): boolean {
  const { sign0, fromDeg, toDeg } = MOOLATRIKONA[graha];
  const inSign = ticksOf(longitudeDeg) % TICKS_PER_SIGN;
  return (
    signIndex0(longitudeDeg) === sign0 && inSign >= fromDeg * TICKS_PER_DEGREE && inSign < toDeg * TICKS_PER_DEGREE
  );
}

/** The places of the seven: temporal friendship is read from them. */
export type SignsOfGrahas = Readonly<Record<SevenGraha, number>>;

/** The relation of a sign's lord to a graha, by nature and by place in the chart. Undefined in the graha's own sign. */
export function relationToLord(graha: SevenGraha, sign0: number, signs: SignsOfGrahas): CompoundRelation | undefined {
  const lord = lordOfSign(sign0);
  if (lord === graha) return undefined;
  return compoundRelation(naturalRelation(graha, lord), isTemporalFriend(signs[graha], signs[lord]));
}

/** The signs of the seven grahas among positions. */
export function signsOfGrahas(
  grahas: readonly { readonly id: GrahaId; readonly longitudeDeg: number }[],
): SignsOfGrahas {
  const signs = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0 };
  for (const { id, longitudeDeg } of grahas) if (isSevenGraha(id)) signs[id] = signIndex0(longitudeDeg);
  return signs;
}

/**
 * The dignity of a graha at a longitude: exaltation and debility by sign, then moolatrikona by degrees, own sign, and
 * what the sign's lord is to it.
 */
export function dignityAt(graha: SevenGraha, longitudeDeg: number, signs: SignsOfGrahas): Dignity {
  const sign0 = signIndex0(longitudeDeg);
  if (isInMoolatrikona(graha, longitudeDeg)) return "moolatrikona";
  if (isExalted(graha, sign0)) return "exalted";
  if (isDebilitated(graha, sign0)) return "debilitated";
  return relationToLord(graha, sign0, signs) ?? "own";
}

/** Longitude of deep debility, [0, 360). */
export function debilityDeg(graha: SevenGraha): number {
  return (EXALTATION_DEG[graha] + 180) % 360;
}

/** Orbs of combustion in degrees of longitude, direct and retrograde (Surya Siddhanta 9.6-9, 10.1). */
const COMBUSTION_ORBS = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
} as const satisfies Readonly<Partial<Record<GrahaId, readonly [direct: number, retrograde: number]>>>;

export type Combustible = keyof typeof COMBUSTION_ORBS;

export function isCombustible(id: GrahaId): id is Combustible {
  return id in COMBUSTION_ORBS;
}

/** The orb of combustion from the Sun, in degrees of longitude. */
export function combustionOrbDeg(id: Combustible, isRetrograde: boolean): number {
  return at(COMBUSTION_ORBS[id], isRetrograde ? 1 : 0);
}
