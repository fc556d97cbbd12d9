import { circle, glyph, glyphNamed, group, LINE, label, line, path, type Shape, SIZE } from "@almagest/pictures";
import { DASH, FLAT, HOLDER_PAINT, type Holder } from "./bodygraph";

/** One activation, as a side of the bodygraph lists it. */
export interface ListedActivation {
  readonly planet: string;
  /** Undefined where it depends on the time of birth. */
  readonly gate: number | undefined;
  readonly line?: number | undefined;
  /** In place of gate and line. */
  readonly place?: string;
  /** Whether it depends on the time of birth. */
  readonly isOpen?: boolean;
}

const COLUMN = { width: 124, top: 56, row: 32, glyph: 19 } as const;

export const COLUMN_WIDTH = COLUMN.width;

/** The thirteen of a side under its name, whose sample line says how the graph draws it. */
export function activationColumn(
  title: string,
  holder: Exclude<Holder, "both">,
  listed: readonly ListedActivation[],
): readonly Shape[] {
  const paint = HOLDER_PAINT[holder];
  const middle = COLUMN.width / 2;
  return [
    label(title, {
      x: middle,
      y: 10,
      size: SIZE.text,
      anchor: "middle",
      fill: paint,
      isBold: true,
      maxWidth: COLUMN.width,
    }),
    sampleLine(middle - 32, 30, 64, holder),
    ...listed.map(({ planet, gate, line: number, place, isOpen }, index0) => {
      const y = COLUMN.top + (index0 + 0.5) * COLUMN.row;
      return group(
        [
          planetGlyph(planet, middle - 26, y, paint),
          label(place ?? `${gate}.${number}`, {
            x: middle + 2,
            y,
            size: SIZE.text,
            fill: isOpen ? "muted" : paint,
            maxWidth: middle - 2,
          }),
        ],
        { "data-gate": gate, "data-side": holder },
        planet,
      );
    }),
  ];
}

export function sampleLine(x: number, y: number, width: number, holder: Exclude<Holder, "both">): Shape {
  return line(x, y, x + width, y, {
    stroke: HOLDER_PAINT[holder],
    "stroke-width": 7,
    "stroke-dasharray": holder === "dashed" ? DASH : undefined,
    ...FLAT,
  });
}

/** The Earth is a circle with a cross. */
const EARTH = "M0-8a8 8 0 1 0 .01 0M0-8V8M-8 0H8";

function planetGlyph(planet: string, x: number, y: number, stroke: "ink" | "fire"): Shape {
  const name = glyphNamed(planet);
  if (name !== undefined) return glyph(name, { x, y, size: COLUMN.glyph, stroke });
  if (planet === "Earth") {
    return path(EARTH, { transform: `translate(${x} ${y}) scale(${COLUMN.glyph / 24})`, stroke, "stroke-width": 1.7 });
  }
  return circle(x, y, COLUMN.glyph / 4, { stroke, "stroke-width": LINE.firm });
}
