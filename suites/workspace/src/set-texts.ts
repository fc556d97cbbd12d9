import type { Box } from "@almagest/pictures";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A text as a browser set it. */
export interface SetText {
  readonly text: string;
  readonly size: number;
  /** Of the letters, in the coordinates of the text's own group. */
  readonly left: number;
  readonly right: number;
  readonly base: number;
  /** Of its rectangle in the picture's coordinates, one after another around it. */
  readonly corners: readonly Point[];
}

/** Browsers set letters to whole pixels. */
const TOUCH = 1;

/** Of a text's size, how far a J reaches back, and signs under Devanagari letters. */
function overhang(text: string): number {
  return /\p{Script=Devanagari}/u.test(text) ? 0.22 : 0.1;
}

/** Why a picture is not readable: texts outside of their boxes or of the picture, and texts over one another. */
export function faultsOf(texts: readonly SetText[], boxes: readonly Box[], picture: Box): readonly string[] {
  if (texts.length !== boxes.length) return [`${texts.length} texts, ${boxes.length} boxes`];
  return [
    ...texts.flatMap((one, index0) => placeFaults(one, boxes[index0], picture)),
    ...texts.flatMap((one, index0) =>
      texts
        .slice(index0 + 1)
        .filter((other) => !isApart(one.corners, other.corners))
        .map((other) => `"${one.text}" lies over "${other.text}"`),
    ),
  ];
}

function placeFaults(
  { text, size, left, right, base, corners }: SetText,
  box: Box | undefined,
  picture: Box,
): readonly string[] {
  if (box === undefined) return [];
  const over = Math.max(box.x - left, right - box.x - box.width);
  const isWide = over > TOUCH + overhang(text) * size;
  return [
    ...(isWide ? [`"${text}" of size ${size} leaves its box of ${box.width.toFixed(1)} by ${over.toFixed(1)}`] : []),
    ...(base < box.y || base > box.y + box.height ? [`"${text}" is outside of its box`] : []),
    ...(corners.some((corner) => !isInside(corner, picture)) ? [`"${text}" leaves the picture`] : []),
  ];
}

function isInside(point: Point, { x, y, width, height }: Box): boolean {
  return point.x >= x - TOUCH && point.y >= y - TOUCH && point.x <= x + width + TOUCH && point.y <= y + height + TOUCH;
}

/** Two rectangles are apart where they are apart along a side of either (the separating axis theorem). */
function isApart(one: readonly Point[], other: readonly Point[]): boolean {
  return [one, other].some((corners) => [0, 1].some((side) => isApartAlong(corners.slice(side, side + 2), one, other)));
}

function isApartAlong([a, b]: readonly Point[], one: readonly Point[], other: readonly Point[]): boolean {
  if (a === undefined || b === undefined) return true;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = ({ x, y }: Point): number => (x * (b.x - a.x) + y * (b.y - a.y)) / length;
  const [ones, others] = [one.map(along), other.map(along)];
  return Math.min(Math.max(...ones), Math.max(...others)) - Math.max(Math.min(...ones), Math.min(...others)) < TOUCH;
}
