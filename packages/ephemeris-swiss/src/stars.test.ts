import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { separationDeg } from "@almagest/ephemeris";
import { packagedDirectory } from "@almagest/ephemeris-swiss-core/files";
import { DomainError, InvariantError } from "@almagest/operation";
import sweph, { constants } from "sweph";
import { afterAll, describe, expect, it } from "vitest";
import manifest from "../../ephemeris-swiss-core/data/manifest.json";
import { optionOf, runsOf } from "../test/read-fixtures";
import { swissEphemeris } from "./swiss";

const sky = swissEphemeris();
const { fixedStars } = sky;

/** The rows of the file in its own order: name, designation, equinox, hours, minutes, seconds, degrees, and so on. */
const rows = readFileSync(join(packagedDirectory(), "sefstars.txt"), "latin1")
  .split(/\r?\n/)
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(",").map((field) => field.trim()));

const folders: string[] = [];
const copyOfData = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "stars-"));
  folders.push(folder);
  for (const { name } of manifest.files) copyFileSync(join(packagedDirectory(), name), join(folder, name));
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe("stars", () => {
  const runs = runsOf("stars.txt").map((run) => {
    const [, name = ""] = /-xf(.+?) -ep/.exec(run.command) ?? [];
    const [, printedName = "", rest = ""] = /^(.+?),(.*)$/.exec(run.lines[0] ?? "") ?? [];
    const [designation = "", ...numbers] = rest.trim().split(/\s+/);
    return { name, jdTt: optionOf(run, "bj"), printedName, designation, numbers: numbers.map(Number.parseFloat) };
  });

  it("are compared with swetest: forty of them at five instants from 1200 to 2999", () => {
    expect(runs).toHaveLength(200);
    expect(new Set(runs.map(({ name }) => name)).size).toBe(40);
    expect(new Set(runs.map(({ jdTt }) => jdTt)).size).toBe(5);
    for (const { name, printedName } of runs) expect(printedName).toBe(name);
  });

  it.each(runs.map((run) => [run.name, run.jdTt, run] as const))(
    "%s at JD %d is swetest's to the last decimal, of the ecliptic and the equator",
    (name, jdTt, { designation, numbers }) => {
      const star = fixedStars.star(name, jdTt);
      const found = [star.longitudeDeg, star.latitudeDeg, star.rightAscensionDeg, star.declinationDeg];
      for (const [k, deg] of found.entries()) {
        expect(Math.abs(deg - (numbers[k] ?? Number.NaN))).toBeLessThan(1.001e-11);
      }
      expect(star.magnitude ?? 999.99).toBeCloseTo(numbers[4] ?? Number.NaN, 3);
      expect(star.designation).toBe(designation);
      expect(star.name).toBe(name);
    },
  );

  it("move through the day: an instant is not cut to its whole day", () => {
    const [midnight, later] = [fixedStars.star("Sirius", 2451544.5), fixedStars.star("Sirius", 2451545.4)];
    const apartArcsec = Math.abs(later.longitudeDeg - midnight.longitudeDeg) * 3600;
    expect(apartArcsec).toBeGreaterThan(0.01);
    expect(apartArcsec).toBeLessThan(1);
  });

  it("precess by 50 arcseconds a year and have motions of their own: Arcturus goes 1° south in 1800 years", () => {
    const [then, now] = [fixedStars.star("Spica", 2415020.3), fixedStars.star("Spica", 2451545.3)];
    expect(((now.longitudeDeg - then.longitudeDeg) * 3600) / 100).toBeCloseTo(50.3, 0);
    const arcturus = [2159400.5, 2816780.5].map((jdTt) => fixedStars.star("Arcturus", jdTt).latitudeDeg);
    expect((arcturus[1] ?? 0) - (arcturus[0] ?? 0)).toBeLessThan(-0.8);
  });

  it("know no instant outside the range, and none that is not a number", () => {
    const at = (jdTt: number) => (): unknown => fixedStars.star("Regulus", jdTt);
    expect(at(sky.range.fromJdTt)).not.toThrow();
    expect(at(sky.range.toJdTt - 5e-10)).not.toThrow();
    expect(at(sky.range.fromJdTt - 1)).toThrow(DomainError);
    expect(at(sky.range.toJdTt)).toThrow(DomainError);
    expect(at(Number.NaN)).toThrow(InvariantError);
  });
});

