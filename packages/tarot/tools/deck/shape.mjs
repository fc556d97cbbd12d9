// Shapes as data: a path, a disc, a limb, or a group that names a motif. They are placed by arithmetic, so that the
// line keeps its weight at every size and a finished card holds plain coordinates and no transforms.
import { INK } from "./palette.mjs";

const LINE = 2;
const TOKEN = /[MLHVCQZ]|-?\d*\.?\d+/g;
const ARITY = { M: 1, L: 1, Q: 2, C: 3 };

/** Absolute M L H V C Q Z as [letter, ...points]. */
function parse(d) {
  const tokens = d.match(TOKEN) ?? [];
  const out = [];
  let letter = "M";
  let last = [0, 0];
  const next = () => Number(tokens.shift());
  while (tokens.length > 0) {
    if (/[A-Z]/.test(tokens[0])) letter = tokens.shift();
    if (letter === "Z") out.push(["Z"]);
    else if (letter === "H" || letter === "V") {
      last = letter === "H" ? [next(), last[1]] : [last[0], next()];
      out.push(["L", last]);
    } else {
      const points = Array.from({ length: ARITY[letter] }, () => [next(), next()]);
      last = points[points.length - 1];
      out.push([letter, ...points]);
      if (letter === "M") letter = "L";
    }
  }
  return out;
}

/** A path; `width` is the weight of its line on the finished card, whatever size the shape takes. */
export function path(d, fill = "none", { stroke = INK, width = LINE } = {}) {
  return { type: "path", commands: typeof d === "string" ? parse(d) : d, fill, stroke, width };
}

/** A line without a surface. */
export const line = (d, width = 1.3, stroke = INK) => path(d, "none", { stroke, width });

/** A surface without a line. */
export const flat = (d, fill) => path(d, fill, { stroke: "none" });

export function disc(x, y, radius, fill, { stroke = INK, width = LINE } = {}) {
  return { type: "disc", center: [x, y], radius, fill, stroke, width };
}

/** A round dab of color without a line. */
export const dot = (x, y, radius, fill = INK) => disc(x, y, radius, fill, { stroke: "none" });

const BEND = 0.5523;

export function oval(x, y, rx, ry, fill, options) {
  const [h, v] = [rx * BEND, ry * BEND];
  const d = [
    ["M", [x - rx, y]],
    ["C", [x - rx, y - v], [x - h, y - ry], [x, y - ry]],
    ["C", [x + h, y - ry], [x + rx, y - v], [x + rx, y]],
    ["C", [x + rx, y + v], [x + h, y + ry], [x, y + ry]],
    ["C", [x - h, y + ry], [x - rx, y + v], [x - rx, y]],
    ["Z"],
  ];
  return path(d, fill, options);
}

export const box = (x, y, width, height, fill, options) =>
  path(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, fill, options);

export const poly = (points, fill, options) =>
  path([...points.map((point, index0) => [index0 === 0 ? "M" : "L", point]), ["Z"]], fill, options);

const SOFT = 6;

/** A smooth curve through the points (Catmull and Rom), closed for a blob. */
function through(points, closed) {
  const at = (index0) =>
    closed
      ? points[(index0 + points.length) % points.length]
      : points[Math.min(Math.max(index0, 0), points.length - 1)];
  const spans = closed ? points.length : points.length - 1;
  const curves = Array.from({ length: spans }, (_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      "C",
      [b[0] + (c[0] - a[0]) / SOFT, b[1] + (c[1] - a[1]) / SOFT],
      [c[0] - (d[0] - b[0]) / SOFT, c[1] - (d[1] - b[1]) / SOFT],
      c,
    ];
  });
  return [["M", points[0]], ...curves, ...(closed ? [["Z"]] : [])];
}

export const blob = (points, fill, options) => path(through(points, true), fill, options);
export const curve = (points, width = LINE, stroke = INK) => path(through(points, false), "none", { stroke, width });

