import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { STONES } from "../stones/catalogue";
import { en } from "../texts/en";
import { crystal } from "./operation";
import { crystalPairings } from "./pairings";

const context = { texts: [en] };

describe("the golden records", () => {
  test("amethyst", () => {
    expect(crystal({ id: "amethyst" }, context)).toMatchObject({
      name: "Amethyst",
      chakras: ["Third Eye", "Crown"],
      zodiacSigns: ["Virgo", "Sagittarius", "Capricorn", "Aquarius", "Pisces"],
      elements: ["Air", "Water"],
      colors: ["violet", "purple"],
      planet: "Jupiter",
      hardness: 7,
      numericalVibration: 3,
      birthMonth: 2,
      pairsWith: ["citrine", "rose-quartz", "clear-quartz", "smoky-quartz", "black-tourmaline"],
      keywords: ["Nobility", "Spiritual Awareness", "Psychic Abilities", "Inner Peace", "Meditation"],
    });
  });

  test("citrine and rose quartz", () => {
    expect(crystal({ id: "citrine" }, context)).toMatchObject({
      chakras: ["Sacral", "Solar Plexus", "Crown"],
      zodiacSigns: ["Aries", "Gemini", "Leo", "Libra"],
      keywords: ["Happiness", "Prosperity", "Generosity", "Creativity", "Pleasure"],
    });
    expect(crystal({ id: "rose-quartz" }, context)).toMatchObject({
      chakras: ["Heart"],
      zodiacSigns: ["Taurus", "Libra"],
      birthMonth: null,
    });
  });
});

describe("a stone in full", () => {
  test.each([...STONES])("$id has all that there is to say", ({ id }) => {
    const answer = crystal({ id }, context);
    for (const text of [answer.description, ...Object.values(answer.meaning), answer.lore, answer.care.note]) {
      expect(text).toBeTruthy();
    }
    expect(answer.keywords).toHaveLength(5);
    expect(answer.hardness).toBe(answer.hardnessRange.min);
    expect(answer.imageUrl).toBe(`/img/crystals/${id}.svg`);
  });

  test.each(LANGS.filter((lang) => lang !== "en"))("has every name in %s", (lang) => {
    for (const { id } of STONES) {
      const answer = crystal({ id, lang }, context);
      const localized = Object.entries({ ...answer, ...answer.care }).filter(([key]) => key.endsWith("Localized"));
      expect(localized.map(([key]) => key).sort()).toEqual([
        "chakrasLocalized",
        "colorsLocalized",
        "crystalSystemLocalized",
        "elementsLocalized",
        "nameLocalized",
        "planetLocalized",
        "waterLocalized",
        "zodiacSignsLocalized",
      ]);
      for (const [key, value] of localized) expect(value, `${id} ${key}`).toBeTruthy();
    }
  });

  test("comes without prose where no texts were loaded", () => {
    const bare = crystal({ id: "amethyst", lang: "de" }, {});
    expect(bare).toMatchObject({
      name: "Amethyst",
      hardness: 7,
      meaning: {},
      planetLocalized: "Jupiter",
      nameLocalized: "Amethyst",
    });
    expect(bare).not.toHaveProperty("description");
  });

  test("is not found under a name that no stone has", () => {
    expect(() => crystal({ id: "kryptonite" }, context)).toThrow('There is no stone "kryptonite"');
    expect(() => crystalPairings({ id: "kryptonite" }, context)).toThrow('There is no stone "kryptonite"');
    expect(crystal.parse({ params: { id: "x".repeat(61) } })).toMatchObject({ ok: false, issues: [{ path: "id" }] });
  });
});

describe("pairings", () => {
  test("of amethyst are its five, in order, with what is said of each", () => {
    const answer = crystalPairings({ id: "AMETHYST" }, context);
    expect(answer).toMatchObject({ crystal: "amethyst", name: "Amethyst", count: 5 });
    expect(answer.pairings.map(({ id }) => id)).toEqual(crystal({ id: "amethyst" }, context).pairsWith);
    expect(answer.pairings[0]).toMatchObject({
      name: "Citrine",
      chakras: ["Sacral", "Solar Plexus", "Crown"],
      keywords: ["Happiness", "Prosperity", "Generosity", "Creativity", "Pleasure"],
      description: crystal({ id: "citrine" }, context).description,
    });
  });

  test.each([...STONES])("of $id are counted and each is a stone of its own", ({ id }) => {
    const { count, pairings } = crystalPairings({ id }, context);
    expect(pairings).toHaveLength(count);
    expect(count).toBeGreaterThanOrEqual(3);
    expect(new Set(pairings.map((stone) => stone.id)).size).toBe(count);
  });
});
