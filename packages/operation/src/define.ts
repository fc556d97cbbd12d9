import type * as z from "zod";
import { type BaseContext, missingNeed, type Need, type NeededContext } from "./contract/context";
import { InvariantError, ValidationError } from "./contract/errors";
import type { Operation, OperationFacts } from "./contract/operation";
import type { ParseResult, RawInput } from "./contract/request";
import type { TextCatalogue, Words } from "./contract/words";
import { type Draft, known } from "./draft";
import { asAnswer, asDraft, asParsed, attachTo, emptyContext } from "./erased";
import { LANGS, type Lang } from "./languages";
import { localizing } from "./names/localizing";
import { PRESET, presetEcho, presetsOfMembers } from "./presets/apply";
import { spokenWith } from "./voices";
import { isRecord } from "./wire/fold";
import { type PartParser, parseParts, partParser } from "./wire/input";

// biome-ignore lint/complexity/noBannedTypes: the empty shape of a part that is not there
export type NoPart = z.ZodObject<{}>;
type Flat<T> = { [K in keyof T]: T[K] };
/** zod gives a part without members the type `Record<string, never>`, which nothing could be merged with. */
type PartInput<S extends z.ZodObject> = [keyof S["shape"]] extends [never] ? unknown : z.input<S>;
type PartOutput<S extends z.ZodObject> = [keyof S["shape"]] extends [never] ? unknown : z.output<S>;

/** The request as a caller passes it: params, query and body merged flat. No two names collide. */
export type RequestOf<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject> = Flat<
  PartInput<P> & PartInput<Q> & PartInput<B>
>;

/** The input of `compute`: the same after parsing, defaults filled in. */
export type InputOf<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject> = Flat<
  PartOutput<P> & PartOutput<Q> & PartOutput<B>
>;

/** The declaration of an operation: schemas by the place their values travel in, needs, and two pure functions. */
export interface OperationDefinition<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  O extends z.ZodType,
  Needs extends readonly Need[],
  Facts,
> extends Omit<OperationFacts, "uncertain"> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly output: O;
  readonly needs: Needs;
  /** Facts: unrounded numbers, canonical ids, text keys. Knows no language. */
  readonly compute: (input: InputOf<P, Q, B>, context: NeededContext<Needs>) => Facts;
  /** The answer on the wire: rounding, localized siblings, text. Optional members may be undefined. */
  readonly present: (facts: Facts, words: Words) => Draft<z.output<O>>;
  /** At least one; requests a reader can try. */
  readonly examples: readonly RequestOf<P, Q, B>[];
}

/**
 * Declares an operation once. Everything else (REST, MCP, OpenAPI, the npm function) is a projection of it. An exported
 * operation is annotated, `const natalChart: Operation<NatalChartRequest, NatalChart, SkyContext>`, so that the compiler
 * holds schemas and named types together and a reader of the declarations meets names only.
 */
export function defineOperation<
  O extends z.ZodType,
  Facts,
  P extends z.ZodObject = NoPart,
  Q extends z.ZodObject = NoPart,
  B extends z.ZodObject = NoPart,
  const Needs extends readonly Need[] = readonly [],
>(
  definition: OperationDefinition<P, Q, B, O, Needs, Facts>,
): Operation<RequestOf<P, Q, B>, z.output<O>, NeededContext<Needs>> {
  type Input = InputOf<P, Q, B>;
  const { compute, present, ...described } = definition;
  const parsers = partParsers(definition);
  const localize = localizing(definition.output);
  const parse = (raw: RawInput): ParseResult<Input> => asParsed<Input>(parseParts(parsers, raw));
  const run = (input: Input, context: BaseContext & NeededContext<Needs>): Draft<z.output<O>> => {
    requireNeeds(definition, context);
    const lang = langOf(input);
    const facts = compute(input, context);
    const answer = spokenWith(context?.texts ?? NO_TEXTS, { id: definition.id, lang }, (catalogues) =>
      present(facts, { lang, catalogues }),
    );
    const told = PRESET in input ? withPreset(answer, input, parsers) : answer;
    return lang === "en" ? asDraft(told) : asDraft(localize(told, lang));
  };
  const call = (input: RequestOf<P, Q, B>, context?: BaseContext & NeededContext<Needs>): z.output<O> => {
    const parsed = parse({ flat: input });
    if (!parsed.ok) throw new ValidationError(parsed.issues);
    return asAnswer<z.output<O>>(known(run(parsed.value, context ?? emptyContext())));
  };
  return attachTo(call, { ...described, parse, run });
}

/** An answer whose conventions name the preset that its request names. */
function withPreset(answer: unknown, input: object, { body }: { body?: PartParser }): unknown {
  const presets = presetsOfMembers(body?.compiled().declared.properties ?? {});
  const preset = presets && presetEcho(input, presets);
  return preset === undefined ? answer : inConventions(answer, preset);
}

/** Of an answer without conventions of its own: those of the member that has them for all. */
function inConventions(answer: unknown, preset: object): unknown {
  if (!isRecord(answer)) return answer;
  if (isRecord(answer["conventions"])) return { ...answer, conventions: { ...answer["conventions"], preset } };
  const members = Object.entries(answer).map(([name, member]) => {
    const isTheirs = isRecord(member) && isRecord(member["conventions"]);
    return [name, isTheirs ? inConventions(member, preset) : member] as const;
  });
  return Object.fromEntries(members);
}

/** One list for all calls: readers keep what they derive from a list of texts as long as it lives. */
const NO_TEXTS: readonly TextCatalogue[] = [];

function partParsers(parts: { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject }): {
  params?: PartParser;
  query?: PartParser;
  body?: PartParser;
} {
  return {
    ...(parts.params ? { params: partParser(parts.params) } : {}),
    ...(parts.query ? { query: partParser(parts.query) } : {}),
    ...(parts.body ? { body: partParser(parts.body) } : {}),
  };
}

/** @throws InvariantError where the context lacks a need. */
export function requireNeeds({ id, method, path, needs }: RequiringOperation, context: object | undefined): void {
  for (const wanted of needs) {
    if ("isOptional" in wanted || (context !== undefined && wanted.name in context)) continue;
    throw new InvariantError(`${id} (${method} ${path}) ${missingNeed(wanted)}`, { id, name: wanted.name });
  }
}

type RequiringOperation = Pick<OperationFacts, "id" | "method" | "path"> & { readonly needs: readonly Need[] };

/** The language that a parsed request asks for. */
export function langOf(input: unknown): Lang {
  const asked = isRecord(input) ? input["lang"] : undefined;
  return LANGS.find((known) => known === asked) ?? "en";
}
