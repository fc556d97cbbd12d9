import {
  type CurvePoint,
  type CurvesData,
  curves,
  definePicture,
  glyphNamed,
  headed,
  signLook,
} from "@almagest/pictures";
import * as z from "zod";
import { BODY_PAINT } from "../bodies";
import { monthHead, ofMonth } from "./heads";
import { DAY_MS, timeTicks } from "./scale";
import { titles } from "./titles";

const reads = z.object({
  ...ofMonth,
  days: z
    .array(
      z.object({
        date: z.string(),
        positions: z.array(
          z.object({ planet: z.string(), planetLocalized: z.string().optional(), longitude: z.number() }),
        ),
      }),
    )
    .min(1),
  conventions: z.object({ positionsAt: z.string() }),
});

type Read = z.output<typeof reads>;

const NOON = "T12:00:00Z";
/** The degrees of the circle between two lines: a sign, or ten or five degrees. */
const LEVEL_DEG = { 360: 30, 90: 10, 45: 5 } as const;

/**
 * Longitudes over the days of a month, taken modulo the whole circle, or 90 or 45 degrees, where bodies in hard aspect
 * cross. Degrees run down the page, as they do in printed graphic ephemerides.
 */
export const monthlyEphemerisGraph = definePicture({
  operation: "getMonthlyTropicalEphemeris",
  form: "graph",
  title: titles.ephemeris,
  reads,
  options: {
    modulus: z
      .enum(["360", "90", "45"])
      .default("360")
      .meta({ description: "Degrees after which longitudes begin anew: 90 and 45 let hard aspects meet" }),
  },
  draw: ({ days, ...month }, { modulus, lang }) => {
    const [first, last] = [momentOf(days[0]), momentOf(days.at(-1))];
    const degrees = Number(modulus);
    const graph = curves(graphOf(days, degrees, LEVEL_DEG[modulus], first, last));
    return { ...headed(monthHead(titles.ephemeris[lang], month), graph), isFixed: true };
  },
});

function graphOf(days: Read["days"], degrees: number, step: number, from: number, to: number): CurvesData {
  const bodies = days[0]?.positions ?? [];
  return {
    from,
    to,
    ticks: timeTicks(from - DAY_MS / 2, to).map((tick) => ({ ...tick, at: tick.at + DAY_MS / 2 })),
    range: [degrees, 0],
    levels: Array.from({ length: degrees / step + 1 }, (_, index0) => levelOf(index0 * step, degrees)),
    height: 480,
    curves: bodies.map(({ planet, planetLocalized = planet }) => ({
      label: planetLocalized,
      glyph: glyphNamed(planet),
      paint: BODY_PAINT[planet] ?? "ink",
      ...(planet.endsWith("Node") ? { dash: "2 3" } : {}),
      runs: runsOf(days, planet, degrees),
    })),
  };
}

function levelOf(value: number, degrees: number): CurvesData["levels"][number] {
  if (degrees < 360) return { at: value, label: `${value}°`, isMajor: value % 30 === 0 };
  const { glyph, paint } = signLook((value / 30) % 12);
  return { at: value, isMajor: value % 90 === 0, ...(value < 360 ? { glyph, paint, label: `${value}°` } : {}) };
}

function momentOf(day: Read["days"][number] | undefined): number {
  return Date.parse(`${day?.date}${NOON}`);
}

/** The course of a body modulo some degrees, parted where it begins anew. */
function runsOf(days: Read["days"], planet: string, degrees: number): readonly (readonly CurvePoint[])[] {
  const runs: CurvePoint[][] = [];
  let last: CurvePoint | undefined;
  for (const day of days) {
    const position = day.positions.find((one) => one.planet === planet);
    if (position === undefined) continue;
    const next = { at: momentOf(day), value: position.longitude % degrees };
    if (last === undefined) runs.push([next]);
    else join(runs, last, next, degrees);
    last = next;
  }
  return runs;
}

/** Goes on to the next point; over the edge the curve leaves on one side and comes in on the other. */
function join(runs: CurvePoint[][], last: CurvePoint, next: CurvePoint, degrees: number): void {
  const run = runs.at(-1);
  const step = next.value - last.value;
  if (Math.abs(step) <= degrees / 2) {
    run?.push(next);
    return;
  }
  const [leaves, enters] = step < 0 ? [degrees, 0] : [0, degrees];
  const share = (leaves - last.value) / (next.value - last.value + Math.sign(leaves - enters) * degrees);
  const at = last.at + share * (next.at - last.at);
  run?.push({ at, value: leaves });
  runs.push([{ at, value: enters }, next]);
}
