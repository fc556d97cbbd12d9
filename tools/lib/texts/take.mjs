import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { blankFlaws } from "./check.mjs";
import { stateOf } from "./state.mjs";
import { hashOf, sourcesFile, sourcesOf, textsFolder, unitsOf } from "./units.mjs";

/**
 * Writes translations into a package's files, in the order of the English ones, each with the hash of the English that
 * its translator saw. A text that has moved keeps its translation. A text whose blanks are not those of its English, or that English lacks, is refused.
 * @returns {{ taken: number, refused: readonly string[] }}
 */
export function takeUnits(root, { folder, lang, units }) {
  const english = unitsOf(root, folder, "en");
  const own = new Map([...unitsOf(root, folder, lang)].map(([id, { text }]) => [id, text]));
  const sources = { ...sourcesOf(root, folder, lang) };
  const refused = units.flatMap((unit) => flawsOf(unit, english.get(unit.id)));
  const good = units.filter((unit) => flawsOf(unit, english.get(unit.id)).length === 0);
  for (const { unit, text } of stateOf(root, folder, lang).moved) {
    own.set(unit.id, text);
    sources[unit.id] = hashOf(unit.text);
  }
  for (const { id, source, target } of good) {
    own.set(id, target);
    sources[id] = hashOf(source);
  }
  const kept = [...english.values()].filter(({ id }) => own.has(id));
  writeTexts(root, { folder, lang, units: kept.map((unit) => ({ ...unit, text: own.get(unit.id) })) });
  const lines = kept.map(({ id }) => [id, sources[id]]).filter(([, hash]) => hash !== undefined);
  writeJson(sourcesFile(root, folder, lang), Object.fromEntries(lines));
  return { taken: good.length, refused };
}

function flawsOf({ id, source, target }, english) {
  if (english === undefined) return [`${id}: English has no such text`];
  return blankFlaws(source, target).map((flaw) => `${id}: ${flaw}`);
}

function writeTexts(root, { folder, lang, units }) {
  const trees = new Map();
  for (const { file, path, text } of units) {
    const tree = trees.get(file) ?? {};
    trees.set(file, tree);
    place(tree, path, text);
  }
  for (const [file, tree] of trees) {
    const english = JSON.parse(readFileSync(join(textsFolder(root, folder, "en"), `${file}.json`), "utf8"));
    writeJson(join(textsFolder(root, folder, lang), `${file}.json`), shapedAs(english, tree));
  }
}

function place(tree, path, text) {
  const [last, ...before] = [...path].reverse();
  let inside = tree;
  for (const key of before.reverse()) {
    inside[key] ??= {};
    inside = inside[key];
  }
  inside[last] = text;
}

/** A list again where the English one is: a table may have members 0, 1, 2 as well. */
function shapedAs(english, value) {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, shapedAs(english?.[key], inside)]);
  return Array.isArray(english) ? entries.map(([, inside]) => inside) : Object.fromEntries(entries);
}

/** A text is one line of its file, so that a change is that line. */
function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
