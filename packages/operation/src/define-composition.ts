import * as z from "zod";
import type { Before, MissingPart, Part, PartArguments, PartCalls } from "./contract/composition";
import { type BaseContext, type Need, type NowContext, needNow } from "./contract/context";
import { DomainError, isAlmagestError, ValidationError } from "./contract/errors";
import type { Issue } from "./contract/issues";
import type { AnyOperation, Operation, OperationFacts } from "./contract/operation";
import type { ParseResult, RawInput } from "./contract/request";
import { type InputOf, langOf, type NoPart, type RequestOf, requireNeeds } from "./define";
import { type Draft, known } from "./draft";
import { asAnswer, asParsed, attachTo, emptyContext } from "./erased";
import { birthTimePlace, withBirthTimes } from "./inputs/birth-time";
import type { UncertainRequest } from "./inputs/birth-time-types";
import { langQuery } from "./inputs/lang";
import type { Lang } from "./languages";
import { localizing } from "./names/localizing";
import { speaks } from "./voices";
import { isRecord } from "./wire/fold";
import { parseParts, partParser } from "./wire/input";

/** The request of a composition, its times of birth in any form. */
export type CompositionRequest<B extends z.ZodObject, Times extends string> = OfAnyTime<
  RequestOf<NoPart, typeof langQuery, B>,
  Times
>;

/** The same after parsing. */
export type CompositionInput<B extends z.ZodObject, Times extends string> = OfAnyTime<
  InputOf<NoPart, typeof langQuery, B>,
  Times
>;

type OfAnyTime<Request, Times extends string> = [Times] extends [never] ? Request : UncertainRequest<Request, Times>;

/** The parts of a composition by name, in the order in which they are called. */
export type PartsOf<Input> = Readonly<Record<string, Part<Input>>>;

type AnswersOf<Parts extends Readonly<Record<string, Part<never>>>> = z.ZodObject<{
  [Name in keyof Parts]: Parts[Name]["answer"];
}>;

/** The declaration of an operation whose answer is made of other operations' answers. */
export interface CompositionDefinition<
  B extends z.ZodObject,
  F extends z.ZodRawShape,
  Times extends string,
  Parts extends PartsOf<CompositionInput<B, Times>>,
> extends Pick<OperationFacts, "id" | "method" | "path" | "summary" | "description"> {
  readonly body: B;
  /** Times of birth in the body that may be open, as of `defineBirthOperation`. */
  readonly births?: readonly Times[];
  readonly parts: Parts;
  /** The members of the answer beside `parts`. */
  readonly frame: F;
  readonly present: (facts: CompositionFacts<CompositionInput<B, Times>>) => Draft<z.output<z.ZodObject<F>>>;
  readonly examples: readonly CompositionRequest<B, Times>[];
}

/** The facts that the frame of a composition is made of. */
export interface CompositionFacts<Input> {
  readonly input: Input;
  /** Epoch milliseconds; only where a part needs the time. */
  readonly now: number;
  /** By the name of the part, those left out missing. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly missing: readonly MissingPart[];
  /** The language of a part's texts by its name, where they are all in one. */
  readonly langs: Readonly<Record<string, Lang>>;
}

/**
 * Declares an operation that is made of others. Each part is parsed, computed and presented by its own operation, in
 * the language of the call; the composition adds its frame. A refusal of a part refuses the whole, unless the part is
 * optional. It is heavy, since its parts together are.
 */
export function defineComposition<
  Context extends object,
  B extends z.ZodObject,
  F extends z.ZodRawShape,
  const Parts extends PartsOf<CompositionInput<B, Times>>,
  const Times extends string = never,
>(
  definition: CompositionDefinition<B, F, Times, Parts>,
): Operation<
  CompositionRequest<B, Times>,
  z.output<z.ZodObject<F>> & { readonly parts: z.output<AnswersOf<Parts>> },
  Context
