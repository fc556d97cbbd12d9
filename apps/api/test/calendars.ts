import { calendarOf } from "@almagest/calendar";
import { catalogue } from "@almagest/catalog";
import { nodeResources } from "@almagest/mcp/resources";
import { createContext, type Lang } from "@almagest/operation";
import { countingBytes } from "../src/examples/answers";

const resources = nodeResources(catalogue.entries.map(({ operation }) => operation));

interface Example {
  readonly input: unknown;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** The calendar of an operation's first example, with other arguments beside. */
export async function exampleCalendar(id: string, lang: Lang = "en", beside: object = {}): Promise<string> {
  return calendarOf(id, await exampleAnswer(id, lang, beside));
}

/** The answer that the calendar is written from. */
export async function exampleAnswer(id: string, lang: Lang = "en", beside: object = {}): Promise<Example> {
  const entry = catalogue.entries.find(({ operation }) => operation.id === id);
  if (entry === undefined) throw new Error(`there is no operation ${id}`);
  const { operation, domain } = entry;
  await domain.loadNames(lang);
  const texts = await catalogue.loadTexts(domain.id, lang);
  const parsed = operation.parse({ flat: { ...operation.examples[0], lang, ...beside } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const now = Date.UTC(2026, 0, 1, 12);
  const context = createContext({ ...(await resources), texts, now, random: countingBytes() });
  const answer: Example["answer"] = JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
  return { input: parsed.value, answer };
}
