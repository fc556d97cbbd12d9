import * as z from "zod";
import type { localizedList, localizedText } from "../answers";
import type { Lang } from "../languages";
import type { Term, TermTable } from "../term";

/**
 * The names of a member's values: tables that know each value, as an id or as an English name; or a function, which
 * gives undefined where a value has no name.
 */
export type NamesOf = TermTable | readonly TermTable[] | ((value: string) => Term | undefined);

type Sibling<Schema extends z.ZodType> =
  z.output<Schema> extends readonly unknown[] | undefined | null ? typeof localizedList : typeof localizedText;

type NamedMembers<Member extends string, Schema extends z.ZodType> = { readonly [K in Member]: Schema } & {
  readonly [K in `${Member}Localized`]: Sibling<Schema>;
};

/** By the schema of a `…Localized` member: the names that it is written with. */
const namesBySibling = new WeakMap<z.core.$ZodType, NamesOf>();

/**
 * Two members of an answer: a canonical one in English, and its `…Localized` sibling with the names in the language of
 * the call. A presenter gives the canonical one, an id or an English name or a list of them; the kernel writes the
 * sibling, and only where the language is not English.
 *
 * ```ts
 * z.object({ ...named("sign", z.enum(SIGNS), signs), degree })
 * ```
 */
export function named<Member extends string, Schema extends z.ZodType>(
  member: Member,
  schema: Schema,
  names: NamesOf,
): NamedMembers<Member, Schema>;
export function named(member: string, schema: z.ZodType, names: NamesOf): Readonly<Record<string, z.ZodType>> {
  const sibling = holdsList(schema) ? z.array(z.string()).exactOptional() : z.string().exactOptional();
  namesBySibling.set(sibling, names);
  return { [member]: schema, [`${member}Localized`]: sibling };
}

/** The names that a `…Localized` member is written with; undefined for every other schema. */
export function namesOf(schema: z.core.$ZodType): NamesOf | undefined {
  return namesBySibling.get(schema);
}

function holdsList(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod;
  if ("innerType" in def && isSchema(def.innerType)) return holdsList(def.innerType);
  return def.type === "array";
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** The value of a `…Localized` member that a presenter writes by hand; undefined for English. */
export function sibling(term: Term, lang: Lang): string | undefined {
  return lang === "en" ? undefined : term[lang];
}

/** The same for a list of names. */
export function siblings(terms: readonly Term[], lang: Lang): string[] | undefined {
  return lang === "en" ? undefined : terms.map((one) => one[lang]);
}
