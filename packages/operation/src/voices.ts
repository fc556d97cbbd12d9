import type { MessageTree, TextCatalogue } from "./contract/words";
import { asAnswer } from "./erased";
import type { Lang } from "./languages";

/** A call of an operation, as far as its language depends on it. */
export interface Spoken {
  readonly id: string;
  readonly lang: Lang;
}

/**
 * The languages of an answer: wholly the one asked for where that has every group that the operation speaks with,
 * wholly in English where it has none or the operation writes English words, else each text in one of the two.
 */
type Telling = "own" | "both" | "english";

function tellingOf(texts: readonly TextCatalogue[], spoken: Spoken): Telling {
  if (spoken.lang === "en" || texts.length === 0) return "own";
  const own = known.get(texts) ?? new Map<string, Telling>();
  known.set(texts, own);
  const key = `${spoken.lang} ${spoken.id}`;
  const found = own.get(key) ?? tellingBy(texts, spoken);
  own.set(key, found);
  return found;
}

/** Catalogues are immutable: how an operation tells its answers is found once for each list of them. */
const known = new WeakMap<readonly TextCatalogue[], Map<string, Telling>>();

/** Put before a text that a reader found in English alone, while an answer is told in two languages. */
const FALLBACK_MARK = "\ufdd0";

let fallbacks = 0;
let isMarking = false;

/**
 * A reader found a text in English alone.
 *
 * @returns what to put before that text, so that whatever is made with it is known as English; mostly nothing.
 */
export function noteFallback(): string {
  fallbacks += 1;
  return isMarking ? FALLBACK_MARK : "";
}

/**
 * Presents an answer of which no sentence, paragraph or list is in two languages. Where the language asked for lacks a
 * group, whatever is made with that group is English as a whole: it is taken from the English answer, and nothing that
 * was joined to it, no name, number or list, is left in the other language.
 */
export function spokenWith<Answer>(
  texts: readonly TextCatalogue[],
  spoken: Spoken,
  present: (catalogues: readonly TextCatalogue[]) => Answer,
): Answer {
  const telling = tellingOf(texts, spoken);
  if (telling === "english") return present(englishOf(texts));
  if (telling === "own") {
    const before = fallbacks;
    const answer = present(texts);
    if (spoken.lang === "en" || fallbacks === before) return answer;
    // a group that its voice does not name, and that the language lacks
    known.get(texts)?.set(`${spoken.lang} ${spoken.id}`, "both");
  }
  return asAnswer<Answer>(parted(marked(texts, present), present(englishOf(texts))));
}

function marked<Answer>(
  texts: readonly TextCatalogue[],
  present: (catalogues: readonly TextCatalogue[]) => Answer,
): Answer {
  isMarking = true;
  try {
    return present(texts);
  } finally {
    isMarking = false;
  }
}

/** The answer with each text that was made with English ones, and each list with such a text, as the English answer has it. */
function parted(own: unknown, english: unknown): unknown {
  if (typeof own === "string") return own.includes(FALLBACK_MARK) ? english : own;
  if (typeof own !== "object" || own === null) return own;
  if (Array.isArray(own)) return partedList(own, Array.isArray(english) ? english : []);
  const other: ReadonlyMap<string, unknown> = new Map(
    typeof english === "object" && english !== null ? Object.entries(english) : [],
  );
  const members = Object.entries(own).map(([name, member]) => [name, parted(member, other.get(name))] as const);
  return members.some(([name, member]) => member !== Reflect.get(own, name)) ? Object.fromEntries(members) : own;
}

function partedList(own: readonly unknown[], english: readonly unknown[]): readonly unknown[] {
  const items = own.map((item, index0) => parted(item, english[index0]));
  if (items.every((item, index0) => item === own[index0])) return own;
  return own.every((item) => typeof item === "string") || own.length !== english.length ? english : items;
}

/** The languages that the prose of an operation's answers is in. */
export function speaks(texts: readonly TextCatalogue[], spoken: Spoken): readonly Lang[] {
  if (spoken.lang === "en" || englishOf(texts).every(({ messages }) => Object.keys(messages).length === 0))
    return [spoken.lang];
  const telling = tellingOf(texts, spoken);
  return telling === "both" ? [spoken.lang, "en"] : [telling === "own" ? spoken.lang : "en"];
}

const englishIn = new WeakMap<readonly TextCatalogue[], readonly TextCatalogue[]>();

/** One list for all operations: readers keep what they derive from it. */
function englishOf(texts: readonly TextCatalogue[]): readonly TextCatalogue[] {
  const found = englishIn.get(texts) ?? texts.filter(({ lang }) => lang === "en");
  englishIn.set(texts, found);
  return found;
}

function tellingBy(texts: readonly TextCatalogue[], { id, lang }: Spoken): Telling {
  const due = englishOf(texts);
  const voice = due.map(({ voices }) => voices?.[id]).find((groups) => groups !== undefined);
  if (voice === null) return "english";
  const groups = due.flatMap((source) => {
    const own = texts.filter((one) => one.namespace === source.namespace && one.lang === lang);
    return Object.entries(source.messages)
      .filter(([group]) => voice === undefined || voice.includes(`${source.namespace}.${group}`))
      .map(([group, node]) => own.some(({ messages }) => hasAll(node, messages[group])));
  });
  if (groups.every((isWhole) => isWhole)) return "own";
  return groups.includes(true) ? "both" : "english";
}

type Node = MessageTree[string] | undefined;

/** Whether a translation has every text of a group. A unit has as many variants as its own language wants, one at least. */
function hasAll(source: Node, own: Node): boolean {
  if (source === undefined) return true;
  if (own === undefined) return false;
  if (!isTree(source) || !isTree(own)) return isTree(source) === isTree(own);
  if (isVariants(source)) return typeof own["a"] === "string";
  return Object.entries(source).every(([key, node]) => hasAll(node, own[key]));
}

function isTree(node: MessageTree[string]): node is MessageTree {
  return typeof node === "object" && !isList(node);
}

function isList(node: readonly string[] | MessageTree): node is readonly string[] {
  return Array.isArray(node);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** `a`, `b` and so on, nothing else: one unit, written more than once. */
export function isVariants(node: MessageTree): boolean {
  const units = Object.entries(node).sort(([one], [other]) => (one < other ? -1 : 1));
  return (
    units.length > 1 && units.every(([key, text], index0) => typeof text === "string" && key === LETTERS.charAt(index0))
  );
}
