import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isRecord, LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { familiesFor, hasCharacter, reportFonts } from "./fonts";
import { readied } from "./text";
import { wordsOf } from "./words";

const ROOT = join(import.meta.dirname, "../../..");
const FONTS = join(import.meta.dirname, "../fonts");
const MOST_BYTES = 12_000_000;

/** Folders with texts, names, labels and titles: a report can say any of them. */
const SPOKEN = ["src", "texts", "names", "forms", "layout"];

function lettersSpoken(): readonly string[] {
  const letters = new Set<string>();
  for (const name of readdirSync(join(ROOT, "packages"))) {
    for (const folder of SPOKEN.map((one) => join(ROOT, "packages", name, one)).filter(existsSync)) {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(?:ts|json)$/.test(file) || /\.test\.ts$|testing\//.test(file)) continue;
        for (const letter of new Set(readFileSync(join(folder, file), "utf8"))) letters.add(letter);
      }
    }
  }
  return [...letters].filter((letter) => !/[\p{C}\p{Z}]/u.test(letter));
}

describe("the fonts of a report", () => {
  test("have every letter of the packages' own prose and names", () => {
    const fonts = reportFonts();
    const lacking = lettersSpoken().filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !fonts.some((font) => hasCharacter(font, code));
    });
    expect(lacking.join("")).toBe("");
  }, 60_000);

  test("have the characters of GB 2312 and of Big5's first level", () => {
    const fonts = reportFonts();
    const encoded = (name: string, firsts: readonly [number, number], seconds: readonly [number, number]): string => {
      const decoder = new TextDecoder(name);
      let text = "";
      for (let first = firsts[0]; first <= firsts[1]; first++) {
        for (let second = seconds[0]; second <= seconds[1]; second++)
          text += decoder.decode(Uint8Array.of(first, second));
      }
      return [...new Set(text)].filter((letter) => /\p{Script=Han}/u.test(letter)).join("");
    };
    const simplified = encoded("gb2312", [0xb0, 0xf7], [0xa1, 0xfe]);
    const traditional = encoded("big5", [0xa4, 0xc6], [0x40, 0xfe]);
    expect([simplified.length, traditional.length]).toEqual([6763, 5401]);
    const lacks = (letter: string): boolean => !fonts.some((font) => hasCharacter(font, letter.codePointAt(0) ?? 0));
    expect([...(simplified + traditional)].filter(lacks).join("")).toBe("");
  });

  test("are the files that were made, under 12 MB", () => {
    const listed: unknown = JSON.parse(readFileSync(join(FONTS, "FONTS.json"), "utf8"));
    if (!isRecord(listed)) throw new Error("no list");
    const files = readdirSync(FONTS).filter((file) => file.endsWith(".br"));
    expect(files.toSorted()).toEqual(Object.keys(listed).toSorted());
    for (const file of files) {
      const font = listed[file];
      const sum = createHash("sha256")
        .update(readFileSync(join(FONTS, file)))
        .digest("hex");
      expect(isRecord(font) ? font["sha256"] : undefined).toBe(sum);
    }
    const bytes = files.reduce((sum, file) => sum + statSync(join(FONTS, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test("are asked in the order of the language", () => {
    const han = (lang: "zh-Hans" | "zh-Hant") => familiesFor(lang).find((family) => family.includes("chinese"));
    expect([han("zh-Hans"), han("zh-Hant")]).toEqual(["Almagest chinese-simplified", "Almagest chinese-traditional"]);
    expect(readied({ text: "Ä ж क 鏡" }, "en").families).toEqual([
      "Almagest latin",
      "Almagest cyrillic",
      "Almagest devanagari",
      "Almagest chinese-simplified",
    ]);
  });
});

describe("a text before it is set", () => {
  const clean = (text: string): string => readied(text, "en").value;

  test("has no controls, no marks of direction, and a box for what no font has", () => {
    expect(clean("a\u0000\u202eb\u2066 c\nd")).toBe("ab c d");
    expect(clean("𓀀")).toBe("□");
    expect(clean("\ud800")).toBe("\ufffd".normalize() === clean("\ufffd") ? "\ufffd" : "□");
    expect(clean("ﬁ")).toMatch(/^(?:ﬁ|fi)$/);
    expect([...clean(`e${"\u0316".repeat(60)}`)].length).toBeLessThan(8);
  });

  test("keeps the joiners that shape letters of India", () => {
    expect(readied("क्‍ष क्‌ष", "hi").value).toBe("क्‍ष क्‌ष");
  });

  test("keeps the names of members", () => {
    expect(readied({ "\u202ea": ["x\u0007"] }, "en").value).toEqual({ "\u202ea": ["x"] });
  });
});

describe("the words of a report", () => {
  test.each(LANGS)("are all there in %s", (lang) => {
    const keys = (words: object): unknown => Object.entries(words).map(([name, inside]) => [name, Object.keys(inside)]);
    expect(keys(wordsOf(lang))).toEqual(keys(wordsOf("en")));
    for (const words of Object.values(wordsOf(lang)))
      for (const word of Object.values(words)) expect(word).not.toBe("");
  });

  test("name columns as the screen does", () => {
    const headings: unknown = JSON.parse(readFileSync(join(ROOT, "apps/playground/src/build/headings.json"), "utf8"));
    if (!isRecord(headings)) throw new Error("no headings");
    for (const lang of LANGS) {
      for (const [name, head] of Object.entries(wordsOf(lang).columns)) {
        const heading = headings[name];
        if (isRecord(heading)) expect([lang, name, head]).toEqual([lang, name, heading[lang]]);
      }
    }
  });
});
