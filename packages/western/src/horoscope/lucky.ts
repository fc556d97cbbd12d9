import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { PLANET_IDS, type PlanetId, type SignId, signAfter, signOf } from "@almagest/sky";
import type { Balance, Tone } from "@almagest/telling";
import { type ClassicalPlanet, type Element, MODALITIES, SIGNS } from "../tables/zodiac";
import { rankedFor, solarHouse } from "./houses";
import type { SkyEvent } from "./sky-event";
import { toneOf } from "./tones";

/** A planet at the instant positions are read. */
export interface Placed {
  readonly body: PlanetId;
  /** [0, 360) */
  readonly longitudeDeg: number;
  readonly sign: SignId;
}

export function placedPlanets(ephemeris: Ephemeris, jdTt: number): readonly Placed[] {
  return PLANET_IDS.map((body) => {
    const { longitudeDeg } = ephemeris.ecliptic(body, jdTt);
    return { body, longitudeDeg, sign: signOf(longitudeDeg) };
  });
}

/** The numbers of the planets as palmists and numerologists of the West count them since Cheiro. */
const NUMBERS = {
  sun: 1,
  moon: 2,
  jupiter: 3,
  uranus: 4,
  mercury: 5,
  venus: 6,
  neptune: 7,
  saturn: 8,
  mars: 9,
} as const satisfies Partial<Record<PlanetId, number>>;

type Numbered = keyof typeof NUMBERS;

/** The days of the week by the planets that rule them. */
export const RULED_DAYS = {
  sun: "sunday",
  moon: "monday",
  mars: "tuesday",
  mercury: "wednesday",
  jupiter: "thursday",
  venus: "friday",
  saturn: "saturday",
} as const satisfies Record<ClassicalPlanet, string>;

/** In the order in which the calendar counts weekdays, Sunday first. */
export const DAY_RULERS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;

/**
 * A planet is the stronger for a sign the earlier its solar house is in this list: the sign itself, its trines, friends
 * …
 */
const HOUSE_STRENGTH = [1, 5, 9, 11, 10, 3, 7, 4, 2, 12, 6, 8];

function byStrength(own: SignId, planets: readonly Placed[]): readonly Placed[] {
  const rank = ({ sign }: Placed): number => HOUSE_STRENGTH.indexOf(solarHouse(own, sign));
  return planets.toSorted((a, b) => rank(a) - rank(b) || a.longitudeDeg - b.longitudeDeg);
}

function isDayRuler(body: PlanetId): body is ClassicalPlanet {
  return body in RULED_DAYS;
}

function isNumbered(body: PlanetId): body is Numbered {
  return body in NUMBERS;
}

/** Three days by the strongest of their rulers, strongest first. */
export function luckyRulers(own: SignId, planets: readonly Placed[]): readonly ClassicalPlanet[] {
  return byStrength(own, planets)
    .map(({ body }) => body)
    .filter(isDayRuler)
    .slice(0, 3);
}

/** The numbers of the strongest planets for the sign, strongest first; Pluto has none. */
export function luckyNumbers(own: SignId, planets: readonly Placed[]): readonly number[] {
  return byStrength(own, planets)
    .map(({ body }) => body)
    .filter(isNumbered)
    .slice(0, 4)
    .map((body) => NUMBERS[body]);
}

export function numberOf(body: ClassicalPlanet): number {
  return NUMBERS[body];
}

/**
 * The number of the planet that gives most on a day: of the slower body of the heaviest event that gives or lets go in
 * the weighing; on a day without one, of the weekday's ruler. Pluto has none.
 */
export function luckyNumberOfDay(own: SignId, events: readonly SkyEvent[], weekday: number): number {
  const givers = rankedFor(
    own,
    events.filter((event) => ["bright", "easing"].includes(toneOf(event))),
  );
  const giver = givers.map(({ first, second = first }) => second).find(isNumbered);
  return NUMBERS[giver ?? at(DAY_RULERS, weekday)];
}

/** Three colors for each element: for cardinal, fixed and mutable. */
const COLORS = {
  fire: ["red", "gold", "orange"],
  earth: ["green", "brown", "olive"],
  air: ["yellow", "sky-blue", "white"],
  water: ["blue", "turquoise", "silver"],
} as const satisfies Record<Element, readonly string[]>;

export type ColorId = (typeof COLORS)[Element][number];

/** A color of the own sign's element, by the modality of the sign that gives the period its tone. */
export function luckyColor(own: SignId, leading: SignId): ColorId {
  return at<ColorId>(COLORS[SIGNS[own].element], MODALITIES.indexOf(SIGNS[leading].modality));
}

const COLOR_OF_TONE = { mixed: 0, bright: 1, easing: 2, hard: 2 } as const satisfies Record<Tone, number>;

/** A color of the own sign's element, by the tone of the day: an even one, a giving one, one that asks for quiet. */
export function luckyColorOfDay(own: SignId, { tone }: Balance): ColorId {
  return at<ColorId>(COLORS[SIGNS[own].element], COLOR_OF_TONE[tone]);
}

/** The two trine signs, then one sextile sign. */
export function compatibleSigns(own: SignId): readonly SignId[] {
  return [4, 8, 2].map((steps) => signAfter(own, steps));
}

/**
 * The rating of an even day, a point above the middle of the scale: where nothing presses, there is strength to spare.
 */
const EVEN_RATING = 6.5;
/** The distance of a day on which everything gives or presses from an even one. */
const RATING_SPAN = 4;

/** 1 to 10, of the weighing of the day. */
export function energyRating({ score }: Balance): number {
  return Math.min(10, Math.max(1, Math.round(EVEN_RATING + RATING_SPAN * score)));
}
