import {
  COMPACT_WIDTH,
  type Figure,
  type Headed,
  headed,
  LEAST_LETTERS,
  LINE,
  label,
  type Role,
  rect,
  type Shape,
  SIZE,
  widthOf,
} from "@almagest/pictures";
import { BRANCHES, type Branch } from "../cycle/branches";

/** A star of a palace: its name, the character of its grade, and what it becomes. */
export interface CellStar {
  /** Two characters. */
  readonly characters: string;
  /** The same in the letters of a language that is not Chinese. */
  readonly letters?: string | undefined;
  readonly grade?: string | undefined;
  readonly change?: { readonly character: string; readonly paint: Role } | undefined;
  readonly isMajor: boolean;
}

export interface PalaceCell {
  readonly branch: Branch;
  readonly name: string;
  readonly shortName: string;
  /** Stem and branch. */
  readonly pillar: string;
  readonly stars: readonly CellStar[];
  /** Characters of the lesser stars. */
  readonly minor: readonly string[];
  readonly gods: readonly string[];
  /** Ages of the decade, and the stage of life. */
  readonly ages: string;
  readonly stage: string;
  /** In the upper right, such as the body palace or a year. */
  readonly tag?: string | undefined;
  readonly isInForce: boolean;
}

export interface PalaceGrid extends Headed {
  readonly cells: readonly PalaceCell[];
  /** Lines in the middle, the first one bold. */
  readonly center: readonly string[];
  /** The same for a narrow screen. */
  readonly narrowCenter: readonly string[];
  readonly description: string;
}

/** Columns and rows of the branches: si in the upper left, then with the clock. */
const PLACES: readonly (readonly [column: number, row: number])[] = [
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
];

interface Room {
  readonly width: number;
  readonly height: number;
  readonly pad: number;
}

const WHOLE: Room = { width: 200, height: 190, pad: 8 };
const NARROW: Room = { width: COMPACT_WIDTH / 4, height: 142, pad: 4 };

/** The twelve palaces about the birth, as charts of Zi Wei are printed. */
export function palaceGrid(data: PalaceGrid): Figure {
  const whole: Figure = {
    ...gridOf(data, { room: WHOLE, center: data.center, draw: wholeCell }),
    compact: () => ({
      ...gridOf(data, { room: NARROW, center: data.narrowCenter, draw: narrowCell }),
      isCompact: true,
    }),
  };
  return headed(data, whole);
}

type DrawCell = (cell: PalaceCell, x: number, y: number) => readonly Shape[];

interface Look {
  readonly room: Room;
  readonly center: readonly string[];
  readonly draw: DrawCell;
}

function gridOf({ cells, description }: PalaceGrid, { room, center, draw }: Look): Figure {
  const [width, height] = [4 * room.width, 4 * room.height];
  const frame = { fill: "none", stroke: "ink", "stroke-width": LINE.firm } as const;
  const corner = ({ branch }: PalaceCell): readonly [x: number, y: number] => {
    const [column, row] = PLACES[BRANCHES.indexOf(branch)] ?? [0, 0];
    return [column * room.width, row * room.height];
  };
  return {
    width,
    height,
    shapes: [
      ...cells.map((cell) => {
        const [x, y] = corner(cell);
        const box = { x, y, width: room.width, height: room.height };
        return rect(box, { fill: cell.isInForce ? "wash" : "paper", stroke: "faint", "stroke-width": LINE.thin });
      }),
      rect({ x: 0, y: 0, width, height }, frame),
      rect({ x: room.width, y: room.height, width: width / 2, height: height / 2 }, frame),
      ...cells.flatMap((cell) => draw(cell, ...corner(cell))),
      ...centerShapes(center, room),
    ],
    description,
    isFixed: true,
  };
}

function centerShapes(center: readonly string[], { width, height, pad }: Room): readonly Shape[] {
  const step = Math.min(24, (2 * height - 4 * pad) / center.length);
  const isNarrow = width < WHOLE.width;
  return center.map((text, index0) =>
    label(text, {
      x: 2 * width,
      y: 2 * height + (index0 - (center.length - 1) / 2) * step,
      size: isNarrow ? LEAST_LETTERS : index0 === 0 ? SIZE.text : SIZE.small,
      anchor: "middle",
      isBold: index0 === 0,
      fill: index0 === 0 ? "ink" : "muted",
      maxWidth: 2 * width - 4 * pad,
    }),
  );
}

const ROWS = 6;
const STEP = 15;
const CHANGE = 14;
const GRADE = 13;
const LINES_FROM = 108;

