import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import type { Figure, Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import {
  birthProfile,
  dailySephirah,
  gematria,
  hebrewLetter,
  hebrewLetters,
  nameCompatibility,
  nameProfile,
  sephirah,
  shemName,
  shemNames,
  treeOfLife,
} from "../index";
import { gematriaRows, hebrewLettersRows } from "./letters";
import { shemNameRing, shemNamesRing } from "./names";
import { omerSheet } from "./omer";
import {
  birthProfileTree,
  hebrewLetterTree,
  nameCompatibilityTree,
  nameProfileTree,
  sephirahTree,
  treeOfLifeTree,
} from "./tree";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22) });

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.children ?? [])]);
}

function having(figure: Figure, attribute: string): readonly Shape[] {
  return flat(figure.shapes).filter(({ attributes }) => attributes[attribute] !== undefined);
}

describe("the tree", () => {
  const figure = treeOfLifeTree.figure(treeOfLife({}, context));

  test("has ten sephirot and daat, and paths 11 to 32 once each", () => {
    const paths = having(figure, "data-path").map(({ attributes }) => attributes["data-path"]);
    expect([...paths].sort((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 22 }, (_, index0) => index0 + 11),
    );
    expect(flat(figure.shapes).filter(({ tag }) => tag === "circle")).toHaveLength(11);
  });

  test("has every path's letter apart from every sephirah", () => {
    const discs = flat(figure.shapes).filter(({ tag }) => tag === "circle");
    const letters = having(figure, "data-letter");
    expect(letters).toHaveLength(22);
    for (const { attributes: box } of letters) {
      const [left, top] = [Number(box["x"]), Number(box["y"])];
      for (const { attributes: disc } of discs) {
        const [x, y] = [Number(disc["cx"]), Number(disc["cy"])];
        const dx = x - Math.min(Math.max(x, left), left + Number(box["width"]));
        const dy = y - Math.min(Math.max(y, top), top + Number(box["height"]));
        expect(Math.hypot(dx, dy)).toBeGreaterThan(Number(disc["r"]));
      }
    }
  });
});

test("Hebrew letters run from the right to the left", () => {
  const figure = hebrewLettersRows.figure(hebrewLetters({}, context));
  const boxes = having(figure, "data-value").map(({ children }) => children?.[0]?.attributes);
  expect(boxes).toHaveLength(22);
  expect(Number(boxes[0]?.["x"])).toBeGreaterThan(Number(boxes[1]?.["x"]));
  expect(Number(boxes[8]?.["x"])).toBe(Number(boxes[0]?.["x"]));
});

test("the circle has all 72 names once, and one name alone where one was asked for", () => {
  const names = shemNames({ limit: 72 }, context);
  const drawn = having(shemNamesRing.figure(names), "data-name").map(({ attributes }) => attributes["data-name"]);
  for (const { number } of names.names) expect(drawn.filter((name) => name === String(number))).toHaveLength(1);
  const one = having(shemNameRing.figure(shemName({ number: 27 }, context)), "data-name");
  expect(one.filter(({ attributes }) => /^\d+$/.test(String(attributes["data-name"])))).toHaveLength(1);
});

test("every name lies within its cell of five degrees", () => {
  // Boxes are told before they are turned: here each lies along its radius.
  const figure = shemNamesRing.figure(shemNames({ limit: 72 }, context));
  const boxes = flat(figure.shapes).flatMap(({ box, text = "" }) =>
    /^[\u05d0-\u05ea]{3}$/.test(text) ? (box ?? []) : [],
  );
  expect(boxes).toHaveLength(72);
  for (const { width, height } of boxes) {
    expect(width).toBeLessThan(62);
    expect(height).toBeLessThan((2 * Math.PI * 258) / 72);
  }
});

test("the Omer's sheet has 49 days, and sets off the one of the count", () => {
  const answer = dailySephirah({ date: "2026-04-14" }, context);
  const figure = omerSheet.figure(answer);
  const days = having(figure, "data-name").map(({ attributes }) => attributes["data-name"]);
  expect(days).toEqual(Array.from({ length: 49 }, (_, index0) => String(index0 + 1)));
  const marked = flat(figure.shapes).filter(
    ({ attributes, text }) => attributes.fill === "accent" && text !== undefined,
  );
  expect(marked.map(({ text }) => text)).toEqual([String(answer.day)]);
});

test.each(LANGS)("no text leaves its place or is cut in %s", (lang) => {
  const figures = [
    treeOfLifeTree.figure(treeOfLife({ lang }, context), { lang }),
    sephirahTree.figure(sephirah({ id: "tiferet", lang }, context), { lang }),
    nameProfileTree.figure(nameProfile({ name: "Sarah", lang }), { lang }),
    birthProfileTree.figure(birthProfile({ date: "1990-06-15", timezone: "UTC", lang }, context), { lang }),
    hebrewLetterTree.figure(hebrewLetter({ id: "mem", lang }, context), { lang }),
    nameCompatibilityTree.figure(nameCompatibility({ firstName: "Sarah", secondName: "David", lang }), {
      lang,
    }),
    hebrewLettersRows.figure(hebrewLetters({ lang }, context), { lang }),
    gematriaRows.figure(gematria({ textHebrew: "שלום", lang }), { lang }),
    shemNameRing.figure(shemName({ number: 27, lang }, context), { lang }),
    omerSheet.figure(dailySephirah({ date: "2026-04-14", lang }, context), { lang }),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
  const cut = figures.flatMap(({ shapes }) => flat(shapes)).filter(({ text = "" }) => text.endsWith("…"));
  expect(cut.map(({ text }) => text)).toEqual([]);
});
