import type { AnyOperation } from "../contract/operation";
import { isRecord } from "../wire/fold";
import { type DeclaredSchema, declaredSchemaOf } from "../wire/json-schema";
import { type Cut, type CutList, cutLists } from "./cut";
import { fieldsText } from "./fields";
import { type AnswerForm, type Detail, MOST_CHARACTERS } from "./form";
import { type Asked, type NextCall, nextCall } from "./next-call";
import { type PartedList, type Shaper, shaperOf } from "./shape";

/** Describes the rest of an answer that was cut. */
export interface More {
  readonly lists: readonly CutList[];
  /** Members that had no room at all; left out where there are none. */
  readonly members?: readonly string[];
  readonly next: NextCall;
}

const schemas = new WeakMap<AnyOperation, DeclaredSchema>();
const shapers = new WeakMap<AnyOperation, Map<Detail, Shaper>>();

/** An operation's answer as it is declared, converted once. */
export function answerSchema(operation: AnyOperation): DeclaredSchema {
  const schema = schemas.get(operation) ?? declaredSchemaOf(operation.output, "output");
  schemas.set(operation, schema);
  return schema;
}

/** Shapers without a selection are few and kept. */
function shaperFor(operation: AnyOperation, form: AnswerForm): Shaper {
  if (form.selection !== undefined) return shaperOf(answerSchema(operation), form);
  const own = shapers.get(operation) ?? new Map<Detail, Shaper>();
  shapers.set(operation, own);
  const shaper = own.get(form.detail) ?? shaperOf(answerSchema(operation), form);
  own.set(form.detail, shaper);
  return shaper;
}

/**
 * A whole answer in the form that was asked for; the same answer where that is `full` and all of it. Pure: the same
 * answer and form give the same, in every thread. Not `full` has at most 20,000 characters as JSON, or as many as the
 * form says: the longest lists are cut, and `more` names the call that gives the rest; where that is not enough the answer
 * becomes `compact`, and where even that is not, its largest members are left to that call.
 *
 * @param asked the operation, its parsed input, and the answer that `present` gave.
 */
export function inForm(asked: Asked, form: AnswerForm): unknown {
  if (form.detail === "full")
    return form.selection === undefined ? asked.answer : shaperFor(asked.operation, form)(asked.answer, undefined);
  const details: readonly Detail[] = form.detail === "compact" ? ["compact"] : ["standard", "compact"];
  for (const detail of details) {
    const fitted = within(asked, { ...form, detail });
    if (fitted !== undefined) return fitted.answer;
  }
  return withoutMembers(asked, { ...form, detail: "compact" });
}

function within(asked: Asked, form: AnswerForm): { readonly answer: unknown } | undefined {
  const { mostCharacters = MOST_CHARACTERS } = form;
  const shape = shaperFor(asked.operation, form);
  const whole = shape(asked.answer, undefined);
  const length = textLength(whole);
  if (length <= mostCharacters) return { answer: whole };
  // The size of `more` is known only once it is written: the first guess is nearly always enough.
  for (let reserve = 800; reserve < mostCharacters; reserve *= 2) {
    const lists: PartedList[] = [];
    const shaped = shape(asked.answer, lists);
    const cut = cutLists(lists, length - mostCharacters + reserve);
    if (cut === undefined) return undefined;
    const answer = withMore(shaped, moreOf(asked, form, cut));
    if (textLength(answer) <= mostCharacters) return { answer };
  }
  return undefined;
}

/** Leaves out members, the largest first, until the rest has room. A list at the root is sent whole, and where all the usual room
 * is there one member alone, too: the call for what was left out has to give it. */
function withoutMembers(asked: Asked, form: AnswerForm): unknown {
  const { mostCharacters = MOST_CHARACTERS, detail, selection } = form;
  const shaped = shaperFor(asked.operation, form)(asked.answer, undefined);
  if (!isRecord(shaped)) return shaped;
  const asSent = selection?.isWhole ? undefined : selection?.members;
  const bySize = Object.entries(shaped).sort(([, one], [, other]) => textLength(other) - textLength(one));
  const isShared = mostCharacters < MOST_CHARACTERS;
  for (let count = 1; count < bySize.length + (isShared ? 1 : 0); count++) {
    const members = bySize.slice(0, count).map(([name]) => name);
    const kept = Object.entries(shaped).filter(([name]) => !members.includes(name));
    const rest = members.map((name) => [name, asSent?.[name] ?? { isWhole: true, members: {} }] as const);
    const fields = fieldsText({ isWhole: false, members: Object.fromEntries(rest) });
    const next = nextCall(asked, { detail, fields });
    const answer = { ...Object.fromEntries(kept), more: { lists: [], members, next } };
    if (textLength(answer) <= mostCharacters) return answer;
  }
  return shaped;
}

function textLength(answer: unknown): number {
  return (JSON.stringify(answer) ?? "").length;
}

function moreOf(asked: Asked, { detail }: AnswerForm, { lists, rest }: Cut): More {
  return { lists, next: nextCall(asked, { detail, fields: rest }) };
}

/** An answer that is a list has nowhere to say that there is more. */
function withMore(answer: unknown, more: More): unknown {
  return isRecord(answer) ? { ...answer, more } : { items: answer, more };
}
