import { type ParsedCredential, parseCredential } from "./credential";

/** Reads keys and access tokens, and remembers those that were issued: reading one takes two digests. */
export interface KeptKeys {
  /** As `parseCredential`. */
  read(text: string): ParsedCredential | undefined;
  /** Remembers a key that the store knows. */
  keep(text: string, key: ParsedCredential): void;
}

/** @param mostKeys the most keys remembered; the one that was sent longest ago is forgotten first. */
export function keptKeys(mostKeys: number, parse: KeptKeys["read"] = parseCredential): KeptKeys {
  const kept = new Map<string, ParsedCredential>();

  const keep: KeptKeys["keep"] = (text, key) => {
    kept.delete(text);
    kept.set(text, key);
    const [oldest] = kept.keys();
    if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest);
  };

  return { read: (text) => kept.get(text) ?? parse(text), keep };
}
