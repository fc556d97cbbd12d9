import { circle, type Figure, group, LINE, label, line, rect, type Shape, SIZE } from "@almagest/pictures";
import type { SephirahId } from "../tree/sephirot";

export interface TreeNode {
  readonly id: SephirahId;
  readonly number: number | null;
  readonly hebrew: string;
  readonly name: string;
}

export interface TreeLine {
  readonly path: number;
  readonly letterGlyph: string;
  readonly from: SephirahId;
  readonly to: SephirahId;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const TREE = { width: 580, height: 912, disc: 50, rail: 15 } as const;
const [LEFT, MIDDLE, RIGHT] = [100, 290, 480] as const;

/** For the viewer of the tree the pillar of severity is at the left. */
export const SPOTS: Readonly<Record<SephirahId, Spot>> = {
  keter: { x: MIDDLE, y: 56 },
  binah: { x: LEFT, y: 168 },
  chokhmah: { x: RIGHT, y: 168 },
  daat: { x: MIDDLE, y: 246 },
  gevurah: { x: LEFT, y: 366 },
  chesed: { x: RIGHT, y: 366 },
  tiferet: { x: MIDDLE, y: 482 },
  hod: { x: LEFT, y: 606 },
  netzach: { x: RIGHT, y: 606 },
  yesod: { x: MIDDLE, y: 716 },
  malkuth: { x: MIDDLE, y: 856 },
};

/** The place of a path's letter, as a share of its length: clear of crossing paths. */
const LABEL_AT: Readonly<Record<string, number>> = {
  "keter tiferet": 0.6,
  "chokhmah binah": 0.27,
  "chesed gevurah": 0.41,
  "netzach hod": 0.27,
  "tiferet yesod": 0.37,
  "yesod malkuth": 0.5,
  "netzach malkuth": 0.4,
  "hod malkuth": 0.4,
};

export interface TreeMarks {
  readonly sephirot?: ReadonlySet<SephirahId>;
  readonly paths?: ReadonlySet<number>;
}

/** Ten sephirot and daat in their places, the paths between them with letter and number. */
export function treeFigure(nodes: readonly TreeNode[], lines: readonly TreeLine[], marks: TreeMarks = {}): Figure {
  const isMarked = ({ path }: TreeLine): boolean => marks.paths?.has(path) ?? false;
  const byMark = [...lines].sort((one, other) => Number(isMarked(one)) - Number(isMarked(other)));
  return {
    width: TREE.width,
    height: TREE.height,
    shapes: [
      ...byMark.map((one) => railShape(one, isMarked(one))),
      ...nodes.map((node) => nodeShape(node, marks.sephirot?.has(node.id) ?? false)),
      ...lines.filter(({ letterGlyph }) => letterGlyph !== "").map((one) => letterShape(one, isMarked(one))),
    ],
    description: [
      nodes.map(({ number, name }) => (number === null ? name : `${number} ${name}`)).join(", "),
      lines.map(({ path, letterGlyph }) => `${path} ${letterGlyph}`).join(", "),
    ].join("; "),
    isFixed: true,
  };
}

function railShape({ path, from, to }: TreeLine, isMarked: boolean): Shape {
  const [a, b] = [SPOTS[from], SPOTS[to]];
  return group(
    [
      line(a.x, a.y, b.x, b.y, { stroke: isMarked ? "accent" : "faint", "stroke-width": TREE.rail }),
      line(a.x, a.y, b.x, b.y, {
        stroke: isMarked ? "accentWash" : "paper",
        "stroke-width": TREE.rail - (isMarked ? 4 : 2),
      }),
    ],
    { "data-path": path },
  );
}

function nodeShape({ id, number, hebrew, name }: TreeNode, isMarked: boolean): Shape {
  const { x, y } = SPOTS[id];
  const radius = id === "daat" ? TREE.disc - 10 : TREE.disc;
  const lines = [
    ...(number === null ? [] : [{ text: String(number), size: SIZE.small, fill: "muted" as const, isBold: false }]),
    { text: hebrew, size: 17, fill: "ink" as const, isBold: true },
    { text: name, size: SIZE.small, fill: isMarked ? ("accent" as const) : ("ink" as const), isBold: isMarked },
  ];
  let top = y - lines.reduce((sum, { size }) => sum + size * 1.3, 0) / 2;
  return group(
    [
      circle(x, y, radius, {
        fill: isMarked ? "accentWash" : id === "daat" ? "paper" : "wash",
        stroke: isMarked ? "accent" : "ink",
        "stroke-width": isMarked ? 3 : LINE.firm,
        "stroke-dasharray": id === "daat" ? "5 4" : undefined,
      }),
      ...lines.map(({ text, size, fill, isBold }) => {
        top += size * 1.3;
        return label(text, {
          x,
          y: top - size * 0.65,
          size,
          anchor: "middle",
          fill,
          isBold,
          maxWidth: 2 * radius - 14,
        });
      }),
    ],
    {},
    id,
  );
}

/** The letter at the right, as Hebrew is read, and the path's number. */
function letterShape({ path, letterGlyph, from, to }: TreeLine, isMarked: boolean): Shape {
  const [a, b] = [SPOTS[from], SPOTS[to]];
  const share = LABEL_AT[`${from} ${to}`] ?? 0.5;
  const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
  return group([
    rect(
      { x: x - 23, y: y - 12, width: 46, height: 24 },
      {
        fill: "paper",
        stroke: isMarked ? "accent" : "faint",
        "stroke-width": isMarked ? LINE.bold : LINE.thin,
        rx: 12,
        "data-letter": path,
      },
    ),
    label(String(path), { x: x - 10, y, size: SIZE.tiny, anchor: "middle", fill: "muted" }),
    label(letterGlyph, { x: x + 10, y, size: SIZE.text, anchor: "middle", isBold: true, fill: "ink" }),
  ]);
}
