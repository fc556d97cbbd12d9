import { type Lang, type MessageTree, noteFallback, type TextCatalogue, type Words } from "@almagest/operation";
import { requireNames } from "@almagest/operation/names";
import { compile, type Filler, type Variables } from "./filler";
import { formOf } from "./name-forms";

/** Dotted paths to the texts of a catalogue that are strings. */
export type TextKey<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string
    ? K
    : Tree[K] extends readonly string[]
      ? never
      : `${K}.${TextKey<Tree[K]>}`;
}[keyof Tree & string];

/** Dotted paths to the texts that are lists. */
export type ListKey<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string
    ? never
    : Tree[K] extends readonly string[]
      ? K
      : `${K}.${ListKey<Tree[K]>}`;
}[keyof Tree & string];

/** Dotted paths to the groups of texts. */
export type BranchKey<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string | readonly string[] ? never : K | `${K}.${BranchKey<Tree[K]>}`;
}[keyof Tree & string];

/** Reads one package's texts in the language asked for, and in English each group (a first word of keys) that it lacks. */
export interface TextReader<Tree> {
  /** Asked for; of a reader from `at`, the language that its texts are in. */
  readonly lang: Lang;
  /** The language of the texts: what joins them, and the names in them, is written in it. */
  readonly speaks: Lang;
  /**
   * The texts of these groups, or single texts, in one language: that of the call if it has them whole, else English. A sentence or a
   * paragraph that is put together from several texts, names, numbers or lists takes all of them from one such reader.
   */
  at(...groups: readonly (BranchKey<Tree> | TextKey<Tree>)[]): TextReader<Tree>;
  /** The same texts in English: the measure of what has room, so that all languages tell the same facts. */
  inEnglish(): TextReader<Tree>;
  /**
   * A name in a form of the language that the texts speak, as a blank asks for it (`{sign_in}`): for joints in code.
   * @throws InvariantError where the name has no such form.
   */
  form(name: string, form: string): string;
  /** Whether no catalogue at hand has a text of this package: nothing needs to be asked for. */
  readonly isEmpty: boolean;
  /** The text, its placeholders filled; undefined where no catalogue at hand has it. */
  text(key: TextKey<Tree>, variables?: Variables): string | undefined;
  list(key: ListKey<Tree>): readonly string[] | undefined;
  /** The text under a key put together at run time, where a table has gaps by nature; undefined for a gap. */
  lookup(key: string, variables?: Variables): string | undefined;
  /** Whether there is a text under such a key, without filling it. */
  has(key: string): boolean;
  /** The list under such a key; undefined for a gap. */
  lookupList(key: string): readonly string[] | undefined;
}

type Leaf = string | readonly string[];

interface FlatCatalogue {
  readonly lang: Lang;
  readonly leaves: ReadonlyMap<string, Leaf>;
  readonly compiled: Map<string, Filler>;
  readonly forms: TextCatalogue["forms"];
  /** Groups that were compared with English, and whether they are whole. */
  readonly whole: Map<string, boolean>;
  /** The reader of this catalogue alone, for a call in its language. */
  alone?: TextReader<MessageTree>;
}

/** Catalogues are immutable, so what is derived from one lives as long as it does. */
const flattened = new WeakMap<TextCatalogue, FlatCatalogue>();

/**
 * A reader for `namespace`, which is the package's name; `Tree` is the type of the English catalogue's messages.
 * @throws InvariantError where the package's names are not loaded in the language asked for.
 */
export function readerFor<Tree extends MessageTree>(words: Words, namespace: string): TextReader<Tree>;
export function readerFor(words: Words, namespace: string): TextReader<MessageTree> {
  requireNames(namespace, words.lang);
  const own = words.catalogues.filter((catalogue) => catalogue.namespace === namespace);
  const inOrder = [
    ...own.filter((catalogue) => catalogue.lang === words.lang),
    ...(words.lang === "en" ? [] : own.filter((catalogue) => catalogue.lang === "en")),
  ].map(flatten);
  const [first] = inOrder;
  if (first === undefined || inOrder.length > 1) return readerOf(words.lang, inOrder);
  if (first.lang !== words.lang) return readerOf(words.lang, inOrder, true);
  first.alone ??= readerOf(words.lang, inOrder);
  return first.alone;
}

