// Prints what the gazetteer costs: milliseconds to load, memory, and milliseconds a query over 10,000 mixed ones.
// node --expose-gc tools/measure.mjs (after the build)
import { performance } from "node:perf_hooks";
import { searchPlaces } from "../dist/index.js";
import { loadGazetteer } from "../dist/node.js";

const QUERIES = 10_000;
const SEED = 20261121;
const megabytes = (bytes) => Number((bytes / 1e6).toFixed(1));

const before = memory();
const start = performance.now();
const gazetteer = loadGazetteer();
const loadMs = performance.now() - start;
const after = memory();

const next = randomNumbers(SEED);
const queries = Array.from({ length: QUERIES }, () => mixedQuery(next));
for (const query of queries.slice(0, 500)) searchPlaces(gazetteer, query, { limit: 10, offset: 0 });
const timed = queries.map((query) => {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const { total } = searchPlaces(gazetteer, query, { limit: 10, offset: 0 });
  const ms = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return { query, total, ms, cpuMs: (user + system) / 1000 };
});
// On a machine that others use a query may wait; the processor's time says what it cost, collecting garbage included.
const worstCpuMs = Math.max(...timed.map(({ cpuMs }) => cpuMs));
timed.sort((a, b) => a.ms - b.ms);
const at = (share) => Number(timed[Math.min(QUERIES - 1, Math.floor(share * QUERIES))].ms.toFixed(3));
console.log({
  loadMs: Math.round(loadMs),
  addedResidentMB: megabytes(after.rss - before.rss),
  addedHeapMB: megabytes(after.heapUsed + after.external - before.heapUsed - before.external),
  residentMB: megabytes(after.rss),
  residentAfterQueriesMB: megabytes(memory().rss),
  medianMs: at(0.5),
  p99Ms: at(0.99),
  worstMs: at(1),
  worstCpuMs,
  withoutAnswer: timed.filter(({ total }) => total === 0).length,
});
console.log(
  "slowest:",
  timed.slice(-5).map(({ query, ms }) => `${JSON.stringify(query)} ${ms.toFixed(1)}`),
);

function memory() {
  globalThis.gc?.();
  return process.memoryUsage();
}

/** Exact names, beginnings, names with their country or province, misspellings, single letters and noise, in turn. */
function mixedQuery(next) {
  const { names, places } = gazetteer;
  const name = names.text(Math.floor(next() * names.count));
  const place = places.place(Math.floor(next() ** 2 * places.count));
  const kinds = [
    () => name,
    () => place.city,
    () => place.city.slice(0, 1 + Math.floor(next() * 4)),
    () => `${place.city}, ${place.province || place.country.name}`,
    () => `${place.city} ${place.country.name}`,
    () => `${place.city}, ${place.country.iso2}`,
    () => misspelt(place.city, next),
    () => `${misspelt(place.city, next)} ${place.country.name}`,
    () => place.province || place.country.name,
    () => "abcdefghijklmnopqrstuvwxyz".charAt(Math.floor(next() * 26)),
    () => Array.from({ length: 100 }, () => "abcdeinorst ".charAt(Math.floor(next() * 12))).join(""),
    () => place.city.repeat(10).slice(0, 100),
  ];
  return kinds[Math.floor(next() * kinds.length)]();
}

function misspelt(text, next) {
  const at = Math.floor(next() * text.length);
  const letter = "aeiourstln".charAt(Math.floor(next() * 10));
  return next() < 0.5 ? text.slice(0, at) + letter + text.slice(at) : text.slice(0, at) + text.slice(at + 1);
}

/** Mulberry32. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
