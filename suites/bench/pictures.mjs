// Compares drawing with computing: the natal wheel as SVG and as PNG, relative to the chart's calculation; and the
// memory that rendering keeps.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { median } from "./median.mjs";

const GALLERY = join(import.meta.dirname, "../../docs/pictures");
const LARGE_PNGS = 100;
const WIDTH_PX = 1200;
const ROUNDS = 7;
const CHARTS = 150;
const PNGS = 8;

/** Milliseconds that each of some inputs takes. */
function msEach(run, inputs) {
  const start = performance.now();
  for (const input of inputs) run(input);
  return (performance.now() - start) / inputs.length;
}

export async function benchPictures({ ephemeris, births, row }) {
  const { createContext } = await import("@almagest/operation");
  const { natalChart } = await import("@almagest/western");
  const { natalWheel } = await import("@almagest/western/pictures");
  const { pngMaker } = await import("@almagest/pictures-png");
  const context = createContext({ ephemeris, texts: [] });
  const charts = births.slice(0, CHARTS).map((birth) => natalChart(birth, context));
  const svgs = charts.slice(0, PNGS).map((chart) => natalWheel(chart, { width: WIDTH_PX }));
  const png = await pngMaker();
  const runs = {
    chart: () => msEach((birth) => natalChart(birth, context), births.slice(0, CHARTS)),
    wheel: () => msEach((chart) => natalWheel(chart), charts),
    png: () => msEach(png, svgs),
  };
  for (const run of Object.values(runs)) run();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [chart, wheel, painted] = [runs.chart(), runs.wheel(), runs.png()];
    return { wheel, painted, perChart: wheel / chart, perWheel: painted / wheel };
  });
  const of = (name) => median(rounds.map((round) => round[name]));
  const kilobytes = Math.max(...charts.map((chart) => Buffer.byteLength(natalWheel(chart)))) / 1000;
  const pngKilobytes = Math.max(...svgs.map((svg) => png(svg).length)) / 1000;
  row(
    "natal wheel as SVG, times the chart's calculation",
    of("perChart").toFixed(2),
    "",
    `${of("wheel").toFixed(2)} ms, aim 2`,
  );
  row("natal wheel as SVG, bytes of the longest", `${kilobytes.toFixed(1)} kB`, "40 kB");
  row(
    `natal wheel as PNG of ${WIDTH_PX} px, times as SVG`,
    of("perWheel").toFixed(1),
    "",
    `${of("painted").toFixed(0)} ms, aim 60`,
  );
  row(`natal wheel as PNG of ${WIDTH_PX} px, bytes of the longest`, `${pngKilobytes.toFixed(0)} kB`, "");
  const { beforeMb, afterMb } = paintingMemory();
  row(`resident memory of a painter after ${LARGE_PNGS} large PNGs, less before`, `${afterMb - beforeMb} MB`, "100 MB");
}

/** In a separate process, which does nothing else. */
function paintingMemory() {
  const files = readdirSync(GALLERY).map((file) => join(GALLERY, file));
  const program = join(import.meta.dirname, "painting-memory.mjs");
  return JSON.parse(String(execFileSync(process.execPath, [program, String(LARGE_PNGS), ...files])));
}
