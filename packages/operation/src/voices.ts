import type { MessageTree, TextCatalogue } from "./contract/words";
import type { Lang } from "./languages";

/** A call of an operation, as far as its language depends on it. */
export interface Spoken {
  readonly id: string;
  readonly lang: Lang;
}

/** Catalogues are immutable: what an operation speaks with is found once for each list of them. */
const known = new WeakMap<readonly TextCatalogue[], Map<string, readonly TextCatalogue[]>>();

/**
 * The texts that an answer is written with: those in the language asked for where they have every group that the
 * operation speaks with, else the English ones alone. An answer thus never mixes two languages.
 */
export function speakingTexts(texts: readonly TextCatalogue[], spoken: Spoken): readonly TextCatalogue[] {
  if (spoken.lang === "en" || texts.length === 0) return texts;
  const own = known.get(texts) ?? new Map<string, readonly TextCatalogue[]>();
  known.set(texts, own);
  const key = `${spoken.lang} ${spoken.id}`;
  const found = own.get(key) ?? (isWholeIn(texts, spoken) ? texts : englishOf(texts));
  own.set(key, found);
  return found;
}

let fallbacks = 0;

/** A reader found a text in English alone, though the language asked for has all that the operation is known to need. */
export function noteFallback(): void {
  fallbacks += 1;
}

/**
 * Presents an answer in one language. One that meets a group which its voice does not name, and which the language lacks,
 * is presented again in English, and so are those after it.
 */
export function spokenWith<Answer>(
  texts: readonly TextCatalogue[],
  spoken: Spoken,
  present: (catalogues: readonly TextCatalogue[]) => Answer,
): Answer {
  const speaking = speakingTexts(texts, spoken);
  const before = fallbacks;
  const answer = present(speaking);
  if (spoken.lang === "en" || fallbacks === before) return answer;
  known.get(texts)?.set(`${spoken.lang} ${spoken.id}`, englishOf(texts));
  return present(englishOf(texts));
}

/** The language of the prose of an operation's answers, of two that it may have. */
export function speaks(texts: readonly TextCatalogue[], spoken: Spoken): Lang {
  if (spoken.lang === "en" || englishOf(texts).every(({ messages }) => Object.keys(messages).length === 0))
    return spoken.lang;
  return speakingTexts(texts, spoken) === texts ? spoken.lang : "en";
}

const englishIn = new WeakMap<readonly TextCatalogue[], readonly TextCatalogue[]>();

/** One list for all operations: readers keep what they derive from it. */
function englishOf(texts: readonly TextCatalogue[]): readonly TextCatalogue[] {
  const found = englishIn.get(texts) ?? texts.filter(({ lang }) => lang === "en");
  englishIn.set(texts, found);
  return found;
}

function isWholeIn(texts: readonly TextCatalogue[], { id, lang }: Spoken): boolean {
  const due = englishOf(texts);
  const voice = due.map(({ voices }) => voices?.[id]).find((groups) => groups !== undefined);
  if (voice === null) return false;
  return due.every((source) => {
    const own = texts.filter((one) => one.namespace === source.namespace && one.lang === lang);
    return Object.entries(source.messages).every(
      ([group, node]) =>
        (voice !== undefined && !voice.includes(`${source.namespace}.${group}`)) ||
        own.some(({ messages }) => hasAll(node, messages[group])),
    );
  });
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
