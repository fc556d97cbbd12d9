import { type CatalogueEntry, catalogue, domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { nodeResources } from "@almagest/mcp/resources";
import { type BaseContext, createContext, isRecord, type Lang, type TextCatalogue } from "@almagest/operation";
import { groupsOf, type Pseudo, pseudoOf } from "./pseudo";

const NOON = Date.UTC(2026, 2, 6, 12);

/** Every operation that computes: those about a caller's account have no prose. */
export const entries: readonly CatalogueEntry[] = catalogue.entries.filter(
  ({ operation }) => !operation.needs.some(({ name }) => name === "account"),
);
const resources = await nodeResources(
  entries.map(({ operation }) => operation),
  { ephemeris: swissEphemeris() },
);

export const ENGLISH: ReadonlyMap<string, readonly TextCatalogue[]> = new Map(
  await Promise.all(domains.map(async ({ id, texts }) => [id, (await texts.en?.()) ?? []] as const)),
);
export const GROUPS: readonly string[] = [...new Set(groupsOf([...ENGLISH.values()].flat()))];

export async function loadNamesOf(lang: Lang): Promise<void> {
  await Promise.all(domains.map((domain) => domain.loadNames?.(lang)));
}

/** Makes a domain's texts in the made language, once. `free` texts do not say which operations have to wait. */
export function pseudoTexts(
  pseudo: Pseudo,
  isKept: (group: string) => boolean = () => true,
  voices: "free" | "held" = "held",
): Texts {
  const made = new Map<TextCatalogue, TextCatalogue>();
  const own = new Map<string, readonly TextCatalogue[]>();
  return (domainId) => {
    const english = ENGLISH.get(domainId) ?? [];
    const source = voices === "held" ? english : english.map(({ voices: _, ...one }) => one);
    const texts = own.get(domainId) ?? [...english.map((one) => translated(one)), ...source];
    own.set(domainId, texts);
    return texts;
  };
  function translated(english: TextCatalogue): TextCatalogue {
    const kept = Object.entries(english.messages).filter(([group]) => isKept(`${english.namespace}.${group}`));
    const found = made.get(english) ?? pseudoOf({ ...english, messages: Object.fromEntries(kept) }, GROUPS, pseudo);
    made.set(english, found);
    return found;
  }
}

export type Texts = (domainId: string) => readonly TextCatalogue[];

/** An operation's answer to one of its examples with these texts. */
export function answerOf({ domain, operation }: CatalogueEntry, example: object, lang: Lang, texts: Texts): unknown {
  const context: BaseContext = createContext({
    ...resources,
    texts: texts(domain.id),
    now: NOON,
    random: (count: number) => new Uint8Array(count).fill(7),
  });
  const parsed = operation.parse({ flat: "lang" in (operation.query?.shape ?? {}) ? { ...example, lang } : example });
  if (!parsed.ok) throw new Error(`${operation.id}: ${JSON.stringify(parsed.issues)}`);
  return operation.run(parsed.value, context);
}

export function* textsIn(value: unknown, path = ""): Generator<readonly [path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  const members = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
  for (const [name, member] of members) yield* textsIn(member, `${path}.${name}`);
}

/** The texts of an answer by their path; a list of texts is one, for nobody reads a line of it alone. */
export function leavesOf(answer: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "string") found.set(path, value);
    else if (Array.isArray(value) && value.every((item) => typeof item === "string")) found.set(path, value.join("\n"));
    else if (Array.isArray(value)) for (const [index0, item] of value.entries()) walk(item, `${path}.${index0}`);
    else if (isRecord(value)) for (const [name, member] of Object.entries(value)) walk(member, `${path}.${name}`);
  };
  walk(answer, "");
  return found;
}
