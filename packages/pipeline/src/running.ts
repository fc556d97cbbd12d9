import { type AnswerForm, createContext, FULL, InvariantError, isHeavyCall, langOf } from "@almagest/operation";
import { type Allowance, type Charge, isStorageAway, type Meter, type Receipt } from "@almagest/quota";
import { usageAccount } from "./account";
import { madeAnswer } from "./answer";
import type { AskedCalendar } from "./calendar";
import { contentLanguage } from "./content-language";
import { type Failure, failureOf } from "./failure";
import { type HeavyJob, HeavyQueueFull, type HeavyWork } from "./heavy";
import { answerOutcome, type Outcome, refusalOutcome } from "./outcome";
import type { Patience } from "./patience";
import { type AskedPicture, type Drawn, painted } from "./picture";
import type { Call, PipelineParts } from "./pipeline";
import type { Incident } from "./ports";
import { saturated, storageAway } from "./refusals";
import type { AskedReport } from "./report";
import { withSeed } from "./seeded";

/** A request as it was understood. */
export interface Understood {
  readonly input: unknown;
  readonly form: AnswerForm;
}

/** A call that may run. */
export interface Run {
  readonly call: Call;
  readonly asked: Understood;
  readonly patience: Patience;
  /** The caller's position. */
  readonly allowance: Allowance;
  /** The time and chance of the answer, where they were settled before. */
  readonly moment?: Moment;
}

/** The moment of a call, and its chance. */
export interface Moment {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The source of chance, 32 bytes. */
  readonly seed: Uint8Array;
  /** Draws from that seed. */
  readonly random: (byteCount: number) => Uint8Array;
}

/** Steps between an answer and its sending. */
export interface Checks {
  /** Of the answer, for its record, where the call has a key of idempotency. */
  readonly digestOf?: (outcome: Outcome) => string;
  /** Why it must not be given. */
  readonly objection?: (outcome: Outcome) => Fault | undefined;
  /** Makes another outcome than the answer of the one call. */
  readonly make?: () => Promise<Made>;
}

/** An outcome, or the reason why there is none. */
export type Made = { readonly outcome: Outcome } | Fault;

/** The meaning of a failure, and the error for the log. */
export interface Fault {
  readonly failure: Failure;
  readonly error: unknown;
}

export type Granted = Extract<Charge, { granted: true }>;

/** Runs a call whose unit was taken. The answer is recorded before it is given; a failure gives the unit back. */
export async function runCharged(
  parts: PipelineParts,
  run: Run,
  receipt: Receipt,
  { digestOf, objection, make = () => makeOutcome(parts, run) }: Checks = {},
): Promise<Outcome> {
  const made = await make();
  if (!("outcome" in made)) return failed(parts, run, made, receipt);
  const fault = objection?.(made.outcome);
  if (fault !== undefined) return failed(parts, run, fault, receipt);
  try {
    await run.patience.wait(parts.meter.answered(receipt, digestOf?.(made.outcome)));
    return made.outcome;
  } catch (error) {
    return failed(parts, run, faultOf(error), receipt);
  }
}

/** The answer, or the refusal of the domain, which had to be computed; a fault where the call failed here. */
export async function makeOutcome(parts: PipelineParts, run: Run): Promise<Made> {
  const { call, allowance } = run;
  try {
    const computed = await computedFor(parts, run);
    if ("failure" in computed) return judged(parts, run, computed);
    const { body, svg, hasProse, refit } = computed;
    if (call.report !== undefined) return await reported(parts, run, { report: call.report, body, hasProse });
    const picture =
      call.calendar === undefined ? await drawnOf(parts, call, svg) : calendarText(run, call.calendar, body);
    const language = await languageOfAnswer(parts, call, { input: run.asked.input, hasProse });
    const outcome = answerOutcome(call.calendar === undefined ? body : "", allowance, picture);
    const headers = { ...outcome.headers, "Content-Language": language };
    return { outcome: { ...outcome, headers, ...(refit && { refit }) } };
  } catch (error) {
    return judged(parts, run, faultOf(error));
  }
}

/** The answer, computed where such calls are. */
export function computedFor(parts: PipelineParts, run: Run): Promise<Computed | Fault> {
  const { heavy, isElsewhere = isHeavyCall } = parts;
  const isThere = heavy !== undefined && isElsewhere(run.call.operation, run.asked.input);
  return isThere ? computedElsewhere(parts, heavy, run) : computedHere(parts, run);
}

async function drawnOf(parts: PipelineParts, { picture }: Call, svg: string | undefined): Promise<Drawn | undefined> {
  return svg === undefined || picture === undefined ? undefined : painted(picture.type, svg, parts.painter);
}

/** @throws DomainError where the answer fits no calendar, which had to be computed to be known. */
function calendarText({ call, asked }: Run, calendar: AskedCalendar, body: Computed["body"]): string {
  return calendar.textOf(call.operation.id, { input: asked.input, body });
}

interface Told extends Pick<Computed, "body" | "hasProse"> {
  readonly report: AskedReport;
}

