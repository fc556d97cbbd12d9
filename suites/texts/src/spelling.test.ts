import { expect, test } from "vitest";
import { britishSpellings } from "./spelling";

test("British spellings are found in any form, and the American ones are not", () => {
  expect(britishSpellings("The colourful grey centre, travelling towards defence.")).toEqual([
    "colourful",
    "grey",
    "centre",
    "travelling",
    "towards",
    "defence",
  ]);
  expect(britishSpellings("The colorful gray center, traveling toward defense; promise four hours more.")).toEqual([]);
});

test("words for which American English has another are found too", () => {
  expect(britishSpellings("By the letterbox with a trolley.")).toEqual(["letterbox", "trolley"]);
  expect(britishSpellings("By the mailbox with a cart.")).toEqual([]);
});

test("a word that only ends like them is no British spelling, nor is the name of a card", () => {
  expect(britishSpellings("exercise, advise, precise, hour, tour, more, acre, called, telling, Judgement")).toEqual([]);
  expect(britishSpellings("his judgement")).toEqual(["judgement"]);
});
