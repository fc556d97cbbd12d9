import { readFileSync } from "node:fs";

/** A chart that another program printed: its birth, settings beside the preset, and longitudes in degrees by name. */
export interface PrintedChart {
  readonly request: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, string>>;
  readonly longitudesDeg: Readonly<Record<string, number>>;
}

const SIGNS = ["Ar", "Ta", "Ge", "Cn", "Le", "Vi", "Li", "Sc", "Sg", "Cp", "Aq", "Pi"];

/** The charts of a file of `authority/printed`. */
export function printedCharts(program: string): readonly PrintedChart[] {
  const file = new URL(`../../authority/printed/${program}.txt`, import.meta.url);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const charts = lines
    .join("\n")
    .split(/^chart /m)
    .slice(1);
  return charts.map((text) => {
    const [birth = "", ...figures] = text.trim().split("\n");
    const [date, time, timezone, latitude, longitude, ...settings] = birth.split(" ");
    const numbers = { timezone: Number(timezone), latitude: Number(latitude), longitude: Number(longitude) };
    return {
      request: { date, time, ...numbers },
      settings: Object.fromEntries(settings.map((setting) => setting.split("="))),
      longitudesDeg: Object.fromEntries(figures.map(figureOf)),
    };
  });
}

/** `Sun 5 Cp 26' 38.49"`. */
function figureOf(line: string): readonly [name: string, longitudeDeg: number] {
  const [name = "", degrees, sign = "", minutes = "", seconds = ""] = line.split(" ");
  const inSignDeg = Number(degrees) + Number.parseFloat(minutes) / 60 + Number.parseFloat(seconds) / 3600;
  return [name, 30 * SIGNS.indexOf(sign) + inSignDeg];
}
