import { type CatalogueEntry, catalogue } from "@almagest/catalog";
import { type DeclaredSchema, declaredSchemaOf, isRecord } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { get, post } from "../../test/service";
import { wholeService } from "../../test/whole";

const app = await wholeService();

interface Sent {
  readonly header: string | null;
  readonly answer: unknown;
}

async function sentIn(lang: string, { operation }: CatalogueEntry): Promise<Sent> {
  const [example = {}] = operation.examples;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example[name])));
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(example)) {
    if (Object.hasOwn(operation.query?.shape ?? {}, name)) query.set(name, String(value));
    if (Object.hasOwn(operation.body?.shape ?? {}, name)) body[name] = value;
  }
  query.set("lang", lang);
  const response = await app.request(`/api/v2${path}?${query}`, operation.method === "POST" ? post(body) : get());
  expect(response.status).toBe(200);
  return { header: response.headers.get("content-language"), answer: await response.json() };
}

const SENTENCES: ReadonlySet<unknown> = new Set(["prose", "long", "repeated"]);

/** A source is named in the language of its book, and a person by one name in many. */
const NAMED: ReadonlySet<string> = new Set(["source", "famous"]);

/** Every text of an answer that its schema marks as prose. */
function proseOf(schema: DeclaredSchema, value: unknown, isInside = false): readonly string[] {
  const isProse = isInside || SENTENCES.has(schema.weight);
  if (typeof value === "string") return isProse && value !== "" ? [value] : [];
  const branches = schema.anyOf ?? [schema];
  if (Array.isArray(value)) {
    return value.flatMap((item) => branches.flatMap(({ items }) => (items ? proseOf(items, item, isProse) : [])));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    branches.flatMap(({ properties = {}, additionalProperties: others }) => {
      if (NAMED.has(name)) return [];
      const inside = properties[name] ?? (typeof others === "object" ? others : undefined);
      return inside === undefined ? [] : proseOf(inside, member, isProse);
    }),
  );
}

/** Every text that a caller sends: an answer repeats a question, and says it in no other language. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Any English sentence contains one of these words, whatever names it mentions; none is a German word. */
const ENGLISH = /\b(?:the|you|your|and|of|is|for|with|to|a)\b/i;

const speaking = catalogue.entries.filter(({ operation }) => !operation.needs.some(({ name }) => name === "account"));

describe("the Content-Language of every operation", () => {
  test.each(speaking.map((entry) => [entry.operation.id, entry] as const))("%s", async (_, entry) => {
    const { operation } = entry;
    const [english, german] = [await sentIn("en", entry), await sentIn("de-AT", entry)];
    expect(english.header).toBe("en");
    const takesLang = Object.hasOwn(operation.query?.shape ?? {}, "lang");
    const same = new Set(proseOf(declaredSchemaOf(operation.output, "output"), english.answer));
    const prose = proseOf(declaredSchemaOf(operation.output, "output"), german.answer);
    const sent = textsOf(operation.examples[0] ?? {});
    const own = prose.map((text) => sent.reduce((left, words) => left.replace(words, ""), text));
    const untranslated = own.filter((text) => same.has(text) || ENGLISH.test(text));
    // One word may be the same in both: Transformation.
    const isSure = untranslated.some((text) => text.includes(" "));
    const names = takesLang ? "de" : "en";
    // A notice may be translated although the reading beside it is not.
    if (untranslated.length > 0 && !isSure) expect(german.header).toMatch(/^(?:de|de, en|en)$/);
    else expect(german.header).toMatch(isSure ? /^(?:de, )?en$/ : new RegExp(`^${names}$`));
  });
});

test("a picture is in the language of its names", async () => {
  for (const [lang, due] of [
    ["de", "de"],
    ["zh-TW", "zh-Hant"],
    ["", "en"],
  ]) {
    const response = await app.request(`/api/v2/astrology/signs/aries.svg?lang=${lang}`, get());
    expect([response.status, response.headers.get("content-language")]).toEqual([200, due]);
  }
});
