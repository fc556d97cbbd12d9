import { describe, expect, test } from "vitest";
import { dataFiles } from "./build/files";
import { findOperations } from "./find";
import { loadLanguage } from "./languages";
import { domainName, popularName } from "./systems";
import { en } from "./words/en";

type Titles = readonly (readonly [string, string, string, string])[];

const files = await dataFiles();

async function firstOf(question: string, lang: string): Promise<string | undefined> {
  const words = lang === "en" ? en : await loadLanguage(lang);
  const titles: Titles = JSON.parse(files.get(`titles.${lang}`) ?? "");
  const [first] = findOperations(question, {
    titles: titles.map(([domain, id, title, line]) => [domain, id, popularName(id, words) ?? title, line]),
    concepts: JSON.parse(files.get("concepts") ?? ""),
    domainName: (domain) => domainName(domain, words),
  });
  return first?.operation;
}

describe("a plain question finds its calculation first", () => {
  test.each([
    ["en", "my birth chart", "generateNatalChart"],
    ["en", "birth chart", "generateNatalChart"],
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
    expect(await firstOf(question, lang)).toBe(operation);
  });
});
