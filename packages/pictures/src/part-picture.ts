import { DomainError, ForeignAnswerError, isRecord, type OperationFacts } from "@almagest/operation";
import type { Picture } from "./define";
import { attach } from "./erased";
import type { Caption } from "./forms/caption";

/**
 * The picture of a part with the subjects of the whole above it, drawn of the answer of the composition that has it. Its form is the part with the form of the
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
  const made = (caption: Caption): Picture<Asked> => {
    const of = (answer: unknown): Picture<Asked> => picture.captioned([...caption, ...captionOf(answer)]);
    return attach<Picture<Asked>>((answer: unknown, asked?: Asked) => of(answer)(own(answer), asked), {
      operation: id,
      form,
      title,
      options,
      parse,
      svg: (answer: unknown, chosen: unknown) => of(answer).svg(own(answer), chosen),
      figure: (answer: unknown, asked?: Asked) => of(answer).figure(own(answer), asked),
      captioned: made,
    });
  };
  return made([]);
}

/** A line for each subject of a composition: name, place, and date with time by the local clock. */
function captionOf(answer: unknown): Caption {
  const subjects: unknown = isRecord(answer) ? answer["subjects"] : undefined;
  return Array.isArray(subjects) ? subjects.filter(isRecord).map(subjectParts) : [];
}

function subjectParts(subject: Readonly<Record<string, unknown>>): readonly string[] {
  const [name, placeName, date = "", time, from, to] = ["name", "placeName", "date", "time", "timeFrom", "timeTo"].map(
    (member) => textOf(subject[member]),
  );
  const clock = time ?? (from === undefined || to === undefined ? undefined : `${from}–${to}`);
  return [name, placeName, [date, clock].filter((part) => part !== undefined).join(" ")].filter(
    (part): part is string => part !== undefined && part !== "",
  );
}

/** A clock time is told without seconds that are zero. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value.replace(/^(\d\d:\d\d):00$/, "$1") : undefined;
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
