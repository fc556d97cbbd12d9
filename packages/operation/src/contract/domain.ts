import { erase } from "../erased";
import type { Lang } from "../languages";
import type { NameLoader } from "../names/loader";
import type { TermTable } from "../term";
import type { AnyOperation } from "./operation";
import type { PictureLoader } from "./picture";
import type { TextCatalogue } from "./words";

/** Loads what a domain has to say in a language; a module is imported when its language is first asked for. */
export type TextLoaders = Readonly<Partial<Record<Lang, () => Promise<readonly TextCatalogue[]>>>>;

/**
 * Labels for the forms of a domain's requests. Fields and values of two or more domains are labeled in
 * `@almagest/i18n/labels` and are not repeated here.
 */
export interface DomainLabels {
  /** Request fields and parameters, by their names on the wire. */
  readonly fields?: TermTable;
  /** Enumerated values, by the field that takes them. */
  readonly values?: Readonly<Record<string, TermTable>>;
  /**
   * The identifiers that a path parameter takes from a collection, by operation and parameter: the schema says only that
   * they are text. One that stands for something else in another collection has no label.
   */
  readonly collections?: Readonly<Record<string, Readonly<Record<string, TermTable>>>>;
  /**
   * Names (`field`, or `field.value`) that this domain labels differently from another one on purpose. They are left
   * out of the shared labels, for a form could show only one of the two.
   */
  readonly differing?: readonly string[];
}

/** A domain with everything that belongs to it. */
export interface Domain {
  /** The first segment of its paths, and the name of its tool server: `/astrology/…`, `/mcp/astrology`. */
  readonly id: string;
  /** Its folder in `packages`, which is its package's name: `western`. */
  readonly folder: string;
  readonly title: string;
  /** Shown to readers of the documentation. */
  readonly description: string;
  /** In the contract's order. */
  readonly operations: readonly AnyOperation[];
  /** The name under which a library user imports each operation, by operation id; the id itself where none is given. */
  readonly names: Readonly<Record<string, string>>;
  readonly texts: TextLoaders;
  /** Loads the names of its answers and pictures in a language. */
  readonly loadNames: NameLoader;
  readonly labels: DomainLabels;
  /** Loaded when a picture is first asked for. */
  readonly pictures: PictureLoader;
  /** Search words of operations in any language, by id, besides those of their names and summaries. */
  readonly concepts: Readonly<Record<string, string>>;
  /** The ids of the operations that most people come for: a tool server for everything lists them by their own names. */
  readonly featured: readonly string[];
}

interface Declared {
  readonly id: string;
  readonly run: unknown;
}

/** The definition of a domain; one that has only operations leaves the rest out. */
export interface DomainDefinition extends Pick<Domain, "id" | "title" | "description"> {
  /** The id where it is not given. */
  readonly folder?: string;
  /** In the contract's order; by the names they are imported by, which name their types and components too. */
  readonly operations: readonly Declared[] | Readonly<Record<string, Declared>>;
  readonly texts?: TextLoaders;
  readonly loadNames?: NameLoader;
  readonly labels?: DomainLabels;
  readonly pictures?: PictureLoader;
  readonly concepts?: Domain["concepts"];
  readonly featured?: Domain["featured"];
}

/** Declares a domain once. The catalogue is a list of these, and everything that speaks of domains reads it. */
export function defineDomain({ operations, ...definition }: DomainDefinition): Domain {
  const list: readonly Declared[] = Object.values(operations);
  const names = isList(operations) ? [] : Object.entries(operations).map(([name, { id }]) => [id, name] as const);
  return {
    folder: definition.id,
    texts: {},
    loadNames: async () => {},
    labels: {},
    pictures: NO_PICTURES,
    concepts: {},
    featured: [],
    ...definition,
    operations: list.map(erase),
    names: Object.fromEntries(names),
  };
}

/** Loads what a domain says in a language: its names are known then, and its texts are given, none where none are written. */
export async function loadWords(
  { loadNames, texts }: Pick<Domain, "loadNames" | "texts">,
  lang: Lang,
): Promise<readonly TextCatalogue[]> {
  const [own] = await Promise.all([texts[lang]?.(), loadNames(lang)]);
  return own ?? [];
}

const NO_PICTURES: PictureLoader = { of: [], load: async () => ({ pictures: [] }) };

function isList(operations: DomainDefinition["operations"]): operations is readonly Declared[] {
  return Array.isArray(operations);
}
