import type * as z from "zod";
import type { BirthOperation } from "./contract/birth-operation";
import type { BaseContext, Need, NeededContext } from "./contract/context";
import { ValidationError } from "./contract/errors";
import type { AnyOperation } from "./contract/operation";
import type { RawInput } from "./contract/request";
import type { Words } from "./contract/words";
import { defineOperation, type InputOf, type NoPart, type OperationDefinition, type RequestOf } from "./define";
import { type Draft, known } from "./draft";
import { asAnswer, asComputed, attachTo, emptyContext, erase } from "./erased";
import { birthTimePlace, leavesTimeOpen, withAssumedTimes, withBirthTimes } from "./inputs/birth-time";
import type { UncertainRequest } from "./inputs/birth-time-types";
import { isRecord } from "./wire/fold";

/** The other half of an operation on a birth: what it answers where the time is not known exactly. */
export interface UncertainArm<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  UO extends z.ZodType,
  Needs extends readonly Need[],
  Times extends string,
  UFacts,
> {
  /** The times of birth in the request: `["time"]`, or `["person1.time", "person2.time"]`. */
  readonly births: readonly Times[];
  /** An object with a `birthTime`, whose `state` is `unknown` or `range`. */
  readonly output: UO;
  /** The input has each birth as it was sent: `spanOfBirth` of `@almagest/civil-time` says when it may have been. */
  readonly compute: (input: UncertainRequest<InputOf<P, Q, B>, Times>, context: NeededContext<Needs>) => UFacts;
  readonly present: (facts: UFacts, words: Words) => Draft<z.output<UO>>;
}

/**
 * Declares an operation on a birth whose time may be unknown, or known to so many minutes. The members that `defineOperation`
 * takes answer a known time, as they would without the other arm; `uncertain` answers all else.
 */
export function defineBirthOperation<
  O extends z.ZodType,
  UO extends z.ZodType,
  Facts,
  UFacts,
  B extends z.ZodObject,
  const Times extends string,
  P extends z.ZodObject = NoPart,
  Q extends z.ZodObject = NoPart,
  const Needs extends readonly Need[] = readonly [],
>(
  definition: OperationDefinition<P, Q, B, O, Needs, Facts> & {
    readonly body: B;
    readonly uncertain: UncertainArm<P, Q, B, UO, Needs, Times, UFacts>;
  },
): BirthOperation<RequestOf<P, Q, B>, z.output<O>, z.output<UO>, Times, NeededContext<Needs>> {
  const { uncertain, ...exact } = definition;
  const births = uncertain.births.map((path) => birthTimePlace(exact.body, path));
  const body = withBirthTimes(exact.body, births);
  const { output, present } = uncertain;
  const compute: (input: object, context: NeededContext<Needs>) => UFacts = asComputed(uncertain.compute);
  const timed = erase(defineOperation(exact));
  const open = erase(defineOperation({ ...exact, body, output, compute, present, examples: [] }));
  const parse: AnyOperation["parse"] = (raw: RawInput) => {
    const parsed = open.parse(raw);
    return parsed.ok && isRecord(parsed.value) ? { ok: true, value: withAssumedTimes(parsed.value, births) } : parsed;
  };
  const run: AnyOperation["run"] = (input, context) =>
    (isRecord(input) && leavesTimeOpen(input, births) ? open : timed).run(input, context);
  const call = (input: object, context?: BaseContext): unknown => {
    const parsed = parse({ flat: input });
    if (!parsed.ok) throw new ValidationError(parsed.issues);
    return asAnswer(known(run(parsed.value, context ?? emptyContext())));
  };
  const { compute: _, present: __, ...facts } = exact;
  return attachTo(call, { ...facts, body, uncertain: { output, births, knownBody: exact.body }, parse, run });
}
