import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS, type Lang } from "@almagest/operation";
import { ROOT } from "../packages";
import type { Place, Said } from "./places";

/** A word that looks right in a language and means something else, or a second name of one thing. */
export interface Lookalike {
  readonly langs: readonly Lang[];
  /** Packages, or `page`; everywhere without it. */
  readonly in?: readonly string[];
  readonly word: string;
  readonly because: string;
}

/** One thing with one name in each language. */
export interface Concept {
  readonly id: string;
  readonly en: string;
  /** The meaning, where the English word has a second concept. */
  readonly sense?: string;
  /** Places that name it. The first one has the names; the others repeat them. */
  readonly at: readonly string[];
  /** A pattern of English texts that say it, and the packages whose texts mean it. */
  readonly said?: string;
  readonly in?: readonly string[];
  /** By language, a pattern that a translation of such a text contains in whatever form. */
  readonly roots?: Readonly<Record<string, string>>;
  readonly not?: readonly Lookalike[];
}

const FOLDER = "packages/i18n/concepts";

export function readConcepts(): readonly Concept[] {
  return readdirSync(join(ROOT, FOLDER)).flatMap((file) => {
    const rows: Readonly<Record<string, Omit<Concept, "id">>> = JSON.parse(
      readFileSync(join(ROOT, FOLDER, file), "utf8"),
    );
    return Object.entries(rows).map(([id, row]) => ({ id, ...row }));
  });
}

/** Flaws of the glossary against the places, a line each. */
export function conceptFlaws(concepts: readonly Concept[], places: readonly Place[]): readonly string[] {
  const byPlace = new Map(places.map((place) => [place.at, place]));
  return [
    ...concepts.flatMap((concept) => namesOf(concept, byPlace)),
    ...[...grouped(concepts, ({ id }) => id)].flatMap(([id, same]) =>
      same.length > 1 ? [`${id}: two concepts have this id`] : [],
    ),
    ...[...grouped(concepts, ({ en }) => en.toLowerCase())].flatMap(([, same]) =>
      same.length > 1 ? same.filter(({ sense }) => sense === undefined).map(({ id }) => `${id}: say its sense`) : [],
    ),
    ...unassigned(concepts, places),
  ];
}

function namesOf({ id, en, at }: Concept, byPlace: ReadonlyMap<string, Place>): readonly string[] {
  const [first, ...others] = at.map((one) => byPlace.get(one) ?? one);
  if (first === undefined || typeof first === "string") return [`${id}: nothing is named at ${first}`];
  const absent = others.flatMap((other) => (typeof other === "string" ? [`${id}: nothing is named at ${other}`] : []));
  const english = folded(first.names.en, "en") === folded(en, "en") ? [] : [`${id}: ${first.at} is ${first.names.en}`];
  const others_ = others.flatMap((other) => (typeof other === "string" ? [] : [other]));
  return [
    ...absent,
    ...english,
    ...others_.flatMap(({ at: place, names }) =>
      LANGS.flatMap((lang) =>
        folded(names[lang], lang) === folded(first.names[lang], lang)
          ? []
          : [`${id}: ${place} is ${names[lang]} in ${lang}, ${first.at} is ${first.names[lang]}`],
      ),
    ),
  ];
}

/** Labels begin with a capital letter where names in sentences do not. */
function folded(name: string, lang: Lang): string {
  return name.toLocaleLowerCase(lang);
}

/** An English name in two places is one concept or two, and the glossary says which. */
function unassigned(concepts: readonly Concept[], places: readonly Place[]): readonly string[] {
  const known = new Map<string, number>();
  for (const { at } of concepts) for (const place of at) known.set(place, (known.get(place) ?? 0) + 1);
  const twice = [...known].flatMap(([place, count]) => (count > 1 ? [`${place} names two concepts`] : []));
  const shared = [...grouped(places, ({ names }) => names.en.toLowerCase())].filter(([, same]) => same.length > 1);
  const lacking = shared.flatMap(([english, same]) =>
    same.filter(({ at }) => !known.has(at)).map(({ at }) => `${at} is ${english}, as other places: which concept?`),
  );
  return [...twice, ...lacking];
}

function grouped<T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** Words in a language that are look-alikes, a line each. */
export function lookalikesIn(concepts: readonly Concept[], said: readonly Said[], lang: Lang): readonly string[] {
  const own = concepts.flatMap(({ id, not = [] }) =>
    not.filter(({ langs }) => langs.includes(lang)).map((one) => ({ ...one, id, pattern: new RegExp(one.word, "u") })),
  );
  return said.flatMap(({ owner, key, text }) =>
    own
      .filter((one) => (one.in === undefined || one.in.includes(owner)) && one.pattern.test(text))
      .map(({ id, because }) => `${owner} ${key} is ${text}: not ${id}, ${because}`),
  );
}

/** Texts whose English names a concept that they do not name, a line each. */
export function unnamedIn(concepts: readonly Concept[], said: readonly Said[], lang: Lang): readonly string[] {
  const own = concepts.flatMap((concept) => {
    const root = concept.roots?.[lang];
    if (concept.said === undefined || root === undefined) return [];
    const english = new RegExp(`(?<![\\p{L}-])(?:${concept.said})(?![\\p{L}-])`, "iu");
    return [{ ...concept, english, root: new RegExp(root, "iu") }];
  });
  return said.flatMap(({ owner, key, english, text }) =>
    english === undefined
      ? []
      : own
          .filter((one) => one.in === undefined || one.in.includes(owner))
          .filter((one) => one.english.test(withoutBlanks(english)) && !one.root.test(text))
          .map(({ id, root }) => `${owner} ${key} is ${text}: ${id} is ${root.source}, for ${english}`),
  );
}

/** The name of a blank names no concept. */
function withoutBlanks(text: string): string {
  return text.replace(/\{\w+\}/g, "{}");
}
