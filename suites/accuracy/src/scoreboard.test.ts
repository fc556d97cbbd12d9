import { readFileSync, writeFileSync } from "node:fs";
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { swissEphemeris as wasmEphemeris } from "@almagest/ephemeris-swiss-wasm/node";
import { describe, expect, test } from "vitest";
import { BOUNDS, type QuantityId } from "./bounds";
import { COVERAGE, unmeasuredOperations } from "./coverage";
import { measureAll } from "./measure";
import { measureEngines } from "./measure-engines";
import { anglesMovedByYear } from "./measure-rotation";
import { summarize } from "./residual";
import { missingQuantities, renderScoreboard, scoreboardRows } from "./scoreboard";

const FILE = new URL("../../../docs/accuracy.md", import.meta.url);
const modeledSky = swissEphemeris({ ut1: "modeled" });
const measuredSky = swissEphemeris();
const measured = [
  ...measureAll(modeledSky, measuredSky),
  ...summarize(measureEngines({ native: measuredSky, wasm: wasmEphemeris() })),
];

/** Speeds are differences of two close positions, in which another machine's last digits show; in the units of BOUNDS. */
const WASM_BOUNDS: Partial<Record<QuantityId, number>> = { speed: 1e-4, "port-speed": 2e-4, "distance-speed": 2 };

describe("residuals", () => {
  test.each(measured)("$quantity stays within its bound", ({ quantity, largest, where }) => {
    expect(largest, `the largest is at ${where}`).toBeLessThanOrEqual(BOUNDS[quantity].bound);
  });

  test.each(measureAll(wasmEphemeris({ ut1: "modeled" }), wasmEphemeris()))(
    "$quantity stays within the same bound on the WebAssembly engine",
    ({ quantity, largest, where }) => {
      const bound = WASM_BOUNDS[quantity] ?? BOUNDS[quantity].bound;
      expect(largest, `the largest is at ${where}`).toBeLessThanOrEqual(bound);
    },
  );

  test("every quantity is compared", () => {
    expect(missingQuantities(measured)).toEqual([]);
  });

  test("an operation that is said to be measured has a row that an authority stands behind", () => {
    for (const [name, quantities] of Object.entries(COVERAGE)) {
      const authorities = quantities.map((quantity) => BOUNDS[quantity].authority);
      expect(
        authorities.filter((authority) => authority !== "property" && authority !== "native"),
        name,
      ).not.toEqual([]);
    }
  });

  test("no comparison lacks a number", () => {
    expect(measured.filter(({ largest }) => !Number.isFinite(largest))).toEqual([]);
  });
});

test("docs/accuracy.md has every quantity with its comparisons, its bound and a residual of the size measured", () => {
  const fresh = renderScoreboard(measured, {
    moved: anglesMovedByYear(measuredSky, modeledSky),
    unmeasured: unmeasuredOperations(catalogue),
  });
  if (process.env["ALMAGEST_SCOREBOARD"] === "write") writeFileSync(FILE, fresh);
  const written = readFileSync(FILE, "utf8");
  const again = "stale: node suites/accuracy/tools/scoreboard.mjs";
  expect(withoutTable(written), again).toEqual(withoutTable(fresh));
  const [before, now] = [scoreboardRows(written), scoreboardRows(fresh)];
  expect(
    before.map(({ structure }) => structure),
    again,
  ).toEqual(now.map(({ structure }) => structure));
  for (const [index0, row] of before.entries()) {
    const size = now[index0]?.largest ?? Number.NaN;
    const leeway = row.isSearched ? row.bound : Math.max(1e-6, 0.1 * size);
    expect(Math.abs(row.largest - size), row.structure).toBeLessThanOrEqual(leeway);
  }
});

function withoutTable(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("|"))
    .join("\n");
}
