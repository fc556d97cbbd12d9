import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FurtherBody, signedDifferenceDeg, URANIAN_POINTS, type Viewing } from "@almagest/ephemeris";
import { DomainError, InvariantError } from "@almagest/operation";
import { afterAll, describe, expect, it } from "vitest";
import { vestaAs } from "../test/asteroid-file";
import { numbersAfter, optionOf, type Run, runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

/** As `swetest` takes it. */
const sky = swissEphemeris({ ut1: "modeled" });

/** By the word that swetest prints. */
const BODIES: Readonly<Record<string, FurtherBody>> = {
  Ceres: "asteroid-1",
  Chiron: "asteroid-2060",
  Pholus: "asteroid-5145",
  ...Object.fromEntries(URANIAN_POINTS.map((id) => [`${id.charAt(0).toUpperCase()}${id.slice(1)}`, id])),
};

function viewingOf({ command }: Run): Viewing {
  const [, longitude, latitude] = /-topo([-\d.]+),([-\d.]+),0/.exec(command) ?? [];
  const place = { longitudeDeg: Number(longitude), latitudeDeg: Number(latitude) };
  return {
    positions: command.includes("-true") ? "true" : "apparent",
    from: longitude === undefined ? "earth" : place,
  };
}

describe("further bodies", () => {
  const runs = runsOf("further.txt");

  it("are asked for in three ways at five instants", () => {
    expect(runs).toHaveLength(15);
  });

  it.each(runs.map((run) => [run.command, run] as const))("are swetest's: %s", (_, run) => {
    const viewing = viewingOf(run);
    const isPlain = viewing.positions === "apparent" && viewing.from === "earth";
    const { ecliptic } = isPlain ? sky.furtherBodies : sky.viewed(viewing);
    for (const [name, body] of Object.entries(BODIES)) {
      const [longitude, latitude, distance, speed] = numbersAfter(run, name);
      const found = ecliptic(body, optionOf(run, "bj"));
      const off = [
        signedDifferenceDeg(found.longitudeDeg, longitude ?? Number.NaN),
        found.latitudeDeg - (latitude ?? Number.NaN),
        found.distanceAu - (distance ?? Number.NaN),
      ];
      expect(`${name} ${off.every((apart) => Math.abs(apart) < 2e-9) || off.join(" ")}`).toBe(`${name} true`);
      expect(Math.abs(found.longitudeSpeedDegPerDay - (speed ?? Number.NaN))).toBeLessThan(2e-5);
    }
  });

  it("leave the other positions as they were", () => {
    const before = JSON.stringify(sky.ecliptic("moon", 2451545.25));
    expect(() => sky.furtherBodies.ecliptic("asteroid-433", 2451545.25)).toThrow(DomainError);
    sky.furtherBodies.ecliptic("zeus", 2451545.25);
    expect(JSON.stringify(sky.ecliptic("moon", 2451545.25))).toBe(before);
  });

  it("have the names of their files", () => {
    expect(sky.furtherBodies.nameOf(1)).toBe("Ceres");
    expect(sky.furtherBodies.nameOf(2060)).toBe("Chiron");
    expect(sky.furtherBodies.nameOf(433)).toBeUndefined();
  });

  it.each([
    [433, "ast0/se00433.se1", "ast0/se00433s.se1"],
    [90377, "ast90/se90377.se1", "ast90/se90377s.se1"],
    [136199, "ast136/s136199.se1", "ast136/s136199s.se1"],
  ])("are refused by the file that is missing: %d", (asteroid, whole, short) => {
    expect(() => sky.furtherBodies.ecliptic(`asteroid-${asteroid}`, 2451545)).toThrow(
      `Asteroid ${asteroid} is read from the file ${whole} or ${short} of Swiss Ephemeris, which is not there.`,
    );
  });
});

describe("a folder of asteroids", () => {
  const folder = mkdtempSync(join(tmpdir(), "asteroids-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("may hold a damaged file, which is refused and harms no other question", () => {
    mkdirSync(join(folder, "ast0"));
    writeFileSync(join(folder, "ast0", "se00433s.se1"), "no ephemeris file\r\n".repeat(50));
    const own = swissEphemeris({ ut1: "modeled", asteroidDirectory: folder });
    expect(() => own.furtherBodies.ecliptic("asteroid-433", 2451545)).toThrow(DomainError);
    expect(own.ecliptic("sun", 2451545)).toEqual(sky.ecliptic("sun", 2451545));
    expect(() => own.furtherBodies.ecliptic("asteroid-16", 2451545)).toThrow(/ast0\/se00016/);
  });

  it("gives the places and the name of a file in it, seen in every way", () => {
    const fileName = "se00433s.se1";
    writeFileSync(join(folder, "ast0", fileName), vestaAs(433, { name: "Eros", fileName }));
    const own = swissEphemeris({ ut1: "modeled", asteroidDirectory: folder });
    const viewing: Viewing = { positions: "true", from: { longitudeDeg: 77.2, latitudeDeg: 28.6 } };
    for (const jdTt of [2451545, 2415500.25, 2597000.5]) {
      expect(own.furtherBodies.ecliptic("asteroid-433", jdTt)).toEqual(own.ecliptic("vesta", jdTt));
      expect(own.viewed(viewing).ecliptic("asteroid-433", jdTt)).toEqual(own.viewed(viewing).ecliptic("vesta", jdTt));
    }
    expect(own.furtherBodies.nameOf(433)).toBe("Eros");
    expect(own.ecliptic("moon", 2451545)).toEqual(sky.ecliptic("moon", 2451545));
    expect(() => own.furtherBodies.ecliptic("asteroid-433", 2341972.5)).toThrow(/has no position at this time/);
    expect(own.ecliptic("moon", 2341972.5)).toEqual(sky.ecliptic("moon", 2341972.5));
  });

  it("is refused where it does not exist, or has tables that would change other answers", () => {
    const start = (asteroidDirectory: string) => () => swissEphemeris({ asteroidDirectory });
    expect(start(join(folder, "none"))).toThrow(/folder of asteroids .* does not exist/);
    writeFileSync(join(folder, "seorbel.txt"), "");
    expect(start(folder)).toThrow(InvariantError);
    expect(start(folder)).toThrow(/time scales or orbits/);
    rmSync(join(folder, "seorbel.txt"));
    expect(start("x".repeat(240))).toThrow(/at most 242 bytes/);
  });
});
