import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { leavesOf } from "@almagest/i18n";
import { LANGS } from "@almagest/operation";
import { afterAll, describe, expect, test } from "vitest";
import { SPEAKING } from "./catalogues";
import { coverageFlaws, rowFor } from "./coverage";
import { inLanguage } from "./speaking";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const rows = SPEAKING.flatMap((speaking) => LANGS.map((lang) => rowFor(speaking, lang)));

describe("coverage of texts", () => {
  test.each(rows)("$folder in $lang never falls, a rise is recorded, and English has every key of it", (row) => {
    expect(coverageFlaws(row)).toEqual([]);
  });

  /** Names given beside English ones, without a separate English catalogue. */
  const beside = SPEAKING.flatMap((speaking) => {
    const english = inLanguage(speaking, "en").map(({ namespace }) => namespace);
    return speaking.catalogues.filter(({ namespace }) => !english.includes(namespace));
  });

  test.each([...new Set(beside.map(({ namespace }) => namespace))])(
    "%s is there in all nine languages alike",
    (name) => {
      const own = beside.filter(({ namespace }) => namespace === name);
      expect(own.map(({ lang }) => lang)).toEqual(LANGS.filter((lang) => lang !== "en"));
      const keys = own.map(({ messages }) => [...leavesOf(messages)].map(([key]) => key));
      for (const each of keys) expect(each).toEqual(keys[0]);
    },
  );

  afterAll(() => {
    const lines = rows.map(
      ({ folder, lang, translated, total }) =>
        `${`${folder} ${lang}`.padEnd(24)} ${String(translated).padStart(6)} of ${total}`,
    );
    mkdirSync(`${ROOT}.reports`, { recursive: true });
    writeFileSync(`${ROOT}.reports/coverage.txt`, `Texts by package and language\n${lines.join("\n")}\n`);
  });
});
