import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AnyPicture, type Domain, LANGS, type Lang } from "@almagest/operation";
import { type Box, type Shape, THEMES } from "@almagest/pictures";
import { figureOf } from "@almagest/pictures/testing";
import { pngOf } from "@almagest/pictures-png";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { CHROMIUM, needs } from "../../machine";
import { browserEnvironment, DOCUMENTED_FAMILIES, fontFaces, WIDE_FAMILY } from "./browser-fonts";
import { answerOf, drawing, drawn } from "./drawn-pictures";
import { faultsOf, type SetText } from "./set-texts";

/** Every picture in every language takes minutes: `ALL_PICTURES=1`. A run takes each picture in one. */
const isWhole = process.env["ALL_PICTURES"] === "1";

let browser: Browser | undefined;
let page: Page | undefined;
let folder = "";
beforeAll(async () => {
  if (CHROMIUM.path === undefined) return;
  folder = mkdtempSync(join(tmpdir(), "almagest-fonts-"));
  browser = await chromium.launch({
    executablePath: CHROMIUM.path,
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
    env: browserEnvironment(folder),
  });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(100_000);
  // A figure that is measured has letters as wide as a reader's may be.
  const families = `svg{font-family:${DOCUMENTED_FAMILIES}}.wide svg{font-family:"${WIDE_FAMILY}",${DOCUMENTED_FAMILIES}}`;
  const style = `${fontFaces()}body{margin:0}svg{display:block}${families}`;
  await page.setContent(
    `<!doctype html><html lang="en"><title>pictures</title><style>${style}</style><main></main></html>`,
  );
  // One that is not there yet would be measured in another's letters.
  await page.evaluate("Promise.all([...document.fonts].map((face) => face.load()))");
});
afterAll(async () => {
  await browser?.close();
  if (folder !== "") rmSync(folder, { recursive: true, force: true });
});

function openPage(): Page {
  if (page === undefined) throw new Error("there is no browser");
  return page;
}

/** The room of every text, in the coordinates of its group, in the order of the SVG. */
function declared(shapes: readonly Shape[]): readonly Box[] {
  return shapes.flatMap(({ box, children = [] }) => (box === undefined ? declared(children) : [box]));
}

interface Setting {
  readonly texts: readonly SetText[];
  /** The picture's own coordinates. */
  readonly picture: Box;
}

/** The texts of an SVG as a browser sets them. */
async function settingOf(svg: string): Promise<Setting> {
  return openPage().evaluate((svg) => {
    const main = document.querySelector("main");
    if (main === null) throw new Error("there is no page");
    main.className = "wide";
    main.innerHTML = svg;
    const root = main.querySelector("svg");
    if (root === null) throw new Error("there is no picture");
    const { x, y, width, height } = root.viewBox.baseVal;
    const origin = root.getScreenCTM()?.inverse();
    const texts = [...main.querySelectorAll("text")].map((text) => {
      const bounds = text.getBBox();
      const size = Number(text.getAttribute("font-size"));
      const base = Number(text.getAttribute("y"));
      const [left, right] = [bounds.x, bounds.x + bounds.width];
      const matrix = origin?.multiply(text.getScreenCTM() ?? new DOMMatrix());
      // The share of a line's height that letters fill, from capitals to descenders.
      const [top, bottom] = [base - 0.74 * size, base + 0.2 * size];
      const corners = [new DOMPoint(left, top), new DOMPoint(right, top)]
        .concat([new DOMPoint(right, bottom), new DOMPoint(left, bottom)])
        .map((corner) => corner.matrixTransform(matrix))
        .map((point) => ({ x: point.x, y: point.y }));
      return { text: text.textContent ?? "", size, left, right, base, corners };
    });
    return { texts, picture: { x, y, width, height } };
  }, svg);
}

interface Case {
  readonly lang: Lang;
  readonly dir: "ltr" | "rtl";
}

/** The languages that a run draws a picture in: all, or one, another for each picture, both ways in turn. */
function casesOf(index0: number): readonly Case[] {
  if (isWhole) return LANGS.flatMap((lang) => (["ltr", "rtl"] as const).map((dir) => ({ lang, dir })));
  return [{ lang: LANGS[index0 % LANGS.length] ?? "en", dir: index0 % 2 === 0 ? "ltr" : "rtl" }];
}

async function pictureFaults(domain: Domain, picture: AnyPicture, { lang, dir }: Case): Promise<readonly string[]> {
  const answer = await answerOf(domain, picture, lang);
  const { shapes } = figureOf(picture, answer, { lang, dir });
  const setting = await settingOf(drawn(picture, answer, { lang, dir }));
  const faults = faultsOf(setting.texts, declared(shapes), setting.picture);
  return faults.map((fault) => `${picture.operation} ${picture.form} ${lang} ${dir}: ${fault}`);
}

