import { describe, expect, test } from "vitest";
import { STONES } from "../stones/catalogue";
import { CHAKRAS, ELEMENTS, SIGNS } from "../stones/stone";
import { en } from "../texts/en";
import { birthstones } from "./birthstones";
import { crystals, crystalsByChakra, crystalsByElement, crystalsByZodiac } from "./operations";
import { crystalSearch } from "./search";
import { crystalColors, crystalPlanets } from "./values";

const context = { texts: [en] };
const ids = (stones: readonly { readonly id: string }[]): string[] => stones.map(({ id }) => id);

describe("the list", () => {
  /** Absent or one of its values, for each filter. */
  const choices = {
    chakra: [undefined, ...CHAKRAS],
    sign: [undefined, ...SIGNS],
    element: [undefined, ...ELEMENTS],
    color: [undefined, "pink", "green", "blue"],
    planet: [undefined, "Venus", "Sun"],
  };

  test("leaves under every combination of filters what each filter leaves, all 7,488 of them", () => {
    let combinations = 0;
    for (const chakra of choices.chakra)
      for (const sign of choices.sign)
        for (const element of choices.element)
          for (const color of choices.color)
            for (const planet of choices.planet) {
              combinations += 1;
              const zodiac = sign?.toLowerCase();
              const query = { chakra, zodiac, element, color, planet, limit: "100" };
              const parsed = crystals.parse({
                query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
              });
              if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
              const expected = STONES.filter(
                (stone) =>
                  (!chakra || stone.chakras.includes(chakra)) &&
                  (!sign || stone.signs.includes(sign)) &&
                  (!element || stone.elements.includes(element)) &&
                  (!color || stone.colors.join().includes(color)) &&
                  (!planet || stone.planet === planet),
              );
              const { total } = crystals.run(parsed.value, {});
              if (total !== expected.length) throw new Error(`${JSON.stringify(query)}: ${total}`);
            }
    expect(combinations).toBe(8 * 13 * 6 * 4 * 3);
  });

  test("takes any letter case, part of a color or planet, and British spelling", () => {
    const all = (query: object): string[] => ids(crystals({ ...query, limit: 100 }).crystals);
    expect(all({ color: "PINK" })).toEqual(all({ color: "pink" }));
    expect(all({ color: "pin" })).toEqual(all({ color: "pink" }));
    expect(all({ color: "steel grey" })).toEqual(["hematite"]);
    expect(all({ color: "colourless" })).toContain("clear-quartz");
    expect(all({ planet: "ven" })).toEqual(all({ planet: "Venus" }));
    expect(crystals.parse({ query: { chakra: "third_eye", zodiac: "PISCES", element: "storm" } })).toMatchObject({
      ok: true,
      value: { chakra: "Third Eye", zodiac: "pisces", element: "Storm" },
    });
  });

  test("is empty for a color or planet that no stone has, and is no error", () => {
    expect(crystals({ color: "ultraviolet" })).toEqual({ total: 0, limit: 20, offset: 0, crystals: [] });
    expect(crystals({ planet: "Vulcan" })).toMatchObject({ total: 0 });
  });

  test("is paged, and pages put together are the whole", () => {
    const pages = [0, 40, 80, 120].flatMap((offset) => crystals({ limit: 40, offset }).crystals);
    expect(ids(pages)).toEqual(ids(STONES));
    expect(crystals({})).toMatchObject({ total: STONES.length, limit: 20, offset: 0 });
  });

  test.each([
    [{ limit: "0" }, "limit"],
    [{ limit: "101" }, "limit"],
    [{ offset: "-1" }, "offset"],
    [{ chakra: "Knee" }, "chakra"],
    [{ zodiac: "ophiuchus" }, "zodiac"],
    [{ element: "Metal" }, "element"],
    [{ color: "x".repeat(61) }, "color"],
  ])("refuses %o at its field", (query, path) => {
    expect(crystals.parse({ query })).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test("takes empty filters of an address for none", () => {
    const empty = { chakra: "", zodiac: "", element: "", color: "", planet: "", limit: "" };
    expect(crystals.parse({ query: empty })).toEqual(crystals.parse({ query: {} }));
    expect(crystals.parse({ flat: { color: "" } })).toMatchObject({ ok: false, issues: [{ path: "color" }] });
  });
});

describe("the stones of a sign, chakra or element", () => {
  test("are told under its display form, however it was asked for", () => {
    expect(crystalsByZodiac({ sign: "pisces" }, context)).toMatchObject({ sign: "Pisces", limit: 20, offset: 0 });
    const folded = crystalsByChakra.parse({ params: { chakra: "solar-plexus" } });
    expect(folded).toMatchObject({ ok: true, value: { chakra: "Solar Plexus" } });
    expect(crystalsByElement.parse({ params: { element: "WATER" } })).toMatchObject({ value: { element: "Water" } });
  });

  test("are those that the list leaves under the same filter", () => {
    for (const chakra of CHAKRAS)
      expect(ids(crystalsByChakra({ chakra, limit: 30 }).crystals)).toEqual(
        ids(crystals({ chakra, limit: 30 }).crystals),
      );
    for (const element of ELEMENTS) expect(crystalsByElement({ element }).total).toBe(crystals({ element }).total);
    expect(crystalsByZodiac({ sign: "leo" }).total).toBe(crystals({ zodiac: "leo" }).total);
  });

  test("are refused for a name that is none, with all that are", () => {
    const refused = crystalsByChakra.parse({ params: { chakra: "knee" } });
    expect(refused).toMatchObject({ ok: false, issues: [{ path: "chakra" }] });
    if (!refused.ok) {
      expect(refused.issues[0]?.message).toBe(
        'chakra is "knee". Send one of "Root", "Sacral", "Solar Plexus", "Heart", "Throat", "Third Eye", "Crown".',
      );
    }
    expect(crystalsByZodiac.parse({ params: { sign: "ophiuchus" } })).toMatchObject({ ok: false });
    expect(crystalsByElement.parse({ params: { element: "ether" } })).toMatchObject({ ok: false });
    expect(crystalsByElement.parse({ params: { element: "Air" }, query: { limit: "31" } })).toMatchObject({
      ok: false,
    });
  });

  test("have their names in the language of the call beside the English ones", () => {
    const answer = crystalsByChakra({ chakra: "Heart", lang: "de" }, context);
    expect(answer).toMatchObject({ chakra: "Heart", chakraLocalized: "Herzchakra" });
    const rose = crystals({ color: "pink", chakra: "Heart", limit: 100, lang: "de" }, context).crystals.find(
      ({ id }) => id === "rose-quartz",
    );
    expect(rose).toMatchObject({
      name: "Rose Quartz",
      nameLocalized: "Rosenquarz",
      colors: ["pink"],
      colorsLocalized: ["rosa"],
      chakrasLocalized: ["Herzchakra"],
    });
    expect(JSON.stringify(crystals({ limit: 100 }, context))).not.toContain("Localized");
  });
});

describe("birthstones", () => {
  test("of February are amethyst alone", () => {
    expect(birthstones({ month: 2 }, context)).toMatchObject({
      month: 2,
      monthName: "February",
      total: 1,
      crystals: [{ id: "amethyst", colors: ["violet", "purple"], imageUrl: "/img/crystals/amethyst.svg" }],
    });
    expect(birthstones({ month: 2, lang: "fr" }, context).monthNameLocalized).toBe("février");
  });

  test.each(["0", "13", "1.5", "feb"])("of month %s are refused", (month) => {
    expect(birthstones.parse({ params: { month } })).toMatchObject({ ok: false, issues: [{ path: "month" }] });
  });
});

describe("the search", () => {
  test("brings names first, then keywords, then texts, each by name", () => {
    const found = ids(crystalSearch({ q: "jade", limit: 50 }, context).crystals);
    expect(found[0]).toBe("jade");
    const love = crystalSearch({ q: "LOVE", limit: 50 }, context);
    expect(love.query).toBe("LOVE");
    const byKeyword = ids(love.crystals).slice(0, ids(love.crystals).indexOf("rose-quartz") + 1);
    expect(byKeyword).toEqual([...byKeyword].sort());
    expect(byKeyword).toContain("emerald");
    const rest = ids(love.crystals).slice(love.total - 3);
    expect(rest).toEqual([...rest].sort());
    expect(love.total).toBeGreaterThan(15);
  });

  test("finds names without their accents, English ones first, and Han by two neighbours", () => {
    const search = (q: string, lang: "de" | "fr" | "pt" | "zh-Hans"): readonly string[] =>
      ids(crystalSearch({ q, lang, limit: 50 }, context).crystals);
    expect(search("ambar", "pt")).toContain("amber");
    expect(search("emeraude", "fr")[0]).toBe("emerald");
    const names = crystalSearch({ q: "quarz", lang: "de", limit: 50 }, context).crystals;
    expect(names[0]?.nameLocalized?.toLowerCase()).toContain("quarz");
    expect(search("ru", "de")[0]).toBe("ruby");
    expect(search("粉水晶石", "zh-Hans").length).toBeGreaterThan(1);
  });

  test("finds a part of a word and a name in the language of the call", () => {
    expect(ids(crystalSearch({ q: "ethyst" }, context).crystals)[0]).toBe("amethyst");
    expect(ids(crystalSearch({ q: "bernst", lang: "de" }, context).crystals)).toEqual(["amber"]);
    expect(crystalSearch({ q: "bernst" }, context).total).toBe(0);
  });

  test("finds by an id what it finds by the name, and by spaces nothing at all", () => {
    for (const { id, name } of STONES) {
      const byName = ids(crystalSearch({ q: name, limit: 50 }, context).crystals);
      expect(byName).toContain(id);
      expect(ids(crystalSearch({ q: ` ${id.toUpperCase()} `, limit: 50 }, context).crystals), id).toEqual(
        expect.arrayContaining([id]),
      );
    }
    const [issue] = [crystalSearch.parse({ query: { q: "   " } })].flatMap((parsed) =>
      parsed.ok ? [] : parsed.issues,
    );
    expect(issue?.message).toMatch(/Send a word/);
  });

  test("finds nothing without an error, and is paged", () => {
    expect(crystalSearch({ q: "zzzz" }, context)).toMatchObject({ total: 0, crystals: [] });
    const whole = crystalSearch({ q: "stone", limit: 50 }, context);
    const pages = [0, 10, 20, 30, 40].flatMap(
      (offset) => crystalSearch({ q: "stone", limit: 10, offset }, context).crystals,
    );
    expect(pages).toEqual(whole.crystals.slice(0, 50));
  });

  test.each(["a", "", "x".repeat(51)])("refuses %j", (q) => {
    expect(crystalSearch.parse({ query: { q } })).toMatchObject({ ok: false, issues: [{ path: "q" }] });
  });

  test("needs a query", () => {
    expect(crystalSearch.parse({ query: {} })).toMatchObject({ ok: false, issues: [{ path: "q" }] });
  });

  test("finds names alone where no texts were loaded", () => {
    expect(ids(crystalSearch({ q: "quartz" }).crystals)).toEqual([
      "clear-quartz",
      "rose-quartz",
      "rutilated-quartz",
      "smoky-quartz",
    ]);
  });
});

describe("colors and planets", () => {
  test.each([
    ["colors", crystalColors({}).colors, crystalColors({}).count],
    ["planets", crystalPlanets({}).planets, crystalPlanets({}).count],
  ])("%s are distinct, alphabetical and counted", (_, names, count) => {
    expect(names).toEqual([...new Set(names)].sort());
    expect(count).toBe(names.length);
  });

  test("are each a filter that finds something, and none of them finds less than all", () => {
    for (const color of crystalColors({}).colors) expect(crystals({ color }).total, color).toBeGreaterThan(0);
    const planets = crystalPlanets({}).planets.map((planet) => crystals({ planet }).total);
    expect(planets.reduce((sum, total) => sum + total, 0)).toBe(STONES.length);
  });
});
