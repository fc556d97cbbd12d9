import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { type Piece, sentencesOf, wordCount } from "@almagest/telling";
import { frameShare, misplaced, repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { GRAHA_IDS, SEVEN_GRAHAS } from "../grahas";
import { weakenedBy } from "../standing/weakened";
import { ordinalOf } from "../standing/words";
import { shadbalaOf } from "../strength/shadbala";
import { en } from "../texts/en";
import { vedicReader } from "../texts/reader";
import { DETECTED_IDS } from "../yoga/detect";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { vedicBirthChart } from "./birth-chart";
import { computeBirthChart } from "./compute";
import { synthesisPieces, telling } from "./synthesis";

const NOW = Date.parse("2026-11-22T06:00:00Z");
const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, now: NOW, texts: [en] });
const texts = vedicReader({ lang: "en", catalogues: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const ASKED = { ayanamsa: "lahiri", focus: "general", modernPlanets: false, avasthaInfo: false } as const;

/** Births over 90 years, the day, and latitudes from 50 south to 59 north. */
const births = Array.from({ length: 60 }, (_, index0) => {
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
const POLAR_NIGHT = { date: "1990-12-21", time: "09:00:00", latitude: 78.22, longitude: 15.65, timezone: 1 };

function piecesOf(birth: (typeof births)[number]): readonly Piece[] {
  const pieces = synthesisPieces(computeBirthChart({ ...birth, ...ASKED }, { ephemeris, now: NOW }), texts);
  return pieces.map((piece) => piece ?? { family: "none", key: "", section: "", kind: "frame", text: "" });
}

describe("the synthesis of a birth chart", () => {
  test("tells no good yoga whose own result holds it back", () => {
    let told = 0;
    for (const birth of births) {
      const { yogas } = vedicBirthChart(birth, context);
      for (const { family, key } of piecesOf(birth)) {
        const yoga = family === "yoga" ? yogas.find(({ id }) => id === key) : undefined;
        if (yoga === undefined || yoga.quality === "Negative") continue;
        told += 1;
        expect(yoga.result, `${birth.date} ${key}`).not.toMatch(
          /holds the yoga back|are hampered|in part|a part of it arrives|gives little|little comes of it/,
        );
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  test("names as weakening only what is so", () => {
    for (const birth of births) {
      const { read } = computeBirthChart({ ...birth, ...ASKED }, { ephemeris, now: NOW });
      for (const id of SEVEN_GRAHAS) {
        const { house, navamsa, isCombust } = read.standings[id];
        const kinds = weakenedBy(read.standings[id]).map(({ kind }) => kind);
        expect(kinds.includes("house")).toBe([6, 8, 12].includes(house));
        expect(kinds.includes("navamsa") && navamsa !== "debilitated").toBe(false);
        expect(kinds.includes("combustion")).toBe(isCombust);
      }
    }
  });

  test("is written for every fact, and for none that cannot be", () => {
    const walks = [
      ["rising", SIGN_IDS],
      ["lord", HOUSES],
      ["moon", NAKSHATRA_IDS],
      ["houses", ["moon"], HOUSES],
      ["strongest", SEVEN_GRAHAS],
      ["weakest", SEVEN_GRAHAS],
      ["yoga", DETECTED_IDS],
      ["period", ["major", "sub"], GRAHA_IDS],
      ["lordMeans", ["plain", "weakened"]],
      ["judged", ["first", "last", "tied", "torn", "yogaWeak", "yogaHelped"]],
      ["judged.carried", ["house", "ruled", "node", "agree"]],
      ["closing", ["kendra", "trikona", "upachaya", "dusthana"]],
    ] as const;
    for (const [family, ...axes] of walks) {
      expect(unwritten(en, [[`synthesis.${family}`], ...axes]), family).toEqual([]);
      if (family !== "judged") expect(unread(en, [[`synthesis.${family}`], ...axes]), family).toEqual([]);
    }
  });

  test("has 180 to 520 words in 60 births and a polar night, no sentence twice, each unit in its place", () => {
    for (const birth of [...births, POLAR_NIGHT]) {
      const pieces = piecesOf(birth);
      const words = pieces.reduce((sum, { text }) => sum + wordCount(text), 0);
      expect(words, birth.date).toBeGreaterThanOrEqual(180);
      expect(words, birth.date).toBeLessThanOrEqual(520);
      expect(frameShare(pieces)).toBeLessThan(0.1);
      expect(misplaced(pieces, telling.families)).toEqual([]);
      const whole = pieces.map(({ text }) => text).join(" ");
      expect(wrongArticles(whole)).toEqual([]);
      expect(whole).not.toMatch(/[{}]|undefined/);
    }
  });

  test("repeats no sentence of itself, nor of the parts that it stands above", () => {
    for (const birth of births) {
      const { summary, ...parts } = vedicBirthChart(birth, context);
      const whole = summary?.interpretation ?? "";
      expect(repeatedSentences(whole), birth.date).toEqual([]);
      const below = JSON.stringify(parts);
      expect(sentencesOf(whole).filter((sentence) => below.includes(sentence))).toEqual([]);
    }
  });

  test("tells as strongest and weakest what shadbala ranks first and last", () => {
    const [birth] = births;
    if (birth === undefined) throw new Error("no birth");
    const { chart } = computeBirthChart({ ...birth, ...ASKED }, { ephemeris, now: NOW });
    const ranked = [...shadbalaOf(ephemeris, chart).grahas].sort((one, other) => one.rank - other.rank);
    const told = piecesOf(birth).filter(({ family }) => family === "strongest" || family === "weakest");
    expect(told.map(({ key }) => key)).toEqual([ranked[0]?.id, ranked[6]?.id]);
  });

  test("tells as first and last the houses whose judgment has the highest and the lowest score", () => {
    for (const birth of births.slice(0, 20)) {
      const { houses, summary } = vedicBirthChart(birth, context);
      const scores = houses.map(({ judgment }) => judgment?.score ?? Number.NaN);
      const verdicts = houses.map(({ judgment }) => judgment?.verdict);
      const whole = summary?.interpretation ?? "";
      const houseBy = (says: RegExp): number | undefined => {
        const ordinal = says.exec(whole)?.[1];
        return HOUSES.map(Number).find((house) => ordinalOf(house, texts) === ordinal);
      };
      const first = houseBy(/Of the twelve houses the (\w+), of/);
      const last = houseBy(/Weakest of the twelve houses is the (\w+), of/);
      const [isTiedFirst, isTiedLast] = [Math.max, Math.min].map(
        (end) => scores.filter((score) => score === end(...scores)).length > 1,
      );
      const isWell = verdicts.some((one) => one === "strong" || one === "good");
      expect(first !== undefined, birth.date).toBe(isWell && !isTiedFirst);
      expect(last !== undefined, birth.date).toBe(verdicts.includes("weak") && !isTiedLast);
      expect(whole.includes("houses are judged strongest of the twelve"), birth.date).toBe(isWell && isTiedFirst);
      if (first !== undefined) expect(scores[first - 1]).toBeCloseTo(Math.max(...scores), 2);
      if (last !== undefined) expect(scores[last - 1]).toBeCloseTo(Math.min(...scores), 2);
    }
  });

  test("sets the verdict of its house beside a yoga that it goes against", () => {
    const whole = births.map((birth) => vedicBirthChart(birth, context));
    const told = (text: string) => whole.filter(({ summary }) => summary?.interpretation?.includes(text));
    const helped = told("house is well judged in spite of that");
    expect(helped.length).toBeGreaterThan(0);
    for (const { houses, summary } of helped) {
      const [, ordinal] = /The (\w+) house is well judged in spite/.exec(summary?.interpretation ?? "") ?? [];
      const house = HOUSES.map(Number).find((one) => ordinalOf(one, texts) === ordinal);
      expect(["strong", "good"]).toContain(houses[Number(house) - 1]?.judgment?.verdict);
    }
    const lacking = told("Daridra yoga, of want, stands").filter(({ houses }) =>
      ["strong", "good"].includes(houses[10]?.judgment?.verdict ?? ""),
    );
    for (const chart of lacking) expect(helped).toContain(chart);
  });

  test("calls a yoga by the name that the list of the answer has", () => {
    let named = 0;
    for (const birth of births) {
      const { summary, yogas } = vedicBirthChart(birth, context);
      const told = [...(summary?.interpretation ?? "").matchAll(/([A-Z][A-Za-z -]+?) yoga(?:,[^,.:]+,)? stands/g)];
      const names = yogas.flatMap(({ present, name }) => (present ? [name.replace(" (Nabhasa)", "")] : []));
      for (const [, name = ""] of told) expect(names, birth.date).toContain(`${name} Yoga`);
      named += told.length;
      expect(told.some(([, name]) => name === "Dhurdhura") && told.some(([, name]) => name === "Sunapha")).toBe(false);
    }
    expect(named).toBeGreaterThan(20);
  });

  test("says what the lord of the great period and its houses have in common only where they do", () => {
    const counts = { for: 0, against: 0 };
    for (const birth of births) {
      const { houses, summary } = vedicBirthChart(birth, context);
      const whole = summary?.interpretation ?? "";
      const verdicts = [...whole.matchAll(/\(judged (strong|good|mixed|weak)\)/g)].map(([, verdict]) => verdict);
      const isAll = (those: readonly string[]): boolean =>
        verdicts.every((one) => one !== undefined && those.includes(one));
      const [, state] = /, (strong on the whole|of ordinary strength|weak on the whole), rules the/.exec(whole) ?? [];
      const [speaksFor, speaksAgainst] = ["for", "against"].map((side) =>
        whole.includes(`rules speak ${side} this period`),
      );
      expect(houses).toHaveLength(12);
      expect(speaksFor, birth.date).toBe(state === "strong on the whole" && isAll(["strong", "good"]));
      expect(speaksAgainst, birth.date).toBe(state === "weak on the whole" && isAll(["weak"]));
      counts.for += speaksFor === true ? 1 : 0;
      counts.against += speaksAgainst === true ? 1 : 0;
    }
    expect(counts.for).toBeGreaterThan(2);
    expect(counts.against).toBeGreaterThan(0);
  });

  test("says that nothing is weighed where the Sun does not rise, and which periods it tells", () => {
    const night = vedicBirthChart(POLAR_NIGHT, context).summary?.interpretation ?? "";
    expect(night).toContain("the Sun did not rise and set at your birthplace that day");
    expect(night).toContain("As of November 2026 the mahadasha");
    const unclocked = vedicBirthChart(POLAR_NIGHT, createContext({ ephemeris, texts: [en] })).summary?.interpretation;
    expect(unclocked).toContain("At birth the mahadasha");
    const old = vedicBirthChart({ ...POLAR_NIGHT, date: "1869-10-02", latitude: 21.6 }, context).summary;
    expect(old?.interpretation).toContain("At birth the mahadasha");
  });

  test("is absent where the caller brought no texts", () => {
    expect(vedicBirthChart(POLAR_NIGHT, createContext({ ephemeris }))).not.toHaveProperty("summary");
  });
});
