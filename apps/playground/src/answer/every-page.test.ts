import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss-wasm/node";
import {
  type AnyOperation,
  answerSchema,
  createContext,
  type DeclaredSchema,
  isRecord,
  type Lang,
  loadWords,
} from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { dataFiles } from "../build/files";
import type { DomainForms, DomainWords } from "../forms/model";
import { type Content, chaptersOf, columnLabel, memberAt, pairsOf, rowsOf } from "./chapters";
import { isMembers, labelOf } from "./names";

const LONG_MS = 120_000;
/** Letters that no word of these languages has: what is left in them was not translated. */
const OF_OTHER_LETTERS: readonly Lang[] = ["hi", "ru", "zh-Hans", "zh-Hant"];
const LATIN = /[A-Za-z]{3,}/;
/** The name of a clock, and a Sanskrit word in brackets behind its translation. */
const KEPT = /\bUTC\b|（[A-Za-z ]+）/g;
/** The sixty years of Jupiter are in Latin letters in all languages. */
const IN_SANSKRIT = "samvatsara/north";
/** A member of so many operations' conventions is met by many readers. */
const SHARED_BY = 3;

const files = await dataFiles();
const ephemeris = await swissEphemeris();
const pages = catalogue.domains.find(({ id }) => id === "pages");
if (pages === undefined) throw new Error("no pages");
const forms: DomainForms = JSON.parse(files.get("pages") ?? "");
const wordsIn = (domain: string, lang: Lang): DomainWords => JSON.parse(files.get(`${domain}.${lang}`) ?? "");

/** Each example, without its time of birth too, and a day of the other half of the year. */
function requestsOf({ examples }: AnyOperation): readonly object[] {
  return examples.flatMap((example) => {
    const untimed = Object.entries(example).map(([name, value]) =>
      isRecord(value) ? [name, { ...value, time: "unknown" }] : [name, name === "time" ? "unknown" : value],
    );
    return [
      example,
      Object.fromEntries(untimed),
      { ...example, ...("today" in example ? { today: "2027-05-20" } : {}) },
    ];
  });
}

async function answersOf(operation: AnyOperation, lang: Lang): Promise<readonly unknown[]> {
  if (pages === undefined) return [];
  const texts = [...(await loadWords(pages, "en")), ...(await loadWords(pages, lang))];
  const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 29), texts });
  return requestsOf(operation).flatMap((request) => {
    const parsed = operation.parse({ flat: { ...request, lang } });
    return parsed.ok ? [JSON.parse(JSON.stringify(operation.run(parsed.value, context)))] : [];
  });
}

/** The words of a page's answer without sentences and figures, by their place. */
function shownOf(answer: unknown, { fields, headings, values }: DomainWords, lang: Lang): readonly [string, string][] {
  const naming = { fields, headings, values };
  const told = { lang, zone: "UTC", yes: "✓", no: "✗", values };
  const inside = ({ kind, at, columns = [], ...content }: Content, prose: readonly string[]): [string, string][] => {
    const value = memberAt(answer, `parts/${at}`);
    const of = (column: string | undefined, text: string): [string, string] => [`${at}:${column}`, text];
    if (kind === "reading")
      return isMembers(value) ? Object.keys(value).map((name) => of(name, labelOf(name, naming))) : [];
    if (kind === "facts") {
      const pairs = pairsOf(value, columns, { ...naming, ...told });
      return pairs.flatMap(({ path, label, text }) => [
        of(path, label),
        ...(prose.includes(path) ? [] : [of(path, text)]),
      ]);
    }
    if (kind === "figure") return [];
    const name = at.slice(at.lastIndexOf("/") + 1);
    const heads = [name === "meta" ? "positions" : name].map((one) => of(one, labelOf(one, naming)));
    const rows = rowsOf(value, { kind, at, columns, ...content }, told);
    return [
      ...heads,
      ...columns.map((column) => of(column, columnLabel(column, naming))),
      ...rows.flatMap(({ cells }) => cells.map((cell, column0) => of(columns[column0], cell))),
    ];
  };
  const prose = forms.operations.flatMap((form) => form.prose);
  return (chaptersOf(answer) ?? []).flatMap(({ title, contents }) => [
    ["title", title] satisfies [string, string],
    ...contents.flatMap((content) => inside(content, prose)),
  ]);
}

