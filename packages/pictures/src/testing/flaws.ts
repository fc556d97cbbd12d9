import { type Figure, type TextBox, textBoxes } from "../figure";

/** Neighbors may touch by rounding. */
const TOUCH = 0.5;

/**
 * The faults in the positions of a figure's texts: outside of it, empty, or overlapping. A test of a picture expects
 * none: `expect(flawsOf(natalWheel.figure(answer))).toEqual([])`.
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

function isInside({ corners }: TextBox, right: number, bottom: number): boolean {
  return corners.every(({ x, y }) => x >= -TOUCH && y >= -TOUCH && x <= right + TOUCH && y <= bottom + TOUCH);
}

/** Boxes are apart if along a side of either one all corners of the first come before all of the other. */
function overlap(one: TextBox, other: TextBox): boolean {
  return [...normalsOf(one), ...normalsOf(other)].every(({ x, y }) => {
    const [a, b] = [one, other].map(({ corners }) => corners.map((corner) => corner.x * x + corner.y * y));
    if (a === undefined || b === undefined) return false;
    return Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b)) > TOUCH;
  });
}

/** The directions along two neighboring sides. */
function normalsOf({ corners: [a, b, c] }: TextBox): readonly { readonly x: number; readonly y: number }[] {
  if (a === undefined || b === undefined || c === undefined) return [];
  return [
    [a, b],
    [b, c],
  ].flatMap(([from, to]) => {
    if (from === undefined || to === undefined) return [];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return [{ x: (to.x - from.x) / length, y: (to.y - from.y) / length }];
  });
}
