// Lists, exports and takes translations: npm run texts words | stale LANG | check LANG | export LANG PACKAGE | import FILE
import { existsSync, readFileSync } from "node:fs";
import { ROOT } from "./lib/project.mjs";
import { translationFlaws } from "./lib/texts/check.mjs";
import { oldEnglish } from "./lib/texts/history.mjs";
import { notesFor } from "./lib/texts/notes.mjs";
import { stateOf } from "./lib/texts/state.mjs";
import { takeUnits } from "./lib/texts/take.mjs";
import { speakingFolders, textsFolder, unitsOf, wordsOf } from "./lib/texts/units.mjs";
import { readXliff, toXliff } from "./lib/texts/xliff.mjs";

const LANGS = ["tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"];
const root = process.env.ALMAGEST_TEXTS_ROOT ?? ROOT;

/** English words by package, and of each language that was begun those of fresh and of stale translations. */
function words([form]) {
  const rows = Object.fromEntries(speakingFolders(root).map((folder) => [folder, wordsIn(folder)]));
  if (form === "--json") return console.log(JSON.stringify(rows));
  for (const [folder, { en, ...begun }] of Object.entries(rows)) {
    const parts = Object.entries(begun).map(([lang, { fresh, stale }]) => `${lang} ${fresh} fresh, ${stale} stale`);
    console.log([`${folder} ${en}`, ...parts].join("; "));
  }
}

function wordsIn(folder) {
  const begun = LANGS.filter((lang) => existsSync(textsFolder(root, folder, lang)));
  const counts = begun.map((lang) => [lang, stateOf(root, folder, lang).words]);
  const english = [...unitsOf(root, folder, "en").values()].reduce((sum, unit) => sum + wordsOf(unit), 0);
  return { en: english, ...Object.fromEntries(counts.map(([lang, { fresh, stale }]) => [lang, { fresh, stale }])) };
}

/** Translations whose English has changed, with both English texts. */
function changed([lang, ...folders]) {
  for (const folder of folders.length > 0 ? folders : speakingFolders(root)) {
    const { stale: rows, moved, unknown } = stateOf(root, folder, lang);
    for (const row of rows) {
      console.log(`\n${folder} ${row.unit.id}`);
      console.log(`  was: ${oldEnglish(root, folder, row) ?? "(not in the history)"}`);
      console.log(`  is:  ${row.unit.text}`);
      console.log(`  ${lang}:  ${row.text}`);
    }
    for (const { unit, from } of moved)
      console.log(`\n${folder} ${unit.id}\n  has the English of ${from}, which is gone`);
    for (const { id } of unknown) console.log(`\n${folder} ${id}\n  has no English any more`);
  }
}

/** Flaws that are found without knowing the language: blanks, figures, lengths, forms of address, twins. */
function checked([lang, ...folders]) {
  const begun = speakingFolders(root).filter((folder) => existsSync(textsFolder(root, folder, lang)));
  const flaws = (folders.length > 0 ? folders : begun).flatMap((folder) =>
    translationFlaws(root, folder, lang).map((flaw) => `${folder} ${flaw}`),
  );
  for (const flaw of flaws) console.log(flaw);
  if (flaws.length > 0) process.exitCode = 1;
}

/** The texts to translate, as XLIFF on the standard output; with --all, what is translated too. */
function exported([lang, folder, all]) {
  const { fresh, stale, missing, moved } = stateOf(root, folder, lang);
  const rows = [...stale, ...moved, ...missing, ...(all === "--all" ? fresh : [])];
  process.stdout.write(toXliff({ folder, lang, rows, notesOf: notesFor(root, folder, lang) }));
}

function imported([file]) {
  const { taken, refused } = takeUnits(root, readXliff(readFileSync(file, "utf8")));
  console.log(`${taken} texts taken`);
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
}

const COMMANDS = { words, stale: changed, check: checked, export: exported, import: imported };
const [command, ...args] = process.argv.slice(2);
const isWhole = command === "words" || (command in COMMANDS && args.length > 0);
if (isWhole) COMMANDS[command](args);
else {
  console.error(
    "npm run texts words [--json] | stale LANG [PACKAGE…] | check LANG [PACKAGE…] | export LANG PACKAGE [--all] | import FILE",
  );
  process.exitCode = 1;
}
