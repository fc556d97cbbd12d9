import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { ROOT } from "./packages";

/**
 * Ephemeris calls and allocated bytes of a call, texts included, as measured with Node 20 when they were last lowered.
 * Lower a number where a change makes a call cheaper; raise one only for what the answer gains. A natal chart's
 * sixteenth call is the Sun's altitude, by which its sect is told. A Vedic chart judges nine grahas and twelve houses, and
 * says of 48 yogas what makes or breaks them: half of its bytes. A third of them came
 * when these facts were told by texts, in any language. A natal chart tells aspects until its reading has 600 words. A daily
 * horoscope asks where the Moon is at noon, to leave out a house that it reaches later, and when two bodies met last.
 */
const COSTS = {
  "/astrology/natal-chart": { ephemerisCalls: 16, bytes: 545_000 },
  "/vedic-astrology/birth-chart": { ephemerisCalls: 18, bytes: 2_020_000 },
  "/chinese-astrology/bazi/chart": { ephemerisCalls: 4.8, bytes: 161_000 },
  "/astrology/horoscope/{sign}/daily": { ephemerisCalls: 273, bytes: 1_490_000 },
} as const;

/** Runs differ by one in a hundred; a wider margin would hide a rise until the next one. */
const MARGIN = 1.06;
/** Further below, the number above holds nothing together: it has to be lowered. */
const LEAST = 0.85;

const FLAGS = [
  ...["--expose-gc", "--single-threaded", "--no-opt"],
  ...["--min-semi-space-size=128", "--max-semi-space-size=128"],
];
const costSchema = z.record(z.string(), z.object({ ephemerisCalls: z.number(), bytes: z.number() }));

let folder = "";
let costs: z.infer<typeof costSchema> = {};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "almagest-cost-"));
  symlinkSync(join(ROOT, "suites/bench/node_modules"), join(folder, "node_modules"));
  const program = join(folder, "library-cost.mjs");
  await build({
    entryPoints: [join(ROOT, "suites/bench/library-cost.mjs")],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@almagest/source"],
    external: ["sweph"],
    loader: { ".svg": "text" },
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
  const data = join(ROOT, "packages/ephemeris-swiss-core/data");
  const said = execFileSync(process.execPath, [...FLAGS, program, data, ...Object.keys(COSTS)]);
  costs = costSchema.parse(JSON.parse(String(said)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(COSTS))("a call of %s", (path, recorded) => {
  test("asks the ephemeris no more often than it did", () => {
    const { ephemerisCalls } = costs[path] ?? {};
    expect(ephemerisCalls).toBeLessThanOrEqual(recorded.ephemerisCalls);
    expect(ephemerisCalls).toBeGreaterThan(LEAST * recorded.ephemerisCalls);
  });

  test("allocates no more than it did", () => {
    const { bytes } = costs[path] ?? {};
    expect(bytes).toBeLessThan(MARGIN * recorded.bytes);
    expect(bytes).toBeGreaterThan(LEAST * recorded.bytes);
  });
});
