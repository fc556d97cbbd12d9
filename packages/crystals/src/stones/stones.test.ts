import { describe, expect, test } from "vitest";
import { resolveStone, STONES } from "./catalogue";
import { birthstonesOf, colorNames, filterStones, planetNames } from "./filter";
import { CHAKRAS, CRYSTAL_SYSTEMS, ELEMENTS, PLANETS, SIGNS } from "./stone";
import { numericalVibration } from "./vibration";

const ids = (stones: readonly { readonly id: string }[]): string[] => stones.map(({ id }) => id);

describe("the catalogue", () => {
  test("has at least 91 stones, each id and name once, by name", () => {
    expect(STONES.length).toBeGreaterThanOrEqual(91);
    expect(new Set(ids(STONES)).size).toBe(STONES.length);
    const names = STONES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
  });

  test.each([...STONES])("$id is whole", (stone) => {
    expect(stone.id).toBe(stone.name.toLowerCase().replace("'", "").replaceAll(" ", "-"));
    const [least, most] = stone.hardness;
    expect(least).toBeGreaterThanOrEqual(1);
    expect(most).toBeGreaterThanOrEqual(least);
    expect(most).toBeLessThanOrEqual(10);
    for (const list of [stone.colors, stone.chakras, stone.signs, stone.elements, stone.pairsWith]) {
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(list).size).toBe(list.length);
    }
    expect(stone.pairsWith).not.toContain(stone.id);
    for (const id of stone.pairsWith) expect(ids(STONES)).toContain(id);
    expect(stone.chakras).toEqual(CHAKRAS.filter((chakra) => stone.chakras.includes(chakra)));
    expect(stone.signs).toEqual(SIGNS.filter((sign) => stone.signs.includes(sign)));
    expect(stone.composition).not.toBe("");
  });

  test("serves every sign, chakra, element, planet, crystal system and month", () => {
    for (const sign of SIGNS) expect(filterStones({ sign }).length, sign).toBeGreaterThan(5);
    for (const chakra of CHAKRAS) expect(filterStones({ chakra }).length, chakra).toBeGreaterThan(5);
    for (const element of ELEMENTS) expect(filterStones({ element }).length, element).toBeGreaterThan(3);
    for (const planet of PLANETS) expect(filterStones({ planet }).length, planet).toBeGreaterThan(0);
    for (const system of CRYSTAL_SYSTEMS) expect(STONES.some((stone) => stone.system === system)).toBe(true);
    expect(planetNames()).toEqual([...PLANETS]);
    expect(colorNames().length).toBeGreaterThan(40);
  });

  // Jewelers of America and the Gemological Institute of America.
  test.each([
    [1, ["garnet"]],
    [2, ["amethyst"]],
    [3, ["aquamarine", "bloodstone"]],
    [4, ["diamond"]],
    [5, ["emerald"]],
    [6, ["alexandrite", "moonstone", "pearl"]],
    [7, ["ruby"]],
    [8, ["peridot", "sardonyx", "spinel"]],
    [9, ["sapphire"]],
    [10, ["opal", "pink-tourmaline"]],
    [11, ["citrine", "topaz"]],
    [12, ["tanzanite", "turquoise", "zircon"]],
  ])("gives month %i %j, as the American trade does", (month, expected) => {
    expect(ids(birthstonesOf(month))).toEqual(expected);
  });
});

