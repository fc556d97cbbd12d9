// Writes src/pictures/map/land.ts: the outlines of land for maps of a page's width, from Natural Earth's 1:110m land
// (public domain) as world-atlas packs it.
//
//   node packages/western/tools/land.mjs            writes it
//   node packages/western/tools/land.mjs --check    fails where the file is not what would be written
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";

const OUT = fileURLToPath(new URL("../src/pictures/map/land.ts", import.meta.url));
const { resolve } = createRequire(import.meta.url);
/** A tenth of a degree: a quarter of a pixel on a map of 960. */
const UNITS_PER_DEG = 10;
const TOLERANCE_DEG = 0.25;
/** Smaller islands are specks. */
const LEAST_AREA_DEG2 = 2;
/** Nothing below is on the map. */
const SOUTH_DEG = -60;

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas and Peucker, 1973. */
function simplified(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i += 1) {
    const away = distance(points[i], first, last);
    if (away > farthest) [farthest, index] = [away, i];
  }
  if (farthest <= TOLERANCE_DEG) return [first, last];
  return [...simplified(points.slice(0, index + 1)).slice(0, -1), ...simplified(points.slice(index))];
}

function area(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - y * ring[(i + 1) % ring.length][0], 0) /
      2,
  );
}

/** Land on the edge of the map goes on beyond it, and is drawn a second time on the other side. */
function onBothSides(ring) {
  const whole = unwrapped(ring);
  const [west, east] = [Math.min(...whole.map(([x]) => x)), Math.max(...whole.map(([x]) => x))];
  const turns = [-360, 0, 360].filter((turn) => west + turn < 180 && east + turn > -180);
  return turns.map((turn) => whole.map(([x, y]) => [x + turn, y]));
}

function unwrapped(ring) {
  let turn = 0;
  return ring.map(([x, y], i) => {
    const step = i === 0 ? 0 : x - ring[i - 1][0];
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [x + turn, y];
  });
}

/** A closed ring halved at its farthest point, so that both halves have two ends. */
function outline(ring) {
  const open = ring.slice(0, -1);
  const away = open.map(([x, y]) => Math.hypot(x - open[0][0], y - open[0][1]));
  const half = away.indexOf(Math.max(...away));
  return [...simplified(open.slice(0, half + 1)).slice(0, -1), ...simplified([...open.slice(half), open[0]])].slice(
    0,
    -1,
  );
}

/** East and south in tenths of a degree, each point from the one before. */
function pathOf(ring) {
  let [lastX, lastY] = [0, 0];
  const steps = outline(ring).map(([longitude, latitude]) => {
    const [x, y] = [Math.round(longitude * UNITS_PER_DEG), Math.round(-latitude * UNITS_PER_DEG)];
    const step = `${x - lastX}${y - lastY < 0 ? "" : " "}${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  // Each ring begins at a place of its own.
  return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}

const topology = JSON.parse(readFileSync(resolve("world-atlas/land-110m.json"), "utf8"));
const { features } = feature(topology, topology.objects.land);
const rings = features
  .flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates))
  .flatMap(([outer]) => onBothSides(outer))
  .filter((ring) => area(ring) >= LEAST_AREA_DEG2 && ring.some(([, latitude]) => latitude > SOUTH_DEG));
const text = `// Written by tools/land.mjs from Natural Earth's 1:110m land (public domain, packed by world-atlas 2.0.2).

/** Outlines of land as an SVG path, a unit a tenth of a degree: x to the east of Greenwich, y to the south of the equator. */
export const LAND =
  "${rings.map(pathOf).join("")}";
`;

if (process.argv.includes("--check")) {
  if (readFileSync(OUT, "utf8") !== text) {
    console.error("src/pictures/map/land.ts is not what tools/land.mjs writes.");
    process.exit(1);
  }
} else {
  writeFileSync(OUT, text);
  console.log(`${rings.length} outlines, ${text.length} bytes`);
}
