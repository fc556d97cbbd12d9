import type { GrammarForms, Lang, MessageTree, TextCatalogue } from "@almagest/operation";

/** A made language: English letters turned to Greek ones, so that a word left in English is seen. */
export interface Pseudo {
  readonly lang: Lang;
  /** Written without blanks, as Chinese is. */
  readonly isSolid?: boolean;
  /** 1.4 times as long. */
  readonly isLong?: boolean;
  /** Asks for this form of the names that fill these blanks, those of one group as `natal.ruler`. */
  readonly asks?: { readonly blanks: ReadonlySet<string>; readonly form: string; readonly forms: GrammarForms };
}

/** A private character before each text says of which group it is. */
const FIRST_MARK = 0xe000;
export const END = "\uf8ff";
export const MARKS: RegExp = /[\ue000-\uf8fe]/g;

export function groupAt(groups: readonly string[], mark: string): string {
  return groups[mark.charCodeAt(0) - FIRST_MARK] ?? "";
}

export function groupsOf(catalogues: readonly TextCatalogue[]): readonly string[] {
  return catalogues.flatMap(({ namespace, messages }) => Object.keys(messages).map((group) => `${namespace}.${group}`));
}

/** A catalogue in the made language. Lists that nobody reads as text (ids, other spellings) are kept as they are. */
export function pseudoOf(
  { namespace, messages }: TextCatalogue,
  groups: readonly string[],
  pseudo: Pseudo,
): TextCatalogue {
  const marked = Object.entries(messages).map(([group, node]) => {
    const mark = String.fromCharCode(FIRST_MARK + groups.indexOf(`${namespace}.${group}`));
    return [group, turned(node, (text) => `${mark}${written(text, pseudo, group)}${END}`)];
  });
  const forms = pseudo.asks && { forms: pseudo.asks.forms };
  return { namespace, lang: pseudo.lang, messages: Object.fromEntries(marked), ...forms };
}

function turned(node: MessageTree[string], write: (text: string) => string): MessageTree[string] {
  if (typeof node === "string") return write(node);
  if (isList(node)) return node.map(write);
  const inside = Object.entries(node).map(([key, each]) => [key, IDS.has(key) ? each : turned(each, write)]);
  return Object.fromEntries(inside);
}

const IDS: ReadonlySet<string> = new Set(["see", "aliases"]);

function isList(node: readonly string[] | MessageTree): node is readonly string[] {
  return Array.isArray(node);
}

/** Letters outside placeholders: inside of them every second depth is text again, that of a plural or a choice. */
function written(text: string, { isSolid = false, isLong = false, asks }: Pseudo, group: string): string {
  let depth = 0;
  let out = "";
  for (const letter of text) {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    if (depth % 2 === 1 || letter === "}") out += letter;
    else if (!(isSolid && letter === " ")) out += greek(letter);
  }
  if (isLong) out += "ω".repeat(Math.ceil(0.4 * text.length));
  return asks === undefined ? out : asking(out, asks, group);
}

function asking(text: string, { blanks, form }: NonNullable<Pseudo["asks"]>, group: string): string {
  return text.replace(/\{(\w)(\w*)\}/g, (blank, first: string, rest: string) => {
    const name = first.toLowerCase() + rest;
    return blanks.has(name) || blanks.has(`${group}.${name}`) ? `{${first}${rest}_${form}}` : blank;
  });
}

function greek(letter: string): string {
  if (/[a-z]/.test(letter)) return String.fromCharCode(0x3b1 + ((letter.charCodeAt(0) - 0x61) % 17));
  return /[A-Z]/.test(letter) ? String.fromCharCode(0x391 + ((letter.charCodeAt(0) - 0x41) % 17)) : letter;
}
