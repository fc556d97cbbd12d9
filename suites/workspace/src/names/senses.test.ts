import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { ALL, ROOT } from "../packages";
import { hasNames } from "../sync/modules";
import { LOOKALIKES, lookalikesIn } from "./lookalikes";
import { sensesOf } from "./senses";

const named = ALL.filter(hasNames);
const translations = LANGS.filter((lang) => lang !== "en");

/** A new line there is a second concept under one English word, or one concept with two names by mistake. */
test("an English word is one concept, or senses.txt says which tables mean what", async () => {
  const senses = sensesOf(named);
  const lines = Object.entries(senses).map(
    ([english, tables]) => `${english}: ${tables.map((same) => same.join(", ")).join(" | ")}`,
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("senses.txt");
});

test("tables that mean the same by a word are one sense of it, in all languages", () => {
  const { Trine, Long, Fire } = sensesOf(named);
  expect(Trine).toContainEqual(["i18n/aspects"]);
  expect(Long).toBeUndefined();
  expect(Fire?.flat()).toContain("i18n/phases");
});

describe("no name is a look-alike", () => {
  test.each(named.flatMap(({ folder }) => translations.map((lang) => [folder, lang] as const)))(
    "%s %s",
    (folder, lang) => {
      expect(lookalikesIn(JSON.parse(readFileSync(join(ROOT, folder, "names", `${lang}.json`), "utf8")), lang)).toEqual(
        [],
      );
    },
  );

  test("a look-alike is found, with the word to write", () => {
    expect(lookalikesIn({ kp: { starLord: "宿主", right: "宿主星" } }, "zh-Hans")).toEqual([
      "kp.starLord is 宿主: write 宿主星, the lord of a star; 宿主 is the host of a parasite",
    ]);
    expect(LOOKALIKES.flatMap(({ langs }) => langs)).not.toContain("en");
  });
});
