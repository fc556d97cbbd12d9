import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { COMMON_HOUSE_SYSTEMS, createContext, HOUSE_SYSTEMS } from "@almagest/operation";
import { natalChart } from "@almagest/western";
import { natalWheel } from "@almagest/western/pictures";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { long } from "../../strength";
import { ROOT } from "./packages";
import { faultsOf } from "./wheel/faults";
import type { Proof } from "./wheel/prove";
import { type Answer, answerOf, chartOf, turn } from "./wheel/random-chart";

const CHARTS = long(300, 10_000);
/** Ends a hanging run: 10,000 charts take 20 seconds of two idle cores. */
const BUSY_MS = 400_000;
const WORKERS = Math.min(4, availableParallelism());

function isProof(message: unknown): message is Proof {
  return typeof message === "object" && message !== null && "faulty" in message;
}

/** Proves a range of seeds in a separate thread, with bundled code: much faster than here. */
function provedIn(code: string, range: readonly [number, number]): Promise<Proof> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: range });
    worker.once("error", reject);
    worker.once("message", (message: unknown) =>
      isProof(message) ? resolve(message) : reject(new Error("a thread told no proof")),
    );
  });
}

test(
  `${CHARTS} random charts: every fact once and at its degree, ink apart and inside, lines uncrossed, order kept`,
  async () => {
    const { outputFiles } = await build({
      entryPoints: [join(ROOT, "suites/workspace/src/wheel/prove.ts")],
      bundle: true,
      write: false,
      platform: "node",
      format: "cjs",
      conditions: ["@almagest/source"],
    });
    const code = outputFiles[0]?.text ?? "";
    const share = Math.ceil(CHARTS / WORKERS);
    const proofs = await Promise.all(
      Array.from({ length: WORKERS }, (_, worker0) =>
        provedIn(code, [worker0 * share, Math.min(CHARTS, (worker0 + 1) * share)]),
      ),
    );
    expect(proofs.flatMap(({ faulty }) => faulty)).toEqual([]);
    expect(proofs.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(CHARTS);
  },
  BUSY_MS,
);

describe("the proof itself", () => {
  const chart = chartOf(3);
  const svg = natalWheel(chart);

  test("finds no fault in a correct drawing", () => {
    expect(faultsOf(svg, chart)).toEqual([]);
  });

  test.each([
    ["a body that is missing", /<g data-name="Venus">.*?<\/g>/, ""],
    ["a body that is there twice", /(<g data-name="Venus">.*?<\/g>)/, "$1$1"],
    [
      "another body's glyph",
      /(<g data-name="Sun"><path[^>]*><path d=")[^"]*/,
      "$1M0-9.8a5.2 5.2 0 1 0 .01 0M0 .6v9.6M-4 5.4H4",
    ],
    ["minutes that are wrong", /(<g data-name="Mars">.*?>)\d\d′/, "$166′"],
    ["a leader from elsewhere", /(<g data-name="Moon"><path d=")M\S+ ?[^L]*/, "$1M300-12"],
    ["an aspect that is not drawn", /<g [^>]*data-name="\w+ (?:trine|square) \w+">.*?<\/g>/, ""],
    ["a cusp's label that is wrong", /(<g data-name="at-2">.*?>)\d+°/, "$131°"],
    ["a text over others", /(<g data-name="Saturn">.*?<text x=")\S+" y="\S+"/, '$1-408.8" y="-3.1"'],
    ["a text outside", /(<g data-name="Saturn">.*?<text x=")\S+"/, '$12000"'],
    ["a line through a glyph", /(<path d="M)[^"]*("[^>]*data-name="cusp-3")/, "$1-300-200L300 200$2"],
    ["a scale that is turned", /rotate\(\S+?\)/, "rotate(1.5)"],
  ])("finds %s", (_, found, instead) => {
    const tampered = svg.replace(found, instead);
    expect(tampered).not.toBe(svg);
    expect(faultsOf(tampered, chart)).not.toEqual([]);
  });
});

/** The places that an answer of the operation has, as the proof reads them. */
function read(answer: ReturnType<typeof natalChart>): Answer {
  const major = answer.aspects.filter(({ type }) => /^(?:CONJ|SEXT|SQUA|TRIN|OPPO)/.test(type));
  return { ...answer, birthDetails: { ...answer.birthDetails, timezone: 0 }, aspects: major };
}

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });

describe("charts that crowd", () => {
  test("1962-02-05: the eclipse with seven bodies in Aquarius, anywhere", () => {
    for (const latitude of [-60, -33.9, 0, 19.1, 40.7, 51.5, 65]) {
      for (const houseSystem of COMMON_HOUSE_SYSTEMS) {
        const birth = {
          date: "1962-02-05",
          time: "00:10:00",
          latitude,
          longitude: 2.4 * latitude,
          timezone: 0,
        } as const;
        const answer = natalChart({ ...birth, houseSystem }, context);
        expect([latitude, houseSystem, faultsOf(natalWheel(answer), read(answer))]).toEqual([
          latitude,
          houseSystem,
          [],
        ]);
      }
    }
  });

  test("every system of houses, in the north", () => {
    for (const houseSystem of HOUSE_SYSTEMS) {
      for (const time of ["02:00:00", "09:20:00", "17:40:00"]) {
        const birth = { date: "2024-06-21", time, latitude: 50, longitude: 25, timezone: 0, houseSystem } as const;
        const answer = natalChart(birth, context);
        expect([houseSystem, time, faultsOf(natalWheel(answer), read(answer))]).toEqual([houseSystem, time, []]);
      }
    }
  });

  test("polar latitudes, by the hour", () => {
    for (const latitude of [66.6, 70, 78.2, 89.9, -67, -77.8, -89.9]) {
      for (let hour = 0; hour < 24; hour += 4) {
        const time = `${String(hour).padStart(2, "0")}:00:00`;
        const birth = { date: "2024-06-21", time, latitude, longitude: 25, timezone: 0, houseSystem: "equal" } as const;
        const answer = natalChart(birth, context);
        expect([latitude, hour, faultsOf(natalWheel(answer), read(answer))]).toEqual([latitude, hour, []]);
      }
    }
  });

  const narrow = [2, 2, 2, 58, 58, 58, 2, 2, 2, 58, 58, 58];
  const cusps = narrow.map((_, house0) => narrow.slice(0, house0).reduce((sum, width) => sum + width, 0));

  test("houses of 2° with bodies in them", () => {
    for (let first = 0; first < 360; first += 7.3) {
      const bodies = [0.5, 2.5, 4.5, 4.6, 5.5, 180.2, 182.7, 3, 1].map((place) => ({
        longitude: first + place,
        isRetrograde: true,
      }));
      const chart = answerOf({
        bodies,
        ascendant: first,
        midheaven: turn(first + 186),
        cusps: cusps.map((cusp) => cusp + first),
        partOfFortune: first + 2,
        vertex: first + 184,
      });
      expect([first, faultsOf(natalWheel(chart), chart)]).toEqual([first, []]);
    }
  });

  test("21 bodies, Part of Fortune and Vertex within 10°, wherever", () => {
    for (let first = 0; first < 360; first += 5.1) {
      const bodies = Array.from({ length: 21 }, (_, index0) => ({
        longitude: first + index0 * 0.5,
        isRetrograde: index0 % 3 === 0,
      }));
      const even = Array.from({ length: 12 }, (_, house0) => turn(15 + 30 * house0));
      const chart = answerOf({
        bodies,
        ascendant: 15,
        midheaven: 280,
        cusps: even,
        partOfFortune: first + 3.3,
        vertex: first + 9,
      });
      expect([first, faultsOf(natalWheel(chart), chart)]).toEqual([first, []]);
    }
  });
});
