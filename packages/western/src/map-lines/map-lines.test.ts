import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { skyBodyOf } from "@almagest/sky";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { astrocartography } from "./astrocartography";
import { type AstrocartographyFacts, computeAstrocartography } from "./astrocartography-compute";
import { alongCircle, greatCircle } from "./great-circle";
import { localSpace } from "./local-space";
import { computeLocalSpace } from "./local-space-compute";
import type { GeoPoint } from "./sphere";
import { windOf } from "./winds";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };
const ALL = "north-node,chiron,lilith";

const RAD = Math.PI / 180;
type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const toward = (longitude: number, latitude: number): Vector => [
  Math.cos(latitude * RAD) * Math.cos(longitude * RAD),
  Math.cos(latitude * RAD) * Math.sin(longitude * RAD),
  Math.sin(latitude * RAD),
];

type Facts = AstrocartographyFacts;

/**
 * The body's place over the turning Earth, from its place on the ecliptic: turned to the equator by the true obliquity,
 * then by sidereal time. `laterDeg` lets the Earth turn on.
 */
function overhead(facts: Facts, id: Facts["lines"][number]["body"]["id"], laterDeg = 0): Vector {
  const { jdTt, jdUt1 } = facts.birth.moment;
  const { longitudeDeg, latitudeDeg } = ephemeris.ecliptic(skyBodyOf(id, facts.nodeType), jdTt);
  const [x, y, z] = toward(longitudeDeg, latitudeDeg);
  const obliquity = ephemeris.obliquity(jdTt).trueDeg * RAD;
  const onEquator = [x, y * Math.cos(obliquity) - z * Math.sin(obliquity)] as const;
  const height = y * Math.sin(obliquity) + z * Math.cos(obliquity);
  const turn = (ephemeris.siderealTimeDeg(jdUt1) + laterDeg) * RAD;
  return [
    onEquator[0] * Math.cos(turn) + onEquator[1] * Math.sin(turn),
    -onEquator[0] * Math.sin(turn) + onEquator[1] * Math.cos(turn),
    height,
  ];
}

const altitudeAt = (place: GeoPoint, body: Vector): number =>
  Math.asin(dot(toward(place.longitudeDeg, place.latitudeDeg), body)) / RAD;

const births = fc.record({
  date: fc
    .integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2200, 0, 1) })
    .map((at) => new Date(at).toISOString().slice(0, 10)),
  hour: fc.integer({ min: 0, max: 23 }),
  latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const factsOf = (birth: { date: string; hour: number; latitude: number; longitude: number }): Facts =>
  computeAstrocartography(
    {
      date: birth.date,
      time: `${String(birth.hour).padStart(2, "0")}:17:00`,
      latitude: birth.latitude,
      longitude: birth.longitude,
      timezone: 0,
      nodeType: "true",
      include: ALL,
    },
    { ephemeris },
  );

