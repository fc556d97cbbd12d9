import type { UncertainRequest, UnknownRequest } from "../inputs/birth-time-types";
import type { ContextArgument, Operation } from "./operation";

/**
 * An operation on a birth whose time may be unknown, or known to so many minutes: it answers such a request too, with an
 * answer of its own in which `birthTime` says what holds all through the time that the birth may have been at.
 *
 * `Times` names the times of birth in the request: `"time"`, or `"person1.time" | "person2.time"`.
 *
 * A request that has a `time` of type `string` gets the answer of a known time; one that says by its type that the time is
 * open gets the other; and where the type leaves both possible, so does that of the answer.
 */
export interface BirthOperation<
  Request extends object,
  Answer,
  Uncertain,
  Times extends string,
  Context extends object = object,
> extends Operation<Request, Answer, Context> {
  // The last signature is the one that `ReturnType` and `Parameters` read: that of a known time, as ever.
  (request: UnknownRequest<Request, Times>, ...context: ContextArgument<Context>): Uncertain;
  (request: Request, ...context: ContextArgument<Context>): Answer;
  (request: UncertainRequest<Request, Times>, ...context: ContextArgument<Context>): Answer | Uncertain;
  (request: Request, ...context: ContextArgument<Context>): Answer;
}
