import type { Figure } from "../../figure";
import { circle, label, moved, type Shape } from "../../shape";
import { SIZE } from "../type";

/** The names of a bi-wheel's rings, in the requested language. */
export interface RingTexts {
  readonly inner: string;
  readonly outer: string;
}

const LINE_HEIGHT = 20;
const TEXT_START = 16;
const MARK = 4;

/**
 * A bi-wheel below the names of its rings: a dot before the inner one, a ring before the outer one, like the ends of
 * its lines.
 */
export function keyed({ inner, outer }: RingTexts, figure: Figure): Figure {
  const line = (text: string, middle: number, mark: Shape): readonly Shape[] => [
    mark,
    label(text, { x: TEXT_START, y: middle, size: SIZE.text, fill: "muted", maxWidth: figure.width - TEXT_START }),
  ];
  const [first, second] = [LINE_HEIGHT / 2, LINE_HEIGHT * 1.5];
  return {
    ...figure,
    height: figure.height + 2 * LINE_HEIGHT,
    shapes: [
      ...line(inner, first, circle(MARK + 1, first, MARK, { fill: "muted" })),
      ...line(outer, second, circle(MARK + 1, second, MARK, { stroke: "accent", "stroke-width": 1.5 })),
      moved(0, 2 * LINE_HEIGHT, figure.shapes),
    ],
    description: `${inner}; ${outer}. ${figure.description}`,
  };
}
