import { type SkyBody, signedDifferenceDeg, type ViewedBodies, type Viewing } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { numbersAfter, optionOf, type Run, runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

const measured = swissEphemeris();
/** As `swetest` takes it: its own model of the Earth's rotation, and a pole that does not move. */
const sky = swissEphemeris({ ut1: "modeled" });

const BODIES: Readonly<Record<string, SkyBody | "earth">> = {
  Sun: "sun",
  Earth: "earth",
  Moon: "moon",
  Mercury: "mercury",
  Venus: "venus",
  Mars: "mars",
  Jupiter: "jupiter",
  Saturn: "saturn",
  Uranus: "uranus",
  Neptune: "neptune",
  Pluto: "pluto",
  Chiron: "chiron",
  Ceres: "ceres",
  Pallas: "pallas",
  Juno: "juno",
  Vesta: "vesta",
};

function viewingOf({ command }: Run): Viewing {
  const [, longitude, latitude] = /-topo([-\d.]+),([-\d.]+),0/.exec(command) ?? [];
  const place = { longitudeDeg: Number(longitude), latitudeDeg: Number(latitude) };
  return {
    positions: command.includes("-true") ? "true" : "apparent",
    from: command.includes("-hel") ? "sun" : longitude === undefined ? "earth" : place,
  };
}

/**
 * An observer is turned by delta T, which swetest takes with another tidal acceleration: the Moon moves by so little. The
 * library's own speed as seen from a place is a rough one, which in swetest hangs on the call before.
 */
const WITHIN = { deg: 2e-8, speedDeg: 2e-3 };
const SPEED = 3;

const NEW_YORK = { longitudeDeg: -74.006, latitudeDeg: 40.7128 };
const seenFrom = (from: Viewing["from"], positions: Viewing["positions"] = "apparent"): ViewedBodies =>
  sky.viewed({ positions, from });

describe("viewed", () => {
  const runs = runsOf("viewed.txt");

  it("is asked for in five ways at five instants", () => {
    expect(runs).toHaveLength(25);
  });

  it.each(runs.map((run) => [run.command, run] as const))("is swetest's: %s", (_, run) => {
    const jdTt = optionOf(run, "bj");
    const bodies = sky.viewed(viewingOf(run));
    const within = (index0: number): number =>
      index0 === SPEED && run.command.includes("-topo") ? WITHIN.speedDeg : WITHIN.deg;
    const names = Object.keys(BODIES).filter((name) => run.lines.some((line) => line.startsWith(name)));
    expect(names).toHaveLength(run.command.includes("-hel") ? 14 : 15);
    for (const name of names) {
      const [longitude, latitude, distance, speed, ascension, declination] = numbersAfter(run, name);
      const body = BODIES[name] ?? expect.fail();
      const ecliptic = bodies.ecliptic(body, jdTt);
      const equatorial = bodies.equatorial(body, jdTt);
      const off = [
        signedDifferenceDeg(ecliptic.longitudeDeg, longitude ?? Number.NaN),
        ecliptic.latitudeDeg - (latitude ?? Number.NaN),
        ecliptic.distanceAu - (distance ?? Number.NaN),
        ecliptic.longitudeSpeedDegPerDay - (speed ?? Number.NaN),
        signedDifferenceDeg(equatorial.rightAscensionDeg, ascension ?? Number.NaN),
        equatorial.declinationDeg - (declination ?? Number.NaN),
      ];
      const isNear = off.every((apart, index0) => Math.abs(apart) < within(index0));
      expect(`${name} ${isNear || off.join(" ")}`).toBe(`${name} true`);
    }
  });

  it("moves the Moon by up to a degree, and no node or apogee", () => {
    const here = seenFrom(NEW_YORK);
    const [seen, plain] = [here, sky].map((one) => one.ecliptic("moon", 2451545).longitudeDeg);
    expect(Math.abs(signedDifferenceDeg(seen ?? 0, plain ?? 0))).toBeGreaterThan(0.1);
    for (const body of ["mean-node", "true-node", "mean-apogee", "osculating-apogee"] as const) {
      expect(here.ecliptic(body, 2451545)).toEqual(sky.ecliptic(body, 2451545));
      expect(seenFrom("earth", "true").ecliptic(body, 2451545)).toEqual(sky.ecliptic(body, 2451545));
    }
  });

  it("has the Earth from the Sun opposite the Sun from the Earth, where both are true", () => {
    const earth = seenFrom("sun", "true").ecliptic("earth", 2451545);
    const sun = seenFrom("earth", "true").ecliptic("sun", 2451545);
    expect(Math.abs(Math.abs(signedDifferenceDeg(earth.longitudeDeg, sun.longitudeDeg)) - 180)).toBeLessThan(1e-9);
  });

  it("has the same bits in any order, and leaves the geocentric sky as it was", () => {
    const ask = (): string =>
      JSON.stringify([
        measured.viewed({ positions: "apparent", from: NEW_YORK }).ecliptic("moon", 2451545.25),
        sky.viewed({ positions: "apparent", from: NEW_YORK }).ecliptic("moon", 2451545.25),
        sky.viewed({ positions: "true", from: "sun" }).equatorial("mars", 2451545.25),
        sky.ecliptic("moon", 2451545.25),
        measured.ecliptic("true-node", 2451545.25),
      ]);
    const once = ask();
    sky.viewed({ positions: "true", from: { longitudeDeg: 10, latitudeDeg: -60 } }).ecliptic("venus", 2451545.25);
    expect(ask()).toBe(once);
    expect(JSON.stringify(sky.ecliptic("moon", 2451545.25))).toBe(
      JSON.stringify(swissEphemeris().ecliptic("moon", 2451545.25)),
    );
  });

  it("refuses what is not seen from there, and instants outside the range", () => {
    for (const body of ["sun", "moon", "true-node", "mean-apogee"] as const) {
      expect(() => seenFrom("sun").ecliptic(body, 2451545)).toThrow(InvariantError);
    }
    expect(() => seenFrom("earth").ecliptic("earth", 2451545)).toThrow(InvariantError);
    expect(() => seenFrom(NEW_YORK).equatorial("moon", sky.range.toJdTt)).toThrow(/outside the ephemeris/);
  });
});
