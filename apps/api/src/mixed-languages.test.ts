import { catalogue } from "@almagest/catalog";
import { isRecord, type Lang } from "@almagest/operation";
import { expect, test } from "vitest";
import { NOON } from "../test/service";
import { overRest, wholeService } from "../test/whole-service";

const app = wholeService(NOON, (byteCount) => new Uint8Array(byteCount).fill(7));

/** They write in another script, so that a text of two languages is seen by its letters. */
const OTHER_SCRIPTS: readonly Lang[] = ["hi", "ru", "zh-Hans"];
const OTHER = /[\p{Script=Devanagari}\p{Script=Cyrillic}\p{Script=Han}]/u;
/** Three words of Latin letters in a row are English, and no name. */
const ENGLISH = /(?:\b[a-z]{2,}\b[ ,]+){2,}\b[a-z]{2,}\b/i;

const cases = catalogue.entries.flatMap(({ operation }) =>
  operation.needs.some(({ name }) => name === "account")
    ? []
    : operation.examples.map((example) => ({ operation, example })),
);

function* textsIn(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  const members = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
  for (const [name, member] of members) yield* textsIn(member, `${path}.${name}`);
}

/** A character beside its English name, as in `The Well (井)`, is the name itself. */
const withoutGlosses = (text: string): string => text.replace(/\(\p{Script=Han}+\)/gu, "");

/** A Sanskrit mantra in Latin letters, as in `Om Agnaye Namah`, is not English. */
const withoutMantras = (text: string): string => text.replace(/Om(?: [A-Z]\p{Ll}+)+/gu, "");

/** Words that were sent, as names and the questions of a spread, stay in answers as they are written. */
function withoutSentWords(text: string, example: object): string {
  const sent = [...textsIn(example, "")].map(([, word]) => word);
  return sent.reduce((left, word) => left.replaceAll(word, ""), text);
}

test.each(OTHER_SCRIPTS)("no text of an answer in %s is in two languages", async (lang) => {
  const mixed: string[] = [];
  for (const { operation, example } of cases) {
    const answer: unknown = JSON.parse(await overRest(app, operation, example, { lang }));
    for (const [path, text] of textsIn(answer, "")) {
      if (ENGLISH.test(withoutMantras(withoutSentWords(text, example))) && OTHER.test(withoutGlosses(text)))
        mixed.push(`${operation.id}${path}: ${text.slice(0, 120)}`);
    }
  }
  expect(mixed).toEqual([]);
});
