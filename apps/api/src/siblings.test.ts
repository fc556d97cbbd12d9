import { isRecord } from "@almagest/operation";
import { beforeAll, expect, test } from "vitest";
import { long } from "../../../suites/strength";
import { englishNames } from "../../../suites/workspace/src/names/declared";
import { answerOf, ENGLISH, entries, loadNamesOf, textsIn } from "../test/pseudo/walk";

const LANG = "hi";
beforeAll(() => loadNamesOf(LANG));

const shared = englishNames("packages/i18n");

/** Members whose values are settings or ids of the wire, not names to be read. */
const SETTINGS = new Set(["conventions", "interpretationVars", "scoring"]);
/** Other spellings of the name that `nameLocalized` beside them tells. */
const SPELLINGS = new Set(["english", "id", "sanskritName", "nameClassic"]);
/** Names of something else: a syllable, the first of a group, other words for a symbol. Lists for filters take no language. */
const OTHERS =
  /^(?:listNakshatras\[\]\.syllables|calculateAyadi\.vargas\[\]\.firstName|getDreamSymbol\.aliases|listHaabMonths|listCrystal)/;

const namesByFolder = new Map<string, ReadonlySet<string>>();
function namesOfFolder(folder: string): ReadonlySet<string> {
  const known = namesByFolder.get(folder) ?? englishNames(`packages/${folder}`);
  namesByFolder.set(folder, known);
  return known;
}

const proseByDomain = new Map<string, ReadonlySet<string>>();
/** English texts: they are translated in their place, without a sibling. */
function proseOf(domainId: string): ReadonlySet<string> {
  const messages = (ENGLISH.get(domainId) ?? []).map((one) => one.messages);
  const known = proseByDomain.get(domainId) ?? new Set([...textsIn(messages)].map(([, text]) => text));
  proseByDomain.set(domainId, known);
  return known;
}

/** Paths of values without a sibling that are names the project has, in one answer. */
function* bareNames(
  value: unknown,
  isName: (text: string) => boolean,
  place: { readonly path: string; readonly hasSibling: boolean },
): Generator<string> {
  if (typeof value === "string" && !place.hasSibling && isName(value)) yield `${place.path} ${value}`;
  if (Array.isArray(value)) {
    for (const item of value) yield* bareNames(item, isName, { ...place, path: `${place.path}[]` });
  } else if (isRecord(value)) {
    for (const [member, inside] of Object.entries(value)) {
      if (member.endsWith("Localized") || SETTINGS.has(member)) continue;
      const hasSibling = `${member}Localized` in value || (SPELLINGS.has(member) && "nameLocalized" in value);
      yield* bareNames(inside, isName, { path: `${place.path}.${member}`, hasSibling });
    }
  }
}

test("a name that the project has in a language is sent in it", () => {
  const bare = new Set<string>();
  for (const entry of entries) {
    const { domain, operation } = entry;
    const own = namesOfFolder(domain.folder);
    const prose = proseOf(domain.id);
    const isName = (text: string): boolean =>
      /^\p{Lu}/u.test(text) && (own.has(text) || shared.has(text)) && !prose.has(text);
    for (const example of operation.examples.slice(0, long(1, 99))) {
      const answer = answerOf(entry, example, LANG, () => ENGLISH.get(domain.id) ?? []);
      for (const one of bareNames(answer, isName, { path: operation.id, hasSibling: false })) bare.add(one);
    }
  }
  expect([...bare].filter((one) => !OTHERS.test(one)).sort()).toEqual([]);
});
