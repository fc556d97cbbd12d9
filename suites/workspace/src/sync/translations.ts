import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS, type Lang } from "@almagest/operation/languages";
import { ROOT } from "../packages";

const HEAD = "// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.\n";

/** The modules that put the texts of a language together as the English ones are: of the groups that it has whole. */
export function translationModules(folder: string): readonly { readonly file: string; readonly text: string }[] {
  const home = join(folder, "src/texts");
  const english = modulesOf(home);
  return languagesOf(folder).flatMap((lang) => {
    const isThere = (path: string): boolean =>
      existsSync(join(ROOT, home, path.replace("/texts/en/", `/texts/${lang}/`)));
    const whole = english.filter(({ name, text }) => name === "messages" || jsonOf(text).every(isThere));
    const names = new Set(whole.map(({ name }) => name));
    const isKept = (path: string): boolean =>
      path.endsWith(".json") ? isThere(path) : names.has(path.replace("./en-", ""));
    return whole.map(({ name, text }) => ({
      file: `${home}/${lang}-${name}.ts`,
      text: `${HEAD}${name === "messages" ? messagesIn(lang, text, isKept) : inLanguage(lang, text)}`,
    }));
  });
}

function languagesOf(folder: string): readonly Lang[] {
  return LANGS.filter((lang) => lang !== "en" && existsSync(join(ROOT, folder, "texts", lang)));
}

interface Module {
  readonly name: string;
  readonly text: string;
}

/** The parts of the English catalogue, without its entry and its topics: a package has one language by topics. */
function modulesOf(home: string): readonly Module[] {
  if (!existsSync(join(ROOT, home))) return [];
  return readdirSync(join(ROOT, home))
    .filter((file) => /^en-(?!topics).*\.ts$/.test(file))
    .map((file) => ({
      name: file.slice("en-".length, -".ts".length),
      text: readFileSync(join(ROOT, home, file), "utf8"),
    }));
}

const jsonOf = (text: string): readonly string[] =>
  [...text.matchAll(/from "(.*\.json)"/g)].map(([, path = ""]) => path);

function inLanguage(lang: Lang, text: string): string {
  return text.replaceAll('"../../texts/en/', `"../../texts/${lang}/`).replaceAll('"./en-', `"./${lang}-`);
}

/** The English list of groups without those that the language lacks, and without its types. */
export function messagesIn(lang: Lang, text: string, isKept: (path: string) => boolean): string {
  const [imports = "", list = ""] = text.split(/^(?=\/\*\*)/m);
  const lines = imports.split(/(?<=;)\n/).filter((line) => line.includes(".json") || line.includes("./en-"));
  const path = (line: string): string => /from "(.*)"/.exec(line)?.[1] ?? "";
  const lost = new Set(lines.filter((line) => !isKept(path(line))).flatMap(importedBy));
  const kept = lines.filter((line) => isKept(path(line)));
  const members = membersOf(list).filter((member) => wordsIn(member).every((word) => !lost.has(word)));
  return inLanguage(
    lang,
    `import type { MessageTree } from "@almagest/operation";
${kept.join("\n")}

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
${members.join("\n")}
};
`,
  );
}

const importedBy = (line: string): readonly string[] => wordsIn(line.replace(/from.*/s, "").replace("import", ""));
/** Names that a member is made of: the key before a colon is none. */
const wordsIn = (member: string): readonly string[] => member.replaceAll(/[\w"-]+:/g, "").match(/\w+/g) ?? [];

/** Members of the object, those of several lines whole. */
function membersOf(list: string): readonly string[] {
  const inside = list.slice(list.indexOf("{\n") + 2, list.indexOf("\n};"));
  return inside.split(/\n(?= {2}[^ }])/);
}
