import { signs } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import { type GlyphName, isGlyph } from "../../glyphs/glyph";
import { turn } from "../../layout/polar";
import type { Role } from "../../theme";

const SIGNS: readonly GlyphName[] = Object.keys(signs).filter(isGlyph);

const ELEMENTS = (["fire", "earth", "air", "water"] as const).map((paint) => ({
  paint,
  ground: `${paint}Wash` as const,
}));

export interface SignLook {
  readonly glyph: GlyphName;
  readonly paint: Role;
  readonly ground: Role;
}

/** The glyph and the colors of a sign, Aries first. */
export function signLook(sign0: number): SignLook {
  return { glyph: at(SIGNS, sign0), ...at(ELEMENTS, sign0 % ELEMENTS.length) };
}

/** Whole degrees and minutes within the sign, cut off and not rounded, so that no sign has a 30th degree. */
export interface SignPlace {
  readonly sign0: number;
  readonly degrees: number;
  readonly minutes: number;
}

const ARCSECONDS = 3600;

export function signPlace(longitudeDeg: number): SignPlace {
  const seconds = Math.round(turn(longitudeDeg) * ARCSECONDS) % (360 * ARCSECONDS);
  const minutes = Math.floor(seconds / 60);
  return { sign0: Math.floor(minutes / 1800), degrees: Math.floor(minutes / 60) % 30, minutes: minutes % 60 };
}

/** Which part of a place is the same at both ends of a reach: `18° Aries 35′`, `18° Aries`, or neither. */
export function sharedPart(from: SignPlace, to: SignPlace): "minutes" | "degrees" | "nothing" {
  if (from.sign0 !== to.sign0 || from.degrees !== to.degrees) return "nothing";
  return from.minutes === to.minutes ? "minutes" : "degrees";
}

export function degreesText({ degrees }: SignPlace): string {
  return `${degrees}°`;
}

export function minutesText({ minutes }: SignPlace): string {
  return `${String(minutes).padStart(2, "0")}′`;
}
