import { createContext, LANGS } from "@almagest/operation";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { zodiacSign, zodiacSigns } from "../signs/operations";
import { zodiacSignRing, zodiacSignsRing } from "./signs";

const answer = zodiacSigns({ lang: "de" }, createContext({}));

test("every sign stands in the ring once, in the language asked for", () => {
  const svg = zodiacSignsRing(answer, { lang: "de" });
  expect(svg.match(/data-name="(?:Widder|Stier|Fische)"/g)).toHaveLength(3);
  expect(svg).toContain(">Die zwölf Tierkreiszeichen</title>");
});

test("no text leaves its place", () => {
  expect(flawsOf(zodiacSignsRing.figure(answer))).toEqual([]);
});

test("another operation's answer, and an option that is not there, are refused by name", () => {
  expect(() => zodiacSignsRing({ planets: [] })).toThrow("an answer of listZodiacSigns");
  const options: object = { them: "dark" };
  expect(() => zodiacSignsRing(answer, options)).toThrow("Send theme, if that is what you mean.");
});

test.each(LANGS)("one sign is set off among the twelve in %s", (lang) => {
  const figure = zodiacSignRing.figure(zodiacSign({ id: "leo", lang }, createContext({})), { lang });
  expect(flawsOf(figure)).toEqual([]);
  const svg = zodiacSignRing(zodiacSign({ id: "leo", lang: "en" }, createContext({})));
  expect(svg).toMatch(/data-name="Leo"[^>]*>\s*<path[^>]*stroke="#6238b0"/);
});
