import { changed, type Figure } from "../../figure";
import { circle, label, moved, type Shape } from "../../shape";
import { wrapped } from "../lines";
import { SIZE } from "../type";

/** The names of a bi-wheel's rings, in the requested language. */
export interface RingTexts {
  readonly inner: string;
  readonly outer: string;
}

const LINE_HEIGHT = 20;
const TEXT_START = 16;
const MARK = 4;

const middleOf = (line0: number): number => (line0 + 0.5) * LINE_HEIGHT;

/**
 * A bi-wheel below the names of its rings: a dot before the inner one, a ring before the outer one, like the ends of
 * its lines.
 */
export function keyed(texts: RingTexts, figure: Figure): Figure {
  return changed(figure, (one) => keyedOne(texts, one));
}

function keyedOne({ inner, outer }: RingTexts, figure: Figure): Figure {
  const maxWidth = figure.width - TEXT_START;
  const size = figure.isCompact === true ? SIZE.small : SIZE.text;
  const inLines = (text: string): readonly string[] =>
    figure.isCompact === true ? wrapped(text, { width: maxWidth, size }) : [text];
  const [first, second] = [inLines(inner), inLines(outer)];
  const below = (texts: readonly string[], from0: number): readonly Shape[] =>
    texts.map((text, line0) =>
      label(text, { x: TEXT_START, y: middleOf(from0 + line0), size, fill: "muted", maxWidth }),
    );
  const height = (first.length + second.length) * LINE_HEIGHT;
  return {
    ...figure,
    height: figure.height + height,
    shapes: [
      circle(MARK + 1, middleOf(0), MARK, { fill: "muted" }),
      ...below(first, 0),
      circle(MARK + 1, middleOf(first.length), MARK, { stroke: "accent", "stroke-width": 1.5 }),
      ...below(second, first.length),
      moved(0, height, figure.shapes),
    ],
    description: `${inner}; ${outer}. ${figure.description}`,
  };
}
