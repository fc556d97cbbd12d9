import type { Lang } from "../languages";
import type { Term } from "../term";

/** A name that is looked up in a language when it is asked for. */
class SpokenTerm<English extends string> implements Term<English> {
  readonly en: English;
  readonly inSentence?: string;
  readonly #spoken: (lang: Lang) => string;

  constructor(en: English, inSentence: string | undefined, spoken: (lang: Lang) => string) {
    this.en = en;
    if (inSentence !== undefined) this.inSentence = inSentence;
    this.#spoken = spoken;
  }

  get tr(): string {
    return this.#spoken("tr");
  }
  get de(): string {
    return this.#spoken("de");
  }
  get es(): string {
    return this.#spoken("es");
  }
  get hi(): string {
    return this.#spoken("hi");
  }
  get pt(): string {
    return this.#spoken("pt");
  }
  get fr(): string {
    return this.#spoken("fr");
  }
  get ru(): string {
    return this.#spoken("ru");
  }
  get "zh-Hans"(): string {
    return this.#spoken("zh-Hans");
  }
  get "zh-Hant"(): string {
    return this.#spoken("zh-Hant");
  }
}

/** A term whose other languages are made when they are asked for: out of names that are loaded, or of other terms. */
export function spokenTerm<English extends string>(
  en: English,
  spoken: (lang: Lang) => string,
  inSentence?: string,
): Term<English> {
  return new SpokenTerm(en, inSentence, spoken);
}

/** A term made of other terms by one rule for all languages, English among them. */
export function composedTerm(compose: (lang: Lang) => string, inSentence?: string): Term {
  return new SpokenTerm(compose("en"), inSentence, compose);
}
