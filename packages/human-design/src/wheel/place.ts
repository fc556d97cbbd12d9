import { at } from "@almagest/operation";
import { BASES, type Base, GATE_ORDER, type Gate, LINES, type Line, type Sixth } from "./order";

/** Where a longitude falls: each part divides the one before it. */
export interface WheelPlace {
  readonly gate: Gate;
  readonly line: Line;
  readonly color: Sixth;
  readonly tone: Sixth;
  readonly base: Base;
}

/** The smallest parts: a base is 1/192 of a degree, a tone 5 of them, a color 30, a line 180, a gate 1080. */
const BASES_PER_DEGREE = 192;
const BASES_IN = { tone: 5, color: 30, line: 180, gate: 1080, wheel: 69_120 } as const;
const FIRST_BASE = 302 * BASES_PER_DEGREE;

/**
 * The place of an ecliptic longitude in [0, 360) degrees. A part begins where the one before it ends, its start
 * included. Exact for every double: nothing is divided or subtracted that could round over a border.
 */
export function wheelPlace(longitudeDeg: number): WheelPlace {
  const base0 = (baseOfZodiac(longitudeDeg) - FIRST_BASE + BASES_IN.wheel) % BASES_IN.wheel;
  const within = (whole: keyof typeof BASES_IN, part: keyof typeof BASES_IN): number =>
    Math.floor((base0 % BASES_IN[whole]) / BASES_IN[part]);
  return {
    gate: at(GATE_ORDER, within("wheel", "gate")),
    line: at(LINES, within("gate", "line")),
    color: at(LINES, within("line", "color")),
    tone: at(LINES, within("color", "tone")),
    base: at(BASES, base0 % BASES_IN.tone),
  };
}

/**
 * `floor(192 × longitude)` without rounding: 64 × is exact in binary, and what remains is set against the thirds. The
 * doubles nearest to 1/3 and 2/3 both lie below them, so that "above the double" is "at or above the third".
 */
function baseOfZodiac(longitudeDeg: number): number {
  const sixtyFourths = longitudeDeg * 64;
  const whole = Math.floor(sixtyFourths);
  const rest = sixtyFourths - whole;
  return whole * 3 + (rest > 2 / 3 ? 2 : rest > 1 / 3 ? 1 : 0);
}

/** The longitude at which a gate begins, [0, 360). */
export function gateStartDeg(gate: Gate): number {
  return (302 + GATE_ORDER.indexOf(gate) * 5.625) % 360;
}

/** The distance of a longitude from the nearest border of a tone, in degrees: 0 to half a tone (0.01302). */
export function toneMarginDeg(longitudeDeg: number): number {
  const toneDeg = BASES_IN.tone / BASES_PER_DEGREE;
  const offset = (((longitudeDeg - 302) % toneDeg) + toneDeg) % toneDeg;
  return Math.min(offset, toneDeg - offset);
}
