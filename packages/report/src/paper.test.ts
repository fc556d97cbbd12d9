import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { needs, POPPLER, QPDF } from "../../../suites/machine";
import { answered, LONG_MS } from "../test/answered";
import { letters, told, unpacked } from "../test/tools";
import { reportPdf } from "./index";
import { PLAIN, typesetter } from "./typeset";

const PACKAGES = join(import.meta.dirname, "../..");

const CHECKED = [
  ["getNatalPage", "en"],
  ["getKundliPage", "hi"],
  ["getPanchangPage", "hi"],
  ["getMatchingPage", "ru"],
  ["getBodygraphPage", "tr"],
  ["getFourPillarsPage", "zh-Hans"],
  ["getYearAheadPage", "zh-Hant"],
] as const;

describe("a report, read by other programs,", () => {
  needs(QPDF);
  needs(POPPLER);

  test.each(CHECKED)(
    "of %s in %s is sound, and its fonts are embedded and mapped to letters",
    async (id, lang) => {
      const pdf = await reportPdf(await answered(id, lang));
      expect(told(pdf, "qpdf", "--check")).toContain("No syntax or stream encoding errors found");
      const fonts = told(pdf, "pdffonts").trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font).toMatch(/yes\s+yes\s+yes\s+\d+\s+\d+$/);
      const information = told(pdf, "pdfinfo");
      expect(information).toMatch(/Tagged:\s+yes/);
      expect(information).toMatch(/Title:\s+\S/);
      expect(unpacked(pdf)).toContain("/Outlines");
    },
    LONG_MS,
  );

  test(
    "has its title, headings, figures with their descriptions and tables in reading order",
    async () => {
      const pdf = await reportPdf(await answered("getMatchingPage", "en"));
      const structure = told(pdf, "pdfinfo", "-struct-text");
      const order = ["Matching", "Arun", "Figure", "TOC", 'H1 "Score"', 'H1 "Kootas"', "Table", "TH", "TD", "H2"];
      let at = -1;
      for (const name of order) {
        const next = structure.indexOf(name, at + 1);
        expect(`${name} ${next > at}`).toBe(`${name} true`);
        at = next;
      }
      // Each figure is described in the tree, and at the drawing.
      const described = unpacked(pdf).match(/\/Alt [(<]\S/g)?.length;
      expect([structure.match(/^ *Figure\b/gm)?.length, described]).toEqual([1, 2]);
    },
    LONG_MS,
  );

  test(
    "has titles of three levels where a chapter has several tables",
    async () => {
      const pdf = await reportPdf(await answered("getFourPillarsPage", "en"));
      const levels = told(pdf, "pdfinfo", "-struct").match(/\bH\d\b/g) ?? [];
      expect(new Set(levels)).toEqual(new Set(["H1", "H2", "H3"]));
      // None is skipped on the way down (ISO 14289-1, 7.4.2).
      expect(
        levels.filter((level, index0) => level > (levels[index0 - 1] ?? "H0").replace(/\d/, (n) => `${+n + 1}`)),
      ).toEqual([]);
    },
    LONG_MS,
  );

  const NAMES = ["क्षितिज श्रीवास्तव", "त्र्यम्बक द्विवेदी", "کریم پاشا", "محمد بن عبد الله الخوارزمي", "欧阳靖铴", "黃耀霤"];

  test.each(NAMES)(
    "gives back the name %s letter by letter",
    async (name) => {
      const pdf = await reportPdf(await answered("getKundliPage", "hi", { name }));
      const text = letters(told(pdf, "pdftotext", "-l", "1"));
      expect(text).toContain(letters(name));
      expect(text).not.toContain("□");
    },
    LONG_MS,
  );

  test(
    "gives back the words of our Hindi letter by letter, but for three in a thousand",
    async () => {
      const words = hindiWords();
      const set = await typesetter();
      const chapters = [{ title: "शब्द", contents: [{ kind: "text" as const, paragraphs: words }] }];
      const content = { title: "शब्द", subjects: [], cover: null, chapters, drawings: {} };
      const pdf = set(content, "hi", { files: {}, logo: undefined }, PLAIN);
      const found = new Set(told(pdf, "pdftotext", "-raw").split("\n").map(letters));
      // The typesetter gives a sign that is moved up or down the letters of its whole syllable.
      const lost = words.map(letters).filter((word) => !found.has(word));
      expect(words.length).toBeGreaterThan(5000);
      expect(lost.length / words.length, lost.slice(0, 20).join(" ")).toBeLessThan(0.003);
    },
    LONG_MS,
  );

  test(
    "gives back its prose in Hindi and Chinese letter by letter",
    async () => {
      const hindi = letters(told(await reportPdf(await answered("getKundliPage", "hi")), "pdftotext"));
      expect(hindi).toContain(
        letters("इस रिपोर्ट की स्थितियाँ तिथि, समय और स्थान से गणना की गई हैं, और पाठ नियमों से चुने गए हैं।"),
      );
      const chinese = letters(told(await reportPdf(await answered("getFourPillarsPage", "zh-Hans")), "pdftotext"));
      expect(chinese).toContain("本报告中的位置由日期、时间和地点计算得出，文字按规则选取。没有人查看过这张图。");
    },
    LONG_MS,
  );
});

/** Each word of the packages' names and texts in Hindi once. */
function hindiWords(): readonly string[] {
  const words = new Set<string>();
  for (const name of readdirSync(PACKAGES)) {
    for (const folder of ["names", "texts/hi"].map((one) => join(PACKAGES, name, one)).filter(existsSync)) {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (folder.endsWith("names") ? file !== "hi.json" : !file.endsWith(".json")) continue;
        for (const [word] of readFileSync(join(folder, file), "utf8").matchAll(
          /[\p{Script=Devanagari}\u200c\u200d]+/gu,
        ))
          words.add(word);
      }
    }
  }
  return [...words].toSorted();
}
