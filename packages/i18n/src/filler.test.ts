import { LANGS } from "@almagest/operation";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { compile } from "./filler";

/** Every shape a message may have: the general formatter is the authority on what each says. */
const SHAPES = [
  "{name} and {name}, {n}",
  "{n, plural, =0 {no stars} one {# star} few {# stars, few} many {# stars, many} other {# stars}} of {name}",
  "{n, plural, =3 {three} other {{name} has #}}",
  "{n, plural, offset:1 =0 {nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}}",
  "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} house",
  "{kind, select, planet {the planet {name}} point {{n, plural, one {# point} other {# points}}} other {it}}",
  "{n, plural, one {{kind, select, planet {# planet} other {# thing}}} other {{kind, select, planet {# planets} other {#}}}}",
  "'{'quoted'}' {name} <b>#</b>",
  "{n, number} and {n, plural, other {{n, number, percent} of #}}",
];

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 100, 999, 1000, 12_345, 1_000_000, 0.5, 1.5, -1];

describe.each(LANGS)("a compiled message in %s", (lang) => {
  test.each(SHAPES)("says what ICU MessageFormat says: %s", (shape) => {
    const filler = compile(shape, lang);
    const general = new IntlMessageFormat(shape, lang, undefined, { ignoreTag: true });
    for (const n of COUNTS) {
      for (const kind of ["planet", "point", "star"]) {
        const variables = { n, kind, name: "Mars" };
        expect(filler(variables)).toBe(general.format(variables));
      }
    }
  });
});

test("a selector takes any text: one without a branch takes `other`", () => {
  const filler = compile("{kind, select, planet {P} other {O}}", "en");
  expect(["planet", "constructor", ""].map((kind) => filler({ kind }))).toEqual(["P", "O", "O"]);
});

test("a missing number or selector is a bug, not a gap in the sentence", () => {
  for (const shape of SHAPES.slice(1)) {
    if (shape.includes("{n, number}") || shape.startsWith("'")) continue;
    expect(() => compile(shape, "en")({ name: "Mars" })).toThrow(/placeholder without its text/);
  }
});
