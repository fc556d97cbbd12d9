import type { Shape } from "@almagest/pictures";
import { body, both, fine, part, placed } from "./brush";

const FRAME = "M-45 -8C-45 -39 -33 -48 0 -48S45 -39 45 -8 33 34 0 34-45 23-45 -8Z";
const INSIDE = "M-38.5 -8C-38.5 -34 -28.5 -42 0 -42S38.5 -34 38.5 -8 28.5 28 0 28-38.5 18-38.5 -8Z";
const SIDE_FOOT = "M-38 22C-36 31-31 35-28 37.5C-35 37-40 40-40 44.5C-40 48.5-35 49.5-28 49.5C-19 49.5-12.5 44-12.5 32";
const CURL = "M-33.5 44.5C-31 41.5-23 42-20 36.5";
const MIDDLE_FOOT = "M-9.5 33.5C-9.5 39-11 45-13 49.5H13C11 45 9.5 39 9.5 33.5";

/** The frame of a day sign, on a pedestal of three feet: its content is drawn around (0, -7). */
export function inCartouche(shapes: readonly Shape[]): readonly Shape[] {
  return [
    part(both(SIDE_FOOT), "wash"),
    part(MIDDLE_FOOT, "wash"),
    fine(both(CURL)),
    fine("M-6 40H6M-7 44H7"),
    body(FRAME, "wash"),
    part(INSIDE),
    placed(shapes, 0, -7),
  ];
}

/** A main sign of a month: the same frame without feet, drawn around (0, 0) in 76 by 70. */
export function framed(shapes: readonly Shape[]): readonly Shape[] {
  return [placed([body(FRAME, "wash"), part(INSIDE)], 0, 7), ...shapes];
}