function wholeCell(cell: PalaceCell, x: number, y: number): readonly Shape[] {
  const { width, height, pad } = WHOLE;
  const [left, right] = [x + pad, x + width - pad];
  const columns = cell.stars.length > ROWS ? 2 : 1;
  const column = (width - 2 * pad) / columns;
  const rows = Math.max(ROWS, Math.ceil(cell.stars.length / columns));
  const stars = cell.stars.flatMap((star, index0) => {
    const [column0, row0] = [Math.floor(index0 / rows), index0 % rows];
    const at = { x: left + column0 * column, y: y + 14 + row0 * ((ROWS * STEP) / rows), room: column - 4 };
    return starShapes(star, at);
  });
  const minor = linesOf(cell.minor, { width: width - 2 * pad, size: SIZE.tiny }).map((text, line0) =>
    label(text, { x: left, y: y + LINES_FROM + line0 * 13, size: SIZE.tiny, fill: "muted", maxWidth: width - 2 * pad }),
  );
  const foot = y + height - 12;
  return [
    ...stars,
    ...minor,
    label(cell.gods.join(" "), { x: left, y: foot - 34, size: SIZE.tiny, fill: "muted", maxWidth: width - 2 * pad }),
    label(cell.ages, { x: left, y: foot - 17, size: SIZE.small, maxWidth: 70 }),
    label(cell.stage, { x: right, y: foot - 17, size: SIZE.small, anchor: "end", fill: "muted", maxWidth: 40 }),
    ...tagShapes(cell.tag, { x: left + 72, y: foot - 17, room: width - 2 * pad - 114 }),
    label(cell.name, {
      x: left,
      y: foot,
      size: SIZE.text,
      isBold: true,
      fill: "accent",
      maxWidth: width - 2 * pad - 40,
    }),
    label(cell.pillar, { x: right, y: foot, size: SIZE.text, anchor: "end" }),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

function tagShapes(tag: string | undefined, { x, y, room }: Spot): readonly Shape[] {
  return tag === undefined ? [] : [label(tag, { x, y, size: SIZE.tiny, fill: "accent", isBold: true, maxWidth: room })];
}

function starShapes({ characters, letters, grade, change, isMajor }: CellStar, { x, y, room }: Spot): readonly Shape[] {
  const marks = (change === undefined ? 0 : CHANGE) + (grade === undefined ? 0 : GRADE);
  const whole = letters === undefined ? characters : `${characters} ${letters}`;
  // letters that would be hard to read are left out, and told in the description
  const text = widthOf(whole, SIZE.tiny, isMajor) <= room - marks ? whole : characters;
  const name = label(text, { x, y, size: SIZE.small, isBold: isMajor, maxWidth: room - marks });
  const end = x + Math.min(room - marks, widthOf(text, SIZE.small, isMajor)) + 2;
  return [
    name,
    ...(grade === undefined ? [] : [label(grade, { x: end, y, size: SIZE.tiny, fill: "muted" })]),
    ...(change === undefined ? [] : changeShapes(change, end + (grade === undefined ? 0 : GRADE), y)),
  ];
}

function changeShapes({ character, paint }: NonNullable<CellStar["change"]>, x: number, y: number): readonly Shape[] {
  return [label(character, { x: x + 1, y, size: SIZE.tiny, fill: paint, isBold: true })];
}

const NARROW_STEP = { major: 17, other: 14 } as const;

/** Characters alone; minor stars and gods are in the table. */
function narrowCell(cell: PalaceCell, x: number, y: number): readonly Shape[] {
  const { width, height, pad } = NARROW;
  const [left, right] = [x + pad, x + width - pad];
  const half = (width - 2 * pad) / 2;
  const majors = cell.stars.filter(({ isMajor }) => isMajor);
  const others = cell.stars.filter(({ isMajor }) => !isMajor);
  const majorShapes = majors.flatMap((star, index0) =>
    starShapes(
      { ...star, letters: undefined },
      { x: left, y: y + 11 + index0 * NARROW_STEP.major, room: width - 2 * pad },
    ),
  );
  const from = y + 11 + majors.length * NARROW_STEP.major;
  const otherShapes = others.flatMap(({ characters, change }, index0) => {
    const at = { x: left + (index0 % 2) * half, y: from + Math.floor(index0 / 2) * NARROW_STEP.other };
    const name = label(characters, { ...at, size: LEAST_LETTERS, maxWidth: half });
    return change === undefined
      ? [name]
      : [
          name,
          label(change.character, { ...at, x: at.x + 2 * LEAST_LETTERS + 1, size: LEAST_LETTERS, fill: change.paint }),
        ];
  });
  const foot = y + height - 10;
  return [
    ...majorShapes,
    ...otherShapes,
    label(cell.ages, { x: left, y: foot - 14, size: LEAST_LETTERS, maxWidth: half + 10 }),
    label(cell.pillar, { x: right, y: foot - 14, size: LEAST_LETTERS, anchor: "end", fill: "muted" }),
    label(cell.shortName, { x: left, y: foot, size: SIZE.small, isBold: true, fill: "accent", maxWidth: half }),
    ...(cell.tag === undefined
      ? []
      : [label(cell.tag, { x: right, y: foot, size: LEAST_LETTERS, anchor: "end", fill: "accent", maxWidth: half })]),
  ];
}

/** Words in lines of at most this width. */
function linesOf(
  words: readonly string[],
  { width, size }: { readonly width: number; readonly size: number },
): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
