import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { long } from "../../strength";
import { ROOT } from "./packages";

/** A renderer that keeps its pictures keeps 30 MB or more of each: of 6, 90 MB from one half to the other. */
const PICTURES = long(6, 24);
const MOST_GROWTH_MB = 80;

/** Pictures of letters, of drawings and of cells. */
const FILES = ["western-generatenatalchart-wheel", "tarot-castthreecard-spread", "western-getmooncalendar-sheet"].map(
  (name) => join(ROOT, `docs/pictures/${name}.svg`),
);

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "almagest-painting-"));
  for (const name of ["fonts", "node_modules"])
    symlinkSync(join(ROOT, "packages/pictures-png", name), join(folder, name));
  await build({
    entryPoints: [join(ROOT, "suites/bench/painting-memory.mjs")],
    outfile: join(folder, "dist/painting-memory.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@almagest/source"],
    external: ["harfbuzzjs", "@resvg/resvg-wasm"],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a process that paints large PNGs one after another keeps no memory of them", () => {
  const said = execFileSync(process.execPath, [join(folder, "dist/painting-memory.mjs"), String(PICTURES), ...FILES]);
  const { beforeMb, afterMb } = z.object({ beforeMb: z.number(), afterMb: z.number() }).parse(JSON.parse(String(said)));
  expect(afterMb - beforeMb).toBeLessThan(MOST_GROWTH_MB);
});
