import type { Lang } from "./languages";

/**
 * One name in all ten languages. The English one is canonical: callers compare it and send it back. `English` is its
 * literal, where a schema or a key is made of it.
 */
export interface Term<English extends string = string> extends Readonly<Record<Exclude<Lang, "en">, string>> {
  readonly en: English;
  /** The form inside an English sentence, with its article (`the Moon`), where that is not the bare name. */
  readonly inSentence?: string;
}

/** Names by an id, a wire name or a value on the wire. */
export type TermTable = Readonly<Record<string, Term>>;
