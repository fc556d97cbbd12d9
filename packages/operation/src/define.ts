import type { z } from "zod";
import type { BaseContext, Need, NeededContext } from "./context";
import { asParsed, attachTo, emptyContext } from "./erased";
import { InvariantError, ValidationError } from "./errors";
import { type ParseResult, type PartParser, parseParts, partParser, type RawInput } from "./input";
import { LANGS, type Lang } from "./languages";
import type { Words } from "./words";

export type Method = "GET" | "POST";

// biome-ignore lint/complexity/noBannedTypes: the empty shape of a part that is not there
type NoPart = z.ZodObject<{}>;
type Flat<T> = { [K in keyof T]: T[K] };
/** zod gives a part without members the type `Record<string, never>`, which nothing could be merged with. */
type PartInput<S extends z.ZodObject> = [keyof S["shape"]] extends [never] ? unknown : z.input<S>;
type PartOutput<S extends z.ZodObject> = [keyof S["shape"]] extends [never] ? unknown : z.output<S>;

/** What a caller passes: params, query and body merged flat. No two names collide. */
export type RawFlat<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject> = Flat<
  PartInput<P> & PartInput<Q> & PartInput<B>
>;

/** What `compute` gets: the same after parsing, defaults filled in. */
export type ParsedFlat<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject> = Flat<
  PartOutput<P> & PartOutput<Q> & PartOutput<B>
>;

export interface OperationDefinition<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  O extends z.ZodType,
  Needs extends readonly Need[],
  Facts,
> {
  /** The OpenAPI operationId. */
  readonly id: string;
  readonly method: Method;
  /** Relative to the version root, parameters in braces: `/astrology/signs/{id}`. */
  readonly path: `/${string}`;
  /** One line. */
  readonly summary: string;
  /** What it computes, by which conventions; plain text. */
  readonly description?: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly output: O;
  readonly needs: Needs;
  /** Facts: unrounded numbers, canonical ids, text keys. Knows no language. */
  readonly compute: (input: ParsedFlat<P, Q, B>, context: NeededContext<Needs>) => Facts;
  /** The answer on the wire: rounding, localized siblings, text. */
  readonly present: (facts: Facts, words: Words) => z.output<O>;
  /** Takes so long (docs: the benchmark) that a service computes it beside its event loop. */
  readonly isHeavy?: true;
  /** How long a caller may keep an answer, which depends on nothing but the request and the release. */
  readonly cacheSeconds?: number;
  /** At least one; requests a reader can try. */
  readonly examples: readonly RawFlat<P, Q, B>[];
}

/** A declared operation: data, and itself the function a library caller uses. */
export interface Operation<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  O extends z.ZodType,
  Needs extends readonly Need[],
  Facts,
> extends OperationDefinition<P, Q, B, O, Needs, Facts> {
  /**
   * Parses, computes and presents.
   * @throws ValidationError with every failing field; DomainError where the domain refuses.
   */
  (input: RawFlat<P, Q, B>, ...context: ContextArgument<Needs>): z.output<O>;
  /** Every issue at once, or the typed input. */
  readonly parse: (raw: RawInput) => ParseResult<ParsedFlat<P, Q, B>>;
  /** Computes and presents an input that `parse` gave. */
  readonly run: (input: ParsedFlat<P, Q, B>, context: BaseContext & NeededContext<Needs>) => z.output<O>;
}

/** A context may be left out where nothing in it is needed. */
type ContextArgument<Needs extends readonly Need[]> =
  Record<never, never> extends NeededContext<Needs>
    ? [context?: BaseContext & NeededContext<Needs>]
    : [context: BaseContext & NeededContext<Needs>];

/** Declares an operation once. Everything else (REST, MCP, OpenAPI, the npm function) is a projection of it. */
export function defineOperation<
  O extends z.ZodType,
  Facts,
  P extends z.ZodObject = NoPart,
  Q extends z.ZodObject = NoPart,
  B extends z.ZodObject = NoPart,
  const Needs extends readonly Need[] = readonly [],
>(definition: OperationDefinition<P, Q, B, O, Needs, Facts>): Operation<P, Q, B, O, Needs, Facts> {
  type Input = ParsedFlat<P, Q, B>;
  const parsers = partParsers(definition);
  const parse = (raw: RawInput): ParseResult<Input> => asParsed<Input>(parseParts(parsers, raw));
  const run = (input: Input, context: BaseContext & NeededContext<Needs>): z.output<O> => {
    requireNeeds(definition.id, definition.needs, context);
    const facts = definition.compute(input, context);
    return definition.present(facts, { lang: langOf(input), catalogues: context?.texts ?? [] });
  };
  const call = (input: RawFlat<P, Q, B>, context?: BaseContext & NeededContext<Needs>): z.output<O> => {
    const parsed = parse({ params: input, query: input, body: input });
    if (!parsed.ok) throw new ValidationError(parsed.issues);
    return run(parsed.value, context ?? emptyContext());
  };
  return attachTo(call, { ...definition, parse, run });
}

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

function requireNeeds(id: string, needs: readonly Need[], context: object | undefined): void {
  for (const wanted of needs) {
    const { name } = wanted;
    if ("isOptional" in wanted) continue;
    if (context === undefined || !(name in context)) {
      throw new InvariantError(`${id} needs "${name}" in its context: createContext({ ${name} })`, { id, name });
    }
  }
}

function langOf(input: object): Lang {
  const asked = "lang" in input ? input.lang : undefined;
  return LANGS.find((known) => known === asked) ?? "en";
}
