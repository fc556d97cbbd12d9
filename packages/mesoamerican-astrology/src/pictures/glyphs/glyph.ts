import { group, round, type Shape } from "@almagest/pictures";
import type { AztecSign, HaabMonth, MayanSign } from "../../calendar/signs";
import { inCartouche } from "./cartouche";
import * as haab from "./haab-signs";
import * as maya from "./maya-signs";
import * as beasts from "./nahua-beasts";
import * as things from "./nahua-things";
import * as periods from "./periods";

/** The drawings, each in a box of 100 around (0, 0). */
export const MAYAN_GLYPHS: Readonly<Record<MayanSign, readonly Shape[]>> = maya;
export const AZTEC_GLYPHS: Readonly<Record<AztecSign, readonly Shape[]>> = { ...beasts, ...things };
export const HAAB_GLYPHS: Readonly<Record<HaabMonth, readonly Shape[]>> = haab;

/** A glyph's place: its middle, and the side of its square. */
export interface GlyphPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The side of the square that glyphs are drawn in. */
const BOX = 100;

/** A Maya day sign in its cartouche. */
export function mayanGlyph(sign: MayanSign, place: GlyphPlace): Shape {
  return standing(inCartouche(MAYAN_GLYPHS[sign]), sign, place);
}

/** A Nahua day sign. */
export function aztecGlyph(sign: AztecSign, place: GlyphPlace): Shape {
  return standing(AZTEC_GLYPHS[sign], sign, place);
}

/** A month of the Haab. */
export function haabGlyph(month: HaabMonth, place: GlyphPlace): Shape {
  return standing(HAAB_GLYPHS[month], month, place);
}

/** The places of the Long Count, from the longest. */
export const PERIODS = ["baktun", "katun", "tun", "winal", "kin"] as const;
export type Period = (typeof PERIODS)[number];

const PERIOD_GLYPHS: Readonly<Record<Period, readonly Shape[]>> = periods;

/** A period of the Long Count. */
export function periodGlyph(period: Period, place: GlyphPlace): Shape {
  return standing(PERIOD_GLYPHS[period], period, place);
}

function standing(shapes: readonly Shape[], name: string, { x, y, size }: GlyphPlace): Shape {
  const scale = Math.round((size / BOX) * 1000) / 1000;
  return group(shapes, { transform: `translate(${round(x)} ${round(y)}) scale(${scale})`, "data-sign": name });
}
