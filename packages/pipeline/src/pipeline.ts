import type { Caller, Callers, Credentials, Transport } from "@almagest/auth";
import {
  type AnyOperation,
  createContext,
  type Issue,
  isRecord,
  LANGS,
  type Lang,
  type RawInput,
} from "@almagest/operation";
import type { Charge, Meter } from "@almagest/quota";
import { failureOf } from "./failure";
import { answerOutcome, type Outcome, rateLimitHeaders, refusalOutcome } from "./outcome";
import type { Incident, LogPort } from "./ports";
import type { Refusal } from "./record";
import { invalidInput } from "./refusals";
import type { TextStore } from "./texts";

export interface PipelineParts {
  readonly callers: Callers;
  readonly meter: Meter;
  readonly texts: TextStore;
  readonly log: LogPort;
  /** Epoch milliseconds; asked once a call. */
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  /** What else operations may need, by the names of their needs: `{ ephemeris }`. */
  readonly resources: Readonly<Record<string, unknown>>;
  /** The service's address without a closing slash. */
  readonly publicUrl: string;
}

/** One call of one operation by a known caller. */
export interface Call {
  readonly operation: AnyOperation;
  /** Whose texts it speaks with. */
  readonly domainId: string;
  readonly caller: Caller;
  readonly transport: Transport;
  readonly raw: RawInput;
  /** What the transport itself found wrong with single fields; reported with all others. */
  readonly issues?: readonly Issue[];
  /** For the log. */
  readonly requestId?: string;
}

export type Identified =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly outcome: Outcome };

/**
 * The one way a call takes over both transports. A transport asks `identify` first, then finds the operation and reads
 * the body, answering with `refuse` where that fails, and hands the rest to `execute`. A fault inside becomes a 500 with
 * its record; a promise is rejected only where the meter or the callers do not answer at all.
 */
export interface Pipeline {
  identify(credentials: Credentials): Promise<Identified>;
  /**
   * Parses params, query and body together, charges one unit, runs, and writes the answer.
   *
   * What costs a unit: an answer, and a refusal of the domain, which had to be computed (404 for an identifier, 422).
   * What costs nothing: a call refused before it ran (400, 401, 404 for a path, 405, 413, 415, 429), and one that failed
   * here (5xx), whose unit is given back.
   */
  execute(call: Call): Promise<Outcome>;
  /** Answers for a transport. The headers show the caller's position, or an allowance of nothing for nobody known. */
  refuse(refusal: Refusal, caller?: Caller): Promise<Outcome>;
  /** The rate-limit headers alone, for an answer that a transport writes itself. */
  position(caller?: Caller): Promise<Readonly<Record<string, string>>>;
  /** Answers 500 for something that escaped a transport, and logs it. */
  fail(incident: Incident, caller?: Caller): Promise<Outcome>;
}

type Granted = Extract<Charge, { granted: true }>;

export function createPipeline(parts: PipelineParts): Pipeline {
  const { callers, meter, publicUrl, log } = parts;

  const refuse = async (refusal: Refusal, caller?: Caller): Promise<Outcome> =>
    refusalOutcome(refusal, { publicUrl, allowance: await meter.current(caller?.keyId) });

  const position: Pipeline["position"] = async (caller) => rateLimitHeaders(await meter.current(caller?.keyId));

  const fail = (incident: Incident, caller?: Caller): Promise<Outcome> => {
    log.error(incident);
    return refuse(failureOf(incident.error).refusal, caller);
  };

  const identify = async (credentials: Credentials): Promise<Identified> => {
    const found = await callers.identify(credentials);
    if (found.ok) return found;
    return { ok: false, outcome: await refuse({ code: found.code, error: found.message }) };
  };

  const execute = async (call: Call): Promise<Outcome> => {
    const parsed = call.operation.parse(call.raw);
    const issues = [...(call.issues ?? []), ...(parsed.ok ? [] : parsed.issues)];
    if (!parsed.ok || issues.length > 0) return refuse(invalidInput(issues), call.caller);
    const charge = await meter.charge(chargeRequest(call));
    if (!charge.granted) return refusalOutcome(exhausted(charge.allowance.limit), { ...charge, publicUrl });
    return run(parts, call, parsed.value, charge);
  };

  return { identify, execute, refuse, position, fail };
}

async function run(parts: PipelineParts, call: Call, input: unknown, charge: Granted): Promise<Outcome> {
  try {
    const texts = await parts.texts.catalogues(call.domainId, langOf(input));
    const { resources, now, random } = parts;
    const answer = call.operation.run(input, createContext({ ...resources, texts, now: now(), random }));
    return answerOutcome(answer, textOf(answer), charge.allowance);
  } catch (error) {
    return failed(parts, call, error, charge);
  }
}

async function failed(parts: PipelineParts, call: Call, error: unknown, charge: Granted): Promise<Outcome> {
  const { refusal, costs, isIncident } = failureOf(error);
  const { publicUrl, meter, log } = parts;
  if (isIncident) log.error({ message: "an operation failed", error, ...namesOf(call) });
  const allowance = costs ? charge.allowance : await meter.refund(charge.receipt);
  return refusalOutcome(refusal, { publicUrl, allowance });
}

function namesOf(call: Call): Pick<Incident, "operationId" | "requestId"> {
  const operationId = call.operation.id;
  return call.requestId === undefined ? { operationId } : { operationId, requestId: call.requestId };
}

function chargeRequest(call: Call): { keyId: string; operationId: string; transport: Transport } {
  return { keyId: call.caller.keyId, operationId: call.operation.id, transport: call.transport };
}

function exhausted(limit: number): Refusal {
  return {
    code: "rate_limit_exceeded",
    error: `The monthly allowance of ${limit} requests is used up. It is refilled on the 1st at 00:00 UTC.`,
  };
}

function langOf(input: unknown): Lang {
  const asked = isRecord(input) ? input["lang"] : undefined;
  return LANGS.find((known) => known === asked) ?? "en";
}

/** JSON has no undefined: an operation that answers nothing is a bug, not an empty body. */
function textOf(answer: unknown): string {
  const text: unknown = JSON.stringify(answer);
  if (typeof text !== "string") throw new TypeError("the answer has no JSON form");
  return text;
}
