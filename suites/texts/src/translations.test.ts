import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { translationFlaws } from "../../../tools/lib/texts/check.mjs";
import { hashOf } from "../../../tools/lib/texts/units.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const CELLS = readdirSync(join(ROOT, "packages")).flatMap((folder) =>
  languagesOf(join(ROOT, "packages", folder, "texts")).map((lang) => [folder, lang] as const),
);

test.each(CELLS)(
  "%s in %s has the blanks, figures, lengths and address of its English, and no twins",
  (folder, lang) => {
    expect(translationFlaws(ROOT, folder, lang)).toEqual([]);
  },
);

test("every kind of flaw is found, and named with its text", () => {
  const english = {
    plain: "Saturn in {sign} asks for patience in 2026.",
    other: "Mars in {sign} gives you courage and a will.",
    long: "The seventh house is about the people you meet.",
  };
  const german = {
    plain: "Saturn im {sign_in} verlangt Geduld in 2027.",
    other: "Saturn im {zeichen} verlangt von Ihnen Mut.",
    long: "Haus der Leute.",
  };
  expect(flawsOf(english, german)).toEqual([
    "a#plain: English has no 2027",
    "a#other: {sign} is missing",
    "a#other: English has no {zeichen}",
    "a#other: another form of address",
    "a#long: 0.32 times as long as the English",
  ]);
  const twin = "Mars im {sign} gibt dir Mut und Willen.";
  const twins = flawsOf(english, { plain: twin, other: twin, long: "Im siebten Haus begegnest du anderen." });
  expect(twins).toEqual(["a#other: the same as a#plain, whose English differs"]);
});

function languagesOf(texts: string): readonly string[] {
  try {
    return readdirSync(texts, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "en")
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** The flaws of one German file over one English file, in a folder of their own. */
function flawsOf(
  english: Readonly<Record<string, string>>,
  german: Readonly<Record<string, string>>,
): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), "almagest-texts-"));
  const write = (path: string, content: unknown): void => {
    const file = join(root, "packages/dice/texts", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  };
  write("en/a.json", english);
  write("de/a.json", german);
  write(
    "de.sources.json",
    Object.fromEntries(Object.entries(english).map(([key, text]) => [`a#${key}`, hashOf(text)])),
  );
  return translationFlaws(root, "dice", "de");
}