describe.each(pages.operations.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  test.each(OF_OTHER_LETTERS)(
    "has no English word in %s but in sentences",
    async (lang) => {
      const words = wordsIn("pages", lang);
      const shown = (await answersOf(operation, lang)).flatMap((answer) => shownOf(answer, words, lang));
      expect(shown.length).toBeGreaterThan(5);
      const left = shown.filter(([at, text]) => !at.endsWith(IN_SANSKRIT) && LATIN.test(text.replace(KEPT, "")));
      expect(left).toEqual([]);
    },
    LONG_MS,
  );

  test("has a word for each value that a column can have", () => {
    const { values } = wordsIn("pages", "de");
    const parts = answerSchema(operation).properties?.["parts"];
    const layouts = chaptersOf(firstAnswer(operation)) ?? [];
    const missing = layouts.flatMap(({ contents }) =>
      contents.flatMap(({ kind, at, columns = [] }) =>
        (kind === "table" || kind === "facts" ? columns : [])
          .filter((column) => column !== IN_SANSKRIT)
          .flatMap((column) => wordless(parts, `${at}/${column}`, values)),
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

function firstAnswer(operation: AnyOperation): unknown {
  const parsed = operation.parse({ flat: operation.examples[0] ?? {} });
  const context = createContext({ ephemeris, now: Date.UTC(2026, 10, 29), texts: [] });
  return parsed.ok ? operation.run(parsed.value, context) : undefined;
}

/** The values of a member without a name beside it, and without a word. */
function wordless(
  parts: DeclaredSchema | undefined,
  path: string,
  values: Readonly<Record<string, string>>,
): readonly string[] {
  const names = path.split("/");
  const name = names.at(-1) ?? "";
  const around = names
    .slice(0, -1)
    .reduce((all, one) => all.flatMap((schema) => membersOf(schema, one)), rowsIn(parts));
  return around
    .filter(({ properties = {} }) => !(`${name}Localized` in properties))
    .flatMap((schema) => membersOf(schema, name))
    .flatMap((schema) => schema.enum ?? [])
    .filter((value): value is string => typeof value === "string")
    .map((value) => `${name}.${value}`)
    .filter((key) => values[key] === undefined);
}

/** A schema with all that it may be: its branches, its items, its members by any name. */
function rowsIn(schema: DeclaredSchema | undefined): readonly DeclaredSchema[] {
  if (schema === undefined) return [];
  const { items, anyOf = [], additionalProperties: any } = schema;
  const inner = [...anyOf, ...(items === undefined ? [] : [items]), ...(typeof any === "object" ? [any] : [])];
  return [schema, ...inner.flatMap(rowsIn)];
}

function membersOf({ properties = {} }: DeclaredSchema, name: string): readonly DeclaredSchema[] {
  return rowsIn(properties[name]);
}

test("each member that conventions of several operations have is headed in the reader's language", () => {
  const users = new Map<string, Set<string>>();
  for (const { id, operations } of catalogue.domains) {
    const { headings, fields } = wordsIn(id, "ru");
    const visit = (schema: DeclaredSchema, operation: string, isInside: boolean): void => {
      for (const [name, member] of Object.entries(schema.properties ?? {})) {
        if (isInside && headings[name] === undefined && fields[name] === undefined)
          users.set(name, (users.get(name) ?? new Set()).add(operation));
        visit(member, operation, isInside || name === "conventions");
      }
      for (const one of [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])])
        visit(one, operation, isInside);
    };
    for (const operation of operations) visit(answerSchema(operation), operation.id, false);
  }
  const shared = [...users].filter(([name, by]) => by.size >= SHARED_BY && !name.endsWith("Localized"));
  expect(shared.map(([name]) => name)).toEqual([]);
});
