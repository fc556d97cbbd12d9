import { at } from "@almagest/operation";
import type { SevenGraha } from "../grahas";
import { degreesOfTicks, signIndex0, TICKS_PER_SIGN, ticksOf, wrap } from "../zodiac/circle";

/** From the fastest to the slowest by mean motion: the order in which a graha gives its light to another. */
export const BY_SPEED = [
  "moon",
  "mercury",
  "venus",
  "sun",
  "mars",
  "jupiter",
  "saturn",
] as const satisfies readonly SevenGraha[];

/** Reach of a graha's light on either side, in degrees (Narasimha Rao, Vedic Astrology: An Integrated Approach 28.2). */
export const DEEPTAMSA_DEG = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
} as const satisfies Readonly<Record<SevenGraha, number>>;

/** The house, from the Lagna of the year, that gladdens a graha (the same, 28.3). */
export const HARSHA_HOUSE = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
} as const satisfies Readonly<Record<SevenGraha, number>>;

const MALE: readonly SevenGraha[] = ["sun", "mars", "jupiter"];
const FEMALE_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];

/** Mercury and Saturn count as female here (the same, 28.3; Varshapradipaka 3.52). */
export function isMale(graha: SevenGraha): boolean {
  return MALE.includes(graha);
}

/** The fourth house and the next two, and the tenth and the next two (Varshapradipaka 3.54). */
export function isMaleHouse(house: number): boolean {
  return !FEMALE_HOUSES.includes(house);
}

type Hadda = readonly [endDeg: number, lord: SevenGraha];

/**
 * The five haddas of each sign, by the degree at which they end (Narasimha Rao, table 72). They are the Egyptian terms
 * but for Gemini, whose second and third change lords, and Sagittarius, whose fourth and fifth do.
 */
export const HADDAS: readonly (readonly Hadda[])[] = [
  haddas([6, "jupiter"], [12, "venus"], [20, "mercury"], [25, "mars"], [30, "saturn"]),
  haddas([8, "venus"], [14, "mercury"], [22, "jupiter"], [27, "saturn"], [30, "mars"]),
  haddas([6, "mercury"], [12, "venus"], [17, "jupiter"], [24, "mars"], [30, "saturn"]),
  haddas([7, "mars"], [13, "venus"], [19, "mercury"], [26, "jupiter"], [30, "saturn"]),
  haddas([6, "jupiter"], [11, "venus"], [18, "saturn"], [24, "mercury"], [30, "mars"]),
  haddas([7, "mercury"], [17, "venus"], [21, "jupiter"], [28, "mars"], [30, "saturn"]),
  haddas([6, "saturn"], [14, "mercury"], [21, "jupiter"], [28, "venus"], [30, "mars"]),
  haddas([7, "mars"], [11, "venus"], [19, "mercury"], [24, "jupiter"], [30, "saturn"]),
  haddas([12, "jupiter"], [17, "venus"], [21, "mercury"], [26, "mars"], [30, "saturn"]),
  haddas([7, "mercury"], [14, "jupiter"], [22, "venus"], [26, "saturn"], [30, "mars"]),
  haddas([7, "mercury"], [13, "venus"], [20, "jupiter"], [25, "mars"], [30, "saturn"]),
  haddas([12, "venus"], [16, "jupiter"], [19, "mercury"], [28, "mars"], [30, "saturn"]),
];

function haddas(...rows: Hadda[]): readonly Hadda[] {
  return rows;
}

/** The lord of the hadda that holds a longitude; a border belongs to the hadda that begins there. */
export function haddaLord(longitudeDeg: number): SevenGraha {
  const inSign = degreesOfTicks(ticksOf(longitudeDeg) % TICKS_PER_SIGN);
  const rows = at(HADDAS, signIndex0(longitudeDeg));
  return (rows.find(([endDeg]) => inSign < endDeg) ?? at(rows, 4))[1];
}

/** Mars to Jupiter in the order of the spheres, three to a sign: Aries begins with Mars, Pisces ends with Mars. */
const SPHERES = [
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
  "saturn",
  "jupiter",
] as const satisfies readonly SevenGraha[];

/** The lord of the third of a sign by the Tajika table: the thirds run through the spheres. */
export function tajikaDrekkanaLord(longitudeDeg: number): SevenGraha {
  const third = Math.floor((ticksOf(longitudeDeg) * 3) / TICKS_PER_SIGN);
  return at(SPHERES, wrap(third, 7));
}

/** Lords of the three signs by the sign of the Lagna, by day and by night (Narasimha Rao, table 73). */
const TRI_RASHI: readonly (readonly [day: SevenGraha, night: SevenGraha])[] = [
  ["sun", "jupiter"],
  ["venus", "moon"],
  ["saturn", "mercury"],
  ["venus", "mars"],
  ["jupiter", "sun"],
  ["moon", "venus"],
  ["mercury", "saturn"],
  ["mars", "venus"],
  ["saturn", "saturn"],
  ["mars", "mars"],
  ["jupiter", "jupiter"],
  ["moon", "moon"],
];

export function triRashiLord(lagnaSign0: number, isDay: boolean): SevenGraha {
  return at(at(TRI_RASHI, lagnaSign0), isDay ? 0 : 1);
}
