import { BODY_IDS, isPlanet, SIGN_IDS, signAfter } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { DIGNITIES, dignityOf } from "./bodies";
import { ELEMENTS, MODALITIES, SIGNS } from "./zodiac";

describe("signs", () => {
  test("four signs of each modality, three of each element, no pair twice", () => {
    const pairs = SIGN_IDS.map((id) => `${SIGNS[id].element} ${SIGNS[id].modality}`);
    expect(new Set(pairs).size).toBe(ELEMENTS.length * MODALITIES.length);
  });
  test("begin with fire and air at the equinoxes, earth and water between: Tetrabiblos I.11 and I.18", () => {
    const first = SIGN_IDS.slice(0, 4).map((id) => `${SIGNS[id].modality} ${SIGNS[id].element}`);
    expect(first).toEqual(["cardinal fire", "fixed earth", "mutable air", "cardinal water"]);
  });
  test("elements repeat every four signs, modalities every three", () => {
    for (const id of SIGN_IDS) {
      expect(SIGNS[signAfter(id, 4)].element).toBe(SIGNS[id].element);
      expect(SIGNS[signAfter(id, 3)].modality).toBe(SIGNS[id].modality);
    }
  });
  test("dates join without gap or overlap round the year", () => {
    for (const id of SIGN_IDS) {
      const [month, day] = SIGNS[id].to;
      const next = new Date(Date.UTC(2001, month - 1, day + 1));
      expect(SIGNS[signAfter(id, 1)].from).toEqual([next.getUTCMonth() + 1, next.getUTCDate()]);
    }
  });
});

/** Ptolemy, Tetrabiblos I.17 (houses) and I.19 (exaltations). */
const PTOLEMY = {
  sun: [["leo"], "aries"],
  moon: [["cancer"], "taurus"],
  mercury: [["gemini", "virgo"], "virgo"],
  venus: [["taurus", "libra"], "pisces"],
  mars: [["aries", "scorpio"], "capricorn"],
  jupiter: [["sagittarius", "pisces"], "cancer"],
  saturn: [["capricorn", "aquarius"], "libra"],
} as const;
/** Modern custom: docs/conventions.md, "Outer planets". */
const OUTER = {
  uranus: [["aquarius"], "scorpio"],
  neptune: [["pisces"], "cancer"],
  pluto: [["scorpio"], "leo"],
} as const;

describe("dignities", () => {
  test("domiciles and exaltations are Ptolemy's, those of the outer planets custom's", () => {
    const found = Object.entries(DIGNITIES).map(([id, { domicile, exaltation }]) => [id, [domicile, exaltation]]);
    expect(Object.fromEntries(found)).toEqual({ ...PTOLEMY, ...OUTER });
  });
  const planets = BODY_IDS.filter(isPlanet);
  test("detriment is opposite domicile and fall opposite exaltation", () => {
    for (const planet of planets) {
      const { domicile, detriment, exaltation, fall } = DIGNITIES[planet];
      expect([...detriment].sort()).toEqual(domicile.map((sign) => signAfter(sign, 6)).sort());
      expect(fall).toBe(signAfter(exaltation, 6));
    }
  });
  test("the seven rule all twelve signs, once each", () => {
    const ruled = planets.slice(0, 7).flatMap((planet) => [...DIGNITIES[planet].domicile]);
    expect([...ruled].sort()).toEqual([...SIGN_IDS].sort());
    for (const id of SIGN_IDS) expect(dignityOf(SIGNS[id].ruler, id)).toBe("domicile");
  });
  test("domicile goes before exaltation and detriment before fall", () => {
    expect(dignityOf("mercury", "virgo")).toBe("domicile");
    expect(dignityOf("mercury", "pisces")).toBe("detriment");
    expect(dignityOf("sun", "gemini")).toBe("peregrine");
  });
});
