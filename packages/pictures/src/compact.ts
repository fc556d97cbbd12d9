import type { Figure } from "./figure";
import { fittedTo, type Shape } from "./shape";

/** The width of a narrow screen, in CSS pixels: a compact figure has as many units, its margins included. */
const SCREEN = 360;
export const COMPACT_MARGIN = 6;
/** The width of a compact form. */
export const COMPACT_WIDTH: number = SCREEN - 2 * COMPACT_MARGIN;
/** The least size of letters in it: over 9 pixels on 320 of such a screen. */
export const LEAST_LETTERS = 10.5;

/** A compact figure whose letters can be read: a text that was made smaller to fit is cut instead. */
export function legible(figure: Figure): Figure {
  const read = (one: Shape): Shape => {
    const told = fittedTo(one, LEAST_LETTERS);
    return told.children === undefined ? told : { ...told, children: readAll(told.children) };
  };
  const readAll = (shapes: readonly Shape[]): readonly Shape[] => shapes.map(read).filter(({ text }) => text !== "");
  return { ...figure, shapes: readAll(figure.shapes) };
}
