import type { Caller, Callers, Credentials, Transport } from "@almagest/auth";
import {
  type AnswerForm,
  type AnyOperation,
  createContext,
  type Detail,
  type Issue,
  type RawInput,
  readForm,
} from "@almagest/operation";
import {
  type Account,
  type Allowance,
  type BurstGuard,
  type Charge,
  type ChargeRequest,
  isStorageAway,
  type Meter,
  needAccount,
} from "@almagest/quota";
import { accountOf, usageAccount } from "./account";
import { langOf, madeAnswer } from "./answer";
import { type MadeOf, madeOf, type Revalidation } from "./constant";
import { contentLanguage } from "./content-language";
import { type Failure, failureOf } from "./failure";
import { type HeavyJob, HeavyQueueFull, type HeavyWork } from "./heavy";
import { answerOutcome, type Outcome, rateLimitHeaders, refusalOutcome } from "./outcome";
import { type AskedPicture, type Painter, painted } from "./picture";
import type { Incident, LogPort } from "./ports";
import type { Refusal } from "./record";
import { exhausted, invalidInput, needsKey, saturated, storageAway, tooFast } from "./refusals";
import { withSeed } from "./seeded";
import type { TextStore } from "./texts";

export interface PipelineParts {
  readonly callers: Callers;
  readonly meter: Meter;
  readonly burst: BurstGuard;
  /** Where heavy operations are computed; without it they are computed like all others. */
  readonly heavy?: HeavyWork;
  /** Where pictures become PNGs; without it nobody may ask for one. */
  readonly painter?: Painter;
  /** Lets other work in between two calculations; without it each runs as soon as it is charged. */
  readonly inTurn?: InTurn;
  readonly texts: TextStore;
  readonly log: LogPort;
  /** Epoch milliseconds; asked once a call. */
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  /** What else operations may need, by the names of their needs: `{ ephemeris }`. */
  readonly resources: Readonly<Record<string, unknown>>;
  /** The service's address without a closing slash; undefined where no pages are served that errors could link to. */
  readonly publicUrl: string | undefined;
}

/** Does a piece of work that does not wait for anything, when it is its turn. */
export type InTurn = <Value>(work: () => Value) => Promise<Value>;

/** One call of one operation by a known caller. */
export interface Call {
  readonly operation: AnyOperation;
  /** Whose texts it speaks with. */
  readonly domainId: string;
  readonly caller: Caller;
  readonly transport: Transport;
  readonly raw: RawInput;
  /** How much of the answer is sent where the call itself says nothing; `full` where this is left out. */
  readonly detail?: Detail;
  /** Characters of an answer that is not `full`, at most; 20,000 where this is left out. */
  readonly mostCharacters?: number;
  /** Whether the answer may be wanted shorter once it is there: the outcome has `refit` then. */
  readonly isRefitted?: boolean;
  /** What is drawn of the answer, and sent in its place or beside it. */
  readonly picture?: AskedPicture;
  /** What the transport itself found wrong with single fields; reported with all others. */
  readonly issues?: readonly Issue[];
  /** What the caller has already: a constant answer may cost nothing then. */
  readonly revalidation?: Revalidation;
  /** For the log. */
  readonly requestId?: string;
}

export type Identified =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly outcome: Outcome };

/**
 * The one way a call takes over both transports. A transport asks `identify` first, then finds the operation and reads
 * the body, answering with `refuse` where that fails, and hands the rest to `execute`. No promise is rejected: a fault
 * inside becomes a 500 with its record, a database that is away a 503.
 */
export interface Pipeline {
  identify(credentials: Credentials): Promise<Identified>;
  /**
   * Parses params, query and body together, charges one unit, runs, and writes the answer.
   *
   * What costs a unit: an answer, and a refusal of the domain, which had to be computed (404 for an identifier, 422).
   * What costs nothing: a call refused before it ran (400, 401, 404 for a path, 405, 413, 415, 429), one that failed here
   * (5xx), whose unit is given back, and a constant answer that the caller has, or wants the headers of alone. The answer of a call that cost is recorded before it is given: what a killed
   * process leaves unanswered in the ledger was answered to nobody.
   */
  execute(call: Call): Promise<Outcome>;
  /** Answers for a transport. The headers show the caller's position, or an untouched allowance for nobody known. */
  refuse(refusal: Refusal, caller?: Caller): Promise<Outcome>;
  /** The rate-limit headers alone, as far as they are known without asking the database. */
  quotaHeaders(caller?: Caller): Readonly<Record<string, string>>;
  /** The rate-limit headers of whoever sends these credentials, also where they are refused. Never rejects. */
  liveQuotaHeaders(credentials: Credentials): Promise<Readonly<Record<string, string>>>;
  /** Answers 500, or 503 where the database is away, for something that escaped a transport, and logs it. */
  fail(incident: Incident, caller?: Caller): Promise<Outcome>;
  /** What operations may need of the machine, for a transport that has to understand what a caller wrote. */
  readonly resources: PipelineParts["resources"];
}