/** The answer as a report, whose own words are in the language of the call. */
async function reported(parts: PipelineParts, run: Run, { report, body, hasProse }: Told): Promise<Made> {
  const { call, asked, allowance } = run;
  if (parts.reporter === undefined) throw new InvariantError("nothing here sets a report");
  const what = { operationId: call.operation.id, input: asked.input, lang: langOf(asked.input) };
  const result = await parts.reporter.pdf({ ...report, ...what, answer: body });
  if (!result.ok) return judged(parts, run, { failure: result.failure, error: result.detail });
  const prose = await languageOfAnswer(parts, call, { input: asked.input, hasProse });
  const languages = prose.split(", ").includes(what.lang) ? prose : `${what.lang}, ${prose}`;
  const outcome = answerOutcome("", allowance, result.pdf);
  return { outcome: { ...outcome, headers: { ...outcome.headers, "Content-Language": languages } } };
}

/** A refusal of the domain is an outcome. */
export function judged({ publicUrl }: PipelineParts, { allowance }: Run, fault: Fault): Made {
  const { costs, refusal } = fault.failure;
  return costs ? { outcome: { ...refusalOutcome(refusal, { publicUrl, allowance }), isCharged: true } } : fault;
}

/** A picture sent instead of the answer has only names. */
function languageOfAnswer(
  { texts }: PipelineParts,
  { domainId, operation, picture }: Call,
  { input, hasProse }: Pick<Understood, "input"> & Pick<Computed, "hasProse">,
): Promise<string> | string {
  if (picture !== undefined && !picture.isBeside) return langOf(picture.options);
  return contentLanguage(texts, { domainId, operation, lang: langOf(input), hasProse });
}

/** An answer, and what is to be painted of it. */
export interface Computed extends Pick<Outcome, "body" | "refit"> {
  readonly hasProse: boolean;
  readonly svg?: string;
}

/** The answer, computed in this thread. */
export async function computedHere(parts: PipelineParts, { call, asked, allowance, moment }: Run): Promise<Computed> {
  const { input } = asked;
  const form = formOf(call, asked);
  const texts = await parts.texts.catalogues(call.domainId, langOf(input));
  const { resources } = parts;
  const { now, random } = moment ?? { now: parts.now(), random: parts.random };
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

/** Reports and calendars are made of the whole answer. */
function formOf({ report, calendar }: Call, { form }: Understood): AnswerForm {
  return report === undefined && calendar === undefined ? form : FULL;
}

async function atOnce<Value>(work: () => Value): Promise<Value> {
  return work();
}

async function computedElsewhere(
  parts: PipelineParts,
  heavy: HeavyWork,
  { call, asked, moment }: Run,
): Promise<Computed | Fault> {
  const { operation, domainId, picture } = call;
  const { input } = asked;
  const form = formOf(call, asked);
  const { now, seed } = moment ?? { now: parts.now(), seed: parts.random(SEED_BYTES) };
  const what = { operationId: operation.id, domainId, input, lang: langOf(input) };
  const job = { ...what, now, seed, publicUrl: parts.publicUrl, form };
  const result = await heavy.run(picture === undefined ? job : { ...job, picture: namedPicture(picture) });
  return result.ok ? result : { failure: result.failure, error: result.detail };
}

/** A picture as data: functions travel to no other thread. */
function namedPicture({ picture: { form }, options, isBeside }: AskedPicture): NonNullable<HeavyJob["picture"]> {
  return { form, options, isBeside };
}

const SEED_BYTES = 32;

export function faultOf(error: unknown): Fault {
  if (error instanceof HeavyQueueFull) {
    return { failure: { refusal: saturated(), costs: false, isIncident: false }, error };
  }
  if (isStorageAway(error)) {
    return { failure: { refusal: storageAway(), costs: false, isIncident: true, status: 503 }, error };
  }
  return { failure: failureOf(error), error };
}

/** Nothing is answered, and the unit goes back. */
async function failed(parts: PipelineParts, run: Run, fault: Fault, receipt: Receipt): Promise<Outcome> {
  return faultOutcome(parts, { ...run, allowance: await givenBack(parts.meter, run.patience, receipt) }, fault);
}

/** The outcome of a call that failed here. */
export function faultOutcome({ publicUrl, log }: PipelineParts, { call, allowance }: Run, fault: Fault): Outcome {
  const { refusal, isIncident, status } = fault.failure;
  if (isIncident) log.error({ message: "an operation failed", error: fault.error, ...namesOf(call) });
  const outcome = refusalOutcome(refusal, { publicUrl, allowance });
  return status === undefined ? outcome : { ...outcome, status };
}

/** Where the database is away, the meter gives the unit back later. */
async function givenBack(meter: Meter, { wait }: Patience, receipt: Receipt): Promise<Allowance> {
  try {
    return await wait(meter.refund(receipt));
  } catch {
    return meter.lastKnown(receipt.account);
  }
}

export function namesOf(call: Call): Pick<Incident, "operationId" | "requestId"> {
  const operationId = call.operation.id;
  return call.requestId === undefined ? { operationId } : { operationId, requestId: call.requestId };
}
