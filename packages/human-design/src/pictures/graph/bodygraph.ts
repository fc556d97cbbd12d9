import { at } from "@almagest/operation";
import { circle, d, type Figure, group, LINE, label, path, type Role, type Shape, SIZE } from "@almagest/pictures";
import { CENTERS, type Center } from "../../graph/centers";
import { CHANNELS, type Channel } from "../../graph/channels";
import { GATES } from "../../wheel/order";
import { BENDS, CENTER_CORNERS, GRAPH, type Spot, spotOf } from "./places";

/** The holder of a gate: one side (solid, ink), the other (dashed, red), or both (two strands). */
export type Holder = "solid" | "dashed" | "both";

/** The data of a bodygraph; gates and centers that are left out are drawn in outline. */
export interface GraphData {
  readonly gates: ReadonlyMap<number, Holder>;
  readonly defined: ReadonlySet<Center>;
  /** Defined for a while only: in outline, dashed. */
  readonly temporary?: ReadonlySet<Center>;
  /** Gates that are set off from the others. */
  readonly marked?: ReadonlySet<number>;
  /** Gates that may be held, by the time of birth: in fine dashes. */
  readonly possible?: ReadonlySet<number>;
}

const TUBE = 9;
const BORE = 7.4;
const STRAND = 3;
const STRAND_OFF = 2.1;
export const DASH = "4.5 2.2";
const DISC = 9.2;
/** The line of what may be there. */
export const MAYBE = { stroke: "muted", "stroke-width": 3, "stroke-dasharray": "2 3" } as const;
/** Round ends would close the gaps of the dashes. */
export const FLAT = { "stroke-linecap": "butt" } as const;

export const HOLDER_PAINT = { solid: "ink", dashed: "fire" } as const satisfies Readonly<
  Record<Exclude<Holder, "both">, Role>
>;

const CROSSING = "26-44";

/** The nine centers in their places, the 36 channels between them, and the 64 gates. */
export function bodygraphShapes({ gates, defined, temporary, marked, possible }: GraphData): readonly Shape[] {
  // Held channels lie above the others; the one that crosses five others lies below the held ones.
  const held = ({ id, gates: pair }: Channel): number =>
    pair.filter((gate) => gates.has(gate)).length * (id === CROSSING ? 0.1 : 1);
  const byHeld = [...CHANNELS].sort((one, other) => held(one) - held(other));
  return [
    ...byHeld.map((channel) => channelShape(channel, gates, possible)),
    ...CENTERS.map((center) => centerShape(center, defined.has(center), temporary?.has(center) ?? false)),
    ...GATES.map((gate) =>
      gateShape(gate, gates.get(gate), { isMarked: marked?.has(gate) ?? false, mayBe: possible?.has(gate) ?? false }),
    ),
  ];
}

export function bodygraph(data: GraphData, description: string): Figure {
  return { ...GRAPH, shapes: bodygraphShapes(data), description, isFixed: true };
}

/** A line or an arc between two gates. */
interface Course {
  readonly from: Spot;
  readonly bend?: Spot | undefined;
  readonly to: Spot;
}

function channelShape(
  { id, gates: [one, other] }: Channel,
  gates: GraphData["gates"],
  possible: GraphData["possible"],
): Shape {
  const course: Course = { from: spotOf(one), bend: BENDS[id], to: spotOf(other) };
  const [first, second] = halves(course);
  const whole = dOf(course);
  return group(
    [
      path(whole, { stroke: "faint", "stroke-width": TUBE }),
      path(whole, { stroke: "paper", "stroke-width": BORE }),
      ...(possible?.has(one) ? [maybe(first)] : strands(first, gates.get(one))),
      ...(possible?.has(other) ? [maybe(second)] : strands(second, gates.get(other))),
    ],
    {},
    id,
  );
}

function strands(course: Course, holder: Holder | undefined): readonly Shape[] {
  if (holder === undefined) return [];
  if (holder === "both")
    return [solid(shifted(course, -STRAND_OFF), STRAND), dashed(shifted(course, STRAND_OFF), STRAND)];
  return [holder === "solid" ? solid(course, BORE) : dashed(course, BORE)];
}

function solid(course: Course, width: number): Shape {
  return path(dOf(course), { stroke: "ink", "stroke-width": width, ...FLAT, "data-holder": "solid" });
}

function dashed(course: Course, width: number): Shape {
  return path(dOf(course), {
    stroke: "fire",
    "stroke-width": width,
    "stroke-dasharray": DASH,
    ...FLAT,
    "data-holder": "dashed",
  });
}

function maybe(course: Course): Shape {
  return path(dOf(course), { ...MAYBE, ...FLAT, "data-holder": "possible" });
}

