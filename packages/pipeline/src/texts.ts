import type { Lang, MessageTree, TextCatalogue } from "@almagest/operation";

/** The texts an operation's domain may speak with. */
export interface TextStore {
  /** The catalogues of a domain in a language, English after them; at once where they are loaded already. */
  catalogues(domainId: string, lang: Lang): readonly TextCatalogue[] | Promise<readonly TextCatalogue[]>;
}

export type TextLoader = (domainId: string, lang: Lang) => Promise<readonly TextCatalogue[]>;

/**
 * The bytes of texts that a store keeps besides English, as `bytesOf` counts them: room for nine whole translations of
 * everything that Almagest says in English.
 */
export const MOST_BYTES = 128 * 1024 * 1024;

interface Kept {
  readonly catalogues: readonly TextCatalogue[];
  /** 0 of English, which every other language falls back to: it is never dropped. */
  readonly bytes: number;
}

/**
 * Loads each language of each domain on first use. Beyond `mostBytes` those that were not used for the longest time are
 * dropped, and loaded again when asked for. A load that fails is not kept: the next call tries again.
 */
export function createTextStore(load: TextLoader, mostBytes: number = MOST_BYTES): TextStore {
  /** The one used last is the last. */
  const loaded = new Map<string, Kept>();
  const underWay = new Map<string, Promise<readonly TextCatalogue[]>>();
  let heldBytes = 0;

  const keep = (key: string, kept: Kept): void => {
    loaded.set(key, kept);
    heldBytes += kept.bytes;
    for (const [other, { bytes }] of loaded) {
      if (heldBytes <= mostBytes) break;
      if (other === key || bytes === 0) continue;
      loaded.delete(other);
      heldBytes -= bytes;
    }
  };

  const used = (key: string): readonly TextCatalogue[] | undefined => {
    const kept = loaded.get(key);
    if (kept !== undefined && kept.bytes > 0) {
      loaded.delete(key);
      loaded.set(key, kept);
    }
    return kept?.catalogues;
  };

  const start = async (domainId: string, lang: Lang, key: string): Promise<readonly TextCatalogue[]> => {
    try {
      const own = await load(domainId, lang);
      const all = lang === "en" ? own : [...own, ...(await catalogues(domainId, "en"))];
      keep(key, { catalogues: all, bytes: lang === "en" ? 0 : bytesOf(own) });
      return all;
    } finally {
      underWay.delete(key);
    }
  };

  const catalogues: TextStore["catalogues"] = (domainId, lang) => {
    const key = `${domainId} ${lang}`;
    const ready = used(key) ?? underWay.get(key);
    if (ready !== undefined) return ready;
    const promise = start(domainId, lang, key);
    underWay.set(key, promise);
    return promise;
  };

  return { catalogues };
}

/** Bytes of the letters of all texts and keys. Engines hold a text with a letter beyond Latin in two bytes a letter. */
export function bytesOf(catalogues: readonly TextCatalogue[]): number {
  return catalogues.reduce((sum, { messages, forms = {} }) => sum + bytesIn(messages) + bytesIn(forms), 0);
}

const BYTES_OF_A_LETTER = 2;

function bytesIn(node: MessageTree[string]): number {
  if (typeof node === "string") return BYTES_OF_A_LETTER * node.length;
  return Object.entries(node).reduce((sum, [key, inside]) => sum + bytesIn(key) + bytesIn(inside), 0);
}
