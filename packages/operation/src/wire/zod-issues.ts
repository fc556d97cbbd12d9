import type * as z from "zod";
import type { Issue } from "../contract/issues";
import { expectation } from "./expectation";
import { isRecord, memberKey } from "./fold";
import type { DeclaredSchema } from "./json-schema";
import { booleanMeant, datesMeant, numbersMeant } from "./meant";
import { nearestName } from "./nearest";
import { OtherType } from "./other-type";
import { dateReason, timezoneReason } from "./reasons";

/** Turns what zod found into our issue records. `raw` is the value that failed, `schema` its JSON Schema. */
export function issuesOf(found: readonly z.core.$ZodIssue[], raw: unknown, schema: DeclaredSchema): readonly Issue[] {
  return found.map((issue) => {
    const path = issue.path.map(String);
    return {
      path: path.length === 0 ? "(root)" : path.join("."),
      message: messageOf(issue, path, raw, schema),
      code: issue.code,
      ...boundsOf(issue),
    };
  });
}

/** A check of a domain may quote what came. */
const LONGEST_MESSAGE = 500;

function messageOf(issue: z.core.$ZodIssue, path: readonly string[], raw: unknown, schema: DeclaredSchema): string {
  if (issue.code === "custom" && issue.message !== "Invalid input") return issue.message.slice(0, LONGEST_MESSAGE);
  const name = nameAt(path);
  const declared = schemaAt(schema, path);
  const due = expectation(declared);
  const value = valueAt(raw, path);
  if (value === undefined) return issue.message.includes("Send ") ? issue.message : `${name} is missing. Send ${due}.`;
  const meant = meantBy(OtherType.whatCame(value), declared);
  if (meant.length > 0) {
    const which = meant.length === 1 ? "if that is what you mean" : "whichever you mean";
    const { examples: _, ...kind } = declared ?? {};
    return `${name} is ${shown(value)}. Send ${meant.join(" or ")}, ${which}: ${expectation(kind)}.`;
  }
  const why = typeof value === "string" ? reasonFor(value, declared) : undefined;
  return why === undefined
    ? `${name} is ${shown(value)}. Send ${due}.`
    : `${name} is ${shown(value)}. ${why} Send ${due}.`;
}

/** The last name of a path, with the place in its list: `planets.1`. */
function nameAt(path: readonly string[]): string {
  const name0 = path.findLastIndex((step) => !/^\d+$/.test(step));
  return path.slice(Math.max(name0, 0)).join(".") || "the body";
}

/** The likely meanings of a value that has another form than required. */
function meantBy(value: unknown, declared: DeclaredSchema | undefined): readonly string[] {
  if (typeof value === "number" && declared?.enum?.includes(String(value))) return [JSON.stringify(String(value))];
  if (typeof value !== "string" || declared === undefined) return [];
  if (declared.format === "date") return datesMeant(value);
  const due = (declared.anyOf ?? [declared]).find(({ type }) => type !== "null");
  if (due?.type === "boolean") return [booleanMeant(value)].flatMap((one) => (one === undefined ? [] : String(one)));
  if (due?.type !== "number" && due?.type !== "integer") return [];
  return numbersMeant(value)
    .filter((number) => isWithin(number, due))
    .map(String);
}

function isWithin(number: number, { type, ...bounds }: DeclaredSchema): boolean {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = bounds;
  return number >= minimum && number <= maximum && (type === "number" || Number.isInteger(number));
}

/** The reason why a text that looks right is refused. */
function reasonFor(text: string, declared: DeclaredSchema | undefined): string | undefined {
  const known = declared?.reasons?.[memberKey(text.slice(0, LONGEST_MISSPELLING))];
  if (known !== undefined) return known;
  if (declared?.fold === "timezone") return timezoneReason(text);
  // A language that is not among ten is another one, not a misspelling: "it" is not nearly "pt".
  if (declared?.fold === "language") return undefined;
  if (declared?.enum !== undefined) return nearestReason(text, declared.enum);
  return declared?.format === "date" ? dateReason(text) : undefined;
}

/** A longer text is not a misspelling. */
const LONGEST_MISSPELLING = 40;

function nearestReason(text: string, members: readonly unknown[]): string | undefined {
  if (text.length > LONGEST_MISSPELLING) return undefined;
  const nearest = nearestName(
    text,
    members.filter((member) => typeof member === "string"),
  );
  return nearest === undefined ? undefined : `The nearest is ${JSON.stringify(nearest)}.`;
}

function boundsOf(issue: z.core.$ZodIssue): Partial<Issue> {
  switch (issue.code) {
    case "invalid_type":
      return { expected: issue.expected };
    case "invalid_value":
      return { expected: issue.values.map(String).join("|") };
    case "invalid_union":
      return {
        expected: issue.errors
          .flatMap((branch) => branch.flatMap((e) => ("expected" in e ? [String(e.expected)] : [])))
          .join("|"),
      };
    case "too_small":
      return { minimum: Number(issue.minimum) };
    case "too_big":
      return { maximum: Number(issue.maximum) };
    case "invalid_format":
      // A pattern is the format where there is no other name for it; the long one behind a date would not help a
      // reader.
      return issue.format === "regex" ? { pattern: bare(issue.pattern ?? "") } : { format: issue.format };
    default:
      return {};
  }
}

/** `/^a$/` as JSON Schema writes it: `^a$`. */
function bare(pattern: string): string {
  return pattern.replace(/^\/(.*)\/[a-z]*$/, "$1");
}

function schemaAt(schema: DeclaredSchema, path: readonly string[]): DeclaredSchema | undefined {
  let node: DeclaredSchema | undefined = schema;
  for (const key of path) node = node?.properties?.[key] ?? (/^\d+$/.test(key) ? node?.items : undefined);
  return node;
}

function valueAt(raw: unknown, path: readonly string[]): unknown {
  let node = raw;
  for (const key of path) {
    if (Array.isArray(node)) node = node[Number(key)];
    else node = isRecord(node) ? node[key] : undefined;
  }
  return node;
}

/** A short, safe picture of a value: never more than 40 characters of it. */
export function shown(sent: unknown): string {
  const value = OtherType.whatCame(sent);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
  const text = typeof value === "string" ? JSON.stringify(value.slice(0, 42)) : String(value);
  return text.length > 42 ? `${text.slice(0, 40)}…` : text;
}
