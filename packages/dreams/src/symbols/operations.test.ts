import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { dreamCatalogue } from "./catalogue";
import { dreamLetters, dreamSymbol, dreamSymbols, randomSymbols } from "./operations";
import { searchSymbols } from "./search";

const context = { texts: [en] };
const catalogue = dreamCatalogue({ catalogues: [en] });
const small = dreamCatalogue({
  catalogues: [
    {
      namespace: "dreams",
      lang: "en",
      messages: {
        "water-lily": { name: "Water lily", meaning: "A flower." },
        well: { name: "Well", meaning: "Deep WATER." },
        underwater: { name: "Underwater", meaning: "Below." },
        water: { name: "Water", meaning: "It is wet." },
        pail: { name: "Pail", aliases: ["water bucket"], see: ["well"], meaning: "For carrying." },
        ash: { name: "Ash", meaning: "Dry." },
      },
    },
  ],
});
const ids = (found: readonly { readonly id: string }[]): readonly string[] => found.map(({ id }) => id);

/** Random bytes that repeat with a long period. */
function bytes(): (byteCount: number) => Uint8Array {
  let state = 1;
  return (byteCount) =>
    new Uint8Array(byteCount).map(() => {
      state = (state * 48_271) % 2_147_483_647;
      return state & 255;
    });
}

describe("the search", () => {
  test("brings names that start with the word, names that have it, other names, then meanings, each alphabetical", () => {
    expect(ids(searchSymbols(small, { q: "WATER" }))).toEqual(["water", "water-lily", "underwater", "pail", "well"]);
    expect(ids(searchSymbols(small, { q: "water", letter: "W" }))).toEqual(["water", "water-lily", "well"]);
    expect(ids(searchSymbols(small, {}))).toEqual(["ash", "pail", "underwater", "water", "water-lily", "well"]);
    expect(searchSymbols(small, { q: "nothing" })).toEqual([]);
  });

  test("ranks the whole dictionary so, and counts every match whatever part is shown", () => {
    const { total } = dreamSymbols({ q: "water", limit: 1 }, context);
    const pages = Array.from({ length: Math.ceil(total / 50) }, (_, page) => page * 50);
    const found = pages.flatMap((offset) => dreamSymbols({ q: "water", limit: 50, offset }, context).symbols);
    expect(found).toHaveLength(total);
    const rank = ({ name }: { readonly name: string }): number =>
      name.toLowerCase().startsWith("water") ? 0 : name.toLowerCase().includes("water") ? 1 : 2;
    expect(found.map(rank)).toEqual(found.map(rank).sort());
    const first = found.filter((own) => rank(own) === 0).map(({ name }) => name.toLowerCase());
    expect(first.length).toBeGreaterThan(1);
    expect(first).toEqual([...first].sort());
  });

  test.each([
    ["serpent", "snake"],
    ["pursued", "being-chased"],
    ["brass instrument", "trumpet"],
  ])("finds what %s is another word for", (q, id) => {
    expect(ids(dreamSymbols({ q }, context).symbols)).toContain(id);
  });

  test("gives no symbol the name of another thing: a saxophone is no brass, a hinny no mule", () => {
    expect(dreamSymbol({ id: "saxophone" }, context).aliases).not.toContain("brass instrument");
    expect(dreamSymbol({ id: "mule" }, context).aliases).not.toContain("hinny");
  });

  test("takes half the time of writing the dictionary down at most, by the median of a hundred", () => {
    const medianMs = (work: (run: number) => unknown): number => {
      const times = Array.from({ length: 100 }, (_, run) => {
        const start = performance.now();
        work(run);
        return performance.now() - start;
      });
      return times.sort((one, other) => one - other)[50] ?? 0;
    };
    const searching = medianMs((run) =>
      searchSymbols(catalogue, { q: ["water", "e", "zzz", "the sea", "mother"][run % 5] }),
    );
    expect(searching / medianMs(() => JSON.stringify(en))).toBeLessThan(0.5);
  });

  test.each([
    { q: "x".repeat(101) },
    { letter: "ab" },
    { letter: "1" },
    { letter: "é" },
    { limit: "0" },
    { limit: "51" },
  ])("refuses %o by its field", (query) => {
    const [path] = Object.keys(query);
    expect(dreamSymbols.parse({ query })).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test("takes a word of one letter", () => {
    expect(dreamSymbols({ q: "z" }, context).total).toBeGreaterThan(10);
  });
});

describe("letters", () => {
  test("add up to the whole dictionary, and a letter without symbols is absent", () => {
    const { letters, total } = dreamLetters({}, context);
    expect(Object.values(letters).reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(dreamSymbols({}, context).total).toBe(total);
    for (const [letter, count] of Object.entries(letters)) {
      expect(dreamSymbols({ letter }, context).total, letter).toBe(count);
      expect(count).toBeGreaterThan(0);
    }
  });
});

describe("one symbol", () => {
  test.each(["being-chased", "Being_Chased", "being chased", "BEINGCHASED"])("is found as %s", (id) => {
    expect(dreamSymbol({ id }, context)).toMatchObject({ id: "being-chased", name: "Being chased", letter: "b" });
  });

  test("leads to others by id and name", () => {
    for (const { id, name } of dreamSymbol({ id: "snake" }, context).see) {
      expect(dreamSymbol({ id }, context).name).toBe(name);
    }
  });

  test("says what is near when it is not known: a slip of the pen, another name", () => {
    expect(() => dreamSymbol({ id: "snakee" }, context)).toThrow(/no dream symbol "snakee".*snake.*searches all/);
    expect(() => dreamSymbol({ id: "serpent" }, context)).toThrow(/snake/);
    expect(() => dreamSymbol({ id: "qqqqqqqqqqqq" }, context)).toThrow(/q=… searches all/);
  });

  test("cannot be had without the dictionary, and the message says where it is", () => {
    expect(() => dreamSymbol({ id: "snake" })).toThrow("@almagest/dreams/texts/en");
  });
});

describe("random symbols", () => {
  test.each([1, 2, 10])("are %i different ones, other ones the next time", (count) => {
    const random = bytes();
    const draw = (): readonly string[] => ids(randomSymbols({ count }, { ...context, random }).symbols);
    const first = draw();
    expect(new Set(first).size).toBe(count);
    expect(draw()).not.toEqual(first);
  });

  test("are ten different ones of a source that repeats itself, or are refused at once", () => {
    const sizeFrom = (byte: number): number => {
      const random = (byteCount: number): Uint8Array => new Uint8Array(byteCount).fill(byte);
      return new Set(ids(randomSymbols({ count: 10 }, { ...context, random }).symbols)).size;
    };
    expect(sizeFrom(0)).toBe(10);
    expect(() => sizeFrom(255)).toThrow("the random source repeats itself");
  });

  test("come from the whole dictionary evenly", () => {
    const random = bytes();
    const rounds = 600;
    const halves = [0, 0];
    for (let round = 0; round < rounds; round++) {
      for (const { id } of randomSymbols({ count: 10 }, { ...context, random }).symbols) {
        const place0 = catalogue.symbols.findIndex((own) => own.id === id);
        const half = place0 < catalogue.symbols.length / 2 ? 0 : 1;
        halves[half] = (halves[half] ?? 0) + 1;
      }
    }
    expect(Math.abs((halves[0] ?? 0) / (rounds * 10) - 0.5)).toBeLessThan(0.03);
  });

  test.each(["0", "11", "1.5"])("are not drawn in the number %s", (count) => {
    expect(randomSymbols.parse({ query: { count } })).toMatchObject({ ok: false, issues: [{ path: "count" }] });
  });
});
