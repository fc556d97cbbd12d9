import type { FontFinder, Shaper } from "./fonts";
import { type Run, runsOf } from "./runs";

/** A line of text as a drawing: path elements with their origin at the start of the baseline, and its length. */
export interface Outlined {
  readonly paths: string;
  /** In the unit of the size. */
  readonly length: number;
}

export type Outliner = (text: string, size: number, isBold: boolean) => Outlined;

/** Longer lines are not readable; a figure cuts them long before. */
const MOST_CHARACTERS = 4_000;
/** The box for a character without a glyph, in ems. */
const BOX = { width: 0.5, height: 0.68, side: 0.06, line: 0.05 };
/** The added thickness of a bold letter without a bold weight, in ems. */
const THICKER = 0.035;

export function outliner(shaper: Shaper, find: FontFinder): Outliner {
  const buffer = new shaper.Buffer();
  return (text, size, isBold) => {
    let length = 0;
    let paths = "";
    for (const run of runsOf(text.slice(0, MOST_CHARACTERS), isBold, find)) {
      const drawn = run.font === undefined ? boxes(run, length, size) : shaped(run, length, size);
      paths += drawn.paths;
      length += drawn.length;
    }
    return { paths, length };
  };

  function shaped({ text, font: open, isRightToLeft }: Run, start: number, size: number): Outlined {
    if (open === undefined) return { paths: "", length: 0 };
    const { font, unitsPerEm, outline, thickens } = open;
    const scale = size / unitsPerEm;
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? shaper.Direction.RTL : shaper.Direction.LTR);
    shaper.shape(font, buffer);
    let x = start;
    let paths = "";
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const d = codepoint === 0 ? "" : outline(codepoint);
      if (codepoint === 0) paths += box(x, size);
      else if (d !== "") {
        const line = thickens ? ` stroke-width="${number(THICKER * unitsPerEm)}"` : "";
        paths += `<path transform="matrix(${number(scale)} 0 0 ${number(-scale)} ${number(x + xOffset * scale)} ${number(-yOffset * scale)})"${line} d="${d}"/>`;
      }
      x += xAdvance * scale;
    }
    return { paths, length: x - start };
  }
}

/** A character without a glyph is drawn as a box. */
function boxes({ text }: Run, start: number, size: number): Outlined {
  const step = (BOX.width + 2 * BOX.side) * size;
  const letters = [...text];
  return {
    paths: letters.map((_, index0) => box(start + index0 * step, size)).join(""),
    length: letters.length * step,
  };
}

function box(x: number, size: number): string {
  const [left, width, height, line] = [x + BOX.side * size, BOX.width * size, BOX.height * size, BOX.line * size];
  const inner = `h${number(width - 2 * line)}v${number(-(height - 2 * line))}h${number(-(width - 2 * line))}z`;
  const outer = `M${number(left)} 0h${number(width)}v${number(-height)}h${number(-width)}z`;
  return `<path fill-rule="evenodd" d="${outer}M${number(left + line)} ${number(-line)}${inner}"/>`;
}

function number(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