describe("mineralogy", () => {
  // The index minerals of Friedrich Mohs: gypsum 2, calcite 3, fluorite 4, apatite 5, orthoclase 6, quartz 7, topaz 8,
  // corundum 9, diamond 10.
  test.each([
    ["selenite", 2],
    ["blue-calcite", 3],
    ["fluorite", 4],
    ["apatite", 5],
    ["moonstone", 6],
    ["clear-quartz", 7],
    ["topaz", 8],
    ["ruby", 9],
    ["diamond", 10],
  ])("%s has hardness %i by definition", (id, hardness) => {
    expect(resolveStone(id).hardness[0]).toBe(hardness);
  });

  test("stones of one species have one hardness, system and formula", () => {
    const families = [
      ["amethyst", "citrine", "clear-quartz", "smoky-quartz", "ametrine", "rose-quartz"],
      ["emerald", "aquamarine", "morganite", "heliodor"],
      ["ruby", "sapphire"],
      ["blue-calcite", "orange-calcite"],
      ["pink-tourmaline", "watermelon-tourmaline"],
    ];
    for (const family of families) {
      const facts = family
        .map(resolveStone)
        .map(({ hardness, system, composition }) => [hardness, system, composition]);
      expect(new Set(facts.map((each) => JSON.stringify(each))).size, family.join()).toBe(1);
    }
  });

  test("ores of lead and copper are toxic and kept from water; what dissolves is too", () => {
    const poisonous = STONES.filter(({ composition }) => /Pb|Cu(?!l)/.test(composition)).map(({ id }) => id);
    expect(poisonous).toEqual([
      "azurite",
      "chrysocolla",
      "dioptase",
      "galena",
      "malachite",
      "turquoise",
      "vanadinite",
      "wulfenite",
    ]);
    for (const id of [...poisonous, "halite", "selenite", "angelite"]) expect(resolveStone(id).water, id).toBe("avoid");
    for (const id of poisonous.filter((each) => each !== "turquoise"))
      expect(resolveStone(id).hazard, id).toBe("toxic");
    // Acid of decaying pyrite, lithium of a mica, metals that shungite's pyrite leaches.
    for (const id of ["pyrite", "lepidolite", "shungite"]) expect(resolveStone(id).hazard, id).toBe("toxic");
    // Asbestos and its kin, chromium mica, a weakly radioactive zirconosilicate.
    for (const id of ["serpentine", "tigers-eye", "pietersite", "fuchsite", "eudialyte"])
      expect(resolveStone(id).hazard, id).toBe("dust");
    for (const id of ["morganite", "amethyst", "rose-quartz", "kunzite", "celestite", "fluorite", "smoky-quartz"]) {
      expect(resolveStone(id).lightSensitive, id).toBe(true);
    }
  });
});

describe("the number of a stone", () => {
  // Values that Melody prints, by name.
  test.each([
    ["Amethyst", 3],
    ["Rose Quartz", 7],
    ["Citrine", 6],
    ["Malachite", 9],
    ["Hematite", 9],
    ["Lapis Lazuli", 3],
    ["Aquamarine", 1],
    ["Diamond", 33],
    ["Jade", 11],
    ["Opal", 8],
    ["Turquoise", 1],
    ["Labradorite", 6],
    ["Black Tourmaline", 4],
    ["Tiger's Eye", 5],
  ])("%s is %i", (name, number) => {
    expect(numericalVibration(name)).toBe(number);
  });
});

describe("look-up", () => {
  test.each([
    ["AMETHYST", "amethyst"],
    ["rose_quartz", "rose-quartz"],
    ["Rose Quartz", "rose-quartz"],
    ["roseQuartz", "rose-quartz"],
    ["Tiger's Eye", "tigers-eye"],
    ["tiger eye", "tigers-eye"],
    ["nephrite", "jade"],
    ["Rock crystal", "clear-quartz"],
    ["schorl", "black-tourmaline"],
  ])("%s is %s", (text, id) => {
    expect(resolveStone(text).id).toBe(id);
  });

  test.each(["amethist", "unobtainium", "constructor", "💎"])("%s is not found, with what is near", (text) => {
    expect(() => resolveStone(text)).toThrow(`There is no stone "${text}"`);
    expect(() => resolveStone(text)).toThrow(/rose-quartz\. Nearest: .*GET \/crystals lists all/);
  });

  test("of a misspelling names the stone that was meant", () => {
    expect(() => resolveStone("amethist")).toThrow("Nearest: amethyst");
  });
});
