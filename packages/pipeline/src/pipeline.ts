import type { Caller, Callers, Credentials, Transport } from "@almagest/auth";
import { type AnyOperation, type Detail, type Issue, isHeavyCall, type RawInput, readForm } from "@almagest/operation";
import { type BurstGuard, isStorageAway, type Meter, needAccount } from "@almagest/quota";
import { accountOf } from "./account";
import type { AskedCalendar } from "./calendar";
import { charged, chargeRequest, latestAllowance, type Shown } from "./charging";
import { type Kept, keptAnswer, type Revalidation } from "./constant";
import { failureOf } from "./failure";
import { type AskedFeed, refusalOfFeed, runFeed, type TriedFeed } from "./feed";
import type { HeavyWork } from "./heavy";
import { type AskedOnce, type OnceParts, runOnce } from "./once";
import { type Outcome, rateLimitHeaders, refusalOutcome } from "./outcome";
import { ENDLESS, type Patience } from "./patience";
import type { AskedPicture, Painter } from "./picture";
import type { Incident, LogPort } from "./ports";
import type { Refusal } from "./record";
import { invalidInput, needsKey, notGranted, onceNeedsKey, saturated, storageAway, tooFast } from "./refusals";
import type { AskedReport, Reporter } from "./report";
import { computedHere, faultOf, faultOutcome, namesOf, type Run, runCharged } from "./running";
import type { TextStore } from "./texts";

export interface PipelineParts {
  readonly callers: Callers;
  readonly meter: Meter;
  readonly burst: BurstGuard;
  /** Where heavy operations are computed; without it they are computed like all others. */
  readonly heavy?: HeavyWork;
  /** The calls that `heavy` computes; those of heavy operations by default. */
  readonly isElsewhere?: (operation: AnyOperation, input: unknown) => boolean;
  /** Where pictures become PNGs; without it nobody may ask for one. */
  readonly painter?: Painter;
  /** Answers become reports there; without it nobody may ask for one. */
  readonly reporter?: Reporter;
  /**
   * Bounds the total time that one call waits for the database, given the milliseconds that it waited already; without
   * it only each single statement is bounded.
   */
  readonly patience?: (spentMs: number) => Patience;
  /** For keys of idempotency; without it no call may have one. */
  readonly once?: OnceParts;
  /** Lets other work in between two calculations; without it each runs as soon as it is charged. */
  readonly inTurn?: InTurn;
  readonly texts: TextStore;
  readonly log: LogPort;
  /** Epoch milliseconds; asked once a call. */
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  /** Other needs of operations, by name: `{ ephemeris }`. */
  readonly resources: Readonly<Record<string, unknown>>;
  /** The service's address without a closing slash; undefined where no pages are served that errors could link to. */
  readonly publicUrl: string | undefined;
}

/** Does a piece of work that does not wait for anything, when it is its turn. */
export type InTurn = <Value>(work: () => Value) => Promise<Value>;

/** One call of one operation by a known caller. */
export interface Call {
  readonly operation: AnyOperation;
  /** The domain whose texts it uses. */
  readonly domainId: string;
  readonly caller: Caller;
  readonly transport: Transport;
  readonly raw: RawInput;
  /** The amount of the answer to send where the call itself does not say; `full` by default. */
  readonly detail?: Detail;
  /** Characters of an answer that is not `full`, at most; 20,000 where this is left out. */
  readonly mostCharacters?: number;
  /** Whether the answer may be wanted shorter once it is there: the outcome has `refit` then. */
  readonly isRefitted?: boolean;
  /** The picture to draw of the answer, sent in its place or beside it. */
  readonly picture?: AskedPicture;
  /** The report to set of the whole answer, sent in its place. */
  readonly report?: AskedReport;
  /** The calendar to write of the whole answer, sent in its place. */
  readonly calendar?: AskedCalendar;
  /** The feed that it fetches. Its requests are there, and `raw` is unread. */
  readonly feed?: AskedFeed;
  /** Its idempotency key: the same call sent again gets the first answer, and costs nothing. */
  readonly once?: AskedOnce;
  /** Faults that the transport itself found in single fields; reported with all others. */
  readonly issues?: readonly Issue[];
  /** The answer that the caller has already: a constant one may then cost nothing. */
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
   * A unit is charged for an answer, and for a refusal of the domain, which had to be computed (404 for an identifier,
   * 422). Nothing is charged for a call refused before it ran (400, 401, 404 for a path, 405, 413, 415, 429), for one
   * that failed here (5xx), whose unit is given back, and for a constant answer that the caller has already or wants
   * only the headers of. A charged call is recorded before its answer is given: a call that a killed process left
   * unanswered in the ledger was answered to nobody.
   */
  execute(call: Call): Promise<Outcome>;
  /**
   * The reason why a feed of a call's operation could not be fetched today, after it was computed once; undefined where it
   * could. Nothing is charged. Never rejects.
   */
  tryFeed(call: Call, feed: TriedFeed): Promise<Refusal | undefined>;
  /** Answers for a transport. The headers show the caller's position, or an untouched allowance for nobody known. */
  refuse(refusal: Refusal, caller?: Caller): Promise<Outcome>;
  /** The rate-limit headers alone, as far as they are known without asking the database. */
  quotaHeaders(caller?: Caller): Readonly<Record<string, string>>;
  /** The rate-limit headers of whoever sends these credentials, also where they are refused. Never rejects. */
  liveQuotaHeaders(credentials: Credentials, caller?: Caller): Promise<Readonly<Record<string, string>>>;
  /** The same of a caller who was identified for this request. Never rejects. */
  callerQuotaHeaders(caller: Caller): Promise<Readonly<Record<string, string>>>;
  /** Answers 500, or 503 where the database is away, for something that escaped a transport, and logs it. */
  fail(incident: Incident, caller?: Caller): Promise<Outcome>;
  /** Resources of operations, for a transport that has to understand what a caller wrote. */
  readonly resources: PipelineParts["resources"];
}

