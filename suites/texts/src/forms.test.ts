import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FORMS, leavesOf } from "@almagest/i18n";
import { loadForms } from "@almagest/i18n/forms";
import { LANGS, type Lang } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { SPEAKING } from "./catalogues";
import { type Asking, formFlaws, type Held, textTables } from "./forms";
import { inLanguage } from "./speaking";

const PACKAGES = fileURLToPath(new URL("../../../packages/", import.meta.url));
const read = (...path: readonly string[]) => JSON.parse(readFileSync(join(PACKAGES, ...path), "utf8"));

async function heldIn(lang: Lang): Promise<Held> {
  return { names: read("i18n", "names", `${lang}.json`), forms: await loadForms(lang) };
}

function tablesOf(folder: string): Asking["tables"] {
  return existsSync(join(PACKAGES, folder, "texts/blanks.json")) ? read(folder, "texts/blanks.json") : {};
}

/** The shared tables that prose inserts names of. */
const INSERTED = [
  ...["signs", "bodies", "points", "aspects", "elements", "houses", "weekdays", "majors"],
  ...["rashis", "grahas", "sanskritGrahas", "nakshatras", "tithiNames", "lunarMonths", "varas"],
  ...["animals", "phases", "solarTerms"],
];

const langs = LANGS.filter((lang) => lang !== "en");

describe("forms of names", () => {
  test.each(langs)("every text in %s asks for forms that all names of its blanks have", async (lang) => {
    const held = await heldIn(lang);
    const flaws = SPEAKING.flatMap((speaking) => {
      const tables = tablesOf(speaking.domain.folder);
      return inLanguage(speaking, lang).flatMap(({ messages, forms }) => {
        const leaves = [...leavesOf(messages)];
        const own = { names: { ...held.names, ...textTables(tables, leaves) }, forms: forms ?? {} };
        return leaves.flatMap(([key, leaf]) =>
          typeof leaf === "string" ? formFlaws({ key, text: leaf, lang, tables }, own) : [],
        );
      });
    });
    expect(flaws).toEqual([]);
  });

  test("a name without the form is named, and so is a blank that no tables are declared for", async () => {
    const held = await heldIn("de");
    const tables = tablesOf("western");
    const flaws = (text: string, forms = held.forms) =>
      formFlaws({ key: "k", text, lang: "de", tables }, { ...held, forms });
    expect(flaws("{Body_def} steht {sign_in}, {body_g, select, f {ihr {sign_gen}} other {sein}} {house}")).toEqual([]);
    const { Krebs: _, ...others } = held.forms;
    expect(flaws("{Body_def} steht {sign_in}", others)).toEqual(["k: Krebs has no form in"]);
    expect(flaws("{sign_loc}")).toEqual(["k: {sign_loc} asks for a form that de does not have"]);
    expect(flaws("{house_in}")).toEqual([
      "k: {house_in} asks for a form, but texts/blanks.json has no tables for house",
    ]);
  });

  test.each(langs.filter((lang) => readdirSync(join(PACKAGES, "i18n/forms")).includes(`${lang}.json`)))(
    "the shared names that prose inserts have every form of %s",
    async (lang) => {
      const held = await heldIn(lang);
      const tables = { x: INSERTED };
      expect(FORMS[lang].flatMap((form) => formFlaws({ key: lang, text: `{x_${form}}`, lang, tables }, held))).toEqual(
        [],
      );
    },
  );
});
