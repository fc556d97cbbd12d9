import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS, type Lang, type TermTable } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import * as z from "zod";
import { fengShui } from "../domain";
import { annualStarsPalaces, houseCompass, houseStarsPalaces, kuaDirections, pictures } from "../pictures";
import { titles } from "./titles";
import { words } from "./words";

const context = createContext({
  ephemeris: rememberedSky(swissEphemeris()),
  now: Date.parse("2026-11-22T06:00:00Z"),
  texts: [],
});

function answerOf(id: string, lang: Lang, input: object = {}): unknown {
  const operation = fengShui.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...operation.examples[0], ...input, lang } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(`${id} has no example that can be asked`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside, empty or over another, in every language",
  (_, picture) => {
    for (const lang of LANGS) {
      const figure = figureOf(picture, answerOf(picture.operation, lang), { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length).toBeGreaterThan(20);
    }
  },
);

/** The texts of each palace, and its place. */
function cellsIn(svg: string): ReadonlyMap<string, { x: number; y: number; texts: readonly string[] }> {
  return new Map(
    [...svg.matchAll(/<g data-name="(\w+)"><rect x="([\d.]+)" y="([\d.]+)"(.*?)<\/g>/g)].map(([, name, x, y, rest]) => [
      name ?? "",
      {
        x: Number(x),
        y: Number(y),
        texts: [...(rest ?? "").matchAll(/>([^<]+)<\/text>/g)].map(([, one]) => one ?? ""),
      },
    ]),
  );
}

test("the south stands above, the east to the left, and the year's star in the middle", () => {
  const cells = cellsIn(annualStarsPalaces(answerOf("getAnnualFlyingStars", "en", { year: 2024 })));
  expect(cells.size).toBe(9);
  expect(cells.get("South")).toMatchObject({ y: 0 });
  expect(cells.get("East")).toMatchObject({ x: 0 });
  // The plate of 2024 as almanacs print it: 3 in the middle, 4 northwest, 5 west, 7 south.
  const numbers = ["Center", "Northwest", "West", "South"].map((name) => cells.get(name)?.texts[1]);
  expect(numbers).toEqual(["3", "4", "5", "7"]);
});

const readSectors = z.object({
  sectors: z.array(z.object({ direction: z.string(), nature: z.string(), rank: z.int() })).length(8),
});

test("the directions of a kua are as strong as their ranks say", () => {
  const answer = answerOf("calculateKuaNumber", "en");
  const { sectors } = readSectors.parse(answer);
  const svg = kuaDirections(answer);
  for (const { direction, nature, rank } of sectors) {
    const cell = new RegExp(`<g data-name="${direction}">(.*?)</g>`).exec(svg)?.[1] ?? "";
    const steps = [...cell.matchAll(/<rect [^>]*rx="1\.5"[^>]*>/g)].map(([step]) => !step.includes('fill="none"'));
    expect(steps).toHaveLength(4);
    expect(steps.filter((isFull) => isFull)).toHaveLength(nature === "auspicious" ? 5 - rank : rank);
  }
});

test("a house's chart has mountain, water and period star in each palace, facing and sitting in theirs", () => {
  // A house of period 8 that faces south: its base plate has 4 in the north, the sitting, and 3 in the south, the facing.
  const answer = answerOf("generateFlyingStarChart", "en", { period: 8, facing: "wu" });
  const cells = cellsIn(houseStarsPalaces(answer));
  expect(cells.get("South")?.texts).toContain("Facing 午");
  expect(cells.get("North")?.texts).toContain("Sitting 子");
  expect(cells.get("Center")?.texts.slice(1)).toEqual(["4", "3", "8"]);
  expect(houseCompass(answer).match(/>(?:Facing|Sitting)<\/text>/g)).toHaveLength(2);
});

const SCRIPTS: Readonly<Partial<Record<Lang, RegExp>>> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

test("fixed words and titles are whole, in the script of each language", () => {
  const tables: readonly TermTable[] = [titles, words];
  const wrong = tables.flatMap((table) =>
    Object.entries(table).flatMap(([key, term]) =>
      LANGS.filter((lang) => !(SCRIPTS[lang] ?? /\p{Script=Latin}/u).test(term[lang])).map((lang) => `${key} ${lang}`),
    ),
  );
  expect(wrong).toEqual([]);
});