describe("names", () => {
  const names = fixedStars.names();

  it("are the traditional names of the file, each once, without its entries for tests", () => {
    expect(names).toHaveLength(729);
    expect(new Set(names).size).toBe(names.length);
    const inFile = new Set(rows.map(([name = ""]) => name).filter((name) => name !== ""));
    const leftOut = [...inFile].filter((name) => !names.includes(name));
    expect(leftOut.sort()).toEqual(["AA11_page_B73", "GCRS00", "Test", "Virgo Cluster", "ZerL2000", "Zero2000"]);
    for (const name of names) expect(inFile).toContain(name);
  });

  it("each give the star whose coordinates stand behind the name in the file, within the arcminute of its apparent place", () => {
    for (const name of names) {
      const { designation, rightAscensionDeg, declinationDeg, longitudeDeg } = fixedStars.star(name, 2451545);
      const row = rows.find((candidate) => candidate[0] === name && candidate[1] === designation) ?? [];
      const [equinox, hours, minutes, seconds, degrees = "", arcminutes, arcseconds] = row.slice(2);
      const alphaDeg = 15 * (Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600);
      const sign = degrees.startsWith("-") ? -1 : 1;
      const deltaDeg = sign * (Math.abs(Number(degrees)) + Number(arcminutes) / 60 + Number(arcseconds) / 3600);
      expect(longitudeDeg >= 0 && longitudeDeg < 360).toBe(true);
      // the coordinates of the solar apex are of the equinox of 1950
      const toleranceDeg = equinox === "1950" ? 0.6 : 1 / 60;
      expect(Math.abs(declinationDeg - deltaDeg)).toBeLessThan(toleranceDeg);
      const apartDeg = separationDeg(rightAscensionDeg, alphaDeg) * Math.cos((deltaDeg * Math.PI) / 180);
      expect(apartDeg).toBeLessThan(toleranceDeg);
    }
  });

  it("are met exactly: no beginning, no number, no designation, no other case, no space more", () => {
    expect(fixedStars.star("Deneb", 2451545).designation).toBe("alCyg");
    expect(fixedStars.star("Deneb Algedi", 2451545).designation).toBe("deCap");
    for (const name of [
      "Dene",
      "Reg",
      "regulus",
      "Regulus ",
      "DenebAlgedi",
      ",alLeo",
      "alLeo",
      "12",
      "Deneb%",
      "",
      "Test",
    ]) {
      expect(() => fixedStars.star(name, 2451545)).toThrow(InvariantError);
    }
  });

  it("that the file gives to two stars mean the brighter one", () => {
    const meant = { Algedi: "al-2Cap", Menkar: "alCet", Tabit: "pi-3Ori", "Proxima Centauri": "V645 Cen" };
    for (const [name, designation] of Object.entries(meant)) {
      expect(fixedStars.star(name, 2451545).designation).toBe(designation);
    }
    expect(fixedStars.star("Ras Algethi", 2451545).longitudeDeg).toBe(
      fixedStars.star("Rasalgethi", 2451545).longitudeDeg,
    );
  });

  it("of points without light have no magnitude", () => {
    for (const name of ["Galactic Center", "Gal.Pole", "Sun Pole"]) {
      expect(fixedStars.star(name, 2451545).magnitude).toBeUndefined();
    }
    expect(fixedStars.star("Sirius", 2451545).magnitude).toBe(-1.46);
  });
});

describe("the star file", () => {
  it("is named when it disappears or changes behind a running adapter", () => {
    const dataDirectory = copyOfData();
    const path = join(dataDirectory, "sefstars.txt");
    const running = swissEphemeris({ dataDirectory });
    writeFileSync(path, readFileSync(path).subarray(1));
    expect(() => running.fixedStars.star("Vega", 2451545)).toThrow(path);
    rmSync(path);
    expect(() => running.fixedStars.names()).toThrow(path);
    expect(fixedStars.star("Vega", 2451545).designation).toBe("alLyr");
  });

  it("of another program, which the library has in its memory, is not answered from", () => {
    const dataDirectory = copyOfData();
    const before = fixedStars.star("Vega", 2451545);
    const running = swissEphemeris({ dataDirectory });
    // as when no adapter had asked for a star yet: the library's memory has Vega where Deneb is
    const other = copyOfData();
    const renamed = readFileSync(join(other, "sefstars.txt"), "latin1")
      .replace(/^Vega /m, "Vegx ")
      .replace(/^Deneb /gm, "Vega ");
    writeFileSync(join(other, "sefstars.txt"), renamed, "latin1");
    const state: unknown = Reflect.get(sweph, Symbol.for("almagest.ephemeris-swiss.state"));
    Object.assign(Object(state), { hasStars: false, directory: "" });
    sweph.close();
    sweph.set_ephe_path(other);
    for (const name of ["Algol", "Aldebaran"]) sweph.fixstar2_ut(name, 2451545, constants.SEFLG_SWIEPH);
    expect(sweph.fixstar2_ut("Vega", 2451545, constants.SEFLG_SWIEPH).name).toBe("Vega,alCyg");
    expect(running.fixedStars.star("Vega", 2451545)).toEqual(before);
  });

  it("leaves no trace in the time scales", () => {
    const before = sky.timeScales(0);
    fixedStars.star("Algol", 2451545.75);
    expect(() => fixedStars.star("nowhere", 2451545.75)).toThrow(InvariantError);
    expect(sky.timeScales(0)).toEqual(before);
  });
});
