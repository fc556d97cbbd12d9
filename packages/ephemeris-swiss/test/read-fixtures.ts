import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SkyBody } from "@almagest/ephemeris";

/** One run of `swetest`: its arguments and the lines it printed. */
export interface Run {
  readonly command: string;
  readonly lines: readonly string[];
}

const NAMES: Readonly<Record<string, SkyBody>> = {
  Sun: "sun",
  Moon: "moon",
  Mercury: "mercury",
  Venus: "venus",
  Mars: "mars",
  Jupiter: "jupiter",
  Saturn: "saturn",
  Uranus: "uranus",
  Neptune: "neptune",
  Pluto: "pluto",
  "mean Node": "mean-node",
  "true Node": "true-node",
  "mean Apogee": "mean-apogee",
  "osc. Apogee": "osculating-apogee",
  Chiron: "chiron",
  Ceres: "ceres",
  Pallas: "pallas",
  Juno: "juno",
  Vesta: "vesta",
};

/** The text of a fixture. */
export function fixtureText(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../src/fixtures/${name}`, import.meta.url)), "utf8");
}

export function runsOf(name: string): readonly Run[] {
  return fixtureText(name)
    .split(/^> swetest /m)
    .slice(1)
    .map((block) => {
      const [command = "", ...lines] = block.split("\n");
      return { command, lines: lines.filter((line) => line !== "") };
    });
}

/** The number behind an option: `-bj2451545` for `bj`. */
export function optionOf(run: Run, name: string): number {
  return Number(new RegExp(`-${name}([-0-9.]+)`).exec(run.command)?.[1]);
}

/** The numbers after a label. */
export function numbersAfter(run: Run, label: string): readonly number[] {
  const line = run.lines.find((candidate) => candidate.startsWith(label)) ?? "";
  return line.slice(label.length).trim().split(/\s+/).map(Number);
}

export function bodiesOf(run: Run): readonly (readonly [SkyBody, readonly number[]])[] {
  return Object.entries(NAMES).map(([name, body]) => [body, numbersAfter(run, name)] as const);
}
