import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { definePicture, label, widthOf } from "@almagest/pictures";
import fc from "fast-check";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { CHROMIUM } from "../../../suites/machine";
import { fontFinder } from "./fonts";
import { type PngMaker, pngMaker, pngOf } from "./index";
import { outliner } from "./outlines";
import { runsOf } from "./runs";
import { MOST_PIXELS, requirePaintable } from "./size";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
const title = {
  en: "a",
  tr: "a",
  de: "a",
  es: "a",
  hi: "a",
  pt: "a",
  fr: "a",
  ru: "a",
  "zh-Hans": "a",
  "zh-Hant": "a",
};

/** A picture of lines of text, one bold. */
const lines = definePicture({
  operation: "say",
  form: "lines",
  title,
  reads: z.array(z.string()),
  draw: (texts) => ({
    width: 560,
    height: 44 * texts.length,
    shapes: texts.map((text, index0) => label(text, { x: 0, y: 22 + 44 * index0, size: 26, isBold: index0 === 1 })),
    description: "lines",
  }),
});

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Comments are never drawn. */
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

describe("a PNG", () => {
  test("has the width that the picture declares, up to 2400, and the ground of its theme", async () => {
    for (const width of [16, 480, 2400]) {
      const png = await pngOf(lines(["Sun in Leo"], { width }));
      expect([...png.slice(0, 4)]).toEqual(SIGNATURE);
      expect(sizeOf(png)[0]).toBe(width);
    }
  });

  const sized = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1 1"/>`;

  test("with too many pixels is refused before it is painted, with the width that it may have", async () => {
    const { length } = await pngOf(sized(2000, 4000));
    expect(length).toBeGreaterThan(0);
    await expect(pngOf(sized(2400, 240_000))).rejects.toMatchObject({
      name: "DomainError",
      code: "unprocessable_entity",
      message:
        "A PNG has at most 8 million pixels, and this picture is 2400 wide and 240000 high. Send a width of at most 282, with which it is 28200 high, or ask for SVG.",
    });
    await expect(pngOf(sized(2001, 4000))).rejects.toMatchObject({ details: { widest: 2000 } });
  });

  test("may have the width that a refusal names, and not one pixel more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 2400 }),
        fc.double({ min: 0.05, max: 500, noNaN: true }),
        (width, shape) => {
          const asked = (wide: number) => () => requirePaintable(sized(wide, wide * shape));
          fc.pre(width * Math.ceil(width * shape) > MOST_PIXELS);
          const refusal = thrownBy(asked(width));
          const widest = z.object({ details: z.object({ widest: z.int().min(1) }) }).parse(refusal).details.widest;
          expect(asked(widest)).not.toThrow();
          expect(asked(widest + 1)).toThrow();
        },
      ),
    );
  });

  test("is the same for the same picture", async () => {
    const svg = lines(["Ascendant 12°34′", "Bold"], {});
    expect(await pngOf(svg)).toEqual(await pngOf(svg));
  });

  test.each([
    ["NUL and lone surrogates", "a\u0000b\ud800c\udc00"],
    ["two thousand letters", "Will it? ".repeat(223)],
    ["emoji and their joiners", "👩‍👩‍👧‍👦🏳️‍🌈1️⃣"],
    ["right to left among left to right", "שלום abc 123 עולם مرحبا"],
    ["markup", "<script>alert(1)</script>&amp;\"'"],
    ["piled marks", `e${"\u0301".repeat(500)}क${"्".repeat(50)}ि`],
    ["marks alone", "\u093f\u0301\u200d\u200c\ufeff\u202e"],
    ["scripts without a font", "ქართული ᎠᎡᎢ 𓀀 \u{10fffd}"],
  ])("is made of %s", async (_, text) => {
    expect([...(await pngOf(lines([text, text]))).slice(0, 4)]).toEqual(SIGNATURE);
  });

  test("is made of any text whatever", async () => {
    const unit = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.string({ unit: "grapheme", maxLength: 40 }));
    await fc.assert(
      fc.asyncProperty(unit, fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }), async (text, codes) => {
        const png = await pngOf(lines([text, String.fromCharCode(...codes)], { width: 64 }));
        expect(png.length).toBeGreaterThan(50);
      }),
      { numRuns: 200 },
    );
  });

  test("has a text where its own attributes put it, or those of the groups around it", async () => {
    const root = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" viewBox="0 0 200 40"';
    const said = await pngOf(`${root}><g><text x="100" y="20" text-anchor="middle" fill="#000">Mm</text></g></svg>`);
    const around = `${root}><g/><g text-anchor="end"><g text-anchor="middle"><text x="100" y="20" fill="#000">Mm</text></g></g></svg>`;
    expect(await pngOf(around)).toEqual(said);
    const after = `${root}><g text-anchor="middle"></g><text x="100" y="20" fill="#000">Mm</text></svg>`;
    expect(await pngOf(after)).not.toEqual(said);
  });

  test("has the pixels that were painted, whether something shows through or nothing", async () => {
    // Starts the renderer.
    const make = await pngMaker();
    const { Resvg } = await import("@resvg/resvg-wasm");
    const whole =
      '<svg xmlns="http://www.w3.org/2000/svg" width="37" height="23" viewBox="0 0 37 23"><rect width="37" height="23" fill="#fdf0ec"/><circle cx="18" cy="11" r="9" fill="#1c5f98"/></svg>';
    const open = whole.replace(/<rect.*?\/>/, "");
    for (const svg of [whole, open]) {
      const painted = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
      const png = Buffer.from(make(svg)).toString("base64");
      const again = new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="37" height="23"><image width="37" height="23" href="data:image/png;base64,${png}"/></svg>`,
      ).render();
      const due = painted.pixels;
      const most = again.pixels.reduce((worst, value, at0) => Math.max(worst, Math.abs(value - (due[at0] ?? 0))), 0);
      expect(most).toBeLessThanOrEqual(2);
    }
  });

  test("of invalid SVG is refused", async () => {
    await expect(pngOf("<svg")).rejects.toThrow();
  });
});

describe("text", () => {
  test("has its vowel signs where Devanagari writes them: the short i before its consonant", async () => {
    const shaper = await import("harfbuzzjs");
    const outline = outliner(shaper, fontFinder(shaper));
    const glyphs = (text: string) => outline(text, 100, false).paths.split("<path").length - 1;
    const starts = (text: string) =>
      [...outline(text, 100, false).paths.matchAll(/d="([^"]{1,40})/g)].map(([, d]) => d);
    expect(glyphs("कि")).toBe(2);
    expect(starts("कि")[1]).toBe(starts("क")[0]);
    // A conjunct is not its letters side by side.
    expect(outline("क्ष", 100, false).length).toBeLessThan(
      outline("क", 100, false).length + outline("ष", 100, false).length,
    );
  });

  test("runs from right to left in Hebrew", async () => {
    const shaper = await import("harfbuzzjs");
    const outline = outliner(shaper, fontFinder(shaper));
    const first = (text: string) => /d="([^"]{1,40})/.exec(outline(text, 100, false).paths)?.[1];
    expect(first("אב")).toBe(first("ב"));
    expect(first("אב cd")).toBe(first("c") ?? "");
  });

  test.each([
    "محمد علي ابن فاطمة",
    "שרה כהן",
    "김민준 이서연",
    "さくら タナカ 田中",
    "สมชาย ใจดี",
    "রবীন্দ্রনাথ ঠাকুর",
    "மீனாட்சி சுந்தரம்",
    "ప్రసాద్ రెడ్డి",
    "ಕೆಂಪೇಗೌಡ",
    "ശ്രീനാരായണൻ",
    "ગાંધી મોહનદાસ",
    "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
  ])("has letters for a name like %s, in no more room than figures keep for it", async (name) => {
    const shaper = await import("harfbuzzjs");
    const find = fontFinder(shaper);
    const boxed = [...name].filter(
      (letter) => !/\s/u.test(letter) && runsOf(letter, false, find).some(({ font }) => font === undefined),
    );
    expect(boxed).toEqual([]);
    for (const isBold of [false, true]) {
      const { paths, length } = outliner(shaper, find)(name, 20, isBold);
      expect(paths).not.toContain('fill-rule="evenodd"');
      expect(length).toBeLessThan(widthOf(name, 20, isBold));
    }
  });

  test("of every name that the catalogue says, and of every mark, has a glyph for each character", async () => {
    const shaper = await import("harfbuzzjs");
    const find = fontFinder(shaper);
    const root = join(import.meta.dirname, "../..");
    const files = readdirSync(root, { withFileTypes: true }).flatMap(({ name }) => {
      try {
        const src = join(root, name, "src");
        return readdirSync(src, { recursive: true, encoding: "utf8" }).map((file) => join(src, file));
      } catch {
        return [];
      }
    });
    const told = files.filter(
      (file) =>
        /(?:vocabulary|labels|titles|pictures|stones)[^.]*\/?[^/]*\.ts$/.test(file) &&
        !/\.test\.ts$|\/pictures\/src\/text-width/.test(file),
    );
    expect(told.length).toBeGreaterThan(50);
    const letters = new Set(told.flatMap((file) => [...readFileSync(file, "utf8").replace(COMMENTS, "")]));
    const missing = [...letters].filter(
      (letter) =>
        /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && runsOf(letter, false, find).some(({ font }) => font === undefined),
    );
    // Only for screen readers; a figure draws it as a glyph.
    expect(missing).toEqual(["℞"]);
  });

  test("is drawn with the fonts that the kept builder made", () => {
    const folder = join(import.meta.dirname, "../fonts");
    const sums = JSON.parse(readFileSync(join(folder, "SUMS.json"), "utf8"));
    const files = readdirSync(folder).filter((file) => file.endsWith(".br"));
    expect(files.sort()).toEqual(Object.keys(sums).sort());
    for (const file of files) {
      expect(
        createHash("sha256")
          .update(readFileSync(join(folder, file)))
          .digest("hex"),
      ).toBe(sums[file]);
    }
  });
});

describe.skipIf(CHROMIUM.path === undefined)("compared with Chromium's pixels", () => {
  let browser: Browser;
  let make: PngMaker;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: CHROMIUM.path ?? "",
      args: ["--headless", "--no-sandbox", "--disable-gpu"],
    });
    make = await pngMaker();
  });
  afterAll(() => browser?.close());

  /** A browser page with the same fonts and no others. */
  function pageOf(svg: string): string {
    const folder = join(import.meta.dirname, "../fonts");
    const families = ["latin", "latin-ext", "cyrillic", "devanagari", "hebrew", "chinese-simplified"];
    const faces = families.map((name) => {
      const data = brotliDecompressSync(readFileSync(join(folder, `${name}-400.ttf.br`))).toString("base64");
      return `@font-face{font-family:"${name}";src:url(data:font/ttf;base64,${data})}`;
    });
    const list = families.map((name) => `'${name}'`).join(",");
    const text = svg.replace(/font-family="[^"]*"/, `font-family="${list}"`);
    return `<!doctype html><style>${faces.join("")}body{margin:0}svg{display:block}</style>${text}`;
  }

  /** The share of either picture's ink that is within a pixel of the other's. */
  test("ink is in the same places", async () => {
    const texts = [
      "Sonne in Löwe 12°34′",
      "Ascendant",
      "Козерог Īṣṭa",
      "मेष वृषभ मिथुन कर्क सिंह कन्या",
      "白羊座 金牛座",
      "שלום",
    ];
    const svg = lines(texts, { width: 1200 }).replaceAll(' font-weight="600"', "");
    const page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
    await page.setContent(pageOf(svg));
    await page.evaluate("Promise.all([...document.fonts].map((face) => face.load()))");
    const theirs = (await page.locator("svg").screenshot()).toString("base64");
    const ours = Buffer.from(make(svg)).toString("base64");
    const shares: unknown = await page.evaluate(`(async () => {
      const inkOf = async (data) => {
        const image = new Image();
        image.src = "data:image/png;base64," + data;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: image.height });
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const { data: bytes } = context.getImageData(0, 0, 1200, image.height);
        return Uint8Array.from({ length: bytes.length / 4 }, (_, index0) => (bytes[index0 * 4] < 128 ? 1 : 0));
      };
      const near = (ink, index0) => [-1201, -1200, -1199, -1, 0, 1, 1199, 1200, 1201].some((step) => ink[index0 + step] === 1);
      const share = (of, on) => {
        const inked = [...of.keys()].filter((index0) => of[index0] === 1);
        return inked.filter((index0) => near(on, index0)).length / inked.length;
      };
      const [one, other] = [await inkOf("${ours}"), await inkOf("${theirs}")];
      return { ours: share(one, other), theirs: share(other, one) };
    })()`);
    expect(shares).toEqual({ ours: expect.closeTo(1, 1), theirs: expect.closeTo(1, 1) });
  });
});
