import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS, type Lang } from "@almagest/operation";
import { type Box, bars, definePicture, type Figure, ring, type Shape, strips, table } from "@almagest/pictures";
import { natalChart, zodiacSigns } from "@almagest/western";
import { natalAspectGrid, natalWheel, zodiacSignsRing } from "@almagest/western/pictures";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { CHROMIUM } from "../../machine";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const birth = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
} as const;

const title = { en: "", tr: "", de: "", es: "", hi: "", pt: "", fr: "", ru: "", "zh-Hans": "", "zh-Hant": "" };
const LONG = "Öffentlichkeitsarbeiterin 1990 WWW mmm Щёлково № ″″″ ".repeat(3);

/** The forms that have no domain here, with words of every width. */
const forms = definePicture({
  operation: "none",
  form: "all",
  title,
  reads: z.object({ form: z.enum(["table", "bars", "strips", "ring"]) }),
  draw: ({ form }) => FORMS[form],
});

const FORMS: Readonly<Record<"table" | "bars" | "strips" | "ring", Figure>> = {
  table: table({ heading: LONG, columns: [{ title: "A" }, { title: "B" }], rows: [{ cells: [LONG, "29°59′"] }] }),
  bars: bars({
    scale: [0, 9],
    bars: [
      { label: LONG, value: 3 },
      { label: "Wm", value: 9 },
    ],
  }),
  strips: strips({
    from: 0,
    to: 9,
    ticks: [{ at: 1, label: "2026-11-22" }],
    lanes: [{ label: LONG, spans: [{ from: 2, to: 8, label: LONG.slice(0, 40) }] }],
    now: { at: 5, label: "2026-11-22" },
  }),
  ring: ring({ rings: [{ cells: ["Uttarabhadrapada", "WWW", "Щёлково"].map((label) => ({ label, note: "1–12" })) }] }),
};

let browser: Browser | undefined;
let page: Page | undefined;
beforeAll(async () => {
  if (CHROMIUM.path === undefined) return;
  browser = await chromium.launch({
    executablePath: CHROMIUM.path,
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });
  page = await browser.newPage();
  page.setDefaultTimeout(100_000);
});
afterAll(() => browser?.close());

/** What every text may fill, in the coordinates of its own group. */
function declared(shapes: readonly Shape[]): readonly Box[] {
  return shapes.flatMap(({ box, children = [] }) => (box === undefined ? declared(children) : [box]));
}

/** What a browser makes of every text. */
async function seen(svg: string): Promise<readonly Box[]> {
  await page?.setContent(`<!doctype html><title>picture</title>${svg}`);
  return (
    (await page?.evaluate(() =>
      [...document.querySelectorAll("text")].map((text) => {
        const { x, y, width, height } = text.getBBox();
        return { x, y, width, height };
      }),
    )) ?? []
  );
}

/** Browsers set letters to whole pixels. */
const TOUCH = 1;

/** Without a font of the script each sign above or below a letter is a box of its own beside it. */
async function hasDevanagari(): Promise<boolean> {
  const [letter, withSign] = await seen(`<svg><text>क</text><text>कु</text></svg>`);
  return letter !== undefined && withSign !== undefined && withSign.width < letter.width * 1.3;
}

/** The height of a line is the font's affair; that its middle stands in the box is ours. */
function spills(box: Box, found: Box | undefined): boolean {
  if (found === undefined) return true;
  const middle = found.y + found.height / 2;
  const isWide = found.x < box.x - TOUCH || found.x + found.width > box.x + box.width + TOUCH;
  return isWide || middle < box.y || middle > box.y + box.height;
}

interface Drawing {
  readonly svg: string;
  readonly figure: Figure;
}

function drawings(lang: Lang): readonly Drawing[] {
  const chart = natalChart({ ...birth, lang }, context);
  const signs = zodiacSigns({ lang }, context);
  return [
    { svg: natalWheel(chart, { lang }), figure: natalWheel.figure(chart, { lang }) },
    { svg: natalAspectGrid(chart, { lang }), figure: natalAspectGrid.figure(chart, { lang }) },
    { svg: zodiacSignsRing(signs, { lang }), figure: zodiacSignsRing.figure(signs, { lang }) },
  ];
}

async function expectInside({ svg, figure }: Drawing): Promise<void> {
  const found = await seen(svg);
  const boxes = declared(figure.shapes);
  expect(found).toHaveLength(boxes.length);
  const wrong = boxes.flatMap((box, index0) => (spills(box, found[index0]) ? [{ box, found: found[index0] }] : []));
  expect(wrong).toEqual([]);
}

test.each(LANGS)("texts of %s stay in the boxes that were kept for them, in headless Chromium", async (lang) => {
  if (page === undefined) return expect(CHROMIUM.remedy).toBeTypeOf("string");
  const isShown = lang !== "hi" || (await hasDevanagari());
  for (const drawing of drawings(isShown ? lang : "en")) await expectInside(drawing);
});

test.each(["table", "bars", "strips", "ring"] as const)("so do those of %s, from either side", async (form) => {
  if (page === undefined) return expect(CHROMIUM.remedy).toBeTypeOf("string");
  for (const dir of ["ltr", "rtl"] as const) {
    await expectInside({ svg: forms({ form }, { dir }), figure: forms.figure({ form }, { dir }) });
  }
});
