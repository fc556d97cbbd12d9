import { cpus } from "node:os";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { swissEphemeris as wasmEphemeris } from "@almagest/ephemeris-swiss-wasm/node";
import { createContext } from "@almagest/operation";
import { natalChart } from "@almagest/western";
import { expect, test } from "vitest";

const ENGINES = { native: swissEphemeris(), WebAssembly: wasmEphemeris() } as const;
const PRINTS = process.env["ALMAGEST_SPEED"] === "print";
const CHARTS = PRINTS ? 500 : 3;
const ROUNDS = 7;

/** Births of one a day from 1950-01-01, at places that go round the Earth. */
const births = Array.from({ length: CHARTS }, (_, k) => ({
  date: new Date(Date.UTC(1950, 0, 1 + 17 * k)).toISOString().slice(0, 10),
  time: "14:30:00",
  timezone: 0,
  latitude: (k % 120) - 60,
  longitude: ((k * 7) % 360) - 180,
}));

test("both engines draw the same births, and tell on request how many in a second", () => {
  const engines = Object.entries(ENGINES).map(([name, ephemeris]) => {
    const context = createContext({ ephemeris });
    const draw = (): unknown => births.map((birth) => natalChart(birth, context).planets.map(({ sign }) => sign));
    return { name, draw, drawn: draw(), perSecond: [] as number[] };
  });
  expect(engines[0]?.drawn).toEqual(engines[1]?.drawn);
  if (!PRINTS) return;
  // In turn, so that a busy moment of the machine is shared.
  for (let round = 0; round < ROUNDS; round++)
    for (const { draw, perSecond } of engines) {
      const start = performance.now();
      draw();
      perSecond.push((1000 * CHARTS) / (performance.now() - start));
    }
  const rates = engines.map(({ name, perSecond }) => `${name} ${Math.round(medianOf(perSecond))}`).join(", ");
  process.stdout.write(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.versions.node}: ${rates}\n`);
});

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
