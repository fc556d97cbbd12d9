import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import {
  InvariantError,
  type Issue,
  isRecord,
  LANGS,
  type Lang,
  languageOf,
  leavesTimeOpen,
  memberKey,
} from "@almagest/operation";
import { rawOf } from "./compute";
import { addressFault } from "./courier";
import type { Inside } from "./inside";
import { EVENT_KINDS, EVENT_NAMES, type EventKind, type Row } from "./kinds";
import type { WebhookContent } from "./sealed";
import { SECRET_RULE, secretBytes } from "./secret";

type Operation = CatalogueEntry["operation"];

/** A webhook to make; without a secret it gets one. */
export interface AskedWebhook extends Omit<WebhookContent, "secrets"> {
  readonly secret: string | undefined;
}

export type ReadWebhook =
  | { readonly ok: true; readonly asked: AskedWebhook }
  | { readonly ok: false; readonly issues: readonly Issue[] };

const MEMBERS: ReadonlySet<string> = new Set(["url", "events", "lang", "secret"]);
/** Forms of an answer that a delivery does not have. */
const FORMS = ["detail", "fields", "picture", "report", "calendar"] as const;
const LONGEST_SHOWN = 60;
/** Requests of the first days, for their faults. */
const LOOK_MS = 7 * 86_400_000;

/** Compiles the reader of `{ url, events, lang, secret }`. */
export function webhookReader(
  { entries }: Pick<Catalogue, "entries">,
  inside: Inside,
): (sent: unknown, nowEpochMs: number) => ReadWebhook {
  const entryOf = (kind: EventKind): CatalogueEntry => {
    const found = entries.find(({ operation }) => operation.id === kind.operationId);
    if (found === undefined)
      throw new InvariantError("the events of webhooks are those of operations", { kind: kind.name });
    return found;
  };
  return (sent, nowEpochMs) => {
    if (!isRecord(sent)) return { ok: false, issues: [issue("(root)", `Send an object: ${EXAMPLE_TEXT}.`)] };
    const { url, events, lang: tag = "en", secret } = sent;
    const lang = typeof tag === "string" ? languageOf(tag) : undefined;
    const fault = addressFault(url, inside);
    const isSecret = secret === undefined || (typeof secret === "string" && secretBytes(secret) !== undefined);
    const issues = [
      ...Object.keys(sent)
        .filter((member) => !MEMBERS.has(member))
        .map((member) => unknownMember(member)),
      ...(fault === undefined ? [] : [issue("url", fault)]),
      ...(lang === undefined
        ? [issue("lang", `lang is one of ${LANGS.join(", ")}.`, { expected: LANGS.join("|") })]
        : []),
      ...(isSecret ? [] : [issue("secret", `secret has to be ${SECRET_RULE}. Leave it out to get one.`)]),
      ...eventIssues(events, lang ?? "en", { entryOf, nowEpochMs }),
    ];
    if (issues.length > 0 || typeof url !== "string" || lang === undefined || !isRecord(events)) {
      return { ok: false, issues };
    }
    const wanted = Object.fromEntries(
      EVENT_NAMES.flatMap((name) => (isRecord(events[name]) ? [[name, events[name]]] : [])),
    );
    const own = typeof secret === "string" ? secret : undefined;
    return { ok: true, asked: { url: new URL(url).href, lang, events: wanted, secret: own } };
  };
}

export const EXAMPLE_TEXT = '{"url":"https://example.com/hooks/sky","events":{"stations":{"planets":["Mercury"]}}}';
const KINDS_TEXT = EVENT_NAMES.join(", ");

function issue(path: string, message: string, more: Partial<Pick<Issue, "code" | "expected">> = {}): Issue {
  return { path, message, code: "invalid_value", ...more };
}

function unknownMember(name: string): Issue {
  const shown = name.slice(0, LONGEST_SHOWN);
  return issue(
    shown,
    `A webhook has no member ${JSON.stringify(shown)}: only url, events, lang and secret. What an operation takes belongs into events.`,
    { code: "unknown_member" },
  );
}

