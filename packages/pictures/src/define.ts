import { figuresIn } from "@almagest/i18n";
import {
  type AnyPicture,
  DomainError,
  ForeignAnswerError,
  type Issue,
  isRecord,
  type Lang,
  type ParseResult,
  parseParts,
  partParser,
  type RawInput,
  type Term,
  ValidationError,
} from "@almagest/operation";
import * as z from "zod";
import { COMPACT_MARGIN, legible } from "./compact";
import { asParsed, attach } from "./erased";
import type { Figure } from "./figure";
import { type Caption, captioned } from "./forms/caption";
import { mirrored } from "./mirror";
import { type CommonOptions, commonOptions } from "./options";
import { rect, type Shape } from "./shape";
import { svgText } from "./svg";

// biome-ignore lint/complexity/noBannedTypes: the empty shape of options that are not there
type NoOptions = {};

/** zod types a shape without members as `Record<string, never>`, which cannot be merged with anything. */
type OwnOutput<O extends z.ZodRawShape> = [keyof O] extends [never] ? unknown : z.output<z.ZodObject<O>>;
type OwnInput<O extends z.ZodRawShape> = [keyof O] extends [never] ? unknown : z.input<z.ZodObject<O>>;

export type OptionsOf<O extends z.ZodRawShape> = CommonOptions & OwnOutput<O>;
export type AskedOptions<O extends z.ZodRawShape> = z.input<typeof commonOptions> & OwnInput<O>;

/** The declaration of a picture. */
export interface PictureDefinition<R extends z.ZodType, O extends z.ZodRawShape, U extends z.ZodType = R> {
  /** The id of the operation whose answers it draws. */
  readonly operation: string;
  readonly form: string;
  /** The subject of the picture: the figure's heading for a screen reader. */
  readonly title: Term;
  /**
   * Exactly the members that the figure reads of the answer; others are ignored. Use `.optional()` for optional
   * members, because an answer before JSON may contain them as undefined.
   */
  readonly reads: R;
  /** Options of only this picture, each with a default and a description. */
  readonly options?: O;
  readonly draw: (answer: z.output<R>, options: OptionsOf<O>) => Figure;
  /**
   * The same of an answer to an open time of birth, which has a `birthTime` with a `state`. Without it, such an answer
   * is drawn if it has all that `reads` asks for, and refused if it has not.
   */
  readonly uncertain?: {
    readonly reads: U;
    readonly draw: (answer: z.output<U>, options: OptionsOf<O>) => Figure;
  };
}

/**
 * A declared picture: data, and itself the function that a library caller uses on any stored answer.
 *
 * ```ts
 * const svg = natalWheel(chart, { theme: "auto", lang: "de" });
 * ```
 */
export interface Picture<Asked extends object> extends AnyPicture {
  /**
   * @returns SVG text.
   * @throws ValidationError with every invalid option; ForeignAnswerError for another operation's answer; DomainError
   * if the answer has nothing to draw, such as a page past the end of a list.
   */
  (answer: unknown, options?: Asked): string;
  /** The shapes before they are painted. */
  readonly figure: (answer: unknown, options?: Asked) => Figure;
  /** The same picture, with what it is of above the figure. */
  readonly captioned: (caption: Caption) => Picture<Asked>;
}

/** Margin around every figure. */
const MARGIN = 20;

/** Declares a picture once, for library, service, command line and playground. */
export function definePicture<R extends z.ZodType, O extends z.ZodRawShape = NoOptions, U extends z.ZodType = R>(
  definition: PictureDefinition<R, O, U>,
): Picture<AskedOptions<O>> {
  const { operation, form } = definition;
  const options = z.object({ ...commonOptions.shape, ...definition.options });
  const parser = partParser(options);
  const parse = (raw: RawInput): ParseResult<OptionsOf<O>> =>
    asParsed<OptionsOf<O>>(parseParts({ query: parser }, raw));
  const parsed = (asked: unknown): OptionsOf<O> => {
    const result = parse({ flat: asked });
    if (!result.ok) throw new ValidationError(result.issues);
    return result.value;
  };
  const drawn = (answer: unknown, chosen: OptionsOf<O>, caption: Caption): Figure => {
    const { uncertain, reads } = definition;
    const isOpen = hasOpenTime(answer);
    if (isOpen && uncertain === undefined && !reads.safeParse(answer).success) throw needsTime(definition);
    const figure =
      uncertain !== undefined && isOpen
        ? uncertain.draw(read({ ...definition, reads: uncertain.reads }, answer), chosen)
        : definition.draw(read(definition, answer), chosen);
    const whole = captioned(caption, figure);
    const compact = chosen.compact ? whole.compact?.() : undefined;
    const told = inLanguage(compact === undefined ? whole : legible(compact), chosen.lang);
    return chosen.dir === "rtl" ? mirrored(told) : told;
  };
  const made = (caption: Caption): Picture<AskedOptions<O>> => {
    const svg = (answer: unknown, chosen: OptionsOf<O>): string =>
      framed(drawn(answer, chosen, caption), definition.title, chosen);
    return attach<Picture<AskedOptions<O>>>((answer: unknown, asked: unknown = {}) => svg(answer, parsed(asked)), {
      operation,
      form,
      title: definition.title,
      options,
      parse,
      svg,
      figure: (answer: unknown, asked: unknown = {}) => drawn(answer, parsed(asked), caption),
      captioned: made,
    });
  };
  return made([]);
}

/** Dates and degrees of a figure as its readers write them. */
function inLanguage(figure: Figure, lang: Lang): Figure {
  const told = (one: Shape): Shape => ({
    ...one,
    ...(one.text !== undefined && { text: figuresIn(one.text, lang) }),
    ...(one.children !== undefined && { children: one.children.map(told) }),
  });
  if (lang === "en") return figure;
  return { ...figure, shapes: figure.shapes.map(told), description: figuresIn(figure.description, lang) };
}

function hasOpenTime(answer: unknown): boolean {
  const birthTime = isRecord(answer) ? answer["birthTime"] : undefined;
  return isRecord(birthTime) && birthTime["state"] !== undefined;
}

function needsTime({ operation, form }: { readonly operation: string; readonly form: string }): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `This picture is drawn of an answer of ${operation} to a known time of birth, and in this one the time is open. Send time alone, or ask for the answer without a picture.`,
    { form },
  );
}

function read<R extends z.ZodType>(
  { operation, form, reads }: { operation: string; form: string; reads: R },
  answer: unknown,
): z.output<R> {
  const result = reads.safeParse(answer);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    ({ path, message, code }): Issue => ({ path: path.join(".") || "(root)", message, code }),
  );
  const [first] = issues;
  throw new ForeignAnswerError(
    `The ${form} is drawn of an answer of ${operation}, and this is not one (${first?.path}: ${first?.message}). Send a whole answer of that operation as it came.`,
    issues,
  );
}

/** The figure with its background, its texts and its declared size. */
function framed(figure: Figure, title: Term, { theme, lang, width }: CommonOptions): string {
  const margin = figure.isCompact === true ? COMPACT_MARGIN : MARGIN;
  const viewWidth = figure.width + 2 * margin;
  const viewHeight = figure.height + 2 * margin;
  const declared = width ?? viewWidth;
  const ground = rect({ x: -margin, y: -margin, width: viewWidth, height: viewHeight }, { fill: "paper" });
  return svgText([ground, ...figure.shapes], {
    theme,
    lang,
    title: title[lang],
    description: figure.description,
    width: declared,
    height: (declared * viewHeight) / viewWidth,
    view: { x: -margin, y: -margin, width: viewWidth, height: viewHeight },
  });
}
