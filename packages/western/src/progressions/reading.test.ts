import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { bodyOf, SIGN_IDS, signOf } from "@almagest/sky";
import { type Piece, TONES, wordCount } from "@almagest/telling";
import { frameShare, misplaced, repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { arcPieces } from "./arc-reading";
import { LUNATION_PHASES } from "./phase";
import { progressions } from "./progressions";
import { computeProgressions } from "./progressions-compute";
import { progressedContacts, progressionPieces, sunUntil, telling } from "./reading";
import { solarArc } from "./solar-arc";
import { computeSolarArc } from "./solar-arc-compute";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const texts = westernReader({ lang: "en", catalogues: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const PLANETS = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
const POINTS = ["north-node", "south-node", "chiron", "lilith", "ascendant", "midheaven"] as const;

const lives = Array.from({ length: 60 }, (_, index0) => ({
  date: new Date(Date.UTC(1940 + index0, (index0 * 5) % 12, 1 + ((index0 * 11) % 28))).toISOString().slice(0, 10),
  time: `${String((index0 * 7) % 24).padStart(2, "0")}:00:00`,
  latitude: ((index0 * 17) % 110) - 50,
  longitude: ((index0 * 37) % 340) - 170,
  timezone: 0,
  targetDate: `${2001 + (index0 % 25)}-11-20`,
  nodeType: "true" as const,
}));

/** A family, and what its keys are made of. */
type Walk = [family: string, ...axes: (readonly string[])[]];

describe("the texts of progressions and the solar arc", () => {
  test.each<Walk>([
    ["sunHouse", HOUSES],
    ["rising", SIGN_IDS],
    ["ruler", HOUSES],
    ["moonPlace", HOUSES],
    ["phaseTold", LUNATION_PHASES],
    ["slowMatter", HOUSES],
    ["turnedTold", ["mercury", "venus", "mars"], ["retrograde", "direct"]],
    ["progClosing", TONES],
    ["arcClosing", TONES],
    ["arcSun", HOUSES],
    ["arcMoon", HOUSES],
    ["arcRuler", HOUSES],
    ["arcAscendant", SIGN_IDS],
    ["arcMidheaven", SIGN_IDS],
    ["arcIngress", SIGN_IDS],
    ["arcLight", ["sun", "moon"]],
    ["arcHouse", [...PLANETS, ...POINTS], HOUSES],
  ])("%s are written for every fact, and for no other", (family, ...axes) => {
    expect(unwritten(en, [[`progressions.${family}`], ...axes])).toEqual([]);
    expect(unread(en, [[`progressions.${family}`], ...axes])).toEqual([]);
  });

  test("a met point has a text for every aspect, square and opposition apart", () => {
    const met = [...PLANETS, "ascendant", "midheaven"];
    expect(unwritten(en, [["progressions.touched"], met, ["joined", "soft", "square", "opposition"]])).toEqual([]);
    const points = ["north-node", "chiron", "lilith"];
    expect(unwritten(en, [["progressions.touched"], points, ["joined", "square", "opposition"]])).toEqual([]);
  });
});

/** The pieces of one reading, which all have texts here. */
function known(pieces: readonly (Piece | undefined)[]): readonly Piece[] {
  expect(pieces).not.toContain(undefined);
  return pieces.filter((piece) => piece !== undefined);
}

test("an Ascendant that is still in its natal sign has not changed how anybody comes across", () => {
  const [life] = lives;
  if (life === undefined) throw new Error("no life");
  const facts = computeProgressions(life, { ephemeris });
  const bornAt = (longitudeDeg: number) => ({
    ...facts,
    natal: facts.natal.map((point) => (point.id === "ascendant" ? { ...point, longitudeDeg } : point)),
  });
  const told = (longitudeDeg: number): string =>
    known(progressionPieces(bornAt(longitudeDeg), texts))
      .map(({ text }) => text)
      .join(" ");
  expect(told(facts.ascendantDeg)).toContain("The progressed Ascendant is still in ");
  expect(told((facts.ascendantDeg + 30) % 360)).not.toContain("is still in");
});

test("the end of a phase and of the Sun's stay is told in months where it is near, by the true distance", () => {
  const [life] = lives;
  if (life === undefined) throw new Error("no life");
  const facts = computeProgressions(life, { ephemeris });
  const [sun, moon] = [bodyOf(facts.bodies, "sun"), bodyOf(facts.bodies, "moon")];
  const gained = moon.speedDegPerDay - sun.speedDegPerDay;
  const phaseEnd = (years: number): string =>
    known(progressionPieces({ ...facts, elongationDeg: 225 - years * gained }, texts))
      .map(({ text }) => text)
      .join(" ");
  expect(phaseEnd(0.02)).toContain("This phase of the progressed Moon lasts less than a month longer.");
  expect(phaseEnd(0.25)).toContain("lasts about 3 months longer.");
  expect(phaseEnd(3)).toContain("lasts about 3 years longer.");
  const sunAt = (longitudeDeg: number) =>
    sunUntil(
      { ...facts, bodies: facts.bodies.map((body) => (body.id === "sun" ? { ...body, longitudeDeg } : body)) },
      texts,
    );
  expect(sunAt(60 - 6 * sun.speedDegPerDay)).toEqual(["The Sun stays in Taurus about 6 years longer."]);
  const converse = { ...facts, progressed: { ...facts.progressed, elapsedYears: -3 } };
  expect(sunUntil(converse, texts)).toEqual([]);
});

test("the house of a light that rules the progressed Ascendant is told once", () => {
  const isTold = lives.map((life) => {
    const facts = computeProgressions(life, { ephemeris });
    const isLight = ["cancer", "leo"].includes(signOf(facts.ascendantDeg));
    const rulers = known(progressionPieces(facts, texts)).filter(({ family }) => family === "ruler");
    expect(rulers).toHaveLength(isLight ? 0 : 1);
    return isLight;
  });
  expect(new Set(isTold).size).toBe(2);
});

test("a contact tells what its mover does with the matter of the point it meets", () => {
  let told = 0;
  for (const life of lives) {
    const facts = computeProgressions(life, { ephemeris });
    const [first] = progressedContacts(facts);
    const said = known(progressionPieces(facts, texts)).filter(({ family }) => family === "mover");
    if (first === undefined) continue;
    told += 1;
    expect(said[0]?.text).toContain(texts.lookup(`progressions.matter.${first.natal}`) ?? "nothing");
  }
  expect(told).toBeGreaterThan(1);
});

test("each body is told by name with its sign, a slow one with the matter of its house", () => {
  for (const { nodeType: _, ...life } of lives.slice(0, 12)) {
    for (const { name, sign, house, interpretation = "" } of progressions(life, context).planets) {
      expect(interpretation).toMatch(new RegExp(`${name} (is )?in ${sign}\\b`));
      if (["Sun", "Moon", "Mercury", "Venus", "Mars"].includes(name)) continue;
      expect(interpretation).toContain(texts.lookup(`progressions.slowMatter.${house}`) ?? "nothing");
    }
  }
});

describe.each([
  [
    "progressions",
    (life: (typeof lives)[number]) => progressionPieces(computeProgressions(life, { ephemeris }), texts),
  ],
  ["the solar arc", (life: (typeof lives)[number]) => arcPieces(computeSolarArc(life, { ephemeris }), texts)],
] as const)("the reading of %s", (_, piecesOf) => {
  const readings = lives.map((life) => known(piecesOf(life)));

  test("has at most 600 words, less than a tenth of them frames", () => {
    for (const pieces of readings) {
      const words = pieces.reduce((sum, { text }) => sum + wordCount(text), 0);
      expect(words).toBeLessThanOrEqual(600);
      expect(frameShare(pieces)).toBeLessThan(0.1);
      expect(misplaced(pieces, telling.families)).toEqual([]);
    }
  });

  test("names what it is about and says no sentence twice", () => {
    for (const pieces of readings) {
      const whole = pieces.map(({ text }) => text).join("\n");
      expect(whole).not.toMatch(/[{}]|undefined| {2}/);
      expect(wrongArticles(whole)).toEqual([]);
      expect(repeatedSentences(whole)).toEqual([]);
    }
  });
});

test("answers say no sentence twice", () => {
  for (const { nodeType: _, ...life } of lives) {
    expect(repeatedSentences(progressions(life, context))).toEqual([]);
    expect(repeatedSentences(solarArc(life, context))).toEqual([]);
  }
});

test("progressed contacts are within a degree, closest first, and not of a point with itself but for the Moon", () => {
  for (const life of lives) {
    const contacts = progressedContacts(computeProgressions(life, { ephemeris }));
    const orbs = contacts.map(({ orbDeg }) => orbDeg);
    expect(orbs).toEqual([...orbs].sort((one, other) => one - other));
    expect(Math.max(0, ...orbs)).toBeLessThanOrEqual(1);
    for (const { progressed, natal } of contacts) expect(progressed === natal && progressed !== "moon").toBe(false);
  }
});

test("a directed point is told with its sign, its house and what it does there", () => {
  const [life] = lives;
  if (life === undefined) throw new Error("no life");
  const { nodeType: _, ...request } = life;
  for (const { name, sign, house, interpretation } of solarArc(request, context).directed) {
    expect(interpretation, name).toMatch(new RegExp(`^By direction (the )?${name} is in ${sign}, in the `));
    expect(house).toBeGreaterThanOrEqual(1);
  }
});
