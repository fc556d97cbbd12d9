import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { literalsOf } from "./message.mjs";

/**
 * One text of a package: `id` is its file and its path there, `moon/phases#full.text`.
 * @typedef {{ id: string, file: string, path: readonly string[], text: string }} Unit
 */

/** Packages that have English texts, by their folders. */
export function speakingFolders(root) {
  return readdirSync(join(root, "packages")).filter((folder) => existsSync(textsFolder(root, folder, "en")));
}

export function textsFolder(root, folder, lang) {
  return join(root, "packages", folder, "texts", lang);
}

/** The texts of a package in a language, by their ids, in the order of the files. @returns {Map<string, Unit>} */
export function unitsOf(root, folder, lang) {
  const home = textsFolder(root, folder, lang);
  const files = existsSync(home) ? readdirSync(home, { recursive: true, encoding: "utf8" }) : [];
  const units = files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => unitsOfFile(file.slice(0, -".json".length), readFileSync(join(home, file), "utf8")));
  return new Map(units.map((unit) => [unit.id, unit]));
}

/** The texts in one file's JSON. @returns {Unit[]} */
export function unitsOfFile(file, json) {
  return [...leaves(JSON.parse(json))].map(([path, text]) => ({ id: `${file}#${path.join(".")}`, file, path, text }));
}

function* leaves(value, path = []) {
  if (typeof value === "string") yield [path, value];
  else for (const [key, inside] of Object.entries(value ?? {})) yield* leaves(inside, [...path, key]);
}

/** The trace that a translation keeps of the English it was made from: eight digits of its sha256. */
export function hashOf(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/** Words between blanks, without what a formatter fills in. Ids of other entries are no words. */
export function wordsOf({ path, text }) {
  if (path.at(-2) === "see") return 0;
  const words = literalsOf(text).split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The file of hashes of the English beside the translations of a language. */
export function sourcesFile(root, folder, lang) {
  return join(root, "packages", folder, "texts", `${lang}.sources.json`);
}

/** By the id of a translated text, the hash of the English that it was made from. */
export function sourcesOf(root, folder, lang) {
  const file = sourcesFile(root, folder, lang);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
