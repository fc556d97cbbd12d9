import { type AnyOperation, InvariantError } from "@almagest/operation";
import { type EngineChoice, loadEngine } from "./engine";

/** By the names of the needs that they answer. */
export type Resources = Readonly<Record<string, unknown>>;

/** What operations may need of the machine, loaded where it is needed. The caller's account, the clock and chance belong to a call, not here. */
const LOADERS: Readonly<Record<string, () => unknown>> = {
  ephemeris: () => ephemerisOf("auto"),
  gazetteer: async () => (await import("@almagest/location/node")).readGazetteer(),
  transliterate: async () => (await import("@almagest/numerology/names")).loadTransliterator(),
};

/** An engine of choice; an InvariantError where that one cannot be had. */
export async function ephemerisOf(choice: EngineChoice): Promise<unknown> {
  const loaded = await loadEngine(choice);
  if (!loaded.ok) throw new InvariantError(loaded.problem);
  return loaded.ephemeris;
}

/**
 * Loads what these operations need in Node and is not given: a tarot server reads no ephemeris, a thread for heavy
 * calculations no gazetteer. The service, its threads and the tools over stdio all get their resources here.
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
