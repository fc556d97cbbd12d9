import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { type Piece, TONES, wordCount } from "@almagest/telling";
import { frameShare, misplaced, repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { natalChart } from "../natal-chart/operation";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { RETURNING_PLANETS } from "./cycles";
import { telling } from "./families";
import { conditionOf, toneOfContact } from "./features";
import { computeLunarReturn, lunarReturn } from "./lunar";
import { computePlanetaryReturn, planetaryReturn } from "./planetary";
import { lunarPieces, planetPieces, solarPieces } from "./reading";
import { computeSolarReturn, solarReturn } from "./solar";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const texts = westernReader({ lang: "en", catalogues: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const PLANETS = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
const NAMES = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;

const births = Array.from({ length: 50 }, (_, index0) => {
  const longitude = ((index0 * 37) % 340) - 170;
  return {
    birthDate: new Date(Date.UTC(1950 + ((index0 * 7) % 50), (index0 * 5) % 12, 1 + ((index0 * 11) % 28)))
      .toISOString()
      .slice(0, 10),
    birthTime: `${String((index0 * 7) % 24).padStart(2, "0")}:00:00`,
    latitude: ((index0 * 17) % 110) - 50,
    longitude,
    timezone: Math.round(longitude / 15),
    planet: NAMES[index0 % 5] ?? "Mars",
  };
});

/** A family, and what its keys are made of. */
type Walk = [family: string, ...axes: (readonly string[])[]];

/** A chart that leans to neither side has no closing. */
const LEANING = TONES.filter((tone) => tone !== "mixed");

describe("the texts of returns", () => {
  const walks: Walk[] = [
    ["solar.moon", HOUSES],
    ["solar.jupiter", HOUSES],
    ["solar.saturn", HOUSES],
    ["solar.closing", LEANING],
    ["lunar.mars", HOUSES],
    ["lunar.venus", HOUSES],
    ["lunar.closing", LEANING],
    ["opening", SIGN_IDS],
    ["planetClosing", LEANING],
    ["ruler", HOUSES],
    ["rules", HOUSES],
    ["busy", HOUSES],
    ["angle", ["ascendant", "midheaven"], PLANETS],
    ["body", ["on", "opposite"], PLANETS],
    ["met", PLANETS],
    ["angular", PLANETS, ["ascendant", "midheaven", "descendant", "imum-coeli"]],
    ["contact", PLANETS, ["joined", "soft", "square", "opposition"]],
    ["condition", PLANETS.slice(0, 7), ["strong", "weak", "plain"]],
    ["retrograde", RETURNING_PLANETS],
  ];

  test.each(walks)("%s are written for every fact, and for no other", (family, ...axes) => {
    expect(unwritten(en, [[`returns.${family}`], ...axes])).toEqual([]);
    expect(unread(en, [[`returns.${family}`], ...axes])).toEqual([]);
  });

  test.each(RETURNING_PLANETS)("%s has a paragraph for every house", (planet) => {
    expect(unwritten(en, [[`returns.planet.${planet}.house`], HOUSES])).toEqual([]);
  });

  test("a planet is strong, weak or plain by the table of dignities", () => {
    expect(conditionOf("venus", 170)).toBe("weak");
    expect(conditionOf("venus", 350)).toBe("strong");
    expect(conditionOf("venus", 80)).toBe("plain");
  });

  test("an aspect has the tone of its kind and its planet", () => {
    expect(toneOfContact("saturn", "soft")).toBe("easing");
    expect(toneOfContact("venus", "soft")).toBe("bright");
    expect(toneOfContact("jupiter", "square")).toBe("hard");
    expect(toneOfContact("mars", "joined")).toBe("hard");
  });
});

/** The pieces of one reading, which all have texts here. */
function known(pieces: readonly (Piece | undefined)[]): readonly Piece[] {
  expect(pieces).not.toContain(undefined);
  return pieces.filter((piece) => piece !== undefined);
}

describe("the reading of a return", () => {
  const readings = births.flatMap((birth, index0) => {
    const { planet, ...own } = birth;
    const input = { ...own, houseSystem: "placidus" as const };
    const returnDate = `2026-${String(1 + (index0 % 12)).padStart(2, "0")}-10`;
    const year = computeSolarReturn({ ...input, returnYear: 2020 + (index0 % 10) }, { ephemeris });
    const month = computeLunarReturn({ ...input, returnDate }, { ephemeris });
    const round = computePlanetaryReturn({ ...input, planet, approximateDate: "2026-05-05" }, { ephemeris });
    const [solar, lunar] = [solarPieces(year, texts), lunarPieces(month, texts)];
    const id = RETURNING_PLANETS[index0 % 5] ?? "mars";
    return [
      known([...solar.summary, ...solar.purpose]),
      known([...lunar.summary, ...lunar.purpose]),
      known(planetPieces(round, { planet: id, passes: round.passes.length }, texts)),
    ];
  });

  test("has 250 to 660 words, less than a tenth of them frames", () => {
    for (const pieces of readings) {
      const words = pieces.reduce((sum, { text }) => sum + wordCount(text), 0);
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(660);
      expect(frameShare(pieces)).toBeLessThan(0.1);
      expect(misplaced(pieces, telling.families)).toEqual([]);
    }
  });

  test("names everything it is about and says no sentence twice", () => {
    for (const pieces of readings) {
      const whole = pieces.map(({ text }) => text).join("\n");
      expect(whole).not.toMatch(/[{}]|undefined| {2}/);
      expect(wrongArticles(whole)).toEqual([]);
      expect(repeatedSentences(whole)).toEqual([]);
    }
  });

  test("tells the house of a light that rules the chart once, and a Moon at an angle by the angle alone", () => {
    const [leo, cancer] = ["solarSunRules", "lunarMoonRules"].map((key) =>
      readings.filter((pieces) => pieces.some((piece) => piece.family === "lines" && piece.key === key)),
    );
    for (const pieces of [...(leo ?? []), ...(cancer ?? [])]) {
      expect(pieces.filter(({ family }) => family === "ruler" || family === "condition")).toHaveLength(1);
    }
    expect(leo).not.toEqual([]);
    expect(cancer).not.toEqual([]);
    const atAngle = readings.filter((pieces) =>
      pieces.some(({ family, key }) => family === "angular" && key.startsWith("moon.")),
    );
    expect(atAngle.flat().filter(({ family }) => family === "solarMoon")).toEqual([]);
  });

  test("tells a planet that meets the returning body by its contact, and not as a touch of the same place", () => {
    for (const { planet: _, ...birth } of births) {
      const { interpretation } = solarReturn({ ...birth, returnYear: 2026 }, context);
      expect(interpretation.summary).not.toMatch(
        /(?:Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto) of the return is \w+ your natal Sun/,
      );
    }
  });

  test("tells a Sun at an angle once: the angle on the natal Sun is the same meeting", () => {
    let atAngle = 0;
    for (const { planet: _, ...birth } of births) {
      for (const returnYear of [2024, 2025, 2026]) {
        const input = { ...birth, houseSystem: "placidus" as const, returnYear };
        const { summary, purpose } = solarPieces(computeSolarReturn(input, { ephemeris }), texts);
        if (!purpose.some((piece) => piece?.family === "angular" && piece.key.startsWith("sun."))) continue;
        atAngle += 1;
        expect(summary.map((piece) => piece?.text).join(" ")).not.toMatch(/ of the return is on your natal Sun/);
      }
    }
    expect(atAngle).toBeGreaterThan(0);
  });

  test("names no year in a text that a month shares, and no season anywhere", () => {
    const shared = JSON.stringify(en.messages["returns.condition"] ?? texts.lookup("returns.condition.mars.plain"));
    expect(shared).not.toMatch(/\b(?:year|month)\b/);
    for (const pieces of readings) {
      expect(pieces.map(({ text }) => text).join(" ")).not.toMatch(/\bmid(?:summer|winter)\b|\bby (?:autumn|spring)\b/);
    }
  });

  test("reaches every closing tone, and has none where it leans to neither side", () => {
    const closings = readings.flatMap((pieces) => pieces.filter(({ family }) => family.endsWith("Closing")));
    expect(new Set(closings.map(({ key }) => key))).toEqual(new Set(LEANING));
    expect(closings.length).toBeLessThan(readings.length);
  });

  test("names what it touches of the birth chart, as the birth's own longitudes have it", () => {
    let named = 0;
    for (const { planet: _, ...birth } of births) {
      const answer = solarReturn({ ...birth, returnYear: 2027 }, context);
      const { summary = "" } = answer.interpretation;
      const born = natalChart(
        { date: birth.birthDate, time: birth.birthTime, latitude: 0, longitude: 0, timezone: birth.timezone },
        context,
      );
      const ways = [...summary.matchAll(/(\w+) of the return is (on|opposite) your natal/g)]
        .filter(([, mover]) => mover !== "Ascendant" && mover !== "Midheaven")
        .map(([, mover, where]) => `${mover} ${where}`);
      expect(new Set(ways).size, summary).toBe(ways.length);
      const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
      const degree = (chart: typeof born | typeof answer.chart, name: string | undefined): number =>
        chart.planets.find((one) => one.name === name)?.longitude ?? Number.NaN;
      for (const [, mover, where, natal] of summary.matchAll(
        /(\w+) of the return is (on|opposite) your natal (\w+)/g,
      )) {
        if (mover === "Ascendant" || mover === "Midheaven") continue;
        named++;
        const apartDeg = apart(degree(answer.chart, mover), degree(born, natal));
        expect(where === "on" ? apartDeg : 180 - apartDeg, `${mover} ${where} ${natal}`).toBeLessThanOrEqual(2.01);
      }
    }
    expect(named).toBeGreaterThan(20);
  });

  test("stands in the answer, and no sentence of the answer comes twice", () => {
    const input = {
      birthDate: "1988-11-03",
      birthTime: "06:40:00",
      timezone: 1,
      latitude: 50.1,
      longitude: 8.7,
    };
    for (const answer of [
      solarReturn({ ...input, returnYear: 2026 }, context),
      lunarReturn({ ...input, returnDate: "2026-02-10" }, context),
      planetaryReturn({ ...input, planet: "Saturn", approximateDate: "2026-02-10" }, context),
    ]) {
      expect(repeatedSentences(answer)).toEqual([]);
    }
  });
});
