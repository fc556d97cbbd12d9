import { LANGS } from "@almagest/operation";
import { expect, test } from "vitest";
import { dayNamed, monthNamed } from "./words";

const SECOND_OF_AUGUST = Date.UTC(2026, 7, 2);

test("a month and a day are Russian genitives without an abbreviation", () => {
  expect(monthNamed(SECOND_OF_AUGUST, 0, "ru")).toBe("августа 2026 года");
  expect(dayNamed(SECOND_OF_AUGUST, 0, "ru")).toBe("2 августа 2026 года");
});

test("a date inside a sentence ends in no full stop", () => {
  for (const lang of LANGS) {
    expect(monthNamed(SECOND_OF_AUGUST, 0, lang)).not.toMatch(/\.$/);
    expect(dayNamed(SECOND_OF_AUGUST, 0, lang)).not.toMatch(/\.$/);
  }
  expect([monthNamed(SECOND_OF_AUGUST, 0), dayNamed(SECOND_OF_AUGUST, 0)]).toEqual(["August 2026", "August 2, 2026"]);
});
