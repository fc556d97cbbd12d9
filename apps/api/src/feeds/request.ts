import { calendared, feedInputs, windowMembers } from "@almagest/calendar";
import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import {
  callNames,
  type Issue,
  idFinder,
  isRecord,
  LANGS,
  languageOf,
  leavesTimeOpen,
  type RawInput,
} from "@almagest/operation";
import type { SealedFeed } from "./seal";

/** The content of a feed. */
export type AskedShow = Omit<SealedFeed, "id">;

export type ReadFeed =
  | { readonly ok: true; readonly show: AskedShow }
  | { readonly ok: false; readonly issues: readonly Issue[] };

const MEMBERS: ReadonlySet<string> = new Set(["operation", "input", "lang"]);
/** Forms of an answer that a calendar does not have. */
const FORMS = ["lang", "detail", "fields", "picture", "report", "calendar"] as const;
const WINDOW = "The window of a feed moves with the day, from a month back to twelve months ahead.";
const LONGEST_SHOWN = 60;

/** Compiles the reader of `{ operation, input, lang }`. An operation is named by its id or as a tool. */
export function feedReader({ entries }: Pick<Catalogue, "entries">): (sent: unknown, today: string) => ReadFeed {
  const all = finderOf(entries);
  const withCalendar = finderOf(entries.filter(({ operation }) => calendared.includes(operation.id)));
  return (sent, today) => {
    if (!isRecord(sent)) return refused(issue("(root)", 'Send an object: {"operation":…,"input":{…},"lang":"en"}.'));
    const { operation, input = {}, lang: tag = "en" } = sent;
    const name = typeof operation === "string" ? operation : undefined;
    const entry = name === undefined ? undefined : withCalendar(name);
    const lang = typeof tag === "string" ? languageOf(tag) : undefined;
    const unknown = Object.keys(sent).find((member) => !MEMBERS.has(member));
    const issues = [
      ...(unknown === undefined ? [] : [unknownMember(unknown)]),
      ...(entry === undefined ? [noCalendar(operation, name === undefined ? undefined : all(name))] : []),
      ...(lang === undefined ? [issue("lang", `lang is one of ${LANGS.join(", ")}.`, LANGS.join("|"))] : []),
      ...(isRecord(input) ? [] : [issue("input", "input is no object. Send what the operation takes, in one object.")]),
    ];
    if (entry === undefined || lang === undefined || !isRecord(input) || issues.length > 0) return refused(...issues);
    const found = inputIssues(entry, { input, lang }, today);
    return found.length > 0 ? refused(...found) : { ok: true, show: { operationId: entry.operation.id, lang, input } };
  };
}

/** The requests of a feed on a day, for its operation. */
export function feedRaws({ operationId, lang, input }: AskedShow, today: string): readonly RawInput[] {
  return feedInputs(operationId, input, today).map((one) => ({ flat: { ...one, lang }, decodes: true }));
}

function finderOf(entries: readonly CatalogueEntry[]): (name: string) => CatalogueEntry | undefined {
  return idFinder(entries.flatMap((entry) => callNames(entry.operation).map((name) => [name, entry] as const)));
}

function refused(...issues: readonly Issue[]): ReadFeed {
  return { ok: false, issues };
}

function issue(path: string, message: string, expected?: string): Issue {
  return { path, message, code: "invalid_value", ...(expected !== undefined && { expected }) };
}

function unknownMember(name: string): Issue {
  const shown = name.slice(0, LONGEST_SHOWN);
  const message = `A feed has no member ${JSON.stringify(shown)}: only operation, input and lang. What the operation takes belongs into input.`;
  return issue(shown, message);
}

function noCalendar(sent: unknown, other: CatalogueEntry | undefined): Issue {
  const all = `These have one: ${calendared.join(", ")}.`;
  if (other !== undefined)
    return issue("operation", `There is no calendar of what ${other.operation.id} answers. ${all}`);
  const isLeftOut = sent === undefined || sent === null || sent === "";
  const what = isLeftOut
    ? "operation is missing"
    : typeof sent === "string"
      ? `There is no operation ${JSON.stringify(sent.slice(0, LONGEST_SHOWN))}`
      : "operation is no text";
  return issue("operation", `${what}. ${all}`);
}

/** Faults of the input itself, with their paths in the request. */
function inputIssues(
  { operation }: CatalogueEntry,
  { input, lang }: Omit<AskedShow, "operationId">,
  today: string,
): readonly Issue[] {
  const filled = windowMembers(operation.id).filter((member) => Object.hasOwn(input, member));
  const forms = FORMS.filter((member) => Object.hasOwn(input, member));
  const beside = [
    ...filled.map((member) => issue(`input.${member}`, `${WINDOW} Leave ${member} out.`)),
    ...forms.map((member) =>
      issue(
        `input.${member}`,
        member === "lang" ? "lang goes beside input." : `A feed is a calendar. Leave ${member} out.`,
      ),
    ),
  ];
  if (beside.length > 0) return beside;
  const { issues, isOpen } = parsedAll(operation, { operationId: operation.id, lang, input }, today);
  if (issues.length > 0) return issues;
  return isOpen ? [issue("input", "A calendar has exact dates, and the time of this birth is open. Send a time.")] : [];
}

interface Parsed {
  readonly issues: readonly Issue[];
  /** Whether the time of a birth is open. */
  readonly isOpen: boolean;
}

/** The first request that has faults tells them: all are the same but for their dates. */
function parsedAll(operation: CatalogueEntry["operation"], show: AskedShow, today: string): Parsed {
  let isOpen = false;
  for (const raw of feedRaws(show, today)) {
    const parsed = operation.parse(raw);
    if (!parsed.ok) return { issues: parsed.issues.map((one) => ({ ...one, path: `input.${one.path}` })), isOpen };
    const { uncertain } = operation;
    isOpen ||= uncertain !== undefined && isRecord(parsed.value) && leavesTimeOpen(parsed.value, uncertain.births);
  }
  return { issues: [], isOpen };
}
