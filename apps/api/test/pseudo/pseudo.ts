import type { GrammarForms, Lang, MessageTree, TextCatalogue } from "@almagest/operation";

/** A made language: English letters turned to Greek ones, so that a word left in English is seen. */
export interface Pseudo {
  readonly lang: Lang;
  /** Written without blanks, as Chinese is. */
  readonly isSolid?: boolean;
  /** 1.4 times as long. */
  readonly isLong?: boolean;
  /** Asks for this form of the names that fill these blanks, those of one group as `natal.ruler`, of its part `natal.lights.ruler`. */
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
    return [group, turned(node, (text, key) => `${mark}${written(text, pseudo, key)}${END}`, group)];
  });
  const forms = pseudo.asks && { forms: pseudo.asks.forms };
  return { namespace, lang: pseudo.lang, messages: Object.fromEntries(marked), ...forms };
}

type Write = (text: string, key: string) => string;

function turned(node: MessageTree[string], write: Write, key: string): MessageTree[string] {
  if (typeof node === "string") return write(node, key);
  if (isList(node)) return node.map((text) => write(text, key));
  const inside = Object.entries(node).map(([name, each]) => [
    name,
    IDS.has(name) ? each : turned(each, write, `${key}.${name}`),
  ]);
  return Object.fromEntries(inside);
}

const IDS: ReadonlySet<string> = new Set(["see", "aliases"]);

function isList(node: readonly string[] | MessageTree): node is readonly string[] {
  return Array.isArray(node);
}

/** Letters outside placeholders: inside of them every second depth is text again, that of a plural or a choice. */
function written(text: string, { isSolid = false, isLong = false, asks }: Pseudo, key: string): string {
  let depth = 0;
  let out = "";
  for (const letter of text) {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    if (depth % 2 === 1 || letter === "}") out += letter;
    else if (!(isSolid && letter === " ")) out += greek(letter);
  }
  if (isLong) out += "ω".repeat(Math.ceil(0.4 * text.length));
  return asks === undefined ? out : asking(out, asks, key);
}

function asking(text: string, { blanks, form }: NonNullable<Pseudo["asks"]>, key: string): string {
  const path = key.split(".");
  const places = path.map((_, index0) => `${path.slice(0, index0 + 1).join(".")}.`);
  return text.replace(/\{(\w)(\w*)\}/g, (blank, first: string, rest: string) => {
    const name = first.toLowerCase() + rest;
    return ["", ...places].some((place) => blanks.has(place + name)) ? `{${first}${rest}_${form}}` : blank;
  });
}

function greek(letter: string): string {
  if (/[a-z]/.test(letter)) return String.fromCharCode(0x3b1 + ((letter.charCodeAt(0) - 0x61) % 17));
  return /[A-Z]/.test(letter) ? String.fromCharCode(0x391 + ((letter.charCodeAt(0) - 0x41) % 17)) : letter;
}
