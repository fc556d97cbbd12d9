import { readFileSync } from "node:fs";
import { at, type CommonHouseSystem } from "@almagest/operation";

/** swetest's line for a body: degrees, AU and days. */
export interface SwetestBody {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  readonly longitudeSpeed: number;
  readonly latitudeSpeed: number;
  readonly distanceSpeed: number;
  readonly rightAscensionSpeed: number;
  readonly declinationSpeed: number;
}

export interface SwetestHouses {
  /** False if swetest reports that the system failed and prints Porphyry cusps. */
  readonly drawn: boolean;
  readonly cuspsDeg: readonly number[];
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly vertexDeg: number;
  readonly armcDeg: number;
}

/** All that authority/swetest/ keeps of a chart; of a series the last step. */
export interface SwetestAnswer {
  readonly jdUt1: number;
  readonly jdTt: number;
  readonly body: (name: string) => SwetestBody;
  readonly houses: Readonly<Record<CommonHouseSystem, SwetestHouses>>;
  readonly ayanamsaDeg: { readonly lahiri: number; readonly raman: number };
}

/** The raw answers for a chart, read. Throws where a value is missing. */
export function readSwetest(chartId: string): SwetestAnswer {
  const text = readFileSync(new URL(`../authority/swetest/${chartId}.txt`, import.meta.url), "utf8");
  const sections = text.split(/^\$ /m).slice(1);
  const section = (argument: string): string => {
    const found = sections.find((own) =>
      at(own.split("\n"), 0)
        .split(" ")
        .some((arg) => matches(arg, argument)),
    );
    if (found === undefined) throw new Error(`${chartId}: no answer for ${argument}`);
    return found;
  };
  const bodies = section("-fPlbRadss");
  const series = sections.find((own) => at(own.split("\n"), 0).includes(" -n2 "));
  const houses = (letter: string): SwetestHouses => readHouses(section(`-house,${letter}`));
  return {
    jdUt1: numberAfter(bodies, /^UT: +(\S+)/m),
    jdTt: numberAfter(bodies, /^TT: +(\S+)/m),
    body: (name) => readBody(columns(series ?? bodies, name)),
    houses: { placidus: houses("P"), koch: houses("K"), equal: houses("E"), "whole-sign": houses("W") },
    ayanamsaDeg: {
      lahiri: at(columns(section("-ay1"), "Ayanamsha Lahiri"), 0),
      raman: at(columns(section("-ay3"), "Ayanamsha Raman"), 0),
    },
  };
}

function matches(argument: string, wanted: string): boolean {
  if (!wanted.startsWith("-house")) return argument === wanted;
  return argument.startsWith("-house") && argument.endsWith(wanted.slice("-house".length));
}

/** The numbers of the last line that begins with a name: no column is left out, an empty one is NaN. */
function columns(section: string, name: string): readonly number[] {
  const line = section.split("\n").findLast((own) => own.includes(",") && at(own.split(","), 0).trim() === name);
  if (line === undefined) throw new Error(`no line for ${name} in\n${section}`);
  return line
    .split(",")
    .slice(1)
    .map((column) => (column.trim() === "" ? Number.NaN : Number(column)));
}

function numberAfter(section: string, pattern: RegExp): number {
  const found = pattern.exec(section)?.[1];
  if (found === undefined) throw new Error(`no ${pattern.source} in\n${section}`);
  return Number(found);
}

/** -fPlbRadss: five values, an empty column where the name has no speed, five speeds. */
function readBody(values: readonly number[]): SwetestBody {
  return {
    longitudeDeg: at(values, 0),
    latitudeDeg: at(values, 1),
    distanceAu: at(values, 2),
    rightAscensionDeg: at(values, 3),
    declinationDeg: at(values, 4),
    longitudeSpeed: at(values, 6),
    latitudeSpeed: at(values, 7),
    distanceSpeed: at(values, 8),
    rightAscensionSpeed: at(values, 9),
    declinationSpeed: at(values, 10),
  };
}

function readHouses(section: string): SwetestHouses {
  const value = (name: string): number => at(columns(section, name), 0);
  return {
    drawn: !section.includes("failed, Porphyry calculated instead"),
    cuspsDeg: Array.from({ length: 12 }, (_, index0) => value(`house ${String(index0 + 1).padStart(2)}`)),
    ascendantDeg: value("Ascendant"),
    midheavenDeg: value("MC"),
    vertexDeg: value("Vertex"),
    armcDeg: value("ARMC"),
  };
}
