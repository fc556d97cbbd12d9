import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createContext, LANGS, type Lang, type TextCatalogue } from "@almagest/operation";
import type { Figure, Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { inTurn } from "../../../../suites/strength";
import { birthstones, crystal, crystalPairings, dailyCrystal, randomCrystal } from "../index";
import { STONES } from "../stones/catalogue";
import { OUTLINES } from "./outlines";
import { birthstonesRow, crystalCard, crystalPairingsCards, dailyCrystalCard, randomCrystalCard } from "./stones";

const texts: readonly TextCatalogue[] = [];
const context = createContext({ now: Date.UTC(2026, 10, 22), random: (count: number) => new Uint8Array(count), texts });

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.children ?? [])]);
}

function stonesIn(figure: Figure): readonly unknown[] {
  const ids = new Set(STONES.map(({ id }) => id));
  return flat(figure.shapes).flatMap(({ attributes }) => {
    const name = String(attributes["data-name"]);
    return ids.has(name) ? [name] : [];
  });
}

test("every stone has an outline, and each is that of its picture", () => {
  expect(Object.keys(OUTLINES).toSorted()).toEqual(STONES.map(({ id }) => id).toSorted());
  const builder = fileURLToPath(new URL("../../tools/outlines.mjs", import.meta.url));
  expect(execFileSync(process.execPath, [builder, "--check"], { encoding: "utf8" })).toContain("101 outlines");
});

test("a stone stands above what goes with it, once each", () => {
  const answer = crystalPairings({ id: "ruby" }, context);
  expect(stonesIn(crystalPairingsCards.figure(answer))).toEqual(["ruby", ...answer.pairings.map(({ id }) => id)]);
});

test("a month shows its stones by the American trade's list", () => {
  expect(stonesIn(birthstonesRow.figure(birthstones({ month: 3 }, context)))).toEqual(["aquamarine", "bloodstone"]);
});

function figuresOf(id: string, lang: Lang): readonly Figure[] {
  return [
    crystalCard.figure(crystal({ id, lang }, context), { lang }),
    crystalPairingsCards.figure(crystalPairings({ id, lang }, context), { lang }),
  ];
}

test.each(LANGS)("no text leaves its place, of any stone and month, in %s", (lang) => {
  const stones = inTurn(STONES, LANGS.indexOf(lang), 4);
  const months = Array.from({ length: 12 }, (_, index0) => birthstones({ month: index0 + 1, lang }, context));
  const figures = [
    ...stones.flatMap(({ id }) => figuresOf(id, lang)),
    ...months.map((answer) => birthstonesRow.figure(answer, { lang })),
    dailyCrystalCard.figure(dailyCrystal({ date: "2026-03-06", lang }, context), { lang }),
    randomCrystalCard.figure(randomCrystal({ lang }, context), { lang }),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
});

/** Red, green and blue of `#8a5fc0`. */
function rgbOf(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

test("varieties of quartz have the same shape and are told apart by their color", () => {
  const quartz = ["clear-quartz", "amethyst", "citrine", "smoky-quartz", "ametrine"];
  const paints = quartz.map((id) => OUTLINES[id]?.[2] ?? []);
  expect(paints.map(({ length }) => length)).toEqual([1, 1, 1, 1, 2]);
  const singles = paints.slice(0, 4).map(([color = ""]) => rgbOf(color));
  for (const [index0, one] of singles.entries())
    for (const other of singles.slice(index0 + 1))
      expect(Math.hypot(...one.map((part, k) => part - (other[k] ?? 0)))).toBeGreaterThan(60);
});

test.each(STONES.map(({ id }) => id))("%s is drawn in its own color", (id) => {
  const { shapes } = crystalCard.figure(crystal({ id }, context));
  const markup = flat(shapes).map((shape) => shape.markup ?? "");
  for (const color of OUTLINES[id]?.[2] ?? []) {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(markup.some((text) => text.includes(`fill="${color}"`))).toBe(true);
  }
});
