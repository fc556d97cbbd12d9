import type { Transliterate } from "./names/transliterator";
import { transliteratorOver } from "./romanize/romanize";

/**
 * Reads names in scripts other than Latin, Cyrillic and Greek: `createContext({ transliterate: await loadTransliterator() })`.
 * Its table of characters (any-ascii, 220 kB compressed) is a module of its own, loaded when this is called.
 */
export async function loadTransliterator(): Promise<Transliterate> {
  const { default: anyAscii } = await import("any-ascii");
  return transliteratorOver(anyAscii);
}

export type { Transliterate } from "./names/transliterator";
