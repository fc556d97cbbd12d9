import { at } from "@almagest/operation";
import { TICKS_PER_DEGREE, TICKS_PER_SIGN, ticksOf } from "../zodiac/circle";
import { elementOfSign } from "../zodiac/rashis";

/** The place of the Moon of one of the two: all of matching is read from it. */
export interface MoonPlace {
  /** Sidereal, [0, 360). */
  readonly longitudeDeg: number;
  /** 0 to 11 */
  readonly sign0: number;
  /** 1 to 27 */
  readonly star: number;
  /** 1 to 4 */
  readonly pada: number;
  /** Of the Moon in the navamsa, 0 to 11. */
  readonly navamsaSign0: number;
}

/** From the lowest to the highest. */
const VARNA_RANKS = ["Shudra", "Vaishya", "Kshatriya", "Brahmin"] as const;
export type Varna = (typeof VARNA_RANKS)[number];

/** By the element of the Moon's sign. */
export function varnaOf({ sign0 }: MoonPlace): Varna {
  const byElement = { water: "Brahmin", fire: "Kshatriya", earth: "Vaishya", air: "Shudra" } as const;
  return byElement[elementOfSign(sign0)];
}

export function varnaRank(varna: Varna): number {
  return VARNA_RANKS.indexOf(varna);
}

export type VashyaClass = "Chatushpada" | "Manava" | "Jalachara" | "Vanachara" | "Keeta";

const VASHYA_OF_SIGN = [
  "Chatushpada",
  "Chatushpada",
  "Manava",
  "Jalachara",
  "Vanachara",
  "Manava",
  "Manava",
  "Keeta",
  ["Manava", "Chatushpada"],
  ["Chatushpada", "Jalachara"],
  "Manava",
  "Jalachara",
] as const satisfies readonly (VashyaClass | readonly [VashyaClass, VashyaClass])[];

/** Sagittarius and Capricorn change their class at fifteen degrees. */
export function vashyaOf({ sign0, longitudeDeg }: MoonPlace): VashyaClass {
  const one = at(VASHYA_OF_SIGN, sign0);
  if (typeof one === "string") return one;
  return ticksOf(longitudeDeg) % TICKS_PER_SIGN < 15 * TICKS_PER_DEGREE ? one[0] : one[1];
}

/** Points, the groom's class first. No two printed tables agree; this one is calibrated on AstroSage, cell by cell. */
const VASHYA_POINTS: Readonly<Record<VashyaClass, Readonly<Record<VashyaClass, number>>>> = {
  Chatushpada: { Chatushpada: 2, Manava: 1, Jalachara: 1, Vanachara: 0, Keeta: 1 },
  Manava: { Chatushpada: 1, Manava: 2, Jalachara: 0.5, Vanachara: 0, Keeta: 0 },
  Jalachara: { Chatushpada: 1, Manava: 0.5, Jalachara: 2, Vanachara: 1, Keeta: 1 },
  Vanachara: { Chatushpada: 0.5, Manava: 0, Jalachara: 1, Vanachara: 2, Keeta: 0 },
  Keeta: { Chatushpada: 1, Manava: 1, Jalachara: 1, Vanachara: 0, Keeta: 2 },
};

export function vashyaPoints(groom: VashyaClass, bride: VashyaClass): number {
  return VASHYA_POINTS[groom][bride];
}

export const YONIS = [
  "Horse",
  "Elephant",
  "Sheep",
  "Serpent",
  "Dog",
  "Cat",
  "Rat",
  "Cow",
  "Buffalo",
  "Tiger",
  "Deer",
  "Monkey",
  "Mongoose",
  "Lion",
] as const;
export type Yoni = (typeof YONIS)[number];

/** By star from Ashwini, as an index into the fourteen. */
const YONI_OF_STAR = [0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1] as const;

export function yoniOf({ star }: MoonPlace): Yoni {
  return at(YONIS, at(YONI_OF_STAR, star - 1));
}

/** Points by animal: symmetric, as in seven of eight public copies. Horse and Deer are 3 in the north, 1 elsewhere. */
const YONI_POINTS = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
] as const;

export function yoniPoints(one: Yoni, other: Yoni): number {
  return at(at(YONI_POINTS, YONIS.indexOf(one)), YONIS.indexOf(other));
}

/** Sworn enemies are the pairs without a point. */
export function areSwornEnemies(one: Yoni, other: Yoni): boolean {
  return yoniPoints(one, other) === 0;
}

export type Gana = "Deva" | "Manushya" | "Rakshasa";

const GANA_OF_STAR = "DMRMDMDDRRMMDRDRDRRMMDRRMMD";
const GANA_OF_LETTER: Readonly<Record<string, Gana>> = { D: "Deva", M: "Manushya", R: "Rakshasa" };

export function ganaOf({ star }: MoonPlace): Gana {
  return GANA_OF_LETTER[GANA_OF_STAR.charAt(star - 1)] ?? "Deva";
}

/** Points, the groom's gana first: a Deva bride tolerates a Rakshasa groom, and only her own gana a Rakshasa bride. */
const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  Deva: { Deva: 6, Manushya: 6, Rakshasa: 0 },
  Manushya: { Deva: 5, Manushya: 6, Rakshasa: 0 },
  Rakshasa: { Deva: 1, Manushya: 0, Rakshasa: 6 },
};

export function ganaPoints(groom: Gana, bride: Gana): number {
  return GANA_POINTS[groom][bride];
}

export const NADIS = ["Adi", "Madhya", "Antya"] as const;
export type Nadi = (typeof NADIS)[number];

/** To and fro over the stars: Adi, Madhya, Antya, Antya, Madhya, Adi and again. */
const NADI_ROUND = [0, 1, 2, 2, 1, 0] as const;

export function nadiOf({ star }: MoonPlace): Nadi {
  return at(NADIS, at(NADI_ROUND, (star - 1) % 6));
}

export const RAJJU_LIMBS = ["Paada", "Kati", "Udara", "Kantha", "Siro"] as const;
export type RajjuLimb = (typeof RAJJU_LIMBS)[number];

/** Up the body over five stars and down over four, three times. */
const RAJJU_ROUND = [0, 1, 2, 3, 4, 3, 2, 1, 0] as const;

export function rajjuOf({ star }: MoonPlace): RajjuLimb {
  return at(RAJJU_LIMBS, at(RAJJU_ROUND, (star - 1) % 9));
}

/** Pairs of stars that pierce one another; Chitra (14) is in none. */
const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];

export function isVedha(one: MoonPlace, other: MoonPlace): boolean {
  return VEDHA_PAIRS.some(([a, b]) => (a === one.star && b === other.star) || (b === one.star && a === other.star));
}

/** The signs that each sign draws to itself, counted from 1 (Muhurta Chintamani, vivaha). */
const VASYA_SIGNS: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];

/** Whether a sign draws another to itself, both 0 to 11. */
export function draws(sign0: number, other0: number): boolean {
  return at(VASYA_SIGNS, sign0).includes(other0 + 1);
}
