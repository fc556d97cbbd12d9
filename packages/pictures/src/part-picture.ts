import { DomainError, ForeignAnswerError, isRecord, type OperationFacts } from "@almagest/operation";
import type { Picture } from "./define";
import { attach } from "./erased";

/**
 * The picture of a part, drawn of the answer of the composition that has it. Its form is the part with the form of the
 * picture: `chart-wheel`.
 */
export function partPicture<Asked extends object>(
  { id }: Pick<OperationFacts, "id">,
  part: string,
  picture: Picture<Asked>,
): Picture<Asked> {
  const { title, options, parse } = picture;
  const form = `${part}-${picture.form}`;
  const own = (answer: unknown): unknown => partOf(answer, { operation: id, part, form });
  return attach<Picture<Asked>>((answer: unknown, asked?: Asked) => picture(own(answer), asked), {
    operation: id,
    form,
    title,
    options,
    parse,
    svg: (answer: unknown, chosen: unknown) => picture.svg(own(answer), chosen),
    figure: (answer: unknown, asked?: Asked) => picture.figure(own(answer), asked),
  });
}

interface Drawn {
  readonly operation: string;
  readonly part: string;
  readonly form: string;
}

/** @throws DomainError where the composition has left the part out; ForeignAnswerError where it is no composition */
function partOf(answer: unknown, { operation, part, form }: Drawn): unknown {
  const parts = isRecord(answer) ? answer["parts"] : undefined;
  if (!isRecord(answer) || !isRecord(parts)) {
    const message = `The ${form} is drawn of an answer of ${operation}, and this is not one (parts: missing). Send a whole answer of that operation as it came.`;
    throw new ForeignAnswerError(message, [{ path: "parts", message, code: "invalid_type" }]);
  }
  if (parts[part] !== undefined) return parts[part];
  const missing: readonly unknown[] = Array.isArray(answer["missing"]) ? answer["missing"] : [];
  const reasons = missing.flatMap((one) => (isRecord(one) && one["part"] === part ? [String(one["reason"])] : []));
  throw new DomainError(
    "unprocessable_entity",
    reasons[0] ?? `This answer has no ${part}, which the request did not ask for. Send another form, or none.`,
    { part },
  );
}
