import { isRecord } from "../wire/fold";
import type { DeclaredSchema, Weight } from "../wire/json-schema";
import { answerSchema } from "./answer";
import type { AnswerForm } from "./form";
import type { Asked } from "./next-call";
import { type Place, placeOf } from "./schema-places";
import { DROPPED } from "./shape";

/** Weights of sentences; all other members are names, numbers and lists to look up. */
const SENTENCES: ReadonlySet<Weight> = new Set(["prose", "long", "repeated"]);

/** A place, and whether it or anything inside may hold sentences. */
interface ProsePlace extends Place {
  readonly mayHold: boolean;
}

const places = new WeakMap<DeclaredSchema, ProsePlace>();

function prosePlace(schema: DeclaredSchema): ProsePlace {
  const known = places.get(schema);
  if (known !== undefined) return known;
  const place = placeOf(schema);
  const { weight, members = {}, items, others } = place;
  const inside = [...Object.values(members), items, others].filter((one) => typeof one === "object");
  const isSentence = weight !== undefined && SENTENCES.has(weight);
  const made = { ...place, mayHold: isSentence || inside.some((one) => prosePlace(one).mayHold) };
  places.set(schema, made);
  return made;
}

/** Whether an answer, sent in a form, holds prose: sentences for a reader beside names and numbers. */
export function holdsProse({ operation, answer }: Pick<Asked, "operation" | "answer">, form: AnswerForm): boolean {
  const { detail, selection } = form;
  if (selection === undefined && [...SENTENCES].every((weight) => DROPPED[detail].has(weight))) return false;
  return isProse(answerSchema(operation), answer, form);
}

type At = Pick<AnswerForm, "detail" | "selection">;

function isProse(schema: DeclaredSchema, value: unknown, { detail, selection }: At): boolean {
  const { mayHold, weight, members = {}, others, items } = prosePlace(schema);
  if (!mayHold || value === undefined || value === null) return false;
  // A place named by a path is sent at every detail.
  const isDropped = weight !== undefined && DROPPED[detail].has(weight);
  if (isDropped && selection === undefined) return false;
  if (weight !== undefined && SENTENCES.has(weight)) return holdsText(value);
  const asked = selection?.isWhole ? undefined : selection;
  const within = isDropped ? "full" : detail;
  if (Array.isArray(value)) {
    const at = asked === undefined ? { detail: within } : { detail: within, selection: asked };
    return items !== undefined && value.some((item) => isProse(items, item, at));
  }
  if (!isRecord(value)) return false;
  return Object.entries(value).some(([name, member]) => {
    const own = Object.hasOwn(members, name) ? members[name] : others;
    const named = asked !== undefined && Object.hasOwn(asked.members, name) ? asked.members[name] : undefined;
    if (typeof own !== "object" || (asked !== undefined && named === undefined)) return false;
    return isProse(own, member, named === undefined ? { detail: within } : { detail: within, selection: named });
  });
}

function holdsText(value: unknown): boolean {
  if (typeof value === "string") return value !== "";
  return typeof value === "object" && value !== null && Object.values(value).some(holdsText);
}
