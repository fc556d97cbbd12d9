import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { grahas as grahaTerms, nakshatras } from "@almagest/i18n/vedic";
import { at, createContext } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { describe, expect, it } from "vitest";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { kpChart, kpCusps, kpPlanets } from "../index";
import { en } from "../texts/en";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { computeKpChart } from "./chart";
import { grahasSignifying, housesSignified } from "./significators";

interface Place {
  longitude: number;
  sign: number;
  star: number;
  pada: number;
  starLord: GrahaId;
  subLord: GrahaId;
  subSubLord: GrahaId;
  number: number;
}

/** Made by tools/swetest_kp.py from rows of swetest and the rules' text. */
const kept: {
  charts: {
    date: string;
    time: string;
    timezone: number;
    latitude: number;
    longitude: number;
    ayanamsa: "kp-newcomb" | "kp-old";
    nodeType: "mean" | "true";
    value: number;
    planets: Partial<Record<GrahaId, Place & { retrograde: boolean }>>;
    cusps: Place[];
    significators: { byPlanet: Record<GrahaId, number[][]>; byHouse: GrahaId[][][] };
  }[];
} = JSON.parse(readFileSync(new URL("./fixtures/swetest.json", import.meta.url), "utf8"));

const ephemeris = swissEphemeris({ ut1: "modeled" });
const context = createContext({ ephemeris, texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const BIRTH = { date: "1990-07-04", time: "10:12:00", ...DELHI };

const birthOf = ({ date, time, timezone, latitude, longitude, ayanamsa }: (typeof kept.charts)[number]) => ({
  date,
  time,
  timezone,
  latitude,
  longitude,
  ayanamsa,
});

/** An answer about a kept place, without its longitude. */
function named({ sign, star, pada, starLord, subLord, subSubLord, number }: Place): object {
  return {
    sign: `${at(SIGN_IDS, sign).charAt(0).toUpperCase()}${at(SIGN_IDS, sign).slice(1)}`,
    nakshatra: nakshatras[at(NAKSHATRA_IDS, star)].en,
    nakshatraLord: grahaTerms[starLord].en,
    pada,
    starLord: grahaTerms[starLord].en,
    subLord: grahaTerms[subLord].en,
    subSubLord: grahaTerms[subSubLord].en,
    kpNumber: number,
  };
}

describe("charts of the Krishnamurti Paddhati", () => {
  it.each(kept.charts)(
    "$date $ayanamsa at $latitude: planets as swetest has them, within 0.001 arcseconds",
    (chart) => {
      const answer = kpPlanets({ ...birthOf(chart), nodeType: chart.nodeType }, context);
      expect(answer.ayanamsa).toBeCloseTo(chart.value, 9);
      for (const [index0, id] of GRAHA_IDS.entries()) {
        const expected = chart.planets[id];
        if (expected === undefined) continue;
        const planet = at(answer.planets, index0);
        expect(Math.abs(planet.longitude - expected.longitude)).toBeLessThan(1.1e-6);
        expect(planet).toMatchObject({ planet: grahaTerms[id].en, ...named(expected) });
        expect(planet.retrograde).toBe(id === "rahu" || expected.retrograde);
      }
    },
  );

  it.each(kept.charts)(
    "$date at $latitude: cusps of Placidus as swetest has them, within 0.005 arcseconds",
    (chart) => {
      const { cusps } = kpCusps(birthOf(chart), context);
      for (const [index0, expected] of chart.cusps.entries()) {
        const cusp = at(cusps, index0);
        expect(Math.abs(cusp.longitude - expected.longitude)).toBeLessThan(1.4e-6);
        expect(cusp).toMatchObject({ house: index0 + 1, ...named(expected) });
      }
    },
  );

  it("are the chart of a printed book to its minute: A. K. Bansal, Krishnamurthy Paddhati, chapter 1", () => {
    // futuresamachar.com/en/book/krishnmurti-paddhti-english-463, pages 7 and 13: Guna, 12 September 1935, 9:08 p.m.;
    // Lagna 19°19', Moon 323°11', Sun 145°58', by the Lahiri almanac
    const guna = { date: "1935-09-12", time: "21:08:00", latitude: 24 + 39 / 60, longitude: 77.3, timezone: 5.5 };
    const { ascendant, planets } = kpChart({ ...guna, ayanamsa: "lahiri" }, context);
    const minutes = (degrees: number, printed: number): number => Math.abs(degrees - printed) * 60;
    expect(minutes(ascendant.longitude, 19 + 19 / 60)).toBeLessThan(0.5);
    expect(minutes(at(planets, 0).longitude, 145 + 58 / 60)).toBeLessThan(0.5);
    expect(minutes(at(planets, 1).longitude, 323 + 11 / 60)).toBeLessThan(0.5);
  });

  it("put each graha in the house whose cusp it has passed last", () => {
    const { planets, cusps, nodes } = kpChart(BIRTH, context);
    for (const { house, longitude } of [...planets, nodes.rahu, nodes.ketu]) {
      const begins = at(cusps, house - 1).longitude;
      const ends = at(cusps, house % 12).longitude;
      expect((longitude - begins + 360) % 360).toBeLessThan((ends - begins + 360) % 360);
    }
    expect(planets).toHaveLength(7);
  });

  it("read the ayanamsa at midnight UTC of the civil date, whatever the hour", () => {
    const morning = kpPlanets({ ...BIRTH, time: "00:00:01" }, context);
    const evening = kpPlanets({ ...BIRTH, time: "23:59:59" }, context);
    expect(morning.ayanamsa).toBe(evening.ayanamsa);
    expect(morning.conventions.ayanamsaReadAt).toBe("1990-07-04T00:00:00Z");
  });

  it("take a custom ayanamsa at its word and refuse one without its value", () => {
    expect(kpPlanets({ ...BIRTH, ayanamsa: "custom", ayanamsaValue: 24 }, context).ayanamsa).toBe(24);
    expect(() => kpPlanets({ ...BIRTH, ayanamsa: "custom" }, context)).toThrow(/ayanamsaValue is missing/);
  });

  it.each([89, 75, 66.6, -66.6, -89])(
    "refuse houses at latitude %d and name the bound; planets need none",
    (latitude) => {
      const polar = { ...BIRTH, latitude };
      for (const refused of [kpCusps, kpChart]) {
        expect(() => refused(polar, context)).toThrow(/latitude -?\d+(\.\d+)?: .+ polar circle, 66\.\d{4} degrees/);
      }
      expect(kpPlanets(polar, context).planets).toHaveLength(9);
    },
  );
});

describe("significators", () => {
  const sky = computeKpChart({ ...BIRTH, ayanamsa: "kp-newcomb", nodeType: "mean" }, { ephemeris });

  it.each(kept.charts)("$date at $latitude: are those of a second implementation, by graha and by house", (chart) => {
    const { significators } = kpChart({ ...birthOf(chart), nodeType: chart.nodeType }, context);
    const byPlanet = significators.planetWise.map(({ signifies }) => signifies.map(({ houses }) => houses));
    expect(byPlanet).toEqual(GRAHA_IDS.map((id) => chart.significators.byPlanet[id]));
    const byHouse = significators.houseWise.map((house) => house.significators.map(({ planets }) => planets));
    expect(byHouse).toEqual(
      chart.significators.byHouse.map((levels) => levels.map((grahas) => grahas.map((id) => grahaTerms[id].en))),
    );
  });

  it("tell a planet's house at the level at which the planet signifies it", () => {
    for (const id of GRAHA_IDS.filter((one) => one !== "rahu" && one !== "ketu")) {
      const levels = housesSignified(sky, id);
      for (let house = 1; house <= 12; house++) {
        const grahas = grahasSignifying(sky, house);
        for (const level of [0, 1, 2, 3] as const) {
          expect(grahas[level].includes(id)).toBe(levels[level].includes(house));
        }
      }
    }
  });

  it("give every house an owner and every graha its own house", () => {
    for (let house = 1; house <= 12; house++) expect(grahasSignifying(sky, house)[3]).toHaveLength(1);
    for (const { id, house } of sky.bodies) expect(housesSignified(sky, id)[1]).toContain(house);
  });

  it("let a node act for those in its sign, those that aspect it and its sign's lord, after its own houses", () => {
    // 1990-07-04: Rahu in Capricorn between cusps 5 and 6; Jupiter in Gemini and Mars in Aries: Saturn owns the sign
    const [, own] = housesSignified(sky, "rahu");
    const rahu = sky.bodies.find(({ id }) => id === "rahu");
    const saturn = sky.bodies.find(({ id }) => id === "saturn");
    expect(own[0]).toBe(rahu?.house);
    expect(own).toContain(saturn?.house);
    expect(housesSignified(sky, "rahu")[3]).toEqual(expect.arrayContaining([...housesSignified(sky, "saturn")[3]]));
  });

  it("say in words what each level means for its house", () => {
    const { significators } = kpChart(BIRTH, context);
    for (const { house, significators: levels } of significators.houseWise) {
      expect(new Set(levels.map(({ description }) => description)).size).toBe(4);
      for (const { description } of levels) expect(description).toContain(`house ${house}`);
    }
    const bare = kpChart(BIRTH, createContext({ ephemeris }));
    expect(bare.significators.houseWise[0]?.significators[1]?.description).toBe("Occupant");
  });
});
