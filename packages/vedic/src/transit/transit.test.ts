import { separationDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ashtakavargaOf } from "../ashtakavarga/compute";
import { GRAHA_IDS, SEVEN_GRAHAS } from "../grahas";
import { computeTransit } from "./compute";
import { KAKSHA_DEG, kakshaOf } from "./kaksha";
import { vedicTransit } from "./operation";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris });
const ASKED = {
  birthDate: "1990-07-04",
  birthTime: "10:12:00",
  transitDate: "2026-02-03",
  transitTime: "12:00:00",
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 5.5,
  coordinateSystem: "sidereal",
} as const;

const sign0 = fc.integer({ min: 0, max: 11 });
const natal = fc.record({
  sun: sign0,
  moon: sign0,
  mars: sign0,
  mercury: sign0,
  jupiter: sign0,
  venus: sign0,
  saturn: sign0,
  lagna: sign0,
});

describe("kakshas", () => {
  const someone = { sun: 0, moon: 1, mars: 2, mercury: 3, jupiter: 4, venus: 5, saturn: 6, lagna: 7 };

  test("begin at their border and not an arcsecond before, eight in each sign, from Saturn to the Lagna", () => {
    const lords = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon", "lagna"];
    // 3°45′, in arcseconds
    expect(KAKSHA_DEG * 3600).toBe(13_500);
    for (let part = 0; part < 96; part++) {
      const border = part * 13_500;
      expect(kakshaOf("sun", border / 3600, someone)).toMatchObject({ number: (part % 8) + 1, lord: lords[part % 8] });
      const before = (border - 1 + 1_296_000) % 1_296_000;
      expect(kakshaOf("sun", before / 3600, someone).number).toBe(((part + 7) % 8) + 1);
    }
  });

  test("of a sign have as many bindus as its figure in the graha's table", () => {
    fc.assert(
      fc.property(natal, fc.constantFrom(...SEVEN_GRAHAS), sign0, (signs, graha, sign) => {
        const kakshas = Array.from({ length: 8 }, (_, part) => kakshaOf(graha, 30 * sign + 3.75 * part + 1, signs));
        const table = ashtakavargaOf(signs).bhinna.find(({ of }) => of === graha);
        expect(kakshas.filter(({ bindu }) => bindu)).toHaveLength(table?.bindus[sign] ?? -1);
        for (const { binduCount } of kakshas) expect(binduCount).toBe(table?.bindus[sign]);
      }),
    );
  });

  test("of the nodes have no bindu", () => {
    for (const node of ["rahu", "ketu"] as const) {
      expect(kakshaOf(node, 100, someone)).toMatchObject({ bindu: undefined, binduCount: undefined });
    }
  });
});

describe("a transit", () => {
  test("counts houses by whole signs from the natal Lagna and Moon", () => {
    const { natal: chart, transiting } = computeTransit(ASKED, { ephemeris });
    const [lagna0, moon0] = [chart.lagnaDeg, chart.grahas[1]?.longitudeDeg ?? 0].map((deg) => Math.floor(deg / 30));
    expect([lagna0, moon0]).toEqual([4, 7]);
    for (const { longitudeDeg, natalHouse, houseFromMoon } of transiting) {
      const sign = Math.floor(longitudeDeg / 30);
      expect(natalHouse).toBe(((sign - 4 + 12) % 12) + 1);
      expect(houseFromMoon).toBe(((sign - 7 + 12) % 12) + 1);
    }
  });

  test("lists every angle within five degrees and no other", () => {
    const { natal: chart, transiting } = computeTransit(ASKED, { ephemeris });
    for (const graha of transiting) {
      for (const other of chart.grahas) {
        const apart = separationDeg(graha.longitudeDeg, other.longitudeDeg);
        const due = [0, 60, 90, 120, 180].filter((angle) => Math.abs(apart - angle) <= 5);
        const own = graha.angles.filter(({ natal: id }) => id === other.id);
        expect(own).toHaveLength(due.length);
      }
    }
  });

  test("of a node looks at nothing; Saturn looks at his 3rd, 7th and 10th and stands with his sign", () => {
    const answer = vedicTransit(ASKED, context);
    const of = (name: string) => answer.transitingPlanets.find((graha) => graha.name === name);
    expect(of("Rahu")?.drishtiToNatal.every(({ aspectType }) => aspectType === "conjunction")).toBe(true);
    for (const { aspectType } of of("Saturn")?.drishtiToNatal ?? []) {
      expect(["conjunction", "3rd", "7th", "10th"]).toContain(aspectType);
    }
    expect(answer.keyTransits.map(({ planet }) => planet)).toEqual(["Jupiter", "Saturn", "Rahu", "Ketu"]);
    expect(answer.keyTransits.slice(2).every(({ drishti }) => drishti.length === 0)).toBe(true);
    expect(answer.keyTransits[0]?.aspects[0]).toMatch(/^conjunction to natal Sun \(orb \d\.\d\d°\)$/);
  });

  test("in the tropical zodiac says so, with houses of that zodiac", () => {
    const answer = vedicTransit({ ...ASKED, coordinateSystem: "tropical" }, context);
    expect(answer.frame).toEqual({ ayanamsa: "tropical", ayanamsaDegrees: 0 });
    expect(answer.natalPlanets.map(({ name }) => name)).toHaveLength(GRAHA_IDS.length);
    expect(answer.natalPlanets[0]?.sign).toBe("Cancer");
  });

  test("resolves a zone at each of its two dates, and takes noon where no time is sent", () => {
    const { transitTime: _, ...asked } = ASKED;
    const answer = vedicTransit({ ...asked, latitude: 40.7, longitude: -74, timezone: "America/New_York" }, context);
    expect(answer.transitDatetime).toBe("2026-02-03T12:00:00");
    expect(answer.conventions.utc).toBe("1990-07-04T14:12:00Z");
    expect(answer.conventions.transit.utc).toBe("2026-02-03T17:00:00Z");
  });
});