interface Looked {
  readonly entryOf: (kind: EventKind) => CatalogueEntry;
  readonly nowEpochMs: number;
}

function eventIssues(events: unknown, lang: Lang, looked: Looked): readonly Issue[] {
  if (!isRecord(events)) {
    const fault = events === undefined ? "is missing" : Array.isArray(events) ? "is a list" : "is no object";
    return [issue("events", `events ${fault}. Send an object as {"stations":{}}, with one or more of ${KINDS_TEXT}.`)];
  }
  const names = Object.keys(events);
  if (names.length === 0) return [issue("events", `events is empty. Send one or more of ${KINDS_TEXT}.`)];
  return names.flatMap((name) => {
    const kind = EVENT_KINDS.find((known) => known.name === name);
    const input = events[name];
    const path = `events.${name.slice(0, LONGEST_SHOWN)}`;
    if (kind === undefined)
      return [issue(path, `There are no such events. Send one or more of ${KINDS_TEXT}.`, { expected: KINDS_TEXT })];
    if (!isRecord(input)) return [issue(path, `${path} is no object. Send what ${kind.operationId} takes, or {}.`)];
    return inputIssues(kind, { input, lang, path }, looked);
  });
}

interface Asked {
  readonly input: Row;
  readonly lang: Lang;
  readonly path: string;
}

/** Faults of the input of one kind, with their paths in the request. */
function inputIssues(kind: EventKind, { input, lang, path }: Asked, { entryOf, nowEpochMs }: Looked): readonly Issue[] {
  const sentAs = (names: readonly string[]): readonly string[] => {
    const keys = new Set(names.map(memberKey));
    return Object.keys(input).filter((member) => keys.has(memberKey(member)));
  };
  const filled = sentAs(kind.window);
  const forms = sentAs(FORMS);
  const beside = [
    ...filled.map((member) =>
      issue(`${path}.${member}`, `A webhook tells of what is still to happen. Leave ${member} out.`),
    ),
    ...forms.map((member) => issue(`${path}.${member}`, `A delivery has one form. Leave ${member} out.`)),
    ...sentAs(["lang"]).map((member) => issue(`${path}.${member}`, "lang goes beside events.")),
  ];
  if (beside.length > 0) return beside;
  const { operation } = entryOf(kind);
  const [window] = kind.windowsOf(nowEpochMs, nowEpochMs + LOOK_MS);
  const parsed = operation.parse(rawOf({ ...input, ...window }, lang));
  if (!parsed.ok) {
    return parsed.issues.map((one) => ({ ...inWords(kind, operation, one), path: `${path}.${one.path}` }));
  }
  const { uncertain } = operation;
  const isOpen = uncertain !== undefined && isRecord(parsed.value) && leavesTimeOpen(parsed.value, uncertain.births);
  return isOpen
    ? [
        issue(
          `${path}.birthData.time`,
          "A delivery has an exact time, and the time of this birth is open. Send a time.",
        ),
      ]
    : [];
}

/** The options of a kind of events, by the names that its operation has for them. */
function optionsOf({ window }: EventKind, { query, body }: Operation): readonly string[] {
  const names = Object.keys({ ...query?.shape, ...body?.shape });
  return names.filter((name) => name !== "lang" && !window.includes(name));
}

/** The operation's own words tell of members that a webhook does not take, and of births without a time. */
function inWords(kind: EventKind, operation: Operation, found: Issue): Issue {
  const { path, code, expected } = found;
  const options = optionsOf(kind, operation);
  if (path === "birthData" && code === "invalid_type") return { ...found, message: BIRTH_TEXT };
  const isUnknown = code === "unknown_member" && !path.includes(".");
  const isHelped = expected !== undefined && (expected.includes(".") || options.includes(expected));
  if (!isUnknown || isHelped) return found;
  return { path, message: `${path} is no option of ${kind.name}, which take ${options.join(", ")}.`, code };
}

const BIRTH_TEXT =
  'birthData is no object with a birth. Send one with its time, as {"date":"1990-07-15","time":"13:30:00","timezone":"America/New_York"}.';
