import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { BodyId } from "@almagest/sky";
import { computeProgressions, computeSolarArc } from "@almagest/western/facts";
import { chartNamed } from "./charts";
import { PROGRESSION_CASES } from "./derived-cases";
import { authorityText } from "./kept-rows";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";
import { readSwetest } from "./swetest";
import { swetestNameOf } from "./swetest-names";

/** Mean tropical year: Meeus, Astronomical Algorithms, chapter 27. */
const TROPICAL_YEAR_DAYS = 365.24219;
/** Naibod's measure: the Sun's mean daily motion in longitude, 59′08.33″. */
const NAIBOD_DEG = (59 + 8.33 / 60) / 60;
const DAY_MS = 86_400_000;

interface Printed {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** The lines of each answer of a kept file, by the name that swetest gives the body. */
function printedBodies(name: string): readonly ReadonlyMap<string, Printed>[] {
  const blocks = authorityText(name).split(/^\$ /m).slice(1);
  return blocks.map((block) => {
    const rows = block.trimEnd().split("\n").slice(1);
    return new Map(
      rows.map((row) => {
        const [body = "", longitude, speed] = row.split(",").map((column) => column.trim());
        return [body, { longitudeDeg: Number(longitude), speedDegPerDay: Number(speed) }] as const;
      }),
    );
  });
}

/** Progressed bodies and angles, the solar arc and its directions, from positions that swetest prints. */
export function measureProgressions(ephemeris: Ephemeris): readonly Residual[] {
  const printed = printedBodies("progressions.txt");
  return PROGRESSION_CASES.flatMap(({ chart: id, targetDate }, k) => {
    const chart = chartNamed(id);
    const input = { ...chart.civil, ...chart.place, targetDate, nodeType: "true" as const };
    const natal = readSwetest(id);
    const years = (Date.parse(targetDate) - Date.parse(chart.civil.date)) / DAY_MS / TROPICAL_YEAR_DAYS;
    const longitudeOf = (body: BodyId, from: (name: string) => Printed | undefined): Printed => {
      const found = from(swetestNameOf(body, "true"));
      const shift = body === "south-node" ? 180 : 0;
      return {
        longitudeDeg: (found?.longitudeDeg ?? Number.NaN) + shift,
        speedDegPerDay: found?.speedDegPerDay ?? Number.NaN,
      };
    };
    const later = (body: BodyId): Printed => longitudeOf(body, (name) => at(printed, k).get(name));
    const born = (body: BodyId): number => longitudeOf(body, asPrinted(natal.body)).longitudeDeg;
    const { ascendantDeg, midheavenDeg } = natal.houses.placidus;
    const progressed = computeProgressions(input, { ephemeris });
    const directed = computeSolarArc(input, { ephemeris });
    const arcDeg = later("sun").longitudeDeg - born("sun");
    const against = (
      quantity: "progressed" | "directed" | "naibod",
      name: string,
      oursDeg: number,
      theirsDeg: number,
    ) => ({
      quantity,
      size: arcsecondsBetween(oursDeg, theirsDeg),
      where: `${id} to ${targetDate}, ${name}`,
    });
    return [
      ...progressed.bodies.flatMap((body): readonly Residual[] => [
        against("progressed", body.id, body.longitudeDeg, later(body.id).longitudeDeg),
        {
          quantity: "progressed-speed",
          size: arcsecondsOf(body.speedDegPerDay, later(body.id).speedDegPerDay),
          where: `${id} to ${targetDate}, ${body.id}`,
        },
      ]),
      against("naibod", "ascendant", progressed.ascendantDeg, ascendantDeg + NAIBOD_DEG * years),
      against("naibod", "midheaven", progressed.midheavenDeg, midheavenDeg + NAIBOD_DEG * years),
      ...directed.points.map(({ id: point, directedDeg }) => {
        const angles = { ascendant: ascendantDeg, midheaven: midheavenDeg };
        const natalDeg = point === "ascendant" || point === "midheaven" ? angles[point] : born(point);
        return against("directed", point, directedDeg, natalDeg + arcDeg);
      }),
    ];
  });
}

function asPrinted(
  body: (name: string) => { readonly longitudeDeg: number; readonly longitudeSpeed: number },
): (name: string) => Printed {
  return (name) => {
    const { longitudeDeg, longitudeSpeed } = body(name);
    return { longitudeDeg, speedDegPerDay: longitudeSpeed };
  };
}
