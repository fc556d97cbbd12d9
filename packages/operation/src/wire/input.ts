import * as z from "zod";
import type { Issue } from "../contract/issues";
import type { FlatInput, ParseResult, PartedInput, RawInput } from "../contract/request";
import { lang } from "../inputs/lang";
import { isRecord, memberKey } from "./fold";
import { type DeclaredSchema, declaredSchemaOf, withBranches } from "./json-schema";
import { type KnownPart, type PartName, type Unknown, unknownMemberIssues, unknownMembers } from "./members";
import { LONGEST_NAME, membersOf, readerFor, readOnce, UnreadableInput, type ValueReader } from "./reader";
import { issuesOf, shown } from "./zod-issues";

/** One part's schema, compiled when it is first used. */
export interface PartParser {
  readonly schema: z.ZodObject;
  readonly compiled: () => CompiledPart;
}

interface CompiledPart {
  readonly declared: DeclaredSchema;
  readonly read: ValueReader;
  /** The keys of its members' names. */
  readonly keys: ReadonlySet<string>;
}

export interface PartParsers {
  readonly params?: PartParser;
  readonly query?: PartParser;
  readonly body?: PartParser;
}

export function partParser(schema: z.ZodObject): PartParser {
  let compiled: CompiledPart | undefined;
  return {
    schema,
    compiled: () => {
      compiled ??= compile(schema);
      return compiled;
    },
  };
}

function compile(schema: z.ZodObject): CompiledPart {
  const declared = withBranches(declaredSchemaOf(schema));
  const keys = new Set(Object.keys(declared.properties ?? {}).map(memberKey));
  return { declared, read: readerFor(declared), keys };
}

/** Taken by every operation, declared or not. */
const LANGUAGE = partParser(z.object({ lang }));
/** A key in the query is the caller's, not the operation's. */
const KEY_PARAMETER = "api_key";

/** One object of members, and the schemas they belong to. */
interface Group {
  readonly part: PartName;
  readonly value: unknown;
  readonly parsers: readonly PartParser[];
  readonly decodes: boolean;
  readonly unpacks: boolean;
}

/** Parses all parts and reports every failing field of all of them at once. */
export function parseParts(parts: PartParsers, raw: RawInput): ParseResult<object> {
  const groups = "flat" in raw ? [flatGroup(parts, raw)] : partGroups(parts, raw);
  const unknown = unknownMembers();
  const results = groups.map((group) => parseGroup(group, unknown.add));
  const issues = results.flatMap((result) => (result.ok ? [] : result.issues));
  if (unknown.count() > 0) issues.push(...unknownMemberIssues(unknown, knownParts(groups)));
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, value: Object.assign({}, ...results.map((result) => (result.ok ? result.value : {}))) };
}

function flatGroup({ params, query, body }: PartParsers, { flat, decodes = false }: FlatInput): Group {
  const parsers = withLanguage([params, query, body].filter((parser) => parser !== undefined));
  return { part: "arguments", value: flat, parsers, decodes, unpacks: decodes };
}

function partGroups(parts: PartParsers, { params = {}, query = {}, body = {} }: PartedInput): readonly Group[] {
  const listed = (parser: PartParser | undefined): readonly PartParser[] => (parser === undefined ? [] : [parser]);
  return [
    { part: "path", value: params, parsers: listed(parts.params), decodes: true, unpacks: false },
    {
      part: "query",
      value: withoutKey(query),
      parsers: withLanguage(listed(parts.query)),
      decodes: true,
      unpacks: false,
    },
    { part: "body", value: body, parsers: listed(parts.body), decodes: true, unpacks: false },
  ];
}

function withoutKey(query: unknown): unknown {
  if (!isRecord(query) || !Object.hasOwn(query, KEY_PARAMETER)) return query;
  const { [KEY_PARAMETER]: _, ...others } = query;
  return others;
}

function withLanguage(parsers: readonly PartParser[]): readonly PartParser[] {
  return parsers.some((parser) => parser.compiled().keys.has("lang")) ? parsers : [...parsers, LANGUAGE];
}

function knownParts(groups: readonly Group[]): readonly KnownPart[] {
  return groups.flatMap(({ part, parsers }) => parsers.map((parser) => ({ part, schema: parser.compiled().declared })));
}

/** Tells `addUnknown` what no schema of the group knows, so that it can be looked for in the others. */
function parseGroup(group: Group, addUnknown: (unknown: Unknown) => void): ParseResult<object> {
  const { part, parsers, decodes, unpacks } = group;
  try {
    const sent = readOnce(() => (isRecord(group.value) ? group.value : undefined));
    if (sent === undefined) return { ok: false, issues: [noObject(part, group.value)] };
    const keys = parsers.map((parser) => parser.compiled().keys);
    const known: [string, unknown][] = [];
    for (const [name, member] of membersOf(sent)) {
      const key = name.length > LONGEST_NAME ? undefined : memberKey(name);
      if (key !== undefined && keys.some((own) => own.has(key))) known.push([name, member]);
      else if (member !== undefined) addUnknown({ part, place: [], name });
    }
    const value = Object.fromEntries(known);
    const results = parsers.map((parser) => {
      const issues: Issue[] = [];
      const onUnknown = (name: string, place: readonly string[]): void => {
        if (place.length > 0) addUnknown({ part, place, name });
      };
      return check(parser, parser.compiled().read(value, [], { issues, decodes, unpacks, onUnknown }), issues);
    });
    const issues = results.flatMap((result) => (result.ok ? [] : result.issues));
    if (issues.length > 0) return { ok: false, issues };
    return { ok: true, value: Object.assign({}, ...results.map((result) => (result.ok ? result.value : {}))) };
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    return { ok: false, issues: [unreadable(error.message)] };
  }
}

/** The language of an operation that declares none is looked at and not handed on. */
function check(parser: PartParser, read: unknown, found: readonly Issue[]): ParseResult<object> {
  const result = parser.schema.safeParse(read);
  if (result.success && found.length === 0) return { ok: true, value: parser === LANGUAGE ? {} : result.data };
  const failing = result.success ? [] : issuesOf(result.error.issues, read, parser.compiled().declared);
  return { ok: false, issues: [...found, ...failing] };
}

function noObject(part: PartName, value: unknown): Issue {
  const what = part === "arguments" ? "The input" : `The ${part}`;
  const message = `${what} is ${shown(value)}. Send a JSON object of named members.`;
  return { path: "(root)", message, code: "invalid_type", expected: "object" };
}

function unreadable(reason: string): Issue {
  const message = `The input cannot be read (${reason}). Send plain data: text, numbers, lists and objects of them.`;
  return { path: "(root)", message, code: "invalid_type", expected: "object" };
}
