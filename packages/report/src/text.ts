import type { Lang } from "@almagest/operation";
import { familiesFor, hasCharacter, reportFonts } from "./fonts";

/** Texts as they can be set, and the families that have their letters. */
export interface Readied<Value> {
  readonly value: Value;
  /** In the order in which a letter is looked for. */
  readonly families: readonly string[];
}

/** A letter that no font has is this box. */
const BOX = "□";
/** Marks that turn the direction of what follows, beyond the text that has them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Controls, and code points that are no characters. A line break inside a text is a space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the characters that are taken out
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu;
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const BLANKS = /[\s\u2028\u2029]+/gu;
/** They shape their neighbors in scripts of India and in Arabic. */
const JOINERS = /[\u200c\u200d]/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** More marks on one letter would run over the lines around it. */
const MOST_MARKS = 4;
const PILED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");

/** Makes all texts of a value settable: no controls, no marks of direction, a box for each letter without a glyph. */
export function readied<Value>(value: Value, lang: Lang): Readied<Value> {
  const order = familiesFor(lang);
  const fontsOf = new Map(order.map((family) => [family, reportFonts().filter((font) => font.family === family)]));
  const known = new Map<string, string | undefined>();
  const familyOf = (letter: string): string | undefined => {
    if (known.has(letter)) return known.get(letter);
    const code = letter.codePointAt(0) ?? 0;
    const family = order.find((one) => fontsOf.get(one)?.some((font) => hasCharacter(font, code)));
    known.set(letter, family);
    return family;
  };
  const used = new Set<string>([order[0] ?? ""]);
  const take = (letter: string): string => {
    const family = familyOf(letter);
    if (family !== undefined) used.add(family);
    return family === undefined ? "" : letter;
  };
  const settable = (letter: string): string => {
    if (JOINERS.test(letter)) return letter;
    if (UNSEEN.test(letter)) return "";
    if (take(letter) !== "") return letter;
    const meant = letter.normalize("NFKC");
    if (meant !== letter && [...meant].every((one) => familyOf(one) !== undefined))
      return [...meant].map(take).join("");
    return take(BOX);
  };
  const clean = (text: string): string =>
    [
      ...text
        .replace(HALF, "\ufffd")
        .normalize("NFC")
        .replace(TURNING, "")
        .replace(CONTROLS, "")
        .replace(PILED, "$1")
        .replace(BLANKS, " ")
        .trim(),
    ]
      .map(settable)
      .join("");
  const cleaned = mapTexts(value, clean);
  return { value: cleaned, families: order.filter((family) => used.has(family)) };
}

/** The same value with each of its texts changed; names of members stay. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, mapTexts(inside, change)]));
}
