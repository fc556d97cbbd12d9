import { DomainError, isAlmagestError } from "@almagest/operation";

/** A computation of which a refusal that names no member, as one of the ephemeris, names this one. */
export function withMember<Input, Context, Facts>(
  path: string,
  compute: (input: Input, context: Context) => Facts,
): (input: Input, context: Context) => Facts {
  return (input, context) => {
    try {
      return compute(input, context);
    } catch (error) {
      if (!isAlmagestError(error) || error.name !== "DomainError" || error.issues.length > 0) throw error;
      throw new DomainError(error.code, error.message, error.details, path);
    }
  };
}
