import { describe, expect, test } from "vitest";
import { dataFiles } from "./build/files";
import { type Finder, openFinder } from "./find";
import { loadLanguage } from "./languages";
import { domainName, popularName } from "./systems";
import { en } from "./words/en";

type Titles = readonly (readonly [string, string, string, string])[];

const files = await dataFiles();

async function finderIn(lang: string): Promise<Finder> {
  const words = lang === "en" ? en : await loadLanguage(lang);
  const titles: Titles = JSON.parse(files.get(`titles.${lang}`) ?? "");
  return openFinder({
    titles: titles.map(([domain, id, title, line]) => [domain, id, popularName(id, words) ?? title, line]),
    operations: JSON.parse(files.get("search") ?? ""),
    domainName: (domain) => domainName(domain, words),
  });
}

const finders = new Map<string, Promise<Finder>>();

async function foundBy(question: string, lang: string): Promise<readonly string[]> {
  const finder = finders.get(lang) ?? finderIn(lang);
  finders.set(lang, finder);
  return (await finder)(question).map(({ operation }) => operation);
}

describe("a plain question finds its calculation first", () => {
  test.each([
    ["en", "my birth chart", "generateNatalChart"],
    ["en", "birth chart", "generateNatalChart"],
    ["en", "when is my Saturn return", "generatePlanetaryReturn"],
    ["en", "are we a match", "getMatchingPage"],
    ["en", "What is my Life Path number?", "calculateLifePath"],
    ["en", "today's panchang", "getDetailedPanchang"],
    ["en", "today's horoscope", "getDailyHoroscope"],
    ["en", "the moon now", "getCurrentMoonPhase"],
    ["en", "three tarot cards", "castThreeCard"],
    ["en", "i ching", "castReading"],
    ["en", "my vedic birth chart", "generateBirthChart"],
    ["en", "two people", "calculateSynastry"],
    ["en", "my dream of a snake", "searchDreamSymbols"],
    ["en", "crystal of the day", "getDailyCrystal"],
    ["en", "my bodygraph", "generateBodygraph"],
    ["en", "solar return", "generateSolarReturn"],
    ["de", "mein Geburtshoroskop", "generateNatalChart"],
    ["es", "mi carta natal", "generateNatalChart"],
    ["fr", "mon thème natal", "generateNatalChart"],
    ["pt", "meu mapa natal", "generateNatalChart"],
    ["ru", "моя натальная карта", "generateNatalChart"],
    ["hi", "मेरी जन्म कुंडली", "generateBirthChart"],
    ["zh-Hans", "我的本命盘", "generateNatalChart"],
    ["zh-Hant", "我的本命盤", "generateNatalChart"],
  ])("%s: %s", async (lang, question, operation) => {
    expect((await foundBy(question, lang))[0]).toBe(operation);
  });
});

describe("a word that is being written", () => {
  test.each([
    ["en", "hexagr", "getHexagram"],
    ["en", "biorh", "getReading"],
    ["en", "natal ch", "generateNatalChart"],
    ["en", "bazi", "generateBaziChart"],
    ["de", "Geburtshor", "generateNatalChart"],
    ["de", "syna", "calculateSynastry"],
    ["ru", "натальн", "generateNatalChart"],
    ["hi", "पंचा", "getDetailedPanchang"],
    ["zh-Hant", "易經", "castReading"],
  ])("%s: %s", async (lang, begun, operation) => {
    expect((await foundBy(begun, lang)).slice(0, 5)).toContain(operation);
  });
});
