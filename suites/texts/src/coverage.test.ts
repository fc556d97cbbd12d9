import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { coverageOf, leavesOf } from "@almagest/i18n";
import { LANGS, type Lang } from "@almagest/operation";
import { afterAll, describe, expect, test } from "vitest";
import { inLanguage, SPEAKING, type Speaking } from "./catalogues";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

interface Row {
  readonly folder: string;
  readonly lang: Lang;
  readonly translated: number;
  readonly total: number;
  /** Keys missing in English: they can never be read. */
  readonly unknown: readonly string[];
}

function rowFor(speaking: Speaking, lang: Lang): Row {
  const own = inLanguage(speaking, lang);
  const counts = inLanguage(speaking, "en").map((english) => {
    const same = own.find(({ namespace }) => namespace === english.namespace);
    return coverageOf(same ?? { ...english, messages: {} }, english);
  });
  const sum = (part: "translated" | "total"): number => counts.reduce((all, count) => all + count[part], 0);
  const unknown = counts.flatMap((count) => count.unknown);
  return { folder: speaking.domain.folder, lang, translated: sum("translated"), total: sum("total"), unknown };
}

/** The coverage recorded in the domain's `ratchet.json`; a language that is not there has no texts yet. */
function recorded({ folder, lang }: Row): number {
  const { texts = {} } = JSON.parse(readFileSync(`${ROOT}packages/${folder}/ratchet.json`, "utf8"));
  return texts[lang] ?? 0;
}

const rows = SPEAKING.flatMap((speaking) => LANGS.map((lang) => rowFor(speaking, lang)));

describe("coverage of texts", () => {
  test.each(rows)("$folder in $lang never falls, a rise is recorded, and English has every key of it", (row) => {
    expect(row.translated, `record it in packages/${row.folder}/ratchet.json`).toBe(recorded(row));
    expect(row.unknown).toEqual([]);
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
