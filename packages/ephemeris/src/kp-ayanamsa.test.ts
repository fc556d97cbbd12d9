import { describe, expect, it } from "vitest";
import { kpAyanamsaDeg } from "./kp-ayanamsa";

/** Julian days at 0h UT of 1 January 1900, 1950, 2000, 2026 and of 4 July 1990. */
const JD = { 1900: 2_415_020.5, 1950: 2_433_282.5, 1990: 2_448_076.5, 2000: 2_451_544.5, 2026: 2_461_041.5 };

describe("kpAyanamsaDeg", () => {
  it("begins at 22°22'15\" and 22°22'00\" on 1900-01-01", () => {
    expect(kpAyanamsaDeg("kp-newcomb", JD[1900])).toBe(22 + 22 / 60 + 15 / 3600);
    expect(kpAyanamsaDeg("kp-old", JD[1900])).toBeCloseTo(22 + 22 / 60, 12);
  });

  it.each([
    [JD[1950], 23.068653, 23.064409],
    [JD[1990], 23.634068, 23.629649],
    [JD[2000], 23.766627, 23.762152],
    [JD[2026], 24.129663, 24.125007],
  ])("agrees at JD %d with the values worked from the published constants", (jdUt, newcomb, old) => {
    expect(kpAyanamsaDeg("kp-newcomb", jdUt)).toBeCloseTo(newcomb, 6);
    expect(kpAyanamsaDeg("kp-old", jdUt)).toBeCloseTo(old, 6);
  });

  it("takes a year of the constant rate to be 50.2388475 arcseconds", () => {
    const year = kpAyanamsaDeg("kp-old", JD[2000] + 365.25) - kpAyanamsaDeg("kp-old", JD[2000]);
    expect(year * 3600).toBeCloseTo(50.2388475, 7);
  });
});
