import type { Figure } from "../../figure";
import { circle, label, moved, type Shape } from "../../shape";
import { SIZE } from "../type";

/** What the rings of a bi-wheel are, in the language asked for. */
export interface RingTexts {
  readonly inner: string;
  readonly outer: string;
}

const LINE_HEIGHT = 20;
const TEXT_START = 16;
const MARK = 4;

/** A bi-wheel below what its rings are: a dot before the inner one, a ring before the outer, as its lines end. */
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
