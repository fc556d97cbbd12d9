import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { PLANET_IDS, SIGN_IDS } from "@almagest/sky";
import { wordCount } from "@almagest/telling";
import { frameShare, misplaced, repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { axisOnce } from "../chart/aspects";
import { DIGNITIES, dignityOf } from "../tables/bodies";
import { ELEMENTS, MODALITIES } from "../tables/zodiac";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { computeNatalChart } from "./compute";
import { telling } from "./families";
import { natalChart } from "./operation";
import { synthesisPieces } from "./synthesis";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const texts = westernReader({ lang: "en", catalogues: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const SEVEN = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
const PERSONAL_TO_SATURN = [...SEVEN];
const SLOW = ["uranus", "neptune", "pluto"];

/** Births all over a century, the day, and the inhabited latitudes. */
const births = Array.from({ length: 80 }, (_, index0) => {
  const longitude = ((index0 * 37) % 340) - 170;
  return {
    date: new Date(Date.UTC(1930 + ((index0 * 7) % 90), (index0 * 5) % 12, 1 + ((index0 * 11) % 28)))
      .toISOString()
      .slice(0, 10),
    time: `${String((index0 * 7) % 24).padStart(2, "0")}:${String((index0 * 13) % 60).padStart(2, "0")}:00`,
    latitude: ((index0 * 17) % 110) - 50,
    longitude,
    timezone: Math.round(longitude / 15),
  };
});

/** Kinds of aspect that the sky allows between two planets: Mercury keeps within 28° of the Sun, Venus within 48°. */
function kindsBetween(first: string, second: string): readonly string[] {
  const pair = `${first} ${second}`;
  if (pair === "sun mercury" || pair === "sun venus") return ["joined"];
  return pair === "mercury venus" ? ["joined", "soft"] : ["joined", "soft", "square", "opposition"];
}

describe("the synthesis of a natal chart", () => {
  test("is written for every fact, and for none that cannot be", () => {
    const walks = [
      ["rising", SIGN_IDS],
      ["rulerHouse", HOUSES],
      ["lights", ELEMENTS, ELEMENTS],
      ["sect", ["chart"]],
      ["leading", PLANET_IDS],
      ["love", PLANET_IDS],
      ["work", PLANET_IDS],
      ["growth", PLANET_IDS],
      ["figure.tSquare", PLANET_IDS],
      ["figure.grandTrine", [...ELEMENTS, "mixed"]],
      ["figure.grandCross", [...MODALITIES, "mixed"]],
      ["midheavenRuler", HOUSES],
      ["seventhRuler", HOUSES],
      ["tie", ["joined", "soft", "hard"]],
      ["lead", ["clear", "shared", "many"]],
      ["crowd", HOUSES],
      ["matter", HOUSES],
      ["lacking", ELEMENTS],
      ["retrograde", ["none", "mercury", "venus", "mars", "social", "outer", "many"]],
      ["closing", ["harmonious", "challenging", "balanced"], MODALITIES],
    ] as const;
    for (const [family, ...axes] of walks) {
      expect(unwritten(en, [[`natal.${family}`], ...axes]), family).toEqual([]);
      const asked = family === "lights" ? [] : unread(en, [[`natal.${family}`], ...axes]);
      expect(asked, family).toEqual([]);
    }
  });

  test("is written for every condition that a ruler of the Ascendant can be in", () => {
    for (const planet of SEVEN) {
      const dignities = [...new Set(SIGN_IDS.map((sign) => dignityOf(planet, sign)))];
      expect(unwritten(en, [[`natal.rulerCondition.${planet}`], dignities])).toEqual([]);
      expect(unread(en, [[`natal.rulerCondition.${planet}`], dignities])).toEqual([]);
    }
  });

  test("reads each aspect by its pair and its kind, and has none that the sky forbids", () => {
    for (const [index0, first] of PERSONAL_TO_SATURN.entries()) {
      for (const second of [...PERSONAL_TO_SATURN.slice(index0 + 1), ...SLOW]) {
        const axes = [[`natal.closest.${first}.${second}`], kindsBetween(first, second)];
        expect(unwritten(en, axes)).toEqual([]);
        expect(unread(en, axes)).toEqual([]);
      }
    }
  });

  test("has 600 to 900 words, few of them in the lines that name places, each unit in its place", () => {
    for (const birth of births) {
      const facts = computeNatalChart({ ...birth, nodeType: "true", houseSystem: "placidus" }, { ephemeris });
      const pieces = synthesisPieces(facts, texts).map(
        (piece) => piece ?? { family: "none", key: "", section: "", kind: "frame" as const, text: "" },
      );
      const words = pieces.reduce((sum, { text }) => sum + wordCount(text), 0);
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(900);
      expect(frameShare(pieces)).toBeLessThan(0.1);
      expect(misplaced(pieces, telling.families)).toEqual([]);
      const whole = pieces.map(({ text }) => text).join(" ");
      expect(wrongArticles(whole)).toEqual([]);
      expect(whole).not.toMatch(/[{}]|undefined/);
      expect(repeatedSentences(whole)).toEqual([]);
    }
  });

  test("gives no chart what was put together for another", () => {
    const all = births.map((birth) =>
      computeNatalChart({ ...birth, nodeType: "true", houseSystem: "placidus" }, { ephemeris }),
    );
    for (const facts of all) synthesisPieces(facts, texts);
    for (const facts of all) {
      const fresh = westernReader({ lang: "en", catalogues: [en] });
      expect(synthesisPieces(facts, texts)).toEqual(synthesisPieces(facts, fresh));
    }
  });

  test("names what two planets want of each other for every pair", () => {
    for (const [index0, first] of PLANET_IDS.entries()) {
      const later = PLANET_IDS.slice(index0 + 1);
      if (later.length > 0) expect(unwritten(en, [[`natal.themes.${first}`], later])).toEqual([]);
      if (later.length > 0) expect(unread(en, [[`natal.themes.${first}`], later])).toEqual([]);
    }
  });

  test("is undefined where the caller brought no texts", () => {
    const [birth] = births;
    if (birth === undefined) throw new Error("no birth");
    expect(natalChart(birth, createContext({ ephemeris })).summary).not.toHaveProperty("interpretation");
  });
});

describe("the parts of a natal chart", () => {
  const BIRTH = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -4 };

  test("each begins with where the body stands", () => {
    const chart = natalChart(BIRTH, context);
    const opening = (name: string): string | undefined =>
      chart.planets.find((planet) => planet.name === name)?.interpretation?.summary.split(". ")[0];
    expect(opening("Sun")).toBe("The Sun is in Cancer, in the ninth house");
    expect(opening("Jupiter")).toBe("Jupiter is in Cancer, the sign of its exaltation, in the ninth house");
    expect(opening("Saturn")).toBe("Saturn is retrograde in Capricorn, its own sign, in the third house");
    expect(opening("North Node")).toMatch(/^The North Node is in Aquarius/);
    expect(opening("Black Moon Lilith")).toMatch(/^Black Moon Lilith is in Scorpio/);
  });

  test("read dignity and retrogradation", () => {
    const chart = natalChart(BIRTH, context);
    const detailed = chart.planets.find(({ name }) => name === "Saturn")?.interpretation?.detailed;
    expect(detailed).toContain("Saturn rules this sign");
    expect(detailed).toContain("Retrograde, it judges");
  });

  test("have a dignity text for every dignity that occurs, and none for peregrine", () => {
    for (const planet of [...SEVEN, "uranus", "neptune", "pluto"] as const) {
      const dignities = [...new Set(SIGN_IDS.map((sign) => dignityOf(planet, sign)))].filter(
        (id) => id !== "peregrine",
      );
      expect(Object.keys(DIGNITIES)).toContain(planet);
      expect(unwritten(en, [[`natal.bodies.dignity.${planet}`], dignities])).toEqual([]);
      expect(unread(en, [[`natal.bodies.dignity.${planet}`], dignities])).toEqual([]);
    }
  });

  test("name a tie of elements or modalities as one, in the summary as in its text", () => {
    const ties = births.map((birth) => natalChart(birth, context).summary).filter(({ tiedElements }) => tiedElements);
    expect(ties.length).toBeGreaterThan(5);
    for (const { tiedElements = [], elementDistribution, dominantElement } of ties) {
      expect(tiedElements.length).toBeGreaterThan(1);
      expect(new Set(tiedElements.map((element) => elementDistribution[element])).size).toBe(1);
      expect(tiedElements[0]).toBe(dominantElement);
    }
    expect(ties.some(({ interpretation }) => / tie, with \d of ten planets each/.test(interpretation ?? ""))).toBe(
      true,
    );
  });

  test("count the nodal axis once: no body is counted with both of its ends", () => {
    for (const birth of births.slice(0, 20)) {
      const { aspects } = computeNatalChart({ ...birth, nodeType: "true", houseSystem: "placidus" }, { ephemeris });
      const partners = axisOnce(aspects).flatMap(({ first, second }) =>
        [first, second].some((id) => id.endsWith("-node")) ? [first.endsWith("-node") ? second : first] : [],
      );
      expect(new Set(partners).size).toBe(partners.length);
      expect(axisOnce(aspects).length).toBeLessThan(aspects.length);
    }
  });
});
