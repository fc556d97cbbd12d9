import { isAdministrationError, reasonOf } from "@almagest/database";

/** 0 done, 1 a difference or a refusal, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** Why a command did not do its work, in one line. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: ExitCode;
  /** `wrong_use`, `refused` or `unreachable`, and those of AdministrationError. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
    this.exitCode = code === "wrong_use" || code === "invalid" ? 2 : 1;
  }
}

/** Any thrown value as the one line to show. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isAdministrationError(error)) return new Failure(error.code, inOptions(error.message));
  return new Failure("failed", reasonOf(error));
}

/** Fields as the command line calls them. */
const OPTIONS: Readonly<Record<string, string>> = {
  endDate: "--end-date",
  requestsPerMonth: "--requests-per-month",
  subscriptionId: "--subscription",
  burstPerSecond: "--burst",
  graceSeconds: "--grace",
};

const PLAIN_OPTIONS = /(^|\. )(plan|email|status|months|month|key|by|limit|kind|name)(?:\.\d+)? has to be/g;

function inOptions(message: string): string {
  return message
    .replace(/\b[a-z]+[A-Z]\w*\b/g, (field) => OPTIONS[field] ?? field)
    .replace(PLAIN_OPTIONS, "$1--$2 has to be")
    .replace(/(^|\. )(id|unit) has to be/g, "$1The $2 has to be");
}
