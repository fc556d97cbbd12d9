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

/** Answers are declared once for an operation, twice where a time of birth may be unknown. */
interface Declared {
  readonly known: DeclaredSchema;
  readonly uncertain: DeclaredSchema | undefined;
  readonly either: DeclaredSchema;
}

const schemas = new WeakMap<AnyOperation, Declared>();
const shapers = new WeakMap<DeclaredSchema, Map<Detail, Shaper>>();

function declaredFor(operation: AnyOperation): Declared {
  const declared = schemas.get(operation) ?? declare(operation);
  schemas.set(operation, declared);
  return declared;
}

function declare({ output, uncertain }: AnyOperation): Declared {
  const known = declaredSchemaOf(output, "output");
  if (uncertain === undefined) return { known, uncertain: undefined, either: known };
  const other = declaredSchemaOf(uncertain.output, "output");
  return { known, uncertain: other, either: { anyOf: [known, other] } };
}

/** An operation's answers as they are declared, converted once. */
export function answerSchema(operation: AnyOperation): DeclaredSchema {
  return declaredFor(operation).either;
}

/** Whether an answer is of a birth without an exact time: no other answer has a state of its birth's time. */
export function isUncertainAnswer({ uncertain }: AnyOperation, answer: unknown): boolean {
  if (uncertain === undefined || !isRecord(answer)) return false;
  return isRecord(answer["birthTime"]) && answer["birthTime"]["state"] !== undefined;
}

/** Shapers without a selection are few and kept. */
function shaperFor({ operation, answer }: Pick<Asked, "operation" | "answer">, form: AnswerForm): Shaper {
  const { known, uncertain } = declaredFor(operation);
  const schema = uncertain !== undefined && isUncertainAnswer(operation, answer) ? uncertain : known;
  if (form.selection !== undefined) return shaperOf(schema, form);
  const own = shapers.get(schema) ?? new Map<Detail, Shaper>();
  shapers.set(schema, own);
  const shaper = own.get(form.detail) ?? shaperOf(schema, form);
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
    return form.selection === undefined ? asked.answer : shaperFor(asked, form)(asked.answer, undefined);
  const details: readonly Detail[] = form.detail === "compact" ? ["compact"] : ["standard", "compact"];
  for (const detail of details) {
    const fitted = within(asked, { ...form, detail });
    if (fitted !== undefined) return fitted.answer;
  }
  return withoutMembers(asked, { ...form, detail: "compact" });
}

function within(asked: Asked, form: AnswerForm): { readonly answer: unknown } | undefined {
  const { mostCharacters = MOST_CHARACTERS } = form;
  const shape = shaperFor(asked, form);
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
  const shaped = shaperFor(asked, form)(asked.answer, undefined);
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
