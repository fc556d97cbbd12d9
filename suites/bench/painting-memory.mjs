// Resident memory of a process that renders large PNGs, in MB: the least in the first half of them, and in the second.
// Buffers come and go with the garbage collector; memory that a renderer keeps for each picture stays, and adds up.
//
// node suites/bench/painting-memory.mjs 500 docs/pictures/*.svg
import { readFileSync } from "node:fs";
import { pngMaker } from "@almagest/pictures-png";

/** Painted before the first half: they load fonts and grow the painter's own memory. */
const START = 10;
const PIXELS = 7_900_000;

const [count = "500", ...files] = process.argv.slice(2);
const svgs = files.map((file) => large(readFileSync(file, "utf8")));
const paint = await pngMaker();

/** The picture as large as a PNG may be. */
function large(svg) {
  return svg.replace(/^(<svg [^>]*?)width="([\d.]+)" height="([\d.]+)"/, (_, start, width, height) => {
    const times = Math.sqrt(PIXELS / (width * height));
    return `${start}width="${Math.floor(width * times)}" height="${Math.floor(height * times)}"`;
  });
}

async function residentMb(painted0) {
  paint(svgs[painted0 % svgs.length]);
  // Objects of native code are freed between two turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return process.memoryUsage.rss() / 1e6;
}

for (let painted0 = 0; painted0 < START; painted0 += 1) await residentMb(painted0);
const seen = [];
for (let painted0 = 0; painted0 < Number(count); painted0 += 1) seen.push(await residentMb(painted0));
const half = seen.length / 2;
const [beforeMb, afterMb] = [seen.slice(0, half), seen.slice(half)].map((part) => Math.round(Math.min(...part)));
console.log(JSON.stringify({ painted: seen.length, beforeMb, afterMb, mostMb: Math.round(Math.max(...seen)) }));
