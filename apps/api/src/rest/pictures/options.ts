import type { CatalogueEntry } from "@almagest/catalog";
import {
  type AnyOperation,
  type AnyPicture,
  InvariantError,
  type Issue,
  isRecord,
  MOST_EXPLAINED,
  memberKey,
  nearestName,
  parseParts,
  partParser,
} from "@almagest/operation";
import { type PictureType, pictureIssues } from "@almagest/pipeline";
import * as z from "zod";
import { KEY_PARAMETER } from "../query";

/** The chosen picture, or the faults of its options, and the rest of the query for the operation. */
export interface ChosenPicture {
  readonly chosen: { readonly picture: AnyPicture; readonly options: unknown } | undefined;
  readonly issues: readonly Issue[];
  readonly others: Readonly<Record<string, string>>;
}

/** Marks an option of the picture where the operation has a parameter of the same name: `picture.width`. */
const PREFIX = /^picture\.(?=.)/i;
/** The language applies to both. */
const SHARED = "lang";
/** They shorten a JSON answer; a picture is always drawn from the whole answer. */
const OF_ANSWERS: ReadonlySet<string> = new Set(["detail", "fields"]);
const SHOWN_CHARACTERS = 60;

/** The pictures of an operation, the default first. */
export async function picturesOf({ domain, operation }: CatalogueEntry): Promise<readonly AnyPicture[]> {
  const { pictures } = await domain.pictures.load();
  return pictures.filter((picture) => picture.operation === operation.id);
}

interface Asked {
  readonly operation: AnyOperation;
  readonly type: PictureType;
  /** Whether the query carries all arguments of the operation. */
  readonly takesAll: boolean;
}

/**
 * Takes the picture's options out of a query. An unknown name goes to the picture or the operation, whichever has the
 * nearest name, so that the refusal can suggest it.
 */
export function choosePicture(
  pictures: readonly AnyPicture[],
  query: Readonly<Record<string, string>>,
  { operation, type, takesAll }: Asked,
): ChosenPicture {
  const own = namesOf(takesAll ? [operation.params, operation.query, operation.body] : [operation.query]);
  const drawn = new Set(["form", ...pictures.flatMap(optionNames)]);
  const keys = { own: new Set(own.map(memberKey)), drawn: new Set([...drawn].map(memberKey)) };
  const sorted = sortedQuery(query, { own, drawn, keys });
  const form = formOf(pictures, sorted.form);
  const picture = pictures.find((one) => one.form === form.value) ?? pictures[0];
  if (picture === undefined) throw new InvariantError("an operation that is drawn has a picture");
  const parsed = picture.parse({ query: sorted.options });
  const unfit = parsed.ok ? pictureIssues({ type, options: parsed.value }) : parsed.issues;
  const issues = [...sorted.issues, ...form.issues, ...unfit];
  const { others } = sorted;
  if (!parsed.ok || issues.length > 0) return { chosen: undefined, issues, others };
  return { chosen: { picture, options: parsed.value }, issues, others };
}

function optionNames({ options }: AnyPicture): readonly string[] {
  return Object.keys(options.shape);
}

function namesOf(parts: readonly (z.ZodObject | undefined)[]): readonly string[] {
  return parts.flatMap((part) => (part === undefined ? [] : Object.keys(part.shape)));
}

interface Sorted {
  readonly form: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  readonly others: Readonly<Record<string, string>>;
  readonly issues: readonly Issue[];
}

interface Names {
  readonly own: readonly string[];
  readonly drawn: ReadonlySet<string>;
  /** Known names of each, without letter case and separators. */
  readonly keys: Readonly<Record<"own" | "drawn", ReadonlySet<string>>>;
}

function sortedQuery(query: Readonly<Record<string, string>>, names: Names): Sorted {
  const form: [string, string][] = [];
  const options: [string, string][] = [];
  const others: [string, string][] = [];
  const issues: Issue[] = [];
  let guesses = 0;
  let last = "";
  for (const [name, value] of Object.entries(query)) {
    const bare = name.replace(PREFIX, "");
    const key = memberKey(bare);
    if (name === KEY_PARAMETER || OF_ANSWERS.has(key)) continue;
    const known = knownOwnerOf(name, names);
    if (known === undefined) guesses += 1;
    if (known === undefined && guesses > MOST_EXPLAINED) {
      last = name;
      continue;
    }
    const owner = known ?? nearestOwnerOf(name, names);
    if (key === SHARED) options.push([SHARED, value]);
    if (owner === "picture") (key === "form" ? form : options).push([bare, value]);
    else if (owner === "operation") others.push([name, value]);
    else issues.push(unknownName(name, names));
  }
  if (guesses > MOST_EXPLAINED) issues.push(moreUnknown(guesses - MOST_EXPLAINED, last));
  const [formParts, optionParts, otherParts] = [form, options, others].map((part) => Object.fromEntries(part));
  return { form: formParts ?? {}, options: optionParts ?? {}, others: otherParts ?? {}, issues };
}

type Owner = "picture" | "operation" | undefined;

function firstOf(name: string): string {
  return name.slice(0, SHOWN_CHARACTERS).split(/[.[]/)[0] ?? "";
}

function knownOwnerOf(name: string, { keys }: Names): Owner {
  if (PREFIX.test(name)) return "picture";
  const key = memberKey(firstOf(name));
  if (key === SHARED || keys.own.has(key)) return "operation";
  return keys.drawn.has(key) ? "picture" : undefined;
}

function nearestOwnerOf(name: string, { own, drawn }: Names): Owner {
  const nearest = nearestName(firstOf(name), [...drawn, ...own]);
  if (nearest === undefined) return undefined;
  return drawn.has(nearest) ? "picture" : "operation";
}

function shortened(name: string): string {
  return name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
}

function moreUnknown(count: number, name: string): Issue {
  const message = `${count} more query parameters are not known, ${shortened(name)} the last of them.`;
  return { path: shortened(name), message, code: "unknown_member" };
}

function unknownName(name: string, { own, drawn }: Names): Issue {
  const shown = shortened(name);
  const taken = own.length === 0 ? "" : ` The operation takes ${own.join(", ")}.`;
  const message = `${shown} is not a query parameter here. The picture takes ${[...drawn].join(", ")}.${taken}`;
  return { path: shown, message, code: "unknown_member" };
}

function formOf(
  pictures: readonly AnyPicture[],
  query: Readonly<Record<string, string>>,
): { readonly value: unknown; readonly issues: readonly Issue[] } {
  const schema = z.object({
    form: z
      .enum(pictures.map(({ form }) => form))
      .optional()
      .meta({ fold: "separators" }),
  });
  const parsed = parseParts({ query: partParser(schema) }, { query });
  if (!parsed.ok) return { value: undefined, issues: parsed.issues };
  return { value: isRecord(parsed.value) ? parsed.value["form"] : undefined, issues: [] };
}
