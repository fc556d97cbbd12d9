import type { Issue } from "../contract/issues";
import type { AnyOperation } from "../contract/operation";
import type { RawInput } from "../contract/request";
import { isRecord, memberKey } from "../wire/fold";
import { shown } from "../wire/zod-issues";
import { answerSchema } from "./answer";
import { type AnswerForm, DETAILS, type Detail, FULL } from "./form";
import { select } from "./select";

/** A request without what it says of the form of its answer. */
export interface ReadForm {
  readonly raw: RawInput;
  readonly form: AnswerForm;
  readonly issues: readonly Issue[];
}

/**
 * Takes `detail` and `fields` out of a request, where every operation has them: in the query, or among the arguments of
 * a call. A detail that was not sent is `assumed`.
 */
export function readForm(operation: AnyOperation, raw: RawInput, assumed: Detail = FULL.detail): ReadForm {
  const holder = "flat" in raw ? raw.flat : raw.query;
  const taken = isRecord(holder) ? takenFrom(holder) : undefined;
  if (taken === undefined) return { raw, form: { detail: assumed }, issues: [] };
  const { others, detail, fields } = taken;
  const rest: RawInput = "flat" in raw ? { ...raw, flat: others } : { ...raw, query: others };
  const issues: Issue[] = [];
  const read = detail === undefined ? assumed : detailIn(detail);
  if (read === undefined) issues.push(wrongDetail(detail));
  const selected = fields === undefined ? undefined : selectedBy(operation, fields);
  if (selected?.ok === false) issues.push(...selected.issues);
  const selection = selected?.ok ? { selection: selected.selection } : {};
  return { raw: rest, form: { detail: read ?? assumed, ...selection }, issues };
}

interface Taken {
  readonly others: Readonly<Record<string, unknown>>;
  readonly detail: unknown;
  readonly fields: unknown;
}

/** Undefined where neither is there. Each property is read once; `null` and empty text are as good as nothing. */
function takenFrom(holder: Readonly<Record<string, unknown>>): Taken | undefined {
  let keys: readonly string[];
  try {
    keys = Object.keys(holder);
  } catch {
    return undefined;
  }
  const named = (name: string): string | undefined => keys.find((key) => key.length <= 10 && memberKey(key) === name);
  const [detailKey, fieldsKey] = [named("detail"), named("fields")];
  if (detailKey === undefined && fieldsKey === undefined) return undefined;
  const others = Object.entries(holder).filter(([key]) => key !== detailKey && key !== fieldsKey);
  return {
    others: Object.fromEntries(others),
    detail: sent(detailKey === undefined ? undefined : holder[detailKey]),
    fields: sent(fieldsKey === undefined ? undefined : holder[fieldsKey]),
  };
}

function sent(value: unknown): unknown {
  return value === null || value === "" ? undefined : value;
}

function detailIn(value: unknown): Detail | undefined {
  return typeof value === "string" ? DETAILS.find((one) => one === value.trim().toLowerCase()) : undefined;
}

function wrongDetail(value: unknown): Issue {
  const listed = DETAILS.map((one) => JSON.stringify(one)).join(", ");
  const message = `detail is ${shown(value)}. Send one of ${listed}.`;
  return { path: "detail", message, code: "invalid_value", expected: DETAILS.join("|") };
}

function selectedBy(operation: AnyOperation, fields: unknown): ReturnType<typeof select> {
  if (typeof fields === "string") return select(answerSchema(operation), fields);
  const message = `fields is ${shown(fields)}. Send text, for example planets.name,aspects[0:20].`;
  return { ok: false, issues: [{ path: "fields", message, code: "invalid_type", expected: "string" }] };
}
