import { path, round, type Shape } from "../shape";
import type { Role } from "../theme";
import { ASPECT_GLYPHS } from "./aspects";
import { PLANET_GLYPHS } from "./planets";
import { SIGN_GLYPHS } from "./signs";

const GLYPHS = { ...PLANET_GLYPHS, ...SIGN_GLYPHS, ...ASPECT_GLYPHS };

export type GlyphName = keyof typeof GLYPHS;

export const GLYPH_NAMES: readonly GlyphName[] = Object.keys(GLYPHS).filter(isGlyph);

export function isGlyph(name: string): name is GlyphName {
  return Object.hasOwn(GLYPHS, name);
}

/** The side of the square that glyphs are drawn in. */
const BOX = 24;

export interface GlyphOptions {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** The side of its square. */
  readonly size: number;
  readonly stroke?: Role;
  /** The thickness of its lines, in units of its box of 24. */
  readonly weight?: number;
}

/** A glyph with its middle at a point. */
export function glyph(name: GlyphName, { x, y, size, stroke = "ink", weight = 1.7 }: GlyphOptions): Shape {
  return path(GLYPHS[name], {
    transform: `translate(${round(x)} ${round(y)}) scale(${Math.round((size / BOX) * 1000) / 1000})`,
    stroke,
    "stroke-width": weight,
  });
}

/** The glyph of an English name (`North Node`, `Leo`, `Semi-square`); undefined if there is none. */
export function glyphNamed(english: string): GlyphName | undefined {
  const id = english.toLowerCase().replaceAll(" ", "-");
  const name = ALIASES[id] ?? id;
  return isGlyph(name) ? name : undefined;
}

const ALIASES: Readonly<Record<string, GlyphName>> = {
  "black-moon-lilith": "lilith",
  "mean-lilith": "lilith",
  "true-lilith": "lilith",
  contraparallel: "contra-parallel",
  rahu: "north-node",
  ketu: "south-node",
};
