import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { SKY_BODIES } from "@almagest/ephemeris";
import { build } from "tsup";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { swissEphemeris } from "./swiss";

const packageRoot = fileURLToPath(new URL("../", import.meta.url));
/** An installation as a consumer has it, in a folder whose name needs care in a URL. */
const installed = join(mkdtempSync(join(tmpdir(), "consumer-")), "with space, #hash & 100% ü");

beforeAll(async () => {
  mkdirSync(join(installed, "node_modules"), { recursive: true });
  symlinkSync(join(packageRoot, "../ephemeris-swiss-core/data"), join(installed, "data"));
  symlinkSync(realpathSync(join(packageRoot, "node_modules/sweph")), join(installed, "node_modules/sweph"));
  writeFileSync(join(installed, "package.json"), '{ "type": "module" }');
  await build({
    entry: { index: join(packageRoot, "src/index.ts") },
    outDir: join(installed, "dist"),
    format: ["esm", "cjs"],
    platform: "node",
    target: "node20",
    external: ["sweph"],
    noExternal: [/^@almagest\//, "zod"],
    config: false,
    treeshake: true,
    silent: true,
    esbuildOptions: (options) => {
      options.conditions = ["@almagest/source"];
      options.logLevel = "error";
    },
  });
});
afterAll(() => rmSync(dirname(installed), { recursive: true }));

function run(name: string, source: string): unknown {
  writeFileSync(join(installed, name), source);
  return JSON.parse(execFileSync(process.execPath, [name], { cwd: installed, encoding: "utf8" }));
}

describe("the built package", () => {
  const expected = swissEphemeris().ecliptic("moon", 2451545);

  it("finds its data from an ES module", () => {
    const source = `import { swissEphemeris } from "./dist/index.js";
      console.log(JSON.stringify(swissEphemeris().ecliptic("moon", 2451545)));`;
    expect(run("consumer.mjs", source)).toEqual(expected);
  });

  it("finds its data from CommonJS", () => {
    const source = `const { swissEphemeris } = require("./dist/index.cjs");
      console.log(JSON.stringify(swissEphemeris().ecliptic("moon", 2451545)));`;
    expect(run("consumer.cjs", source)).toEqual(expected);
  });

  it("keeps an ESM and a CJS copy with folders of their own apart, in one thread", () => {
    const source = `import { cpSync } from "node:fs";
      import { createRequire } from "node:module";
      import { swissEphemeris } from "./dist/index.js";
      cpSync("data", "other", { recursive: true, dereference: true });
      const cjs = createRequire(import.meta.url)("./dist/index.cjs").swissEphemeris({ dataDirectory: "other" });
      const esm = swissEphemeris();
      const instants = [2451545, 2200000.5, 2700000.5, 2378497.6, 2451545];
      const ask = (sky) => instants.map((jdTt) => sky.ecliptic("osculating-apogee", jdTt));
      const alone = [ask(esm), ask(cjs)];
      const inTurn = instants.map((jdTt) => [esm.ecliptic("osculating-apogee", jdTt), cjs.ecliptic("osculating-apogee", jdTt)]);
      console.log(JSON.stringify([alone[0], alone[1], inTurn.map(([a]) => a), inTurn.map(([, b]) => b)]));`;
    const answers = run("both.mjs", source);
    const sky = swissEphemeris();
    const one = [2451545, 2200000.5, 2700000.5, 2378497.6, 2451545].map((jdTt) =>
      sky.ecliptic("osculating-apogee", jdTt),
    );
    expect(answers).toEqual([one, one, one, one]);
  });
});

describe("worker threads", () => {
  const instants = Array.from({ length: 120 }, (_, k) => 2159400.5 + k * 5477.377);
  const workerSource = `import { parentPort, workerData } from "node:worker_threads";
    import { swissEphemeris } from "./dist/index.js";
    const sky = swissEphemeris();
    const { bodies, instants, shift } = workerData;
    const numbers = new Float64Array(instants.length * (bodies.length * 6 + 2));
    for (let turn = 0; turn < instants.length; turn++) {
      const k = (turn + shift) % instants.length;
      bodies.forEach((body, b) => numbers.set(Object.values(sky.ecliptic(body, instants[k])), (k * bodies.length + b) * 6));
      sky.ayanamsaDeg("lahiri", instants[k]);
      const star = sky.fixedStars.star("Algol", instants[k]).longitudeDeg;
      const eclipse = sky.eclipses.next("moon", instants[k]).maximumJdTt;
      numbers.set([star, eclipse], instants.length * bodies.length * 6 + 2 * k);
    }
    parentPort.postMessage(numbers);`;

  const inWorker = (shift: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(join(installed, "worker.mjs"), { workerData: { bodies: SKY_BODIES, instants, shift } });
      worker.once("message", resolve);
      worker.once("error", reject);
    });

  it("four at once and the main thread agree bit for bit, each in an order of its own", async () => {
    writeFileSync(join(installed, "worker.mjs"), workerSource);
    const running = [0, 31, 62, 93].map(inWorker);
    const sky = swissEphemeris();
    const here = instants.flatMap((jdTt) => SKY_BODIES.flatMap((body) => Object.values(sky.ecliptic(body, jdTt))));
    const searched = instants.flatMap((jdTt) => [
      sky.fixedStars.star("Algol", jdTt).longitudeDeg,
      sky.eclipses.next("moon", jdTt).maximumJdTt,
    ]);
    const expected = Float64Array.from([...here, ...searched]);
    for (const numbers of await Promise.all(running)) expect(numbers).toEqual(expected);
  });
});
