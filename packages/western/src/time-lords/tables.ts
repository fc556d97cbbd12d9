import type { SignId } from "@almagest/sky";
import type { ClassicalPlanet } from "../tables/zodiac";

/** A planet or node that rules a time. */
export type TimeLord = ClassicalPlanet | "north-node" | "south-node";

/** The least years of the planets: Valens, Anthology III.13 and IV.1. They sum to 129. */
export const LEAST_YEARS = {
  saturn: 30,
  jupiter: 12,
  mars: 15,
  sun: 19,
  venus: 8,
  mercury: 20,
  moon: 25,
} as const satisfies Record<ClassicalPlanet, number>;

/** The years of Capricorn: 27 in Valens, Anthology IV.6; 30 where a sign has the years of its ruler. */
export const CAPRICORN_YEARS = ["27", "30"] as const;
export type CapricornYears = (typeof CAPRICORN_YEARS)[number];

/** The years of a sign: those of its ruler, Capricorn apart. */
export function yearsOfSign(sign: SignId, ruler: ClassicalPlanet, capricorn: CapricornYears): number {
  return sign === "capricorn" ? Number(capricorn) : LEAST_YEARS[ruler];
}

/** The spheres from the outermost in, which the days of the week, the hours and the parts of firdaria follow. */
export const CHALDEAN_ORDER = [
  "saturn",
  "jupiter",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
] as const satisfies readonly ClassicalPlanet[];

/** Firdaria, in years: al-Biruni, Book of Instruction 438; Abu Ma'shar, On the Revolutions of Nativities IV.1. They sum to 75. */
export const FIRDARIA_YEARS = {
  sun: 10,
  venus: 8,
  mercury: 13,
  moon: 9,
  saturn: 11,
  jupiter: 12,
  mars: 7,
  "north-node": 3,
  "south-node": 2,
} as const satisfies Record<TimeLord, number>;

/** Lengths of a year in days. */
export const YEAR_DAYS = {
  "360": 360,
  "365.25": 365.25,
  // mean tropical year of J2000, Meeus, Astronomical Algorithms (2nd ed.), chapter 27
  "365.2422": 365.2422,
} as const;
export type YearLength = keyof typeof YEAR_DAYS;
