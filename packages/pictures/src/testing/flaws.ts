import { type Figure, textBoxes } from "../figure";
import type { Box } from "../shape";

/** Neighbors may touch by rounding. */
const TOUCH = 0.5;

/**
 * What is wrong with where a figure's texts stand: outside of it, empty, or over each other. A test of a picture
 * expects none: `expect(flawsOf(natalWheel.figure(answer))).toEqual([])`.
 */
export function flawsOf({ shapes, width, height }: Figure): readonly string[] {
  const boxes = textBoxes(shapes);
  const empty = boxes.some(({ text }) => text.trim() === "") ? ["a text is empty"] : [];
  const outside = boxes.filter((box) => !isInside(box, width, height)).map(({ text }) => `"${text}" stands outside`);
  const over = boxes.flatMap((one, index0) =>
    boxes
      .slice(index0 + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `"${one.text}" stands over "${other.text}"`),
  );
  return [...empty, ...outside, ...over];
}

function isInside({ x, y, width, height }: Box, right: number, bottom: number): boolean {
  return x >= -TOUCH && y >= -TOUCH && x + width <= right + TOUCH && y + height <= bottom + TOUCH;
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > TOUCH &&
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > TOUCH
  );
}