describe("lines in mundo", () => {
  test("on its MC line a body culminates: it stands over that very meridian, at any latitude", () => {
    fc.assert(
      fc.property(births, (birth) => {
        const facts = factsOf(birth);
        for (const { body, midheavenDeg } of facts.lines) {
          const at = overhead(facts, body.id);
          const off = Math.atan2(at[1], at[0]) / RAD - midheavenDeg;
          expect(Math.abs(((off + 540) % 360) - 180)).toBeLessThan(1e-6);
          for (const latitudeDeg of [-85, -30, 0, 48, 85]) {
            const here = altitudeAt({ latitudeDeg, longitudeDeg: midheavenDeg }, at);
            for (const aside of [-0.5, 0.5]) {
              expect(altitudeAt({ latitudeDeg, longitudeDeg: midheavenDeg + aside }, at)).toBeLessThan(here);
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test("on a rising line its true altitude is 0 and growing, on a setting line 0 and shrinking, to 85° of latitude", () => {
    fc.assert(
      fc.property(births, (birth) => {
        const facts = factsOf(birth);
        for (const { body, rising, setting, circumpolarDeg } of facts.lines) {
          const now = overhead(facts, body.id);
          const later = overhead(facts, body.id, 0.001);
          for (const [line, sense] of [
            [rising, 1],
            [setting, -1],
          ] as const) {
            for (const point of [...line.points, ...line.pieces.flat()]) {
              expect(Math.abs(altitudeAt(point, now))).toBeLessThan(1e-6);
              if (Math.abs(point.latitudeDeg) < circumpolarDeg - 0.01) {
                expect(sense * (altitudeAt(point, later) - altitudeAt(point, now))).toBeGreaterThan(0);
              }
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test("drawn pieces reach 85° or the latitude where rising and setting meet, and never pass the antimeridian", () => {
    fc.assert(
      fc.property(births, (birth) => {
        for (const { rising, setting, circumpolarDeg } of factsOf(birth).lines) {
          for (const { pieces } of [rising, setting]) {
            const latitudes = pieces.flat().map(({ latitudeDeg }) => latitudeDeg);
            expect(Math.max(...latitudes)).toBeCloseTo(Math.min(85, circumpolarDeg), 9);
            expect(Math.min(...latitudes)).toBeCloseTo(-Math.min(85, circumpolarDeg), 9);
            expect(latitudes).toEqual([...latitudes].sort((a, b) => a - b));
            for (const piece of pieces) {
              for (const [index, point] of piece.entries()) {
                const before = piece[index - 1] ?? point;
                expect(Math.abs(point.longitudeDeg - before.longitudeDeg)).toBeLessThanOrEqual(60);
              }
            }
            for (const [index, piece] of pieces.slice(1).entries()) {
              expect(piece[0]?.latitudeDeg).toBe(pieces[index]?.at(-1)?.latitudeDeg);
              expect(piece[0]?.longitudeDeg).toBe(-(pieces[index]?.at(-1)?.longitudeDeg ?? 0));
              expect(Math.abs(piece[0]?.longitudeDeg ?? 0)).toBe(180);
            }
          }
          if (circumpolarDeg < 85) {
            const [east, west] = [rising, setting].map(({ pieces }) => pieces.at(-1)?.at(-1)?.longitudeDeg ?? 0);
            expect(Math.abs((((east ?? 0) - (west ?? 0) + 540) % 360) - 180)).toBeLessThan(1e-9);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test("the houses agree: on the Sun's rising line the Ascendant is the Sun, on its MC line the ARMC its right ascension", () => {
    const facts = factsOf({ date: "1990-07-15", hour: 19, latitude: 0, longitude: 0 });
    const [sun] = facts.lines;
    const { jdUt1, jdTt } = facts.birth.moment;
    const sunDeg = ephemeris.ecliptic("sun", jdTt).longitudeDeg;
    const houses = (place: GeoPoint) => ephemeris.houses({ jdUt1, ...place, system: "equal" });
    for (const point of sun?.rising.points ?? []) {
      if (Math.abs(point.latitudeDeg) > 60) continue;
      expect(Math.abs(houses(point).ascendantDeg - sunDeg)).toBeLessThan(0.002);
    }
    // lines are drawn by the pole of maps, houses by the axis, here 0.06″ apart
    const meridian = houses({ latitudeDeg: 10, longitudeDeg: sun?.midheavenDeg ?? 0 });
    expect(meridian.armcDeg).toBeCloseTo(sun?.body.rightAscensionDeg ?? 0, 4);
  });
});

describe("generateAstrocartography", () => {
  const answer = astrocartography({ ...NEW_YORK, include: ALL }, context);

  test("Sun to Pluto, and what include names; another word is refused", () => {
    expect(astrocartography(NEW_YORK, context).lines.map(({ planet }) => planet)).toHaveLength(10);
    expect(answer.lines.slice(10).map(({ planet }) => planet)).toEqual(["North Node", "Chiron", "Black Moon Lilith"]);
    expect(astrocartography({ ...NEW_YORK, include: ",Chiron " }, context).lines).toHaveLength(11);
    expect(() => astrocartography({ ...NEW_YORK, include: "vesta,chiron" }, context)).toThrow('include names "vesta"');
    expect(answer.summary).toMatch(/^13 bodies/);
  });

  test("right ascension and declination are what swetest prints, and the meridians follow from sidereal time", () => {
    const rows = printed();
    for (const { planet, rightAscension, declination, mc, ic } of answer.lines) {
      const [ra = Number.NaN, dec = Number.NaN] = rows.get(planet) ?? [];
      expect(rightAscension).toBeCloseTo(ra, 4);
      expect(declination).toBeCloseTo(dec, 4);
      const meridian = ((((ra - 225.8892563 + 900) % 360) + 360) % 360) - 180;
      // swetest takes the clock for UT1, which was 0.04 s from UTC that day: 0.0002° of the Earth's turn.
      expect(mc.longitude).toBeCloseTo(meridian, 3);
      expect(Math.abs(mc.longitude - ic.longitude)).toBeCloseTo(180, 5);
    }
  });

  test("points stand at even latitudes up to the circle beyond which the body neither rises nor sets", () => {
    for (const { declination, ascendant } of answer.lines) {
      const limit = 90 - Math.abs(declination);
      const latitudes = ascendant.points.map(({ latitude }) => latitude);
      expect(latitudes).toEqual(
        Array.from({ length: 71 }, (_, index) => 2 * index - 70).filter((latitude) => Math.abs(latitude) <= limit),
      );
      if (limit < 70) expect(ascendant.circumpolarBeyond).toBeCloseTo(limit, 5);
      else expect(ascendant.circumpolarBeyond).toBeNull();
    }
    const sun = astrocartography({ ...NEW_YORK, date: "1990-06-21", time: "10:33:00" }, context).lines[0];
    expect(sun?.declination).toBeCloseTo(23.44, 2);
    expect(sun?.ascendant.circumpolarBeyond).toBeCloseTo(66.56, 2);
  });

  test("every line is read, and no two lines alike", () => {
    const texts = answer.lines.flatMap(({ mc, ic, ascendant, descendant }) =>
      [mc, ic, ascendant, descendant].map(({ interpretation }) => interpretation),
    );
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(52);
    expect(JSON.stringify(answer)).not.toContain("Localized");
  });
});

/** name → right ascension, declination, azimuth from north, topocentric altitude, as swetest printed them. */
function printed(): ReadonlyMap<string, readonly number[]> {
  const names: Readonly<Record<string, string>> = { "mean Apogee": "Black Moon Lilith", "true Node": "North Node" };
  const rows = readFileSync(new URL("./fixtures/swetest-new-york.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^[\w ]+,/.test(line) && !line.startsWith("swetest"))
    .map((line) => line.split(",").map((cell) => cell.trim()));
  return new Map(
    rows.map(([name = "", ra, dec, fromSouth, altitude]) => [
      names[name] ?? name,
      [Number(ra), Number(dec), (Number(fromSouth) + 180) % 360, Number(altitude)],
    ]),
  );
}

describe("generateLocalSpace", () => {
  const answer = localSpace({ ...NEW_YORK, include: "chiron,lilith" }, context);

  test("azimuth and altitude are swetest's, its parallax aside", () => {
    const rows = printed();
    const { bodies } = computeLocalSpace({ ...NEW_YORK, include: "chiron,lilith" }, { ephemeris });
    for (const [index, { planet, azimuth, altitude, aboveHorizon }] of answer.bodies.entries()) {
      const [, , fromNorth = Number.NaN, topocentric = Number.NaN] = rows.get(planet) ?? [];
      const moonlike = planet === "Moon";
      expect(Math.abs(azimuth - fromNorth), planet).toBeLessThan(moonlike ? 0.02 : 4e-4);
      // The horizontal parallax is 8.794 arcseconds over the distance in astronomical units.
      const id = bodies[index]?.id ?? "sun";
      const distanceAu = ephemeris.ecliptic(skyBodyOf(id, "mean"), 2448088.313).distanceAu;
      const parallax = planet === "Black Moon Lilith" ? 0 : (8.794 / 3600 / distanceAu) * Math.cos(altitude * RAD);
      if (planet !== "Black Moon Lilith")
        expect(Math.abs(altitude - parallax - topocentric), planet).toBeLessThan(moonlike ? 0.02 : 4e-4);
      expect(aboveHorizon).toBe(altitude > 0);
    }
  });

  test("the line leads to the place over which the body stands: latitude its declination, longitude its meridian", () => {
    fc.assert(
      fc.property(births, ({ date, hour, latitude, longitude }) => {
        const time = `${String(hour).padStart(2, "0")}:17:00`;
        const facts = computeLocalSpace({ date, time, latitude, longitude, timezone: 0 }, { ephemeris });
        const siderealTimeDeg = ephemeris.siderealTimeDeg(facts.birth.moment.jdUt1);
        for (const { azimuthDeg, altitudeDeg, rightAscensionDeg, declinationDeg } of facts.bodies) {
          const here = { latitudeDeg: latitude, longitudeDeg: longitude };
          const there = alongCircle(greatCircle(here, azimuthDeg), 90 - altitudeDeg);
          expect(there.latitudeDeg).toBeCloseTo(declinationDeg, 6);
          const off = there.longitudeDeg - (rightAscensionDeg - siderealTimeDeg);
          expect(Math.abs(((((off + 180) % 360) + 360) % 360) - 180)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  test("points lie every 5° of arc from the birthplace, which is the first, to its antipodes", () => {
    fc.assert(
      fc.property(births, ({ date, latitude, longitude }) => {
        const { bodies } = computeLocalSpace(
          { date, time: "12:00:00", latitude, longitude, timezone: 0 },
          { ephemeris },
        );
        const here = toward(longitude, latitude);
        for (const { points, pieces } of bodies) {
          expect(points).toHaveLength(37);
          for (const [index, { latitudeDeg, longitudeDeg }] of points.entries()) {
            expect(dot(here, toward(longitudeDeg, latitudeDeg))).toBeCloseTo(Math.cos(5 * index * RAD), 9);
          }
          for (const piece of pieces) {
            for (const [index, point] of piece.entries()) {
              const before = piece[index - 1] ?? point;
              expect(Math.abs(point.longitudeDeg - before.longitudeDeg)).toBeLessThanOrEqual(180);
              const apart = dot(
                toward(point.longitudeDeg, point.latitudeDeg),
                toward(before.longitudeDeg, before.latitudeDeg),
              );
              // A passage that were off the circle would be farther than 5° from one of its neighbors.
              expect(Math.acos(Math.min(1, apart)) / RAD).toBeLessThan(5.0001);
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test("works at the poles and on the antimeridian", () => {
    for (const [latitude, longitude] of [
      [90, 0],
      [-90, 123],
      [0, 180],
      [10, -180],
      [66.56, 180],
    ] as const) {
      const { bodies } = localSpace({ ...NEW_YORK, latitude, longitude }, context);
      expect(bodies[0]?.line.points[0]).toEqual({ latitude, longitude: longitude === -180 ? 180 : longitude });
      expect(JSON.stringify(bodies)).not.toContain("null");
    }
    // Over the pole the altitude is the declination.
    const [sun] = localSpace({ ...NEW_YORK, latitude: 90, longitude: 0 }, context).bodies;
    expect(sun?.altitude).toBeCloseTo(21.47396, 4);
  });

  test("winds are sixteen bins of 22.5°, centered", () => {
    const abbreviation = (azimuth: number): string => windOf(azimuth)[0];
    expect(abbreviation(113.63)).toBe("ESE");
    expect([0, 11.2499, 11.25, 348.7499, 348.75, 359.9999].map(abbreviation)).toEqual([
      "N",
      "N",
      "NNE",
      "NNW",
      "N",
      "N",
    ]);
  });

  test("the node is the mean one, and each direction is read in words", () => {
    const { bodies, conventions } = localSpace({ ...NEW_YORK, include: "north-node" }, context);
    const node = ephemeris.equatorial("mean-node", 2448088.313);
    expect(bodies.at(-1)?.planet).toBe("North Node");
    expect(conventions.nodeType).toBe("mean");
    expect(node.declinationDeg).toBeCloseTo(-18.245, 2);
    expect(bodies[0]).toMatchObject({ compassDirection: "WSW", aboveHorizon: true });
    expect(bodies[0]?.interpretation).toContain("west-southwest");
    expect(answer.summary).toMatch(/Of 12 bodies/);
    expect(JSON.stringify(answer)).not.toMatch(/[{]\w+[},]|Localized/);
  });
});
