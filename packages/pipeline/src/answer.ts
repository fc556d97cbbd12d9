import {
  type AnswerForm,
  type AnyOperation,
  type Asked,
  type BaseContext,
  FULL,
  holdsProse,
  inForm,
  jsonText,
  langOf,
} from "@almagest/operation";
import { type AskedPicture, svgOf } from "./picture";
import { absoluteReferences } from "./references";

/** The form and picture to make of an answer before it is sent. */
export interface AnswerWish {
  /** The amount to send; all of it by default. */
  readonly form?: AnswerForm;
  /** Drawn of the whole answer, whatever form that is sent in. */
  readonly picture?: Pick<AskedPicture, "picture" | "options" | "isBeside">;
}

export interface MadeAnswer {
  /** JSON text; empty where a picture is sent instead. */
  readonly body: string;
  readonly svg?: string;
  /** Whether the body has sentences. Not checked for an English answer, which has one language. */
  readonly hasProse: boolean;
  /** The same answer as JSON text in another form. */
  readonly textIn: (form: AnswerForm) => string;
}

/**
 * Runs an operation and writes its answer as JSON text, or draws it, or both. Its references are absolute under
 * `publicUrl`; where nothing is served they are left out.
 */
export function madeAnswer(
  operation: AnyOperation,
  input: unknown,
  context: BaseContext,
  publicUrl: string | undefined,
  { form = FULL, picture }: AnswerWish,
): MadeAnswer {
  const given = operation.run(input, context);
  const answer = absoluteReferences(operation)(given, publicUrl);
  const textIn = (wanted: AnswerForm): string => textOf({ operation, input, answer }, wanted);
  const isSent = picture === undefined || picture.isBeside;
  const hasProse = isSent && langOf(input) !== "en" && holdsProse({ operation, answer }, form);
  const made = { body: isSent ? textIn(form) : "", hasProse, textIn };
  return picture === undefined ? made : { ...made, svg: svgOf(picture, answer) };
}

function textOf(asked: Asked, form: AnswerForm): string {
  const text: unknown = jsonText(inForm(asked, form));
  // JSON has no undefined: an operation that answers nothing is a bug, not an empty body.
  if (typeof text !== "string") throw new TypeError("the answer has no JSON form");
  return text;
}

/** The answer as JSON text alone. */
export function answerText(
  operation: AnyOperation,
  input: unknown,
  context: BaseContext,
  publicUrl: string | undefined,
  form: AnswerForm = FULL,
): string {
  return madeAnswer(operation, input, context, publicUrl, { form }).body;
}
