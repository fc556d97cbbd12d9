import { at } from "@almagest/operation";
import type { Palace } from "../compass/directions";

export const STARS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Star = (typeof STARS)[number];

export const FLIGHTS = ["forward", "reverse"] as const;
export type Flight = (typeof FLIGHTS)[number];

/** The way the stars fly: from the middle along the order of the Lo Shu. */
export const FLIGHT_PATH = [
  ...["Center", "Northwest", "West", "Northeast", "South", "North", "Southwest", "East", "Southeast"],
] as const satisfies readonly Palace[];

/** Where each star is at home: its number in the Lo Shu square. */
export const BASE_PLATE: Plate = {
  Center: 5,
  Northwest: 6,
  West: 7,
  Northeast: 8,
  South: 9,
  North: 1,
  Southwest: 2,
  East: 3,
  Southeast: 4,
};

/** A star for each of the nine palaces, each of the nine once. */
export type Plate = Readonly<Record<Palace, Star>>;

/** The star of any whole number, counted round by nines: 0 is 9, 10 is 1. */
export function starOf(number: number): Star {
  return at(STARS, (((number - 1) % 9) + 9) % 9);
}

/** The palace a star is at home in. */
export function homeOf(star: Star): Palace {
  return at(FLIGHT_PATH, (star + 4) % 9);
}

/** The plate of a star in the middle: along the path each next star is one more, or one less in reverse flight. */
export function flownPlate(center: Star, flight: Flight = "forward"): Plate {
  const step = flight === "forward" ? 1 : -1;
  const starIn = (index0: number): Star => starOf(center + step * index0);
  return {
    Center: starIn(0),
    Northwest: starIn(1),
    West: starIn(2),
    Northeast: starIn(3),
    South: starIn(4),
    North: starIn(5),
    Southwest: starIn(6),
    East: starIn(7),
    Southeast: starIn(8),
  };
}

/** The palace of a star on a plate. */
export function palaceOf(star: Star, plate: Plate): Palace {
  return at(
    FLIGHT_PATH,
    FLIGHT_PATH.findIndex((palace) => plate[palace] === star),
  );
}