export function createPipeline(parts: PipelineParts): Pipeline {
  const { callers } = parts;
  /** Time that a call had already waited for the database when its caller was identified. */
  const waitedMs = new WeakMap<Caller, number>();
  const patienceOf = (caller?: Caller): Patience => parts.patience?.((caller && waitedMs.get(caller)) ?? 0) ?? ENDLESS;

  const refuse = (refusal: Refusal, caller?: Caller): Promise<Outcome> =>
    refuseWith(parts, refusal, { account: caller && accountOf(caller), patience: patienceOf(caller) });

  const quotaHeaders: Pipeline["quotaHeaders"] = (caller) =>
    rateLimitHeaders(parts.meter.lastKnown(caller && accountOf(caller)));

  const fail = async (incident: Incident, caller?: Caller): Promise<Outcome> => {
    if (isStorageAway(incident.error)) return away(parts, incident, caller);
    parts.log.error(incident);
    return refuse(failureOf(incident.error).refusal, caller);
  };

  const identify = async (credentials: Credentials): Promise<Identified> => {
    const patience = patienceOf();
    try {
      const found = await patience.wait(callers.identify(credentials));
      if (found.ok) {
        waitedMs.set(found.caller, patience.spentMs());
        return found;
      }
      const account = found.known && accountOf(found.known);
      const refusal = { code: found.code, error: found.message };
      return { ok: false, outcome: await refuseWith(parts, refusal, { account, patience }) };
    } catch (error) {
      return { ok: false, outcome: await fail({ message: "a caller could not be identified", error }) };
    }
  };

  const liveQuotaHeaders: Pipeline["liveQuotaHeaders"] = async (credentials, caller) => {
    const patience = patienceOf();
    try {
      const found = await patience.wait(callers.identify(credentials));
      const known = found.ok ? found.caller : found.known;
      return rateLimitHeaders(await latestAllowance(parts.meter, { account: known && accountOf(known), patience }));
    } catch {
      return quotaHeaders(caller);
    }
  };

  const callerQuotaHeaders: Pipeline["callerQuotaHeaders"] = async (caller) => {
    const shown = { account: accountOf(caller), patience: patienceOf(caller) };
    return rateLimitHeaders(await latestAllowance(parts.meter, shown));
  };

  const execute = async (call: Call): Promise<Outcome> => {
    try {
      return await executed(parts, call, patienceOf(call.caller));
    } catch (error) {
      return fail({ message: "a call could not be charged", error, ...namesOf(call) }, call.caller);
    }
  };

  const tryFeed: Pipeline["tryFeed"] = (call, feed) => refusalOfFeed(parts, call, feed, patienceOf(call.caller));

  const position = { quotaHeaders, liveQuotaHeaders, callerQuotaHeaders };
  return { identify, execute, tryFeed, refuse, ...position, fail, resources: parts.resources };
}

