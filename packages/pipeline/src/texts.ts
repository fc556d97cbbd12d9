import type { Lang, TextCatalogue } from "@almagest/operation";

/** The texts an operation's domain may speak with. */
export interface TextStore {
  /** The catalogues of a domain in a language, English after them; at once where they are loaded already. */
  catalogues(domainId: string, lang: Lang): readonly TextCatalogue[] | Promise<readonly TextCatalogue[]>;
}

export type TextLoader = (domainId: string, lang: Lang) => Promise<readonly TextCatalogue[]>;

/**
 * Loads each language of each domain once, on first use. A load that fails is not kept: the next call tries again.
 */
export function createTextStore(load: TextLoader): TextStore {
  const loaded = new Map<string, readonly TextCatalogue[]>();
  const underWay = new Map<string, Promise<readonly TextCatalogue[]>>();

  const start = async (domainId: string, lang: Lang, key: string): Promise<readonly TextCatalogue[]> => {
    try {
      const own = await load(domainId, lang);
      const all = lang === "en" ? own : [...own, ...(await catalogues(domainId, "en"))];
      loaded.set(key, all);
      return all;
    } finally {
      underWay.delete(key);
    }
  };

  const catalogues: TextStore["catalogues"] = (domainId, lang) => {
    const key = `${domainId} ${lang}`;
    const ready = loaded.get(key) ?? underWay.get(key);
    if (ready !== undefined) return ready;
    const promise = start(domainId, lang, key);
    underWay.set(key, promise);
    return promise;
  };

  return { catalogues };
}
