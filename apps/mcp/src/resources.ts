import { type AnyOperation, InvariantError } from "@almagest/operation";
import { type EngineChoice, loadEngine } from "./engine";

/** By the names of needs. */
export type Resources = Readonly<Record<string, unknown>>;

/**
 * The resources of operations, loaded when needed. The caller's account, the clock and random bytes belong to a call,
 * not here.
 */
const LOADERS: Readonly<Record<string, () => unknown>> = {
  ephemeris: () => ephemerisOf("auto"),
  gazetteer: async () => (await import("@almagest/location/node")).readGazetteer(),
  transliterate: async () => (await import("@almagest/numerology/names")).loadTransliterator(),
};

/** The selected engine; an InvariantError if it cannot be loaded. */
export async function ephemerisOf(choice: EngineChoice): Promise<unknown> {
  const loaded = await loadEngine(choice);
  if (!loaded.ok) throw new InvariantError(loaded.problem);
  return loaded.ephemeris;
}

/**
 * Loads the needs of these operations that Node provides and that are not given: a tarot server reads no ephemeris, a
 * thread for heavy calculations no gazetteer. The service, its threads and the stdio tools all get their resources
 * here.
 */
export function nodeResources(operations: readonly Pick<AnyOperation, "needs">[]): Promise<Resources>;
export function nodeResources<Given extends Resources>(
  operations: readonly Pick<AnyOperation, "needs">[],
  given: Given,
): Promise<Given & Resources>;
export async function nodeResources(
  operations: readonly Pick<AnyOperation, "needs">[],
  given: Resources = {},
): Promise<Resources> {
  const needed = new Set(operations.flatMap(({ needs }) => needs.map(({ name }) => name)));
  const missing = Object.entries(LOADERS).filter(([name]) => needed.has(name) && !(name in given));
  const loaded = await Promise.all(missing.map(async ([name, load]) => [name, await load()] as const));
  return { ...given, ...Object.fromEntries(loaded) };
}
