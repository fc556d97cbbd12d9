import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, DomainError, ValidationError } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { computeFixedStars } from "./compute";
import { fixedStars } from "./operation";
import { STAR_IDS, STARS } from "./table";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };

/** Name, longitude, latitude, declination, in the order of our table. */
const printed = readFileSync(new URL("./fixtures/swetest.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",").map((cell) => cell.trim()));

describe("generateFixedStars", () => {
  const answer = fixedStars(NEW_YORK, context);

  test("forty-four stars stand where swetest has them, by longitude", () => {
    expect(printed).toHaveLength(44);
    for (const [index, id] of STAR_IDS.entries()) {
      const star = answer.stars.find((one) => one.id === id);
      const [, , longitude, latitude, declination] = printed[index] ?? [];
      expect(star?.longitude, id).toBeCloseTo(Number(longitude), 5);
      expect(star?.latitude, id).toBeCloseTo(Number(latitude), 5);
      expect(star?.declination, id).toBeCloseTo(Number(declination), 5);
    }
    const longitudes = answer.stars.map(({ longitude }) => longitude);
    expect(longitudes).toEqual([...longitudes].sort((a, b) => a - b));
  });

  test("Regulus left Leo for Virgo between 2011 and 2013; magnitude 1.4, nature Mars and Jupiter", () => {
    const regulus = (date: string) =>
      fixedStars({ ...NEW_YORK, date }, context).stars.find(({ id }) => id === "regulus");
    expect(regulus("2011-01-01")).toMatchObject({ name: "Regulus", sign: "Leo", magnitude: 1.4 });
    expect(regulus("2013-01-01")).toMatchObject({ sign: "Virgo", nature: "Mars and Jupiter" });
    expect(regulus("2013-01-01")?.degree).toBeLessThan(0.1);
  });

  test("a star is met in longitude within the orb, by bodies, ASC and MC, tightest first", () => {
    // By swetest the Sun is at 113.0443, Pollux at 113.0832; the midheaven at 149.7837, Regulus at 149.6969.
    expect(answer.conjunctions[0]).toMatchObject({ star: "Pollux", point: "Sun" });
    expect(answer.conjunctions[0]?.orb).toBeCloseTo(0.039, 3);
    expect(answer.conjunctions).toContainEqual(expect.objectContaining({ star: "Regulus", point: "MC" }));
    const orbs = answer.conjunctions.map(({ orb }) => orb);
    expect(orbs).toEqual([...orbs].sort((a, b) => a - b));
    expect(Math.max(...orbs)).toBeLessThanOrEqual(1);
    for (const star of answer.stars) {
      expect(star.conjunctions.map(({ point, orb }) => [point, orb])).toEqual(
        answer.conjunctions.filter((one) => one.star === star.name).map(({ point, orb }) => [point, orb]),
      );
    }
  });

  test("the orb is one degree, or what is asked for up to three", () => {
    const met = (orb: number | null | undefined): readonly number[] =>
      fixedStars({ ...NEW_YORK, orb }, context).conjunctions.map((one) => one.orb);
    expect(met(undefined)).toEqual(met(1));
    expect(met(null)).toEqual(met(1));
    expect(met(3).filter((orb) => orb <= 1)).toEqual(met(1));
    expect(met(3).length).toBeGreaterThan(met(1).length);
    expect(met(0)).toEqual([]);
    expect(() => met(3.01)).toThrow(ValidationError);
  });

  test("every star has keywords and a meaning, every contact a reading with its point's name", () => {
    for (const { keywords, meaning } of answer.stars) {
      expect(keywords).toHaveLength(5);
      expect(meaning?.length).toBeGreaterThan(100);
    }
    expect(answer.conjunctions[0]?.interpretation).toContain("Sun");
    expect(answer.summary).toContain("Pollux with your Sun");
    expect(fixedStars({ ...NEW_YORK, orb: 0 }, context).summary).toContain("within 0 degrees");
    expect(JSON.stringify(answer)).not.toMatch(/[{]\w+[},]|Localized/);
    const german = fixedStars({ ...NEW_YORK, lang: "de" }, context);
    expect(german.conjunctions[0]).toMatchObject({ point: "Sun", pointLocalized: "Sonne" });
    expect(german.stars.find(({ id }) => id === "regulus")?.natureLocalized).toBe("Mars und Jupiter");
  });

  test("a contact tells what its star and its point are, each once, and in no language mixes in names of another", () => {
    for (const date of ["1990-07-15", "1972-10-02", "2004-01-30", "1961-08-04"]) {
      const wide = fixedStars({ ...NEW_YORK, date, orb: 3 }, context);
      const told = wide.conjunctions.map(({ interpretation }) => interpretation);
      expect(told.length).toBeGreaterThan(5);
      expect(repeatedSentences(told)).toEqual([]);
      expect(told.join(" ")).not.toMatch(/(?:^|[.!?] )your /);
      const german = fixedStars({ ...NEW_YORK, date, orb: 3, lang: "de" }, context);
      expect(german.conjunctions.map(({ interpretation }) => interpretation)).toEqual(told);
      expect(german.summary).toBe(wide.summary);
    }
  });

  test("a contact of a body tells its house by whole signs, each house once, and that of an angle none", () => {
    // Ascendant in Scorpio: the Sun in Cancer is in the ninth, the Moon in Aries in the sixth
    const { conjunctions, conventions } = fixedStars({ ...NEW_YORK, orb: 3 }, context);
    const wide = computeFixedStars({ ...NEW_YORK, orb: 3, nodeType: "mean" }, context);
    const houses = wide.conjunctions.map(({ point, house }) => [point, house] as const);
    expect(houses.find(([point]) => point === "sun")).toEqual(["sun", 9]);
    expect(houses.find(([point]) => point === "moon")?.[1] ?? 6).toBe(6);
    for (const [point, house] of houses) expect(house === undefined).toBe(/^(?:ascendant|midheaven)$/.test(point));
    const told = new Set(houses.flatMap(([, house]) => house ?? []));
    const named = conjunctions.filter(({ interpretation = "" }) =>
      /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b/.test(
        interpretation,
      ),
    );
    expect(named).toHaveLength(told.size);
    expect(conventions.houses).toBe("whole signs from the Ascendant");
  });

  test("an ephemeris without stars is told so", () => {
    const { fixedStars: _, ...starless } = ephemeris;
    expect(() => fixedStars(NEW_YORK, createContext({ ephemeris: starless }))).toThrow(DomainError);
  });
});

/** Natures and the stars that have them: after Robson, The Fixed Stars and Constellations in Astrology
 * (1923), written from memory: the book was not at hand. */
const ROBSON = {
  "jupiter venus": ["alpheratz"],
  venus: ["mirach"],
  "mars saturn": ["hamal", "algorab"],
  saturn: ["menkar"],
  "saturn jupiter": ["algol", "canopus", "deneb-algedi"],
  "moon mars": ["alcyone"],
  mars: ["aldebaran", "pollux"],
  "jupiter saturn": ["rigel", "alnilam"],
  "mars mercury": ["bellatrix", "capella", "betelgeuse", "markab", "scheat"],
  "saturn venus": ["polaris", "alphard", "denebola", "rasalhague"],
  "jupiter mars": ["sirius", "zubenelgenubi"],
  mercury: ["castor"],
  "mercury mars": ["procyon", "shaula"],
  "mars jupiter": ["regulus", "arcturus", "antares", "altair"],
  "saturn mercury": ["vindemiatrix", "sadalsuud"],
  "venus mars": ["spica"],
  jupiter: ["acrux", "achernar"],
  "venus mercury": ["alphecca", "vega", "fomalhaut", "deneb"],
  "jupiter mercury": ["zubeneschamali"],
  "venus jupiter": ["agena", "toliman"],
  "sun mars": ["facies"],
} as const;

describe("the table of stars", () => {
  test("gives the natures after Robson", () => {
    const printed = Object.entries(ROBSON).flatMap(([nature, stars]) => stars.map((star) => [star, nature]));
    const found = STAR_IDS.map((id) => [id, STARS[id].nature.join(" ")]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(printed));
  });

  test("knows 44 stars by names the ephemeris has, each with one or two natures", () => {
    const names = new Set(ephemeris.fixedStars?.names());
    expect(STAR_IDS).toHaveLength(44);
    for (const id of STAR_IDS) {
      const facts = STARS[id];
      expect(names.has("catalogName" in facts ? facts.catalogName : facts.name), id).toBe(true);
      expect(facts.name.toLowerCase().replace(" ", "-")).toBe(id);
      expect([1, 2]).toContain(facts.nature.length);
    }
  });

  test("its magnitudes are the star catalog's within a third, the cluster aside", () => {
    for (const id of STAR_IDS) {
      if (id === "facies") continue;
      const facts = STARS[id];
      const name = "catalogName" in facts ? facts.catalogName : facts.name;
      const magnitude = ephemeris.fixedStars?.star(name, 2451545).magnitude ?? Number.NaN;
      expect(Math.abs(magnitude - facts.magnitude), id).toBeLessThan(1 / 3);
    }
  });
});
