import { textWidth } from "./text-width";
import type { Paint, Role } from "./theme";

/** A rectangle in the picture's own units, from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Presentation attributes by their SVG names; numbers are written to 0.01. */
export interface Attributes {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly [name: string]: string | number | undefined;
}

/** An element before it is painted: pure data, so that a form can be examined without parsing SVG. */
export interface Shape {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children?: readonly Shape[];
  readonly text?: string;
  /** Finished elements, inserted unchanged: see `drawing`. */
  readonly markup?: string;
  /** The room for a text, whatever its font. */
  readonly box?: Box;
  /** The width of a fixed figure among mirrored ones. */
  readonly fixedWidth?: number;
}

export type Anchor = "start" | "middle" | "end";

/** The options of every text. */
export interface LabelOptions {
  /** The position of the anchor, and the middle of the letters' height. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: Anchor;
  readonly fill?: Role;
  readonly isBold?: boolean;
  /** The text shrinks to this width, and is cut with an ellipsis if that is not enough. */
  readonly maxWidth?: number;
  /** The least size; by default 72 % of its size. */
  readonly leastSize?: number;
}

/** Letters extend this far below their middle, as a share of their size. */
const BASELINE = 0.35;
const LINE = 1.2;
/** Bold letters are wider. */
const BOLD = 1.09;
/** A text shrinks this far before it is cut. */
export const SMALLEST = 0.72;

export function shape(tag: string, attributes: Attributes, children?: readonly Shape[]): Shape {
  return children === undefined ? { tag, attributes } : { tag, attributes, children };
}

/** Elements that belong together. `name` says to what, for a reader of the SVG: `data-name`. */
export function group(children: readonly Shape[], attributes: Attributes = {}, name?: string): Shape {
  return shape("g", name === undefined ? attributes : { ...attributes, "data-name": name }, children);
}

/** Children with their origin moved. */
export function moved(dx: number, dy: number, children: readonly Shape[], name?: string): Shape {
  return group(children, { transform: `translate(${round(dx)} ${round(dy)})` }, name);
}

export function rect(box: Box, attributes: Attributes): Shape {
  return shape("rect", { x: box.x, y: box.y, width: box.width, height: box.height, ...attributes });
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes): Shape {
  return shape("line", { x1, y1, x2, y2, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): Shape {
  return shape("circle", { cx, cy, r, ...attributes });
}

export function path(d: string, attributes: Attributes): Shape {
  return shape("path", { d, ...attributes });
}

/** A line of text centered on a height; it stays within `maxWidth`. */
export function label(text: string, options: LabelOptions): Shape {
  const { x, y, anchor = "start", fill = "ink", isBold = false } = options;
  const { size, shown } = fitted(text, options);
  const width = widthOf(shown, size, isBold);
  return {
    tag: "text",
    attributes: {
      x,
      y: y + size * BASELINE,
      "font-size": size,
      fill,
      "text-anchor": anchor,
      ...(isBold ? { "font-weight": "600" } : {}),
    },
    text: shown,
    box: { x: x - width * SHARE_BEFORE[anchor], y: y - (size * LINE) / 2, width, height: size * LINE },
  };
}

/** A text made exactly as wide as its room may exceed it in the last digit. */
const NEARLY = 1e-6;

const SHARE_BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** The greatest width of a text, in picture units. */
export function widthOf(text: string, size: number, isBold = false): number {
  return textWidth(text) * size * (isBold ? BOLD : 1);
}

function fitted(text: string, options: LabelOptions): { readonly size: number; readonly shown: string } {
  const { size, isBold = false, maxWidth = Infinity, leastSize = size * SMALLEST } = options;
  const width = widthOf(text, size, isBold);
  if (width <= maxWidth) return { size, shown: text };
  const smaller = Math.max(leastSize, (size * maxWidth) / width);
  return { size: smaller, shown: cut(text, (shown) => widthOf(shown, smaller, isBold) <= maxWidth + NEARLY) };
}

/** A text of at least this size: where it was made smaller to fit into its box, it is cut at the box's end. */
export function fittedTo(one: Shape, leastSize: number): Shape {
  const { tag, text, box, attributes } = one;
  const size = Number(attributes["font-size"]);
  if (tag !== "text" || text === undefined || box === undefined || size >= leastSize) return one;
  const isBold = attributes["font-weight"] !== undefined;
  const shown = cut(text, (part) => widthOf(part, leastSize, isBold) <= box.width + NEARLY);
  return { ...one, text: shown, attributes: { ...attributes, "font-size": leastSize } };
}

/** The longest start that fits, with an ellipsis if something is cut. */
function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  let most = 0;
  for (let least = 0, next = letters.length; least < next; ) {
    const middle = Math.ceil((least + next) / 2);
    if (fits(`${letters.slice(0, middle).join("")}…`)) least = most = middle;
    else next = middle - 1;
  }
  return most === 0 ? "" : `${letters.slice(0, most).join("").trimEnd()}…`;
}

/**
 * A finished drawing of this project in a box. It keeps its colors in every theme, and is clipped at its edge.
 * @param markup SVG elements with all their paints, without ids, styles, scripts and addresses; never a caller's text
 * @param view the part of it that is shown, in its own units
 */
export function drawing(markup: string, { x, y, width, height }: Box, view: Box): Shape {
  const viewBox = [view.x, view.y, view.width, view.height].map(numberText).join(" ");
  return { tag: "svg", attributes: { x, y, width, height, viewBox }, markup };
}

/** A coordinate as it is printed. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** A number in attributes: to 0.01, without needless zeros. Computed in whole hundredths, which print fast. */
export function numberText(value: number): string {
  const hundredths = Math.round(Math.abs(value) * 100);
  if (hundredths === 0) return "0";
  const whole = Math.floor(hundredths / 100);
  const rest = hundredths % 100;
  const start = `${value < 0 ? "-" : ""}${whole === 0 ? "" : whole}`;
  if (rest === 0) return start;
  return rest % 10 === 0 ? `${start}.${rest / 10}` : `${start}.${rest < 10 ? "0" : ""}${rest}`;
}

/** A path with its numbers printed as coordinates: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  let out = parts[0] ?? "";
  for (let index0 = 0; index0 < values.length; index0 += 1) {
    const text = numberText(values[index0] ?? 0);
    // A minus sign separates two numbers as well as a space does.
    if (text.charCodeAt(0) === MINUS && out.charCodeAt(out.length - 1) === SPACE) out = out.slice(0, -1);
    out += text + (parts[index0 + 1] ?? "");
  }
  return out;
}

const MINUS = 0x2d;
const SPACE = 0x20;

/** A path through points. */
export function polyline(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, index0) => (index0 === 0 ? d`M${x} ${y}` : d`L${x} ${y}`)).join("");
}
