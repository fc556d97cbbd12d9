import { createContext, LANGS, type Lang } from "@almagest/operation";
import type { Shape } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { AZTEC_SIGNS, HAAB_MONTHS, MAYAN_SIGNS } from "../calendar/signs";
import { mesoamerican } from "../domain";
import { longCountNumerals, pictures } from "../pictures";
import { aztecGlyph, haabGlyph, mayanGlyph } from "./glyphs/glyph";
import { mayanNumeral, nahuaNumeral, numeralWidth } from "./numerals";

const context = createContext({ now: Date.parse("2026-11-22T06:00:00Z"), texts: [] });

function answerOf(id: string, lang: Lang, asked: object = {}): unknown {
  const operation = mesoamerican.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...operation.examples[0], ...asked, lang } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(`${id} has no example that can be asked`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

function pictureOf(id: string, form?: string): (typeof pictures)[number] {
  const found = pictures.find((one) => one.operation === id && (form === undefined || one.form === form));
  if (found === undefined) throw new Error(`${id} has no picture`);
  return found;
}

function all(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...all(one.children ?? [])]);
}

/** Names of the signs drawn, the outermost only: a number belongs to its sign. */
function signsIn(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap(({ attributes, children = [] }) =>
    attributes["data-sign"] === undefined ? signsIn(children) : [String(attributes["data-sign"])],
  );
}

function valuesIn(shapes: readonly Shape[]): readonly number[] {
  return all(shapes).flatMap(({ attributes }) =>
    attributes["data-value"] === undefined ? [] : [Number(attributes["data-value"])],
  );
}

/** Texts that had no room. */
function cutIn(shapes: readonly Shape[]): readonly string[] {
  return all(shapes).flatMap(({ text }) => (text?.endsWith("…") === true ? [text] : []));
}

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside, empty, cut or over another, in every language",
  (_, picture) => {
    for (const lang of LANGS) {
      const figure = figureOf(picture, answerOf(picture.operation, lang), { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length).toBeGreaterThan(20);
      expect([lang, cutIn(figure.shapes)]).toEqual([lang, []]);
    }
  },
);

test.each([
  ["getMayanDaySign", MAYAN_SIGNS],
  ["getAztecDaySign", AZTEC_SIGNS],
  ["getHaabMonth", HAAB_MONTHS],
] as const)("every card of %s bears its own sign, and no text of it is cut", (id, signs) => {
  for (const sign of signs) {
    for (const lang of LANGS) {
      const figure = figureOf(pictureOf(id), answerOf(id, lang, { id: sign }), { lang });
      expect(signsIn(figure.shapes)).toEqual([sign]);
      expect([sign, lang, flawsOf(figure)]).toEqual([sign, lang, []]);
      expect([lang, cutIn(figure.shapes)]).toEqual([lang, []]);
    }
  }
});

test("the fifty-nine signs are drawn within their squares, no two the same", () => {
  const place = { x: 0, y: 0, size: 100 };
  const drawn = [
    ...MAYAN_SIGNS.map((sign) => mayanGlyph(sign, place)),
    ...AZTEC_SIGNS.map((sign) => aztecGlyph(sign, place)),
    ...HAAB_MONTHS.map((month) => haabGlyph(month, place)),
  ];
  expect(new Set(drawn.map(({ children }) => JSON.stringify(children))).size).toBe(59);
  for (const { attributes, children = [] } of drawn) {
    const far = children.flatMap((one) => farthest(one));
    expect([attributes["data-sign"], Math.max(...far) <= 52]).toEqual([attributes["data-sign"], true]);
  }
});