type Granted = Extract<Charge, { granted: true }>;

export function createPipeline(parts: PipelineParts): Pipeline {
  const { callers } = parts;

  const refuse = (refusal: Refusal, caller?: Caller): Promise<Outcome> =>
    refuseWith(parts, refusal, caller && accountOf(caller));

  const quotaHeaders: Pipeline["quotaHeaders"] = (caller) =>
    rateLimitHeaders(parts.meter.lastKnown(caller && accountOf(caller)));

  const fail = async (incident: Incident, caller?: Caller): Promise<Outcome> => {
    if (isStorageAway(incident.error)) return away(parts, incident, caller);
    parts.log.error(incident);
    return refuse(failureOf(incident.error).refusal, caller);
  };

  const identify = async (credentials: Credentials): Promise<Identified> => {
    try {
      const found = await callers.identify(credentials);
      if (found.ok) return found;
      const account = found.known && accountOf(found.known);
      return { ok: false, outcome: await refuseWith(parts, { code: found.code, error: found.message }, account) };
    } catch (error) {
      return { ok: false, outcome: await fail({ message: "a caller could not be identified", error }) };
    }
  };

  const liveQuotaHeaders: Pipeline["liveQuotaHeaders"] = async (credentials) => {
    try {
      const found = await callers.identify(credentials);
      const known = found.ok ? found.caller : found.known;
      return rateLimitHeaders(await latestAllowance(parts, known && accountOf(known)));
    } catch {
      return quotaHeaders();
    }
  };

  const execute = async (call: Call): Promise<Outcome> => {
    try {
      return await executed(parts, call);
    } catch (error) {
      return fail({ message: "a call could not be charged", error, ...namesOf(call) }, call.caller);
    }
  };

  return { identify, execute, refuse, quotaHeaders, liveQuotaHeaders, fail, resources: parts.resources };
}

/** One call, in the order of what it may be refused for. */
async function executed(parts: PipelineParts, call: Call): Promise<Outcome> {
  const { operation, caller } = call;
  const account = accountOf(caller);
  const refused = (refusal: Refusal): Promise<Outcome> => refuseWith(parts, refusal, account);
  const retryAfterSeconds = parts.burst.waitSeconds(caller.keyId, caller.burstPerSecond);
  if (retryAfterSeconds > 0) {
    const allowance = await latestAllowance(parts, account);
    return refusalOutcome(tooFast(caller), { publicUrl: parts.publicUrl, allowance, retryAfterSeconds });
  }
  const { raw, form: read, issues: ofForm } = readForm(operation, call.raw, call.detail);
  const { mostCharacters } = call;
  const form = mostCharacters === undefined ? read : { ...read, mostCharacters };
  const parsed = operation.parse(raw);
  const issues = [...(call.issues ?? []), ...ofForm, ...(parsed.ok ? [] : parsed.issues)];
  if (!parsed.ok || issues.length > 0) return refused(invalidInput(issues));
  if (needsAccount(operation) && caller.kind === "keyless") return refused(needsKey());
  if (isFull(parts, call)) {
    const allowance = await latestAllowance(parts, account);
    const wait = { retryAfterSeconds: SATURATED_RETRY_SECONDS };
    return refusalOutcome(saturated(), { publicUrl: parts.publicUrl, allowance, ...wait });
  }
  const asked = { input: parsed.value, form };
  const made = call.revalidation && madeOf(call, asked.input, form);
  const free = made === undefined ? undefined : await freeAnswer(parts, call, asked, made);
  if (free !== undefined) return free;
  const charge = await parts.meter.charge(chargeRequest(call, account));
  if (!charge.granted) return refusalOutcome(exhausted(charge), { ...charge, publicUrl: parts.publicUrl });
  const outcome = await run(parts, call, asked, charge);
  return made === undefined ? outcome : { ...outcome, madeOf: made };
}