> {
  type Input = CompositionInput<B, Times>;
  const { parts, frame, present, births = [], ...described } = definition;
  const list = Object.entries<Part<Input>>(parts).map(([name, part]) => ({ name, part }));
  const places = births.map((path) => birthTimePlace(described.body, path));
  const body = withBirthTimes(described.body, places);
  const answers = z.object(Object.fromEntries(list.map(({ name, part }) => [name, part.answer])));
  const framed = z.object(frame);
  const localize = localizing(framed);
  const parsers = { query: partParser(langQuery), body: partParser(body) };

  const parse = (raw: RawInput): ParseResult<Input> => {
    const parsed = asParsed<Input>(parseParts(parsers, raw));
    if (!parsed.ok) return parsed;
    const issues = list.flatMap(({ part }) =>
      "calls" in part ? issuesOf(part, part.calls(parsed.value), parsed.value) : [],
    );
    return issues.length === 0 ? parsed : { ok: false, issues: withoutRepeats(issues) };
  };

  const needs = needsOf(list.map(({ part }) => part));
  const run = (input: Input, context: BaseContext & NowContext): unknown => {
    requireNeeds({ ...described, needs }, context);
    const lang = langOf(input);
    const told: Record<string, unknown> = {};
    const missing: MissingPart[] = [];
    for (const { name, part } of list) {
      try {
        const answer = answerOf(part, callsOf(part, input, { now: context.now, answers: told }), {
          lang,
          context,
        });
        if (answer !== undefined) told[name] = answer;
      } catch (error) {
        if (part.isOptional !== true || !isRefusal(error)) throw error;
        missing.push({ part: name, reason: error.message });
      }
    }
    const langs = langsOf(list, { lang, context });
    const own = present({ input, now: context.now, answers: told, missing, langs });
    return { ...asRecord(lang === "en" ? own : localize(own, lang)), parts: told };
  };

  const call = (input: object, context?: BaseContext & NowContext): unknown => {
    const parsed = parse({ flat: input });
    if (!parsed.ok) throw new ValidationError(parsed.issues);
    return asAnswer(known(run(parsed.value, context ?? emptyContext())));
  };
  return attachTo(call, {
    ...described,
    body,
    query: langQuery,
    output: z.object({ ...frame, parts: answers }),
    ...(places.length > 0 && { openBirths: places }),
    composedOf: [...new Set(list.map(({ part }) => part.operation.id))],
    needs,
    isHeavy: true,
    parse,
    run,
  });
}

/** The language of each part's texts, where it is one. */
function langsOf(
  list: readonly { readonly name: string; readonly part: Pick<Part<never>, "operation"> }[],
  { lang, context }: Telling,
): Readonly<Record<string, Lang>> {
  return Object.fromEntries(
    list.flatMap(({ name, part }) => {
      const [one, ...others] = speaks(context.texts ?? [], { id: part.operation.id, lang });
      return one === undefined || others.length > 0 ? [] : [[name, one]];
    }),
  );
}

function callsOf<Input>(part: Part<Input>, input: Input, before: Before): PartCalls {
  return "calls" in part ? part.calls(input) : part.callsThen(input, before);
}

/** Faults that the part's own schema finds: one in the request that the composition's schema does not know. */
function issuesOf({ operation }: Pick<Part<never>, "operation">, calls: PartCalls, input: object): readonly Issue[] {
  return listed(calls).flatMap((one) => {
    const parsed = operation.parse({ flat: inLanguage(operation, one, langOf(input)) });
    return parsed.ok ? [] : parsed.issues;
  });
}

function withoutRepeats(issues: readonly Issue[]): readonly Issue[] {
  const known = new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue]));
  return [...known.values()];
}

interface Telling {
  readonly lang: Lang;
  readonly context: BaseContext;
}

function answerOf(
  { operation }: Pick<Part<never>, "operation">,
  calls: PartCalls,
  { lang, context }: Telling,
): unknown {
  const answers = listed(calls).map((one) => {
    const parsed = operation.parse({ flat: inLanguage(operation, one, lang) });
    if (!parsed.ok) throw refusedCall(operation, parsed.issues);
    return operation.run(parsed.value, context);
  });
  return Array.isArray(calls) ? answers : answers[0];
}

/** A call that follows from the time or from another answer may be outside of what its operation takes: a year too far. */
function refusedCall({ method, path }: AnyOperation, issues: readonly Issue[]): DomainError {
  const faults = issues.map(({ message }) => message).join(" ");
  return new DomainError("unprocessable_entity", `${method} ${path} takes no such call. ${faults}`, { issues });
}

function listed(calls: PartCalls): readonly PartArguments[] {
  if (calls === undefined) return [];
  return isCall(calls) ? [calls] : calls;
}

function isCall(calls: PartArguments | readonly PartArguments[]): calls is PartArguments {
  return !Array.isArray(calls);
}

/** Members without a value are left out: a request has no undefined. */
function inLanguage(operation: AnyOperation, one: PartArguments, lang: Lang): PartArguments {
  const sent = Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));
  return operation.query !== undefined && "lang" in operation.query.shape ? { ...sent, lang } : sent;
}

function isRefusal(error: unknown): error is Error {
  return isAlmagestError(error) && error.name === "DomainError";
}

/** The needs of all parts, and the time where a part's calls follow from it. */
function needsOf(parts: readonly Part<never>[]): readonly Need[] {
  const all = parts.flatMap((part): readonly Need[] =>
    "callsThen" in part ? [...part.operation.needs, needNow] : part.operation.needs,
  );
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