/** Reach of a drawing of absolute curves from its middle; a moved or resized part is measured in its own place. */
function farthest(shape: Shape, scale = 1, x = 0, y = 0): readonly number[] {
  const { tag, attributes, children = [] } = shape;
  const [, dx = "0", dy = "0"] = /translate\((\S+) (\S+)\)/.exec(String(attributes["transform"] ?? "")) ?? [];
  const [, resized = "1"] = /scale\((\S+)\)/.exec(String(attributes["transform"] ?? "")) ?? [];
  const isTurned = /rotate/.test(String(attributes["transform"] ?? ""));
  const [left, top, inner] = [x + scale * Number(dx), y + scale * Number(dy), scale * Number(resized)];
  if (tag === "g") return isTurned ? [] : children.flatMap((one) => farthest(one, inner, left, top));
  if (tag === "circle") {
    const reach = Number(attributes["r"]) * inner;
    return [Number(attributes["cx"]) * inner + left, Number(attributes["cy"]) * inner + top].map(
      (at) => Math.abs(at) + reach,
    );
  }
  const curve = String(attributes["d"] ?? "");
  if (/[a-z]/.test(curve)) return [];
  let [letter, index0] = ["M", 0];
  return (curve.match(/[MLCQSTAZHV]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []).flatMap((token) => {
    if (/[A-Z]/.test(token)) {
      [letter, index0] = [token, 0];
      return [];
    }
    if (letter === "A") return [];
    const isX = letter === "H" || (letter !== "V" && index0 % 2 === 0);
    index0 += 1;
    return [Math.abs((isX ? left : top) + Number(token) * inner)];
  });
}

test("bars count five, dots one and a shell none, place by place, then day and month", () => {
  const figure = longCountNumerals.figure({
    date: "1990-06-15",
    calendarRound: "8 Men 18 Sip",
    longCount: "12.18.17.1.0",
    lordOfNight: "G9",
  });
  expect(valuesIn(figure.shapes)).toEqual([
    ...[1, 1, 5, 5],
    ...[1, 1, 1, 5, 5, 5],
    ...[1, 1, 5, 5, 5],
    ...[1],
    ...[0],
    ...[1, 1, 1, 5],
    ...[1, 1, 1, 5, 5, 5],
  ]);
  expect(signsIn(figure.shapes)).toEqual(["12 baktun", "18 katun", "17 tun", "1 winal", "0 kin", "8 men", "18 sip"]);
});

test("a numeral adds up to its value for every number, and keeps to its width", () => {
  for (let value = 0; value < 20; value += 1) {
    const shapes = mayanNumeral(value, { x: 0, y: 0, height: 100 });
    expect(valuesIn(shapes).reduce((sum, one) => sum + one, 0)).toBe(value);
    const right = shapes.flatMap(({ attributes: { cx, r, x, width } }) =>
      cx === undefined ? (x === undefined ? [] : [Number(x) + Number(width)]) : [Number(cx) + Number(r)],
    );
    if (value > 0) expect(Math.max(...right)).toBeCloseTo(numeralWidth(value, 100), 6);
  }
  for (let value = 1; value <= 13; value += 1) {
    expect(valuesIn(nahuaNumeral(value, { x: 0, y: 0, r: 4 }))).toHaveLength(value);
  }
});

test("a Calendar Round that is none is not drawn", () => {
  const answer = { date: "2012-12-21", calendarRound: "4 Lord 3 Ribs", longCount: "13.0.0.0.0", lordOfNight: "G9" };
  expect(() => longCountNumerals(answer)).toThrow(/is drawn of an answer of convertLongCount/);
});

test("a trecena runs on from its sign with the numbers 1 to 13", () => {
  const figure = figureOf(pictureOf("getTrecena"), answerOf("getTrecena", "en", { number: 2 }), {});
  const from = MAYAN_SIGNS.indexOf("ix");
  expect(signsIn(figure.shapes)).toEqual(
    Array.from({ length: 13 }, (_, index0) => `${index0 + 1} ${MAYAN_SIGNS[(from + index0) % 20]}`),
  );
});

test("the end of the thirteenth bak'tun is 4 Ajaw 3 K'ank'in, its cross around it", () => {
  const answer = answerOf("generateMayanChart", "en");
  const count = figureOf(pictureOf("generateMayanChart", "count"), answer, {});
  expect(signsIn(count.shapes).slice(0, 7)).toEqual([
    ...["13 baktun", "0 katun", "0 tun", "0 winal", "0 kin"],
    ...["4 ajaw", "3 kankin"],
  ]);
  const cross = figureOf(pictureOf("generateMayanChart", "cross"), answer, {});
  expect(signsIn(cross.shapes)).toEqual(["9 eb", "10 kimi", "4 ajaw", "11 ix", "12 lamat"]);
});

test("a card is mirrored for who reads from the right, and its sign is not", () => {
  const answer = answerOf("getAztecDaySign", "en");
  const [plain, mirrored] = ["ltr", "rtl"].map((dir) => figureOf(pictureOf("getAztecDaySign"), answer, { dir }));
  const sign = (shapes: readonly Shape[] = []): Shape | undefined =>
    all(shapes).find(({ attributes }) => attributes["data-sign"] === "cipactli");
  expect(sign(mirrored?.shapes)?.children).toEqual(sign(plain?.shapes)?.children);
  expect(mirrored?.shapes).not.toEqual(plain?.shapes);
});
