import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { test } from "vitest";
import { measureAll } from "./measure";
test("probe", () => {
  const t = performance.now();
  const all = measureAll(swissEphemeris());
  console.log(all.map((m) => `${m.quantity} ${m.comparisons} ${m.largest.toExponential(2)} ${m.where}`).join("\n"), performance.now() - t);
});
