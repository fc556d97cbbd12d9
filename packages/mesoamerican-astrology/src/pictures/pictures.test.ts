import { createContext, LANGS, type Lang } from "@almagest/operation";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { mesoamerican } from "../domain";
import { longCountNumerals, pictures } from "../pictures";

const context = createContext({ now: Date.parse("2026-11-22T06:00:00Z"), texts: [] });

function answerOf(id: string, lang: Lang): unknown {
  const operation = mesoamerican.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...operation.examples[0], lang } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(`${id} has no example that can be asked`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside, empty or over another, in every language",
  (_, picture) => {
    for (const lang of LANGS) {
      const figure = figureOf(picture, answerOf(picture.operation, lang), { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length).toBeGreaterThan(20);
    }
  },
);

test("bars count five, dots one and a shell none, place by place", () => {
  const svg = longCountNumerals({
    date: "1990-06-15",
    calendarRound: "9 Ajaw 18 Sip",
    longCount: "12.18.17.1.0",
    lordOfNight: "G9",
  });
  const values = [...svg.matchAll(/data-value="(\d)"/g)].map(([, value]) => Number(value));
  expect(values).toEqual([1, 1, 5, 5, 1, 1, 1, 5, 5, 5, 1, 1, 5, 5, 5, 1, 0]);
});
