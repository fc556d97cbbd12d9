import { createContext, LANGS } from "@almagest/operation";
import { flawsOf } from "@almagest/pictures/testing";
import { expect, test } from "vitest";
import { nakshatra } from "../catalogue/nakshatras";
import { rashi } from "../catalogue/rashis";
import { nakshatraSegment, rashiSegment } from "./catalogue";

const context = createContext({});

test.each(LANGS)("one nakshatra and one rashi are set off among all, and nothing stands over them, in %s", (lang) => {
  const figures = [
    nakshatraSegment.figure(nakshatra({ id: "purva-bhadrapada", lang }, context), { lang }),
    rashiSegment.figure(rashi({ id: "vrischika", lang }, context), { lang }),
  ];
  expect(figures.flatMap(flawsOf)).toEqual([]);
});

test("the description ends in what is set off", () => {
  expect(nakshatraSegment.figure(nakshatra({ id: "rohini" }, context)).description).toMatch(/; 4 Rohini$/);
  expect(rashiSegment.figure(rashi({ id: "makar" }, context)).description).toMatch(/; Makara$/);
});
