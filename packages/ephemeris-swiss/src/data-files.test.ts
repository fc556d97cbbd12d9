import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { packagedDirectory } from "@almagest/ephemeris-swiss-core/files";
import { InvariantError } from "@almagest/operation";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../ephemeris-swiss-core/data/manifest.json";
import { swissEphemeris } from "./swiss";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "ephemeris-"));
  for (const { name } of manifest.files) copyFileSync(join(packagedDirectory(), name), join(directory, name));
});
afterEach(() => rmSync(directory, { recursive: true }));

const failure = (dataDirectory: string): InvariantError => {
  try {
    swissEphemeris({ dataDirectory });
  } catch (error) {
    if (error instanceof InvariantError) return error;
    throw error;
  }
  throw new Error("the adapter was made");
};

describe("data files", () => {
  it("are ten, of the sizes that their origin names", () => {
    expect(manifest.files.map(({ name }) => name).sort()).toEqual([
      "seas_12.se1",
      "seas_18.se1",
      "seas_24.se1",
      "sefstars.txt",
      "semo_12.se1",
      "semo_18.se1",
      "semo_24.se1",
      "sepl_12.se1",
      "sepl_18.se1",
      "sepl_24.se1",
    ]);
    expect(manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(6_174_907);
  });

  it("may lie in another folder, absolute or relative", () => {
    const moon = swissEphemeris().ecliptic("moon", 2451545);
    expect(swissEphemeris({ dataDirectory: directory }).ecliptic("moon", 2451545)).toEqual(moon);
    const asRelative = relative(process.cwd(), directory);
    expect(swissEphemeris({ dataDirectory: asRelative }).ecliptic("moon", 2451545)).toEqual(moon);
  });

  it.each(manifest.files.map(({ name }) => name))("a missing %s is named with its path and what to do", (name) => {
    rmSync(join(directory, name));
    const { message } = failure(directory);
    expect(message).toContain(name);
    expect(message).toContain(join(directory, name));
    expect(message).toContain("Reinstall @almagest/ephemeris-swiss");
  });

  it("a file cut short is found by its size", () => {
    truncateSync(join(directory, "semo_18.se1"), 1_000_000);
    const { message } = failure(directory);
    expect(message).toContain(join(directory, "semo_18.se1"));
    expect(message).toContain("1000000 bytes instead of 1304771");
  });

  it("one changed bit is found by the sha256", () => {
    const path = join(directory, "seas_24.se1");
    const content = readFileSync(path);
    content.writeUInt8(content.readUInt8(100_000) ^ 1, 100_000);
    writeFileSync(path, content);
    const { message } = failure(directory);
    expect(message).toContain(path);
    expect(message).toContain("sha256");
  });

  it("a folder that is not there is a missing file", () => {
    expect(failure(join(directory, "nowhere")).message).toContain(join(directory, "nowhere", "sepl_12.se1"));
  });

  it.each(["seleapsec.txt", "swe_deltat.txt", "sedeltat.txt"])(
    "a %s beside them is refused: it would move time",
    (name) => {
      writeFileSync(join(directory, name), "20301231\n");
      expect(failure(directory).message).toContain(join(directory, name));
    },
  );

  it("a path that the library would cut or split is refused before it looks elsewhere", () => {
    const folderOfLength = (bytes: number): string => {
      const folder = join(directory, "x".repeat(bytes - directory.length - 1));
      mkdirSync(folder);
      for (const { name } of manifest.files) copyFileSync(join(directory, name), join(folder, name));
      return folder;
    };
    expect(failure(folderOfLength(243)).message).toContain("242 bytes");
    expect(swissEphemeris({ dataDirectory: folderOfLength(242) }).name).toBe("Swiss Ephemeris");
    expect(failure(join(directory, "a;b")).message).toContain("semicolon");
  });
});
