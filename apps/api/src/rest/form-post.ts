import { type AnyOperation, isRecord, memberKey } from "@almagest/operation";
import { exampleOf } from "../curl";
import { BASE_PATH } from "./base";
import { jsonAddress } from "./pictures/address";
import { flatArguments } from "./pictures/arguments";
import { listParameters } from "./pictures/lists";
import { KEY_PARAMETER, type Query, readQuery } from "./query";

/** A POST without a JSON body. */
export interface FormPost {
  /** Path parameters as sent. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Undefined if it is not a form that can be read here. */
  readonly form: string | undefined;
}

/** A longer form is not read, and a longer request is not echoed: the operation's example is shown instead. */
const LONGEST_FORM = 4_000;
const LONGEST_SHOWN = 1_000;

/** Whether a content type is that of an HTML form. */
export function isForm(contentType: string | undefined): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(contentType ?? "");
}

/** The text of a URL-encoded form; multipart is not parsed. */
export function formText(contentType: string | undefined, body: string): string | undefined {
  return /urlencoded/i.test(contentType ?? "") && body.length <= LONGEST_FORM ? body : undefined;
}

/** The same request as JSON and as an address, for a caller who sent it as a form. */
export function asJsonAndAddress(operation: AnyOperation, sent: FormPost): string {
  const asked = sent.form === undefined ? undefined : requestOf(operation, sent, sent.form);
  const shown = asked === undefined ? "" : `As JSON it is ${shownRequest(operation, sent.params, asked)}`;
  if (shown !== "" && shown.length <= LONGEST_SHOWN) return shown;
  const example = { query: {}, body: exampleOf(operation, "body") ?? {} };
  return `For example: ${shownRequest(operation, sent.params, example)}`;
}

interface Asked {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The members of a form, in the right part of the request and, where they fit, with the right types. */
function requestOf(operation: AnyOperation, { params, query }: FormPost, form: string): Asked {
  const fields = readQuery(`?${form}`);
  const values = { ...query.values, ...fields.values };
  const lists = listParameters(operation, { ...fields, values });
  const { [KEY_PARAMETER]: _, ...others } = { ...values, ...Object.fromEntries(lists) };
  const { flat } = flatArguments(others);
  const parsed = operation.parse({ flat: { ...flat, ...params }, decodes: true });
  const typed = parsed.ok && isRecord(parsed.value) ? sentOf(parsed.value, flat) : flat;
  const inQuery = new Set(["lang", "detail", "fields", ...Object.keys(operation.query?.shape ?? {})].map(memberKey));
  const part = (isQuery: boolean): Asked["body"] =>
    Object.fromEntries(Object.entries(typed).filter(([name]) => inQuery.has(memberKey(name)) === isQuery));
  return { query: part(true), body: part(false) };
}

/** The request as read, without members that were not sent. */
function sentOf(read: Readonly<Record<string, unknown>>, flat: Asked["body"]): Asked["body"] {
  const sent = new Set(Object.keys(flat).map(memberKey));
  return Object.fromEntries(Object.entries(read).filter(([name]) => sent.has(memberKey(name))));
}

function shownRequest(operation: AnyOperation, params: FormPost["params"], { query, body }: Asked): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const path = `${BASE_PATH}${filled}`;
  const json = `POST ${path}${search(query)} with the body ${JSON.stringify(body)}`;
  return `${json}. GET ${jsonAddress(path)}${search({ ...body, ...query })} asks the same.`;
}

function search(values: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams(leaves(values, ""));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/** Members of objects and items of lists by their dotted names. */
function leaves(values: object, place: string): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const path = `${place}${name}`;
    return typeof value === "object" && value !== null ? leaves(value, `${path}.`) : [[path, String(value)]];
  });
}
