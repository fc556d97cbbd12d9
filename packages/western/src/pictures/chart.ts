import {
  type GridAspect,
  type GridBody,
  glyphNamed,
  type WheelAspect,
  type WheelAspectName,
  type WheelBody,
} from "@almagest/pictures";
import * as z from "zod";
import { ASPECT_CODES, type AspectCode } from "../aspects/table";

/** The places, bodies and aspects that wheels read, common to the answers of this domain. */
export const readPlace = z.object({ longitude: z.number() });

export const readBody = z.object({
  name: z.string(),
  nameLocalized: z.string().optional(),
  longitude: z.number(),
  isRetrograde: z.boolean().optional(),
});

export const readAspect = z.object({
  planet1: z.string(),
  planet1Localized: z.string().optional(),
  planet2: z.string(),
  planet2Localized: z.string().optional(),
  type: z.enum(ASPECT_CODES),
  typeLocalized: z.string().optional(),
  orb: z.number(),
  strength: z.number(),
  isApplying: z.boolean().optional(),
});

export type ReadBody = z.output<typeof readBody>;
export type ReadAspect = z.output<typeof readAspect>;

/** A chart with houses. */
export const readChart = z.object({
  planets: z.array(readBody),
  houses: z.array(readPlace),
  ascendant: readPlace,
  midheaven: readPlace,
});

const WHICH = ["major", "all"] as const;

/** Which aspects a figure shows. */
export const aspectOptions = {
  aspects: z.enum(WHICH).default("major").meta({
    description: "major: conjunction, sextile, square, trine, opposition; all: the minor ones as well",
    fold: "case",
  }),
};

type Which = (typeof WHICH)[number];

/** The major ones first. */
const NAMES: Readonly<Record<AspectCode, WheelAspectName>> = {
  CONJUNCTION: "conjunction",
  OPPOSITION: "opposition",
  TRINE: "trine",
  SQUARE: "square",
  SEXTILE: "sextile",
  QUINCUNX: "quincunx",
  SEMI_SEXTILE: "semi-sextile",
  SEMI_SQUARE: "semi-square",
  SESQUIQUADRATE: "sesquiquadrate",
};

const MAJOR: readonly string[] = Object.keys(NAMES).slice(0, 5);

const MOST_LETTERS = 3;

/** The glyph of a body by its English name, or the beginning of that name. */
export function markOf(name: string): WheelBody["mark"] {
  return glyphNamed(name) ?? { letters: name.slice(0, MOST_LETTERS) };
}

/** Bodies as a wheel takes them; a point that is not a body comes beside them. */
export function wheelBodies(bodies: readonly ReadBody[]): readonly WheelBody[] {
  return bodies.map(({ name, nameLocalized = name, longitude, isRetrograde }) => ({
    id: name,
    label: nameLocalized,
    longitudeDeg: longitude,
    // The true nodes move to and fro, and are retrograde by their nature.
    isRetrograde: isRetrograde === true && !name.endsWith("Node"),
    mark: markOf(name),
  }));
}

/** The same for the outer ring of a bi-wheel, told apart from the inner one. */
export function outerBodies(bodies: readonly ReadBody[]): readonly WheelBody[] {
  return wheelBodies(bodies).map((body) => ({ ...body, paint: "accent" }));
}

export function wheelAspects(aspects: readonly ReadAspect[], which: Which): readonly WheelAspect[] {
  return shown(aspects, which).map((found) => ({
    between: [found.planet1, found.planet2],
    aspect: NAMES[found.type],
    label: labelOf(found),
    strength: found.strength / 100,
  }));
}

export function gridAspects(aspects: readonly ReadAspect[], which: Which): readonly GridAspect[] {
  return shown(aspects, which).map((found) => ({
    between: [found.planet1, found.planet2],
    aspect: NAMES[found.type],
    label: labelOf(found),
    orbDeg: found.orb,
    isApplying: found.isApplying,
  }));
}

export function gridBodies(bodies: readonly Pick<ReadBody, "name" | "nameLocalized">[]): readonly GridBody[] {
  return bodies.map(({ name, nameLocalized = name }) => ({ id: name, label: nameLocalized, mark: markOf(name) }));
}

/** The exactest last, so that it lies above the others. */
function shown(aspects: readonly ReadAspect[], which: Which): readonly ReadAspect[] {
  return aspects
    .filter(({ type }) => which === "all" || MAJOR.includes(type))
    .toSorted((a, b) => a.strength - b.strength);
}

function labelOf({ planet1, planet1Localized, type, typeLocalized, planet2, planet2Localized }: ReadAspect): string {
  return `${planet1Localized ?? planet1} ${typeLocalized ?? NAMES[type]} ${planet2Localized ?? planet2}`;
}

/** Cusps and angles as a wheel takes them. */
export function wheelHouses({ houses, ascendant, midheaven }: Omit<z.output<typeof readChart>, "planets">): {
  readonly cuspsDeg: readonly number[];
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
} {
  return {
    cuspsDeg: houses.map(({ longitude }) => longitude),
    ascendantDeg: ascendant.longitude,
    midheavenDeg: midheaven.longitude,
  };
}
