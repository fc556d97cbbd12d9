import { type AnyPicture, LANGS } from "@almagest/operation";
import { type Figure, THEMES } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { inTurn } from "../../strength";
import { answerOf, drawing, drawn } from "./drawn-pictures";

const SCREEN_PX = 360;
const LEAST_PX = 9;
/** Forms that a narrow screen has in a form of its own. */
const COMPACT: ReadonlySet<string> = new Set(["wheel", "bi-wheel", "strips", "periods", "clock", "chart"]);

const parser = new XMLParser({ ignoreAttributes: false, preserveOrder: false });

/** The letters of a picture that is as wide as the screen, in CSS pixels. */
function lettersOf(svg: string): readonly number[] {
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]);
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return sizes.map((size) => (size * SCREEN_PX) / width);
}

const compactOf = (picture: AnyPicture, answer: unknown, options: object): Figure =>
  figureOf(picture, answer, { ...options, compact: true });

describe.each(drawing.map((domain) => [domain.folder, domain] as const))("the pictures of %s", (_, domain) => {
  test("have letters of nine pixels on a narrow screen, apart and whole, in every language and theme", async () => {
    const { pictures } = await domain.pictures.load();
    const faults: string[] = [];
    for (const [picture0, picture] of pictures.entries()) {
      const name = `${picture.operation} ${picture.form}`;
      for (const [index0, lang] of inTurn(LANGS, picture0, LANGS.length / 2).entries()) {
        const answer = await answerOf(domain, picture, lang);
        const figure = compactOf(picture, answer, { lang });
        if (figure.isCompact !== true) {
          if (COMPACT.has(picture.form)) faults.push(`${name} has no compact form`);
          break;
        }
        faults.push(...flawsOf(figure).map((flaw) => `${name} in ${lang}: ${flaw}`));
        const theme = THEMES[(picture0 + index0) % THEMES.length];
        for (const dir of ["ltr", "rtl"]) {
          const svg = drawn(picture, answer, { lang, theme, dir, compact: true });
          const least = Math.min(...lettersOf(svg));
          if (least < LEAST_PX) faults.push(`${name} in ${lang}, ${theme}, ${dir}: letters of ${least.toFixed(2)} px`);
          expect(parser.parse(svg).svg["@_role"]).toBe("img");
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
