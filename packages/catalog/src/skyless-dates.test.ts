import { createContext, type DeclaredSchema, declaredSchemaOf } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./index";

/** True where a member of a request is a date. */
function holdsDate({ format, name, properties = {}, items, anyOf = [] }: DeclaredSchema): boolean {
  if (format === "date" || name === "HebrewCivilDay") return true;
  return [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf].some(holdsDate);
}

const skyless = catalogue.entries.filter(({ operation: { needs, params, query, body } }) => {
  const parts = [params, query, body].filter((part) => part !== undefined);
  const takesDate = parts.some((part) => holdsDate(declaredSchemaOf(part)));
  return takesDate && !needs.some(({ name }) => name === "ephemeris");
});

const DATE = /"(\d{4})(-\d\d-\d\d)"/g;

/** An example with all its dates moved by whole years, so that the earliest is in a year: births stay before targets. */
function movedTo(year: number, example: object): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(example);
  const years = [...text.matchAll(DATE)].map(([, own]) => Number(own));
  const step = year - Math.min(...years);
  return JSON.parse(text.replace(DATE, (_, own, rest) => `"${String(Number(own) + step).padStart(4, "0")}${rest}"`));
}

describe("operations that take a date and need no sky", () => {
  test("are those that declare no need of it", () => {
    const folders = new Set(skyless.map(({ domain }) => domain.id));
    expect([...folders]).toEqual(
      expect.arrayContaining([
        ...["angel-numbers", "biorhythm", "crystals", "dreams", "iching", "kabbalah", "mesoamerican-astrology"],
        ...["numerology", "tarot", "vedic-astrology"],
      ]),
    );
  });

  const dated = skyless.flatMap(({ operation, domain }) =>
    operation.examples
      .filter((example) => JSON.stringify(example).match(DATE) !== null)
      .flatMap((example) => [1, 1199, 3000].map((year) => ({ id: operation.id, year, example, operation, domain }))),
  );

  test("have an example with a date each", () => {
    expect(new Set(dated.map(({ id }) => id)).size).toBe(skyless.length);
  });

  test.each(dated)("$id is not refused in the year $year", async ({ year, example, operation, domain }) => {
    const texts = await catalogue.loadTexts(domain.id, "en");
    const random = (count: number): Uint8Array => new Uint8Array(count);
    const context = createContext({ now: Date.UTC(2026, 10, 22), random, texts });
    const parsed = operation.parse({ flat: movedTo(year, example) });
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(JSON.stringify(operation.run(parsed.value, context))).toContain('"');
  });
});