describe("in headless Chromium", () => {
  needs(CHROMIUM);

  test.each(drawing.map((domain) => [domain.folder, domain] as const))(
    "every text of %s is in its box and in the picture, none over another",
    async (_, domain) => {
      const { pictures } = await domain.pictures.load();
      const faults: string[] = [];
      for (const [index0, picture] of pictures.entries())
        for (const one of casesOf(index0)) faults.push(...(await pictureFaults(domain, picture, one)));
      expect(faults).toEqual([]);
    },
  );

  test("pages that hold pictures of every form, as drawings and as images, are accessible by axe-core's rules", async () => {
    const svgs: string[] = [];
    for (const [index0, { domain, picture }] of (await ofEveryForm()).entries()) {
      const lang = LANGS[index0 % LANGS.length] ?? "en";
      const theme = THEMES[index0 % THEMES.length] ?? "light";
      svgs.push(drawn(picture, await answerOf(domain, picture, lang), { lang, theme }));
    }
    expect(svgs.length).toBeGreaterThan(20);
    expect(await violationsOn(svgs)).toEqual([]);
  });

  test("a drawing without its name, is no accessible page", async () => {
    const [domain] = drawing;
    const [picture] = (await domain?.pictures.load())?.pictures ?? [];
    if (domain === undefined || picture === undefined) throw new Error("there is no picture");
    const svg = drawn(picture, await answerOf(domain, picture, "en"), {});
    const nameless = svg.replace(/<title.*?<\/title>/, "").replace(/<desc.*?<\/desc>/, "");
    expect(await violationsOn([nameless])).toContain("svg-img-alt");
  });

  test("PNGs have the ink that a browser with the same fonts sets, in a sixth of the forms or in all", async () => {
    const faults: string[] = [];
    const chosen = (await ofEveryForm()).filter((_, index0) => index0 % (isWhole ? 1 : 6) === 0);
    for (const [index0, { domain, picture }] of chosen.entries()) {
      const lang = INK_LANGS[index0 % INK_LANGS.length] ?? "en";
      const svg = drawn(picture, await answerOf(domain, picture, lang), { lang, width: INK_WIDTH });
      const { mean, unlike } = await difference(svg);
      if (mean > MOST_MEAN || unlike > MOST_UNLIKE)
        faults.push(
          `${picture.operation} ${picture.form} ${lang}: ${mean.toFixed(2)} of 255, ${(100 * unlike).toFixed(3)} %`,
        );
    }
    expect(faults).toEqual([]);
  });
});

/** Of every form one picture; where all are asked for, all. */
async function ofEveryForm(): Promise<readonly { readonly domain: Domain; readonly picture: AnyPicture }[]> {
  const seen = new Set<string>();
  const chosen: { readonly domain: Domain; readonly picture: AnyPicture }[] = [];
  for (const domain of drawing) {
    const { pictures } = await domain.pictures.load();
    for (const picture of pictures) {
      if (seen.has(picture.form) && !isWhole) continue;
      seen.add(picture.form);
      chosen.push({ domain, picture });
    }
  }
  return chosen;
}

const INK_LANGS: readonly Lang[] = ["hi", "en", "zh-Hans", "ru", "zh-Hant"];
const INK_WIDTH = 640;
/** Of 255, over all pixels. Edges are smoothed otherwise. */
const MOST_MEAN = 4;
/** The share of pixels that have no like within a pixel's distance. */
const MOST_UNLIKE = 0.001;

/** The difference between a PNG and the browser's rendering of the same SVG. */
async function difference(svg: string): Promise<{ readonly mean: number; readonly unlike: number }> {
  const opened = openPage();
  await opened.evaluate((text) => {
    const main = document.querySelector("main");
    if (main === null) return;
    main.className = "";
    main.innerHTML = text;
  }, svg);
  await opened.evaluate("document.fonts.ready");
  const theirs = (await opened.locator("svg").first().screenshot()).toString("base64");
  const ours = Buffer.from(await pngOf(svg)).toString("base64");
  return opened.evaluate(
    async ([one = "", other = ""]) => {
      const grayOf = async (
        data: string,
      ): Promise<{ readonly width: number; readonly height: number; readonly gray: Float32Array }> => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const { width, height } = image;
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        const bytes = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        const gray = Float32Array.from(
          { length: width * height },
          (_, index0) => ((bytes[4 * index0] ?? 0) + (bytes[4 * index0 + 1] ?? 0) + (bytes[4 * index0 + 2] ?? 0)) / 3,
        );
        return { width, height, gray };
      };
      const [a, b] = [await grayOf(one), await grayOf(other)];
      const height = Math.min(a.height, b.height);
      const { width } = a;
      let [sum, unlike] = [0, 0];
      const hasLike = (from: Float32Array, to: Float32Array, x: number, y: number): boolean => {
        const value = from[y * width + x] ?? 0;
        let [low, high] = [255, 0];
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dx = -1; dx <= 1; dx += 1) {
            const near = to[(y + dy) * width + x + dx] ?? value;
            low = Math.min(low, near);
            high = Math.max(high, near);
          }
        return value > low - 80 && value < high + 80;
      };
      for (let y = 1; y < height - 1; y += 1)
        for (let x = 1; x < width - 1; x += 1) {
          sum += Math.abs((a.gray[y * width + x] ?? 0) - (b.gray[y * width + x] ?? 0));
          if (!hasLike(a.gray, b.gray, x, y) || !hasLike(b.gray, a.gray, x, y)) unlike += 1;
        }
      return { mean: sum / (width * height), unlike: width === b.width ? unlike / (width * height) : 1 };
    },
    [ours, theirs],
  );
}

/** The accessibility rules violated by a page with these pictures, each as a drawing and as an image. */
async function violationsOn(svgs: readonly string[]): Promise<readonly string[]> {
  const fresh = await browser?.newPage();
  if (fresh === undefined) throw new Error("there is no browser");
  try {
    const images = svgs.map((svg) => {
      const [, name = ""] = /<title[^>]*>([^<]*)</.exec(svg) ?? [];
      return `<img alt="${name}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}">`;
    });
    await fresh.setContent(
      `<!doctype html><html lang="en"><title>Pictures</title><main><h1>Pictures</h1>${svgs.join("")}${images.join("")}</main></html>`,
    );
    await fresh.evaluate(axe.source);
    const found: unknown = await fresh.evaluate(
      "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id }) => id))",
    );
    return z.array(z.string()).parse(found);
  } finally {
    await fresh.close();
  }
}
