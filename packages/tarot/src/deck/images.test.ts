import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { cardName } from "../vocabulary/names";
import { cardSvg } from "./caption";
import { CARDS, type Card } from "./cards";
import widths from "./fixtures/dejavu-serif-widths.json";
import { imageFile, imagePath } from "./image";

const WIDTHS: Readonly<Record<string, number>> = widths;

const IMAGES = fileURLToPath(new URL("../../images/", import.meta.url));
const TOOLS = fileURLToPath(new URL("../../tools/", import.meta.url));
const read = (card: Card): string => readFileSync(`${IMAGES}${card.id}.svg`, "utf8");

/** Counts of each emblem in a drawing. */
function emblemsOf(svg: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [, name = ""] of svg.matchAll(/data-motif="(\w+)"/g)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const EMBLEM = { cups: "cup", wands: "wand", swords: "sword", pentacles: "pentacle" } as const;
const isCourt = (number: number): boolean => number > 10;
const minors = CARDS.filter((card) => card.arcana === "minor");

/** Every coordinate of every path, with the middles of the circles. */
function pointsOf(svg: string): readonly (readonly [x: number, y: number])[] {
  const inPaths = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = ""]) => {
    const numbers = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return /[HV]/.test(d)
      ? []
      : numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? Number.NaN] as const] : []));
  });
  const circles = [...svg.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  return [...inPaths, ...circles];
}

describe("drawings", () => {
  test("are one of its own for each card, and nothing else", () => {
    expect(readdirSync(IMAGES).sort()).toEqual(CARDS.map(({ id }) => `${id}.svg`).sort());
    expect(new Set(CARDS.map((card) => read(card).replace(/<title>.*<\/title>/, ""))).size).toBe(78);
  });

  test("are what the generator draws", () => {
    expect(execFileSync(process.execPath, [`${TOOLS}cards.mjs`, "--check"], { encoding: "utf8" })).toBe("78 cards\n");
  });

  test.each([...CARDS])("$id is plain SVG with its name for a screen reader and no caption", (card) => {
    const svg = read(card);
    expect(svg).toContain(`<title>${cardName(card).en}</title>`);
    expect(svg).toContain(`role="img" aria-label="${cardName(card).en}"`);
    expect(svg).not.toMatch(
      /https?:\/\/(?!www\.w3\.org\/2000\/svg")|<script|<style|<text|<image|\sstyle=|\sid=|var\(|NaN|undefined/,
    );
    expect(Buffer.byteLength(svg)).toBeLessThan(26_000);
  });

  test.each(minors)("$id has as many emblems of its suit as it says", (card) => {
    const expected = isCourt(card.number) ? 1 : card.number;
    expect(emblemsOf(read(card))).toEqual({ [EMBLEM[card.suit]]: expected });
  });

  test.each(minors)("$id shows every emblem inside the frame, no two in one place", (card) => {
    const groups = [...read(card).matchAll(/<g data-motif="\w+">(.*?)<\/g>/g)].map(([, shapes = ""]) => middle(shapes));
    for (const [x, y] of groups) {
      expect(x).toBeGreaterThan(13);
      expect(x).toBeLessThan(287);
      expect(y).toBeGreaterThan(13);
      expect(y).toBeLessThan(447);
    }
    const apart = groups.flatMap((one, i) =>
      groups.slice(i + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])),
    );
    expect(Math.min(...apart, 300)).toBeGreaterThan(4);
  });

  test("of the Magician has one emblem of each suit on the table", () => {
    const [magician = never()] = CARDS.filter(({ id }) => id === "magician");
    expect(emblemsOf(read(magician))).toEqual({ cup: 1, wand: 1, sword: 1, pentacle: 1 });
  });

  test("are found by the path that answers give, and by no other", () => {
    expect(imagePath(CARDS[0] ?? never())).toBe("/img/tarot/major/fool.svg");
    for (const card of CARDS) expect(imageFile(imagePath(card))).toBe(`${card.id}.svg`);
    for (const path of ["/img/tarot/minor/fool.svg", "/img/tarot/major/../fool.svg", "constructor", ""]) {
      expect(imageFile(path)).toBeUndefined();
    }
  });

  test("are painted as PNG of 400 by 613 pixels each, smaller than 120 kB", () => {
    const folder = mkdtempSync(join(tmpdir(), "cards-"));
    execFileSync(process.execPath, [`${TOOLS}png.mjs`, folder]);
    const painted = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
    rmSync(folder, { recursive: true });
    expect(painted.length).toBe(78);
    for (const png of painted) {
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 613]);
      expect(png.length).toBeGreaterThan(10_000);
      expect(png.length).toBeLessThan(120_000);
    }
  });
});

function middle(shapes: string): readonly [x: number, y: number] {
  const points = pointsOf(shapes);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

describe("cards with a caption", () => {
  const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

  /** In ems of DejaVu Serif, one of the widest serif fonts; Han is square and Devanagari narrower than that. */
  const widthOf = (name: string): number =>
    [...graphemes.segment(name)].reduce((sum, { segment }) => sum + (WIDTHS[segment] ?? 1), 0);

  test.each([...LANGS])("say their names in %s inside the frame", (lang) => {
    for (const card of CARDS) {
      const svg = cardSvg(card, read(card), { lang });
      const name = cardName(card)[lang];
      expect(svg).toContain(`aria-label="${name}" lang="${lang}"`);
      expect(svg.match(/<title>/g)?.length).toBe(1);
      const [, size = ""] = svg.match(new RegExp(`font-size="([\\d.]+)">${name}</text>`)) ?? [];
      expect(Number(size) * widthOf(name), `${name} at ${size}`).toBeLessThan(276);
      expect(Number(size), name).toBeGreaterThanOrEqual(15);
    }
  });

  test("number the trumps and no other card", () => {
    const numerals = CARDS.map((card) => cardSvg(card, read(card)).match(/font-size="15">([0IVX]+)</)?.[1]);
    expect(numerals.slice(0, 5)).toEqual(["0", "I", "II", "III", "IV"]);
    expect(numerals.filter((numeral) => numeral !== undefined).length).toBe(22);
    expect(numerals[21]).toBe("XXI");
  });

  test("hold the drawing as it is, under one title", () => {
    const [fool = never()] = CARDS;
    const drawing = read(fool);
    const shapes = drawing.slice(drawing.indexOf("<g "), drawing.lastIndexOf("</g>"));
    expect(cardSvg(fool, drawing, { lang: "ru" })).toContain(shapes);
  });
});

function never(): never {
  throw new Error("the deck is not empty");
}
