/** 0 answered, 1 refused or failed, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** Why there is no answer. */
export class Failure extends Error {
  override readonly name = "Failure";
  /** `wrong_use`, or a code of the service's error records. */
  readonly code: string;
  /** Lines printed under the message. */
  readonly details: readonly string[];
  /** The service's whole error record, if there is one. */
  readonly record: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: string,
    message: string,
    more: { readonly details?: readonly string[]; readonly record?: Failure["record"] } = {},
  ) {
    super(message);
    this.code = code;
    this.details = more.details ?? [];
    this.record = more.record;
  }

  get exitCode(): ExitCode {
    return this.code === "wrong_use" || this.code === "validation_error" ? 2 : 1;
  }
}

/** The text for standard error. */
export function failureText({ code, message, details, record }: Failure, isJson: boolean): string {
  if (isJson) return `${JSON.stringify(record ?? { error: message, code })}\n`;
  const [only, ...others] = details;
  // A single faulty field is the whole message.
  if (only !== undefined && others.length === 0) return `almagest: ${only}\n`;
  return [`almagest: ${message}`, ...details.map((line) => `  ${line}`)].map((line) => `${line}\n`).join("");
}
