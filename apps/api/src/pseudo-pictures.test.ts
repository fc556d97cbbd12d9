import type { Lang } from "@almagest/operation";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import { long } from "../../../suites/strength";
import { END, MARKS } from "../test/pseudo/pseudo";
import { latinWords } from "../test/pseudo/voices";
import { answerOf, ENGLISH, entries, loadNamesOf, pseudoTexts, type Texts } from "../test/pseudo/walk";

/** Every operation that has a picture, with its pictures. */
const drawn = (
  await Promise.all(
    entries.map(async (entry) => {
      const { pictures } = await entry.domain.pictures.load();
      return { entry, pictures: pictures.filter((one) => one.operation === entry.operation.id) };
    }),
  )
).filter(({ pictures }) => pictures.length > 0);
const some = <Item>(list: readonly Item[], step: number): readonly Item[] =>
  list.filter((_, index0) => index0 % step === 0);

interface Told {
  readonly place: string;
  readonly text: string;
  readonly said: string;
}

/** The texts of all pictures of answers in a language. A picture that needs another answer is left out. */
function* textsOfPictures(lang: Lang, texts: Texts, step: number): Generator<Told> {
  for (const { entry, pictures } of some(drawn, step)) {
    for (const example of entry.operation.examples) {
      const answer = JSON.parse(JSON.stringify(answerOf(entry, example, lang, texts)));
      for (const picture of pictures) {
        const options = picture.parse({ flat: { lang } });
        if (!options.ok) throw new Error(`${picture.form} is not drawn in ${lang}`);
        const svg = svgOf(() => picture.svg(answer, options.value));
        for (const [, text = ""] of svg.matchAll(/<(?:text|title|desc)\b[^>]*>([^<]*)</g))
          yield { place: `${entry.operation.id} ${picture.form}`, text, said: JSON.stringify(example).toLowerCase() };
      }
    }
  }
}

/** Nothing where the picture cannot be drawn of this answer: of a known time of birth, say. */
function svgOf(draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    if (error instanceof Error && "code" in error) return "";
    throw error;
  }
}

test("more than a hundred operations are drawn", () => {
  expect(drawn.length).toBeGreaterThan(100);
});

/** Signs of science, of houses and of the clock, and a name beside its spelling in Latin letters: `गुरु (guru)`, `乙 yǐ`. */
const SIGNS =
  /UTC|\b[IVX]+\b|[A-Z][A-Za-z]*[₀-₉]|\p{Script=Latin}+(?= \(\p{Script=Devanagari})|\([^()]*\)|[\p{L}ʼ']*[\u00c0-\u024f\u1e00-\u1eff][\p{L}ʼ']*/gu;

describe("no text of a picture is in two languages", () => {
  /** A picture has names alone, which are there in every language: prose in one would have to wait for a translation. */
  test("none has prose, whichever texts are translated", async () => {
    await loadNamesOf("hi");
    const texts = pseudoTexts({ lang: "hi" }, () => true, "free");
    const prose = new Set<string>();
    for (const { place, text } of textsOfPictures("hi", texts, long(3, 1)))
      if (text.match(MARKS) !== null || text.includes(END)) prose.add(`${place}: ${text}`);
    expect([...prose]).toEqual([]);
  });

  test("none has a Latin word beside Devanagari", async () => {
    await loadNamesOf("hi");
    const flaws = new Set<string>();
    for (const { place, text, said } of textsOfPictures("hi", (id) => ENGLISH.get(id) ?? [], long(2, 1)))
      for (const words of partsOf(text))
        if (/\p{Script=Devanagari}/u.test(words) && latinWords(words.replaceAll(SIGNS, ""), said).length > 0)
          flaws.add(`${place}: ${words}`);
    expect([...flaws]).toEqual([]);
  });

  test.each(["de", "tr", "zh-Hant"] as const)("and dates and degrees in %s are written in its way", async (lang) => {
    await loadNamesOf(lang);
    const foreign =
      lang === "zh-Hant" ? /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/ : /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])|\d\.\d+°/;
    const flaws: string[] = [];
    for (const { place, text } of textsOfPictures(lang, (id) => ENGLISH.get(id) ?? [], long(3, 1)))
      if (foreign.test(text)) flaws.push(`${place}: ${text}`);
    expect(flaws).toEqual([]);
  });
});

describe("a picture holds its texts", () => {
  test.each([
    ["written without blanks", { isSolid: true }],
    ["1.4 times as long", { isLong: true }],
  ])("in a language %s", async (_, pseudo) => {
    const lang = "hi";
    await loadNamesOf(lang);
    const texts = pseudoTexts({ lang, ...pseudo }, () => true, "free");
    const flaws: string[] = [];
    for (const { entry, pictures } of some(drawn, long(5, 1))) {
      const [example] = entry.operation.examples;
      if (example === undefined) continue;
      const answer = JSON.parse(JSON.stringify(answerOf(entry, example, lang, texts)));
      for (const picture of pictures) {
        if (!draws(picture)) throw new Error(`${picture.form} has no figure`);
        const own = flawsIn(() => flawsOf(picture.figure(answer, { lang })));
        flaws.push(...own.map((flaw) => `${entry.operation.id} ${picture.form}: ${flaw}`));
      }
    }
    expect(flaws).toEqual([]);
  });
});

/** A description lists the texts of its picture. */
function partsOf(text: string): readonly string[] {
  return text.split(/[.;,·] /);
}

interface Drawing {
  readonly figure: (answer: unknown, options: { readonly lang: Lang }) => Parameters<typeof flawsOf>[0];
}

function draws(picture: object): picture is Drawing {
  return "figure" in picture;
}

function flawsIn(look: () => readonly string[]): readonly string[] {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && "code" in error) return [];
    throw error;
  }
}