/**
 * Of a constant answer: that the caller has it already, or its headers alone. They are those of the answer, so it is
 * made; a PNG is painted for whoever wants to see it.
 */
async function freeAnswer(
  parts: PipelineParts,
  call: Call,
  asked: Understood,
  made: MadeOf,
): Promise<Outcome | undefined> {
  const { revalidation, operation, picture } = call;
  const isKnown = revalidation?.has(made) === true;
  if (!isKnown && (revalidation?.isHead !== true || operation.isHeavy)) return undefined;
  const allowance = await latestAllowance(parts, accountOf(call.caller));
  if (isKnown) return { status: 304, headers: rateLimitHeaders(allowance), body: "", madeOf: made };
  try {
    const { body, svg } = await computedHere(parts, call, { ...asked, allowance });
    const drawn = picture?.type === "image/svg+xml" ? svg : undefined;
    return { status: 200, headers: rateLimitHeaders(allowance), body, madeOf: made, ...(drawn && { picture: drawn }) };
  } catch (error) {
    const { refusal, isIncident } = failureOf(error);
    if (isIncident) parts.log.error({ message: "an operation failed", error, ...namesOf(call) });
    return refusalOutcome(refusal, { publicUrl: parts.publicUrl, allowance });
  }
}

function isFull({ heavy, painter }: PipelineParts, { operation, picture }: Call): boolean {
  if (operation.isHeavy && heavy?.hasRoom() === false) return true;
  return picture?.type === "image/png" && painter?.hasRoom() === false;
}

async function refuseWith(parts: PipelineParts, refusal: Refusal, account: Account | undefined): Promise<Outcome> {
  return refusalOutcome(refusal, { publicUrl: parts.publicUrl, allowance: await latestAllowance(parts, account) });
}

/** Exact where the database answers, else as it was last seen: a refusal is never lost over its headers. */
async function latestAllowance({ meter }: PipelineParts, account: Account | undefined): Promise<Allowance> {
  if (account === undefined) return meter.lastKnown(account);
  try {
    return await meter.current(account);
  } catch {
    return meter.lastKnown(account);
  }
}

/** Seconds after which it is worth asking again: the service finds a database that is back within one. */
const AWAY_RETRY_SECONDS = 2;

function away(parts: PipelineParts, incident: Incident, caller: Caller | undefined): Outcome {
  parts.log.error({ ...incident, message: "the database is away" });
  const allowance = parts.meter.lastKnown(caller && accountOf(caller));
  const { publicUrl } = parts;
  const outcome = refusalOutcome(storageAway(), { publicUrl, allowance, retryAfterSeconds: AWAY_RETRY_SECONDS });
  return { ...outcome, status: 503 };
}

/** A request as it was understood. */
interface Understood {
  readonly input: unknown;
  readonly form: AnswerForm;
}

async function run(parts: PipelineParts, call: Call, asked: Understood, charge: Granted): Promise<Outcome> {
  try {
    const computed = await (parts.heavy !== undefined && call.operation.isHeavy
      ? computedElsewhere(parts, parts.heavy, call, asked)
      : computedHere(parts, call, { ...asked, allowance: charge.allowance }));
    if ("failure" in computed) return failed(parts, call, computed, charge);
    const { body, svg, hasProse, refit } = computed;
    const picture =
      svg === undefined || call.picture === undefined
        ? undefined
        : await painted(call.picture.type, svg, parts.painter);
    const language = await languageOfAnswer(parts, call, { input: asked.input, hasProse });
    await parts.meter.answered(charge.receipt);
    const outcome = answerOutcome(body, charge.allowance, picture);
    const headers = { ...outcome.headers, "Content-Language": language };
    return { ...outcome, headers, ...(refit && { refit }) };
  } catch (error) {
    return failed(parts, call, faultOf(error), charge);
  }
}

/** A picture in the place of the answer has names alone. */
function languageOfAnswer(
  { texts }: PipelineParts,
  { domainId, picture }: Call,
  { input, hasProse }: Pick<Understood, "input"> & Pick<Computed, "hasProse">,
): Promise<string> | string {
  if (picture !== undefined && !picture.isBeside) return langOf(picture.options);
  return contentLanguage(texts, { domainId, lang: langOf(input), hasProse });
}