function dOf({ from, bend, to }: Course): string {
  return bend === undefined
    ? d`M${from.x} ${from.y}L${to.x} ${to.y}`
    : d`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

/** Both halves, each from its own gate to the middle (de Casteljau at one half). */
function halves({ from, bend, to }: Course): readonly [Course, Course] {
  if (bend === undefined) {
    const middle = between(from, to);
    return [
      { from, to: middle },
      { from: to, to: middle },
    ];
  }
  const [near, far] = [between(from, bend), between(bend, to)];
  const middle = between(near, far);
  return [
    { from, bend: near, to: middle },
    { from: to, bend: far, to: middle },
  ];
}

function between(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A course moved sideways; the dashed strand is right of the solid one whichever way it runs. */
function shifted(course: Course, by: number): Course {
  const [dx, dy] = [course.to.x - course.from.x, course.to.y - course.from.y];
  const length = Math.hypot(dx, dy);
  const sign = dy < 0 || (dy === 0 && dx < 0) ? -1 : 1;
  const off = { x: (-dy / length) * by * -sign, y: (dx / length) * by * -sign };
  const move = ({ x, y }: Spot): Spot => ({ x: x + off.x, y: y + off.y });
  return { from: move(course.from), bend: course.bend && move(course.bend), to: move(course.to) };
}

/** The colors that bodygraphs give their centers. */
const CENTER_PAINT: Readonly<Record<Center, Role>> = {
  head: "centerYellow",
  ajna: "centerGreen",
  throat: "centerBrown",
  g: "centerYellow",
  heart: "centerRed",
  sacral: "centerRed",
  "solar-plexus": "centerBrown",
  spleen: "centerBrown",
  root: "centerBrown",
};

function centerShape(center: Center, isDefined: boolean, isTemporary: boolean): Shape {
  const outline = CENTER_CORNERS[center];
  return path(roundedPath(outline, 9), {
    fill: isDefined ? CENTER_PAINT[center] : isTemporary ? "accentWash" : "paper",
    stroke: isDefined ? "ink" : isTemporary ? "accent" : "muted",
    "stroke-width": isDefined || isTemporary ? LINE.bold : LINE.firm,
    "stroke-dasharray": isTemporary ? "5 3" : undefined,
    "stroke-linejoin": "round",
    "data-name": center,
    "data-state": isDefined ? "defined" : isTemporary ? "temporary" : "open",
  });
}

/** A polygon whose corners are rounded off. */
export function roundedPath(corners: readonly Spot[], radius: number): string {
  const steps = corners.map((corner, index0) => {
    const before = toward(corner, at(corners, (index0 + corners.length - 1) % corners.length), radius);
    const after = toward(corner, at(corners, (index0 + 1) % corners.length), radius);
    const start = index0 === 0 ? d`M${before.x} ${before.y}` : d`L${before.x} ${before.y}`;
    return start + d`Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
  });
  return `${steps.join("")}Z`;
}

function toward(from: Spot, to: Spot, distance: number): Spot {
  const share = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

interface GateLook {
  readonly isMarked: boolean;
  readonly mayBe: boolean;
}

function gateShape(gate: number, holder: Holder | undefined, { isMarked, mayBe }: GateLook): Shape {
  const { x, y } = spotOf(gate);
  const isHeld = holder !== undefined || isMarked;
  return group(
    [
      circle(x, y, holder === undefined ? DISC : DISC + (holder === "both" ? 2 : 1.2), {
        fill: isMarked ? "accentWash" : "paper",
        "data-gate": gate,
      }),
      ...gateRings(x, y, holder),
      ...(mayBe ? [circle(x, y, DISC - 0.5, { ...MAYBE, "stroke-width": LINE.firm, ...FLAT })] : []),
      ...(isMarked ? [circle(x, y, DISC + 2.5, { stroke: "accent", "stroke-width": LINE.bold })] : []),
      label(String(gate), {
        x,
        y,
        size: SIZE.tiny,
        anchor: "middle",
        fill: numberFill(holder, isHeld),
        isBold: isHeld,
      }),
    ],
    {},
    `gate ${gate}`,
  );
}

/** The color of a gate's number: the design's where it alone holds the gate. */
function numberFill(holder: Holder | undefined, isHeld: boolean): "fire" | "ink" | "muted" {
  if (!isHeld) return "muted";
  return holder === "dashed" ? "fire" : "ink";
}

/** Solid, dashed, or one within the other. */
function gateRings(x: number, y: number, holder: Holder | undefined): readonly Shape[] {
  const ink = circle(x, y, holder === "both" ? DISC - 1 : DISC - 0.5, { stroke: "ink", "stroke-width": LINE.firm });
  const red = circle(x, y, holder === "both" ? DISC + 1.2 : DISC - 0.5, {
    stroke: "fire",
    "stroke-width": LINE.firm,
    "stroke-dasharray": "3.2 1.8",
    ...FLAT,
  });
  if (holder === undefined) return [];
  if (holder === "both") return [red, ink];
  return [holder === "solid" ? ink : red];
}
