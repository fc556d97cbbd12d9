import type { Figure } from "./figure";
import { type Attributes, round, type Shape } from "./shape";

/** A figure for right-to-left languages: left becomes right; letters, glyphs and fixed figures are not mirrored. */
export function mirrored(figure: Figure): Figure {
  if (figure.isFixed === true) return figure;
  return { ...figure, shapes: figure.shapes.map((one) => flipped(one, figure.width)) };
}

/** Mirrors about the middle of a width. A sign, `data-sign`, is moved without mirroring it. */
function flipped(one: Shape, width: number): Shape {
  if (one.fixedWidth !== undefined) return shifted(one, width - one.fixedWidth);
  const { attributes, box, children } = one;
  if (attributes["data-sign"] !== undefined) {
    return { ...one, attributes: { ...attributes, ...flippedAttributes(one, width) } };
  }
  const inside = attributes["transform"] === undefined ? width : 0;
  return {
    ...one,
    attributes: { ...attributes, ...flippedAttributes(one, width) },
    ...(box === undefined ? {} : { box: { ...box, x: width - box.x - box.width } }),
    ...(children === undefined ? {} : { children: children.map((child) => flipped(child, inside)) }),
  };
}

/** A fixed figure among others is moved but not mirrored: `x` was its distance from the left. */
function shifted(one: Shape, room: number): Shape {
  const [, x = "0", rest = " 0)"] = /^translate\((\S+)(.*)$/.exec(String(one.attributes["transform"] ?? "")) ?? [];
  return { ...one, attributes: { ...one.attributes, transform: `translate(${round(room - Number(x))}${rest}` } };
}

const OPPOSITE: Readonly<Record<string, string>> = { start: "end", end: "start", middle: "middle" };

function flippedAttributes({ tag, attributes }: Shape, width: number): Attributes {
  const at = (name: string): number => Number(attributes[name] ?? 0);
  if (tag === "rect") return { x: width - at("x") - at("width") };
  if (tag === "line") return { x1: width - at("x1"), x2: width - at("x2") };
  if (tag === "circle") return { cx: width - at("cx") };
  if (tag === "text") {
    return { x: width - at("x"), "text-anchor": OPPOSITE[String(attributes["text-anchor"])] };
  }
  return flippedTransform(String(attributes["transform"] ?? ""), tag, width);
}

/** A shape with a translation is moved without mirroring it; a line drawn in place is mirrored. */
function flippedTransform(transform: string, tag: string, width: number): Attributes {
  const [, x, rest] = /^translate\((\S+)(.*)$/.exec(transform) ?? [];
  if (x !== undefined) return { transform: `translate(${round(width - Number(x))}${turnedBack(rest ?? "")}` };
  return tag === "path" ? { transform: `translate(${round(width)} 0) scale(-1 1)` } : {};
}

/** A rotation changes its direction. */
function turnedBack(rest: string): string {
  return rest.replace(/rotate\(([^)]*)\)/, (_, angle: string) => `rotate(${round(-Number(angle))})`);
}