/**
 * A tube with an inked rim: arms, legs, tails, ropes. `thickness` scales with the shape. From `root`, a point on the body
 * before its first, the color runs without a rim, so that no seam shows.
 */
export function limb(points, thickness, color, { smooth = false, root } = {}) {
  const commands = smooth ? through(points, false) : points.map((point, index0) => [index0 === 0 ? "M" : "L", point]);
  return { type: "limb", commands, thickness, color, root };
}

/** The points at half of `widths` to one side of a line of joints. */
const beside = (points, widths, side) =>
  points.map(([x, y], i) => {
    const [a, b] = [points[Math.max(i - 1, 0)], points[Math.min(i + 1, points.length - 1)]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const reach = (side * widths[i]) / 2 / length;
    return [x - (b[1] - a[1]) * reach, y + (b[0] - a[0]) * reach];
  });

/** A leg that narrows from joint to joint. It has no line where it begins, so that it grows out of the body. */
export function taper(points, widths, color) {
  const [one, other] = [beside(points, widths, 1), beside(points, widths, -1)];
  const [down, up] = [through(one, false), through([...other].reverse(), false)];
  const outline = [...down, ["L", up[0][1]], ...up.slice(1)];
  return [path([...outline, ["Z"]], color, { stroke: "none" }), path(outline)];
}

/** Shapes that stand for one thing, which can be counted in the finished card. */
export const motif = (name, ...children) => ({ type: "group", name, children });

function mapper({ x = 0, y = 0, s = 1, flip = false, rot = 0 }) {
  const angle = (rot * Math.PI) / 180;
  const [cos, sin, sign] = [Math.cos(angle) * s, Math.sin(angle) * s, flip ? -1 : 1];
  return ([px, py]) => [x + sign * (px * cos - py * sin), y + px * sin + py * cos];
}

function move(node, map, s) {
  if (Array.isArray(node)) return node.map((each) => move(each, map, s));
  if (node.type === "group") return { ...node, children: move(node.children, map, s) };
  if (node.type === "disc") return { ...node, center: map(node.center), radius: node.radius * s };
  const commands = node.commands.map(([letter, ...points]) => [letter, ...points.map(map)]);
  if (node.type !== "limb") return { ...node, commands };
  return {
    ...node,
    commands,
    thickness: node.thickness * s,
    root: node.root === undefined ? undefined : map(node.root),
  };
}

/** The shapes turned by `rot` degrees, scaled, mirrored, then moved. */
export const at = (node, place) => move(node, mapper(place), place.s ?? 1);

const figure = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

function pathData(commands) {
  return commands
    .map(([letter, ...points]) => `${letter}${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join(" ")}`)
    .join("")
    .replaceAll(" -", "-");
}

function pen({ stroke, width }) {
  if (stroke === "none") return ' stroke="none"';
  return `${stroke === INK ? "" : ` stroke="${stroke}"`}${width === LINE ? "" : ` stroke-width="${figure(width)}"`}`;
}

/** The shapes as SVG; the group around them sets ink and weight of the usual line. */
export function render(node) {
  if (Array.isArray(node)) return node.map(render).join("");
  if (node.type === "group") return `<g data-motif="${node.name}">${render(node.children)}</g>`;
  if (node.type === "disc") {
    const [x, y] = node.center.map(figure);
    return `<circle cx="${x}" cy="${y}" r="${figure(node.radius)}" fill="${node.fill}"${pen(node)}/>`;
  }
  const d = pathData(node.commands);
  if (node.type === "path") return `<path fill="${node.fill}"${pen(node)} d="${d}"/>`;
  const [outer, inner] = [node.thickness + LINE, Math.max(node.thickness - LINE, 0.8)].map(figure);
  const rooted = node.root === undefined ? d : `${pathData([["M", node.root]])}L${d.slice(1)}`;
  return `<path fill="none" stroke-width="${outer}" d="${d}"/><path fill="none" stroke="${node.color}" stroke-width="${inner}" d="${rooted}"/>`;
}
