import { group, round, type Shape } from "@almagest/pictures";
import type { AztecSign, HaabMonth, MayanSign } from "../calendar/signs";
import { aztecGlyph, type GlyphPlace, haabGlyph, mayanGlyph, type Period, periodGlyph } from "./glyphs/glyph";
import { dotsHeight, mayanNumeral, nahuaNumeral, numeralWidth } from "./numerals";

/** Something drawn in a square. */
export type Sign = (place: GlyphPlace) => readonly Shape[];

/** The part of a sign's square that is left to the number before it. */
const BAR_HEIGHT = 0.78;
const AFTER_BARS = 0.06;

/** Moved as one, also for readers from right to left: a number precedes its sign. */
function whole(shapes: readonly Shape[], { x, y }: GlyphPlace, name: string): readonly Shape[] {
  return [group(shapes, { transform: `translate(${round(x)} ${round(y)})`, "data-sign": name })];
}

/** A sign with its number before it in bars and dots, both in the middle of the square. */
function withBars(value: number, name: string, glyph: (place: GlyphPlace) => Shape): Sign {
  return (place) => {
    const { size } = place;
    const height = size * BAR_HEIGHT;
    const wide = numeralWidth(value, height) + size * AFTER_BARS;
    const left = -(wide + size) / 2;
    const shapes = [
      ...mayanNumeral(value, { x: left, y: 0, height }),
      glyph({ x: left + wide + size / 2, y: 0, size }),
    ];
    return whole(shapes, place, `${value} ${name}`);
  };
}

/** A Maya day sign, with its number where it has one. */
export function mayanDaySign(sign: MayanSign, number?: number): Sign {
  const glyph = (place: GlyphPlace): Shape => mayanGlyph(sign, place);
  return number === undefined ? (place) => [glyph(place)] : withBars(number, sign, glyph);
}

/** A month of the Haab, with the day of it where one is told. */
export function haabDaySign(month: HaabMonth, day?: number): Sign {
  const glyph = (place: GlyphPlace): Shape => haabGlyph(month, place);
  return day === undefined ? (place) => [glyph(place)] : withBars(day, month, glyph);
}

/** A period of the Long Count with how many of it. */
export function periodSign(period: Period, count: number): Sign {
  return withBars(count, period, (place) => periodGlyph(period, place));
}

/** A radius of the dots, as a share of the square. */
const DOT = 0.046;

/** A Nahua day sign, with its number in dots below it. */
export function aztecDaySign(sign: AztecSign, number?: number): Sign {
  if (number === undefined) return (place) => [aztecGlyph(sign, place)];
  return (place) => {
    const { size } = place;
    const r = size * DOT;
    const dots = dotsHeight(number, r);
    const above = size - dots - r / 2;
    const shapes = [
      aztecGlyph(sign, { x: 0, y: (above - size) / 2, size: above }),
      ...nahuaNumeral(number, { x: 0, y: size / 2 - dots, r }),
    ];
    return whole(shapes, place, `${number} ${sign}`);
  };
}
