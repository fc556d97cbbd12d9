import * as z from "zod";
import type { OperationFacts } from "./contract/operation";
import { asAnswerSchema } from "./erased";

/** The description of the answer to an open time of birth, in the document. */
export const OPEN_ANSWER =
  "The answer where the time of birth is unknown, or known to a range: birthTime.state says which";

/** The name of an answer's type, and the package that exports it. */
export interface AnswerHome {
  readonly name: string;
  readonly home: string;
}

/**
 * The schema of what an operation answers, to a known time of birth or to an open one, as a member of another answer: a
 * reference to its own type and its own component.
 */
export function answersOf<Answer>(
  { output, summary, uncertain }: OperationFacts,
  { name, home }: AnswerHome,
): z.ZodType<Answer> {
  const known = output.meta({ name, home, description: summary });
  if (uncertain === undefined) return asAnswerSchema<Answer>(known);
  const open = uncertain.output.meta({ name: `Uncertain${name}`, home, description: OPEN_ANSWER });
  return asAnswerSchema<Answer>(z.union([known, open]));
}
