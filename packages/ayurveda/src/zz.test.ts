import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claims } from "../test/claims";
test("x", () => {
  let out = "";
  for (const c of claims.filter((one) => one.operation.includes(process.env["F"] ?? ""))) {
    const t = performance.now();
    const r = c.check(Number(process.env["N"] ?? 1000), Number(process.env["S"] ?? 7));
    out += `== ${c.operation} ${r.answers} ${Math.round(performance.now() - t)} ms\nundeclared ${r.undeclared.length}\n${[...r.undeclared].sort().join("\n")}\nbroken ${r.broken.length}\n${r.broken.slice(0, 12).join("\n")}\nstale ${r.stale.length}\n${r.stale.join("\n")}\n`;
  }
  writeFileSync("/tmp/h8/claims-ayurveda.txt", out);
  expect(1).toBe(1);
});