/** One call, in the order of what it may be refused for. */
async function executed(parts: PipelineParts, call: Call, patience: Patience): Promise<Outcome> {
  const { operation, caller, once } = call;
  const account = accountOf(caller);
  const refused = (refusal: Refusal): Promise<Outcome> => refuseWith(parts, refusal, { account, patience });
  const { keyId, burstPerSecond } = caller;
  const retryAfterSeconds = parts.burst.waitSeconds(keyId, burstPerSecond);
  if (burstPerSecond !== undefined && retryAfterSeconds > 0) {
    return refused({ ...tooFast(burstPerSecond), retryAfterSeconds });
  }
  if (call.feed !== undefined) return runFeed(parts, call, call.feed, patience);
  const { raw, form: read, issues: ofForm } = readForm(operation, call.raw, call.detail);
  const { mostCharacters } = call;
  const form = mostCharacters === undefined ? read : { ...read, mostCharacters };
  const parsed = operation.parse(raw);
  const issues = [...(call.issues ?? []), ...ofForm, ...(parsed.ok ? [] : parsed.issues)];
  if (!parsed.ok || issues.length > 0) return refused(invalidInput(issues));
  if (needsAccount(operation) && caller.kind === "keyless") return refused(needsKey());
  if (once !== undefined && caller.kind === "keyless") return refused(onceNeedsKey());
  if (isFull(parts, call, parsed.value)) return refused(saturated());
  const asked = { input: parsed.value, form };
  if (once !== undefined) return runOnce(parts, { call, asked, patience, once });
  const kept = keptAnswer(call, asked.input, form);
  const free = kept === undefined ? undefined : await freeAnswer(parts, { call, asked, patience }, kept);
  if (free !== undefined) return free;
  const charge = await charged(parts.meter, patience, parts.meter.charge(chargeRequest(call, account)));
  if (!charge.granted) return refusalOutcome(notGranted(charge), { ...charge, publicUrl: parts.publicUrl });
  const outcome = await runCharged(parts, { call, asked, patience, allowance: charge.allowance }, charge.receipt);
  return kept === undefined ? outcome : { ...outcome, ...namedAs(kept) };
}

/** The members of an outcome that let a caller keep it. */
function namedAs({ made, endEpochMs }: Kept): Pick<Outcome, "madeOf" | "goodUntilEpochMs"> {
  return { madeOf: made, ...(endEpochMs !== undefined && { goodUntilEpochMs: endEpochMs }) };
}

/**
 * Of a constant answer: that the caller has it already, or its headers alone. They are those of the answer, so it is
 * made; a PNG is painted for whoever wants to see it.
 */
async function freeAnswer(parts: PipelineParts, run: Omit<Run, "allowance">, kept: Kept): Promise<Outcome | undefined> {
  const { call, patience } = run;
  const { revalidation, operation, picture, caller } = call;
  const isKnown = revalidation?.has(kept.made) === true;
  if (!isKnown && (revalidation?.isHead !== true || isHeavyCall(operation, run.asked.input))) return undefined;
  const allowance = await latestAllowance(parts.meter, { account: accountOf(caller), patience });
  if (isKnown) return { status: 304, headers: rateLimitHeaders(allowance), body: "", ...namedAs(kept) };
  try {
    const { body, svg } = await computedHere(parts, { ...run, allowance });
    const drawn = picture?.type === "image/svg+xml" ? svg : undefined;
    const headers = rateLimitHeaders(allowance);
    return { status: 200, headers, body, ...namedAs(kept), ...(drawn && { picture: drawn }) };
  } catch (error) {
    return faultOutcome(parts, { ...run, allowance }, faultOf(error));
  }
}

function isFull(parts: PipelineParts, call: Call, input: unknown): boolean {
  const { heavy, painter, reporter, isElsewhere = isHeavyCall } = parts;
  const { operation, picture, report } = call;
  if (heavy?.hasRoom() === false && isElsewhere(operation, input)) return true;
  if (report !== undefined && reporter?.hasRoom() === false) return true;
  return picture?.type === "image/png" && painter?.hasRoom() === false;
}

async function refuseWith(parts: PipelineParts, refusal: Refusal, shown: Shown): Promise<Outcome> {
  return refusalOutcome(refusal, { publicUrl: parts.publicUrl, allowance: await latestAllowance(parts.meter, shown) });
}

function away(parts: PipelineParts, incident: Incident, caller: Caller | undefined): Outcome {
  parts.log.error({ ...incident, message: "the database is away" });
  const allowance = parts.meter.lastKnown(caller && accountOf(caller));
  return { ...refusalOutcome(storageAway(), { publicUrl: parts.publicUrl, allowance }), status: 503 };
}

function needsAccount(operation: AnyOperation): boolean {
  return operation.needs.some(({ name }) => name === needAccount.name);
}
