import { readFileSync } from "node:fs";
import { type Ephemeris, SKY_BODIES, type SkyBody } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { QuantityId } from "./bounds";
import { arcsecondsBetween, arcsecondsOf, type Residual } from "./residual";

/** The rows of a kept table: words parted by spaces, `#` begins a remark. */
export function rowsOf(name: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../authority/${name}`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => line.split(" "));
}

const GROUPS: Partial<Record<SkyBody, QuantityId>> = {
  sun: "de405-sun",
  moon: "de405-moon",
  mercury: "de405-inner",
  venus: "de405-inner",
  mars: "de405-inner",
  jupiter: "de405-giants",
  saturn: "de405-giants",
  uranus: "de405-giants",
  neptune: "de405-far",
  pluto: "de405-far",
  "true-node": "de405-node",
  "mean-node": "iers-mean-points",
  "mean-apogee": "iers-mean-points",
};

function bodyAndGroup(name: string): { readonly body: SkyBody; readonly quantity: QuantityId } {
  const body = SKY_BODIES.find((own) => own === name);
  const quantity = body === undefined ? undefined : GROUPS[body];
  if (body === undefined || quantity === undefined) throw new Error(`${name} stands in no group`);
  return { body, quantity };
}

function speedQuantity(body: SkyBody): QuantityId {
  if (body === "moon") return "de405-moon-speed";
  return body === "true-node" ? "de405-node-speed" : "de405-speed";
}

/** JPL's DE405 with the IAU's routines (tools/jpl.py): longitude, latitude and speed of thirteen bodies. */
export function measureDe405(ephemeris: Ephemeris): readonly Residual[] {
  return rowsOf("jpl-de405.txt").flatMap((row) => {
    const jdTt = Number(at(row, 0));
    const { body, quantity } = bodyAndGroup(at(row, 1));
    const ours = ephemeris.ecliptic(body, jdTt);
    const where = `TT ${jdTt}, ${body}`;
    const speed = speedQuantity(body);
    return [
      { quantity, size: arcsecondsBetween(ours.longitudeDeg, Number(at(row, 2))), where },
      { quantity, size: arcsecondsOf(ours.latitudeDeg, Number(at(row, 3))), where },
      { quantity: speed, size: arcsecondsOf(ours.longitudeSpeedDegPerDay, Number(at(row, 4))), where },
    ];
  });
}

/** The houses that tools/jpl.py draws from the definitions of Placidus and Koch. */
const DRAWN = [11, 12, 2, 3] as const;

/** The IAU's sidereal time and obliquity, and the angles and cusps that follow from them. */
export function measureAngles(ephemeris: Ephemeris): readonly Residual[] {
  return rowsOf("erfa-angles.txt").flatMap((row) => {
    const [jdUt1 = 0, longitudeDeg = 0, latitudeDeg = 0, siderealTimeDeg = 0, obliquityDeg = 0, ...angles] =
      row.map(Number);
    const jdTt = jdUt1 + 64 / 86_400;
    const where = `UT1 ${jdUt1}, latitude ${latitudeDeg}`;
    const placidus = ephemeris.houses({ jdUt1, longitudeDeg, latitudeDeg, system: "placidus" });
    const koch = ephemeris.houses({ jdUt1, longitudeDeg, latitudeDeg, system: "koch" });
    const against = (quantity: QuantityId, oursDeg: number, theirsDeg: number): Residual => ({
      quantity,
      size: arcsecondsBetween(oursDeg, theirsDeg),
      where,
    });
    return [
      against("erfa-sidereal-time", ephemeris.siderealTimeDeg(jdUt1), siderealTimeDeg),
      against("erfa-obliquity", ephemeris.obliquity(jdTt).trueDeg, obliquityDeg),
      against("erfa-angles", placidus.midheavenDeg, at(angles, 0)),
      against("erfa-angles", placidus.ascendantDeg, at(angles, 1)),
      against("erfa-angles", placidus.vertexDeg, at(angles, 2)),
      ...DRAWN.map((house, i) => against("placidus-definition", at(placidus.cuspsDeg, house - 1), at(angles, 3 + i))),
      ...DRAWN.map((house, i) => against("koch-definition", at(koch.cuspsDeg, house - 1), at(angles, 7 + i))),
    ];
  });
}
