import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blanksOf } from "./message.mjs";

/** The effect of a tone on its reader, as `@almagest/telling` means it. */
const TONES = {
  hard: "it presses",
  easing: "it eases after having pressed",
  mixed: "it has two sides",
  bright: "it gives",
};

/** Notes on the texts of a package, for translators. @returns {(row: { unit, state }) => readonly (readonly [string, string])[]} */
export function notesFor(root, folder, lang) {
  const filled = filledIn(root, folder);
  const families = familiesOf(root, folder);
  const concepts = conceptsOf(root, folder, lang);
  return ({ unit, state }) => {
    const blanks = blanksOf(unit.text);
    const family = familyOf(families, unit);
    const terms = concepts.filter(({ said }) => said.test(unit.text)).map(({ en, name }) => `${en}: ${name}`);
    const tones = unit.path.filter((part) => part in TONES);
    return [
      ["section", [...unit.file.split("/"), ...unit.path.slice(0, -1)].join(" › ")],
      ...(family === undefined ? [] : [["family", family]]),
      ...(tones.length > 0 ? [["tone", tones.map((tone) => `${tone}: ${TONES[tone]}`).join("; ")]] : []),
      ...(terms.length > 0 ? [["terms", terms.join("; ")]] : []),
      ...(state === "stale" ? [["state", "The English has changed since this was translated."]] : []),
      ...(blanks.length > 0
        ? [["blanks", `Keep each, once or more: ${blanks.map(told(filled, unit)).join(", ")}`]]
        : []),
    ];
  };
}

/** `{sign} (as Aries, Libra)`, by the file of the text, else by any file of the package. */
function told(filled, { file }) {
  return (name) => {
    const elsewhere = Object.values(filled).find((blanks) => name in blanks);
    const examples = filled[file]?.[name] ?? elsewhere?.[name];
    return examples === undefined ? `{${name}}` : `{${name}} (as ${examples.join("; ")})`;
  };
}

/** By file and blank, what answers to the examples of operations were filled with. */
function filledIn(root, folder) {
  return notesOf(root, folder).blanks ?? {};
}

/** The notes of a package for its translators: how blanks are filled, and how the ids of texts to several people begin. */
export function notesOf(root, folder) {
  const file = join(root, "packages", folder, "texts", "notes.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Concepts of the glossary that texts of a package say, with their names in a language. */
function conceptsOf(root, folder, lang) {
  const home = join(root, "packages", "i18n", "concepts");
  const files = existsSync(home) ? readdirSync(home) : [];
  const all = files.flatMap((file) => Object.values(JSON.parse(readFileSync(join(home, file), "utf8"))));
  return all
    .filter((concept) => concept.said !== undefined && (concept.in === undefined || concept.in.includes(folder)))
    .map(({ en, said, at }) => ({
      en,
      said: new RegExp(`(?<![\\p{L}-])(?:${said})(?![\\p{L}-])`, "iu"),
      name: nameAt(root, lang, at[0]),
    }))
    .filter(({ name }) => name !== undefined);
}

/** The name at a place such as `vedic/terms/lagna`; words of the page are in no file of names. */
function nameAt(root, lang, place) {
  const [owner, table, ...id] = place.split("/");
  const file = join(root, "packages", owner, "names", `${lang}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8"))[table]?.[id.join("/")] : undefined;
}

/** Families of paragraphs as code declares them, with the comment above each. */
function familiesOf(root, folder) {
  const home = join(root, "packages", folder, "src");
  const files = existsSync(home) ? readdirSync(home, { recursive: true, encoding: "utf8" }) : [];
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => declaredIn(readFileSync(join(home, file), "utf8")));
}

const DECLARED =
  /(?:\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*)?\b(\w+): \{\s*under: "([\w.]+)",\s*kind: "(\w+)",\s*sections: \[([^\]]*)\]/g;

function declaredIn(source) {
  return [...source.matchAll(DECLARED)].map(([, comment, name, under, kind, sections]) => ({
    name,
    under,
    kind,
    sections: [...sections.matchAll(/"([^"]+)"/g)].map(([, section]) => section),
    comment: comment?.replace(/\s*\n\s*\*\s*/g, " "),
  }));
}

/** `themes, a paragraph in overall. A theme by its balance.` */
function familyOf(families, { file, path }) {
  const key = `${[...file.split("/"), ...path].map(inCode).join(".")}.`;
  const own = families
    .filter(({ under }) => key.startsWith(`${under}.`) || key.includes(`.${under}.`))
    .sort((a, b) => b.under.length - a.under.length)[0];
  if (own === undefined) return undefined;
  const { name, kind, sections, comment } = own;
  return [`${name}, a ${kind} in ${sections.join(", ") || "any section"}.`, comment].filter(Boolean).join(" ");
}

function inCode(part) {
  return part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
