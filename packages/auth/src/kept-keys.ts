import { type ParsedKey, parseKey } from "./key";

/** Reads keys, and remembers those that were issued: reading one takes two digests. */
export interface KeptKeys {
  /** As `parseKey`. */
  read(text: string): ParsedKey | undefined;
  /** Remembers a key that the store knows. */
  keep(text: string, key: ParsedKey): void;
}

/** @param mostKeys the most keys remembered; the one that was sent longest ago is forgotten first. */
export function keptKeys(mostKeys: number, parse = parseKey): KeptKeys {
  const kept = new Map<string, ParsedKey>();

  const keep: KeptKeys["keep"] = (text, key) => {
    kept.delete(text);
    kept.set(text, key);
    const [oldest] = kept.keys();
    if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest);
  };

  return { read: (text) => kept.get(text) ?? parse(text), keep };
}
