import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coverageOf, LANGUAGES } from "@almagest/i18n";
import type { TextCatalogue } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { ENGLISH, TRANSLATIONS } from "./catalogues";

const RATCHET = fileURLToPath(new URL("../coverage.json", import.meta.url));
const REPORTS = fileURLToPath(new URL("../../../.reports/", import.meta.url));

interface Row {
  readonly key: string;
  readonly translated: number;
  readonly total: number;
}

function rowFor(english: TextCatalogue, lang: string): Row {
  const catalogue = TRANSLATIONS.find((own) => own.namespace === english.namespace && own.lang === lang);
  const of = lang === "en" ? english : catalogue;
  const { translated, total } = coverageOf(of ?? { ...english, messages: {} }, english);
  return { key: `${english.namespace} ${lang}`, translated, total };
}

const rows = ENGLISH.flatMap((english) => LANGUAGES.map(({ code }) => rowFor(english, code)));
const recorded: Record<string, number> = JSON.parse(readFileSync(RATCHET, "utf8"));

describe("coverage of texts", () => {
  test.each(rows)("$key never falls, and a rise is recorded", ({ key, translated }) => {
    expect(translated, `record it in suites/texts/coverage.json`).toBe(recorded[key]);
  });

  test("no translation has a key that English lacks", () => {
    const unknown = TRANSLATIONS.flatMap((own) => {
      const english = ENGLISH.find(({ namespace }) => namespace === own.namespace);
      return english === undefined ? [own.namespace] : coverageOf(own, english).unknown;
    });
    expect(unknown).toEqual([]);
  });

  test("is printed with the test run", () => {
    const lines = rows.map(
      ({ key, translated, total }) => `${key.padEnd(24)} ${String(translated).padStart(6)} of ${total}`,
    );
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(`${REPORTS}coverage.txt`, `Texts by package and language\n${lines.join("\n")}\n`);
    expect(lines.length).toBe(ENGLISH.length * LANGUAGES.length);
  });
});