/** An answer, and what is to be painted of it. */
interface Computed extends Pick<Outcome, "body" | "refit"> {
  readonly hasProse: boolean;
  readonly svg?: string;
}

async function computedHere(
  parts: PipelineParts,
  call: Call,
  { input, form, allowance }: Understood & { readonly allowance: Allowance },
): Promise<Computed> {
  const texts = await parts.texts.catalogues(call.domainId, langOf(input));
  const { resources, random } = parts;
  const now = parts.now();
  const account = usageAccount(call.caller, allowance, now);
  const context = createContext({ ...resources, ...account, texts, now, random });
  const { inTurn = atOnce } = parts;
  const wish = call.picture === undefined ? { form } : { form, picture: call.picture };
  const drawn = withSeed({ operation: call.operation, input, form, random });
  return inTurn(() => {
    const { body, svg, hasProse, textIn } = madeAnswer(call.operation, drawn, context, parts.publicUrl, wish);
    const refit = (mostCharacters: number): string => textIn({ ...form, mostCharacters });
    return { body, hasProse, ...(svg !== undefined && { svg }), ...(call.isRefitted && { refit }) };
  });
}

async function atOnce<Value>(work: () => Value): Promise<Value> {
  return work();
}

async function computedElsewhere(
  parts: PipelineParts,
  heavy: HeavyWork,
  { operation, domainId, picture }: Call,
  { input, form }: Understood,
): Promise<Computed | Fault> {
  const seed = parts.random(SEED_BYTES);
  const what = { operationId: operation.id, domainId, input, lang: langOf(input) };
  const job = { ...what, now: parts.now(), seed, publicUrl: parts.publicUrl, form };
  const result = await heavy.run(picture === undefined ? job : { ...job, picture: namedPicture(picture) });
  return result.ok ? result : { failure: result.failure, error: result.detail };
}

/** A picture as data: functions travel to no other thread. */
function namedPicture({ picture: { form }, options, isBeside }: AskedPicture): NonNullable<HeavyJob["picture"]> {
  return { form, options, isBeside };
}

const SEED_BYTES = 32;

/** What a failure means, and what the log is told of it. */
interface Fault {
  readonly failure: Failure;
  readonly error: unknown;
}

function faultOf(error: unknown): Fault {
  if (error instanceof HeavyQueueFull) {
    return { failure: { refusal: saturated(), costs: false, isIncident: false }, error };
  }
  return { failure: failureOf(error), error };
}

async function failed(parts: PipelineParts, call: Call, fault: Fault, charge: Granted): Promise<Outcome> {
  const { refusal, costs, isIncident } = fault.failure;
  const { publicUrl, meter, log } = parts;
  if (isIncident) log.error({ message: "an operation failed", error: fault.error, ...namesOf(call) });
  if (costs) await meter.answered(charge.receipt);
  const allowance = costs ? charge.allowance : await givenBack(meter, charge);
  const wait = refusal.code === "compute_saturated" ? { retryAfterSeconds: SATURATED_RETRY_SECONDS } : {};
  return { ...refusalOutcome(refusal, { publicUrl, allowance, ...wait }), ...(costs && { isCharged: true as const }) };
}

/** The longest calculation takes a fraction of it. */
const SATURATED_RETRY_SECONDS = 1;

/** Where the database is away, the meter gives the unit back later. */
async function givenBack(meter: Meter, charge: Granted): Promise<Allowance> {
  try {
    return await meter.refund(charge.receipt);
  } catch {
    return meter.lastKnown(charge.receipt.account);
  }
}

function namesOf(call: Call): Pick<Incident, "operationId" | "requestId"> {
  const operationId = call.operation.id;
  return call.requestId === undefined ? { operationId } : { operationId, requestId: call.requestId };
}

function chargeRequest(call: Call, account: Account): ChargeRequest {
  const request = { account, operationId: call.operation.id, transport: call.transport };
  return call.requestId === undefined ? request : { ...request, requestId: call.requestId };
}

function needsAccount(operation: AnyOperation): boolean {
  return operation.needs.some(({ name }) => name === needAccount.name);
}