/** `isFallback`: of a language that was not asked for. */
function readerOf(
  lang: Lang,
  inOrder: readonly FlatCatalogue[],
  isFallback = false,
  english = inOrder.find((catalogue) => catalogue.lang === "en"),
): TextReader<MessageTree> {
  const [first] = inOrder;
  // English speaks alone, and so does a language that the whole answer is in: nothing is compared.
  const speakerOf = (key: string): FlatCatalogue | undefined => {
    if (inOrder.length < 2) return first;
    return inOrder.find((catalogue) => isWhole(catalogue, groupOf(key), english));
  };
  const markOf = (speaker: FlatCatalogue): string =>
    isFallback || (inOrder.length > 1 && speaker === english) ? noteFallback() : "";
  const leafAt = (key: string): Leaf | undefined => speakerOf(key)?.leaves.get(key);
  const lookup = (key: string, variables?: Variables): string | undefined => {
    const catalogue = speakerOf(key);
    const leaf = catalogue?.leaves.get(key);
    if (catalogue === undefined || typeof leaf !== "string") return undefined;
    const text = leaf.includes("{") ? format(catalogue, key, leaf, variables) : leaf;
    const mark = markOf(catalogue);
    return mark === "" ? text : mark + text;
  };
  const has = (key: string): boolean => typeof leafAt(key) === "string";
  const lookupList = (key: string): readonly string[] | undefined => {
    const catalogue = speakerOf(key);
    const leaf = catalogue?.leaves.get(key);
    if (catalogue === undefined || leaf === undefined || typeof leaf === "string") return undefined;
    const mark = markOf(catalogue);
    return mark === "" ? leaf : leaf.map((text) => mark + text);
  };
  const speakers = new Map<Lang, TextReader<MessageTree>>();
  const at = (...groups: readonly string[]): TextReader<MessageTree> => {
    const speaking = inOrder.find((catalogue) => groups.every((group) => isWhole(catalogue, group, english)));
    const spoken = speaking?.lang ?? "en";
    const isOther = isFallback || spoken !== inOrder[0]?.lang;
    // One reader for a language: others keep what they derive from it.
    const speaker =
      speakers.get(spoken) ?? readerOf(spoken, speaking === undefined ? [] : [speaking], isOther, english);
    speakers.set(spoken, speaker);
    return speaker;
  };
  const speaks = first?.lang ?? "en";
  let inEnglish: TextReader<MessageTree> | undefined;
  return {
    lang,
    speaks,
    at,
    inEnglish: () => {
      inEnglish ??= readerOf("en", english === undefined ? [] : [english]);
      return inEnglish;
    },
    form: (name, form) => formOf(name, form, { lang: speaks, forms: first?.forms }),
    isEmpty: inOrder.length === 0,
    text: lookup,
    lookup,
    has,
    list: lookupList,
    lookupList,
  };
}

function groupOf(key: string): string {
  const end = key.indexOf(".");
  return end < 0 ? key : key.slice(0, end);
}

/** Whether a catalogue has every text that English has in a group. English decides which those are. */
function isWhole(catalogue: FlatCatalogue, group: string, english: FlatCatalogue | undefined): boolean {
  if (english === undefined || catalogue === english) return true;
  const known = catalogue.whole.get(group);
  if (known !== undefined) return known;
  const inside = `${group}.`;
  const isIn = (key: string): boolean => key === group || key.startsWith(inside);
  const isThere = (key: string): boolean => catalogue.leaves.has(key) || isSpare(key, english, catalogue);
  const isWholeNow = [...english.leaves.keys()].every((key) => !isIn(key) || isThere(key));
  catalogue.whole.set(group, isWholeNow);
  return isWholeNow;
}

/** Whether a key is one more variant of a unit that both languages have: each writes as many as it wants. */
function isSpare(key: string, english: FlatCatalogue, own: FlatCatalogue): boolean {
  if (!/\.[b-z]$/.test(key)) return false;
  const first = `${key.slice(0, -1)}a`;
  return typeof english.leaves.get(first) === "string" && typeof own.leaves.get(first) === "string";
}

function flatten(catalogue: TextCatalogue): FlatCatalogue {
  const known = flattened.get(catalogue);
  if (known !== undefined) return known;
  const flat: FlatCatalogue = {
    lang: catalogue.lang,
    leaves: new Map(leavesOf(catalogue.messages)),
    compiled: new Map(),
    forms: catalogue.forms,
    whole: new Map(),
  };
  flattened.set(catalogue, flat);
  return flat;
}

/** Every text of a tree with its dotted key. */
export function* leavesOf(tree: MessageTree, prefix = ""): Generator<[key: string, leaf: Leaf]> {
  for (const [name, node] of Object.entries(tree)) {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    if (typeof node === "string" || isList(node)) yield [key, node];
    else yield* leavesOf(node, key);
  }
}

function isList(node: readonly string[] | MessageTree): node is readonly string[] {
  return Array.isArray(node);
}

function format(catalogue: FlatCatalogue, key: string, message: string, variables: Variables | undefined): string {
  let filler = catalogue.compiled.get(key);
  if (filler === undefined) {
    filler = compile(message, catalogue.lang, catalogue.forms);
    catalogue.compiled.set(key, filler);
  }
  return filler(variables ?? {});
}
