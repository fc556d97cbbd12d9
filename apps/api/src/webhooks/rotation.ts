import { type Issue, isRecord } from "@almagest/operation";
import { invalidInput, type Refusal } from "@almagest/pipeline";
import { SECRET_RULE, type SigningSecret, secretBytes } from "./secret";

const [GRACE_HOURS, MOST_GRACE_HOURS] = [24, 168];
/** Old secrets that sign beside the new one: each adds a signature to every request. */
const MOST_OLD = 3;
const HOUR_MS = 3_600_000;
const LONGEST_SHOWN = 60;

/** A new secret that was asked for, or the faults of the request. */
export type SecretAsked =
  | { readonly secret: string | undefined; readonly graceHours: number }
  | { readonly issues: readonly Issue[] };

/** Reads `{ secret, graceHours }`. */
export function secretAsked(sent: unknown): SecretAsked {
  if (!isRecord(sent)) return { issues: [fault("(root)", 'Send an object: {}, or {"graceHours":0}.')] };
  const { secret, graceHours = GRACE_HOURS } = sent;
  const unknown = Object.keys(sent).filter((member) => member !== "secret" && member !== "graceHours");
  const isHours = typeof graceHours === "number" && Number.isInteger(graceHours) && graceHours >= 0;
  const issues = [
    ...unknown.map((name) =>
      fault(name.slice(0, LONGEST_SHOWN), "A new secret takes secret and graceHours alone.", "unknown_member"),
    ),
    ...(isHours && graceHours <= MOST_GRACE_HOURS
      ? []
      : [fault("graceHours", `graceHours has to be a whole number from 0 to ${MOST_GRACE_HOURS}.`)]),
    ...(secret === undefined || (typeof secret === "string" && secretBytes(secret) !== undefined)
      ? []
      : [fault("secret", `secret has to be ${SECRET_RULE}. Leave it out to get one.`)]),
  ];
  if (issues.length > 0) return { issues };
  return { secret: typeof secret === "string" ? secret : undefined, graceHours: Number(graceHours) };
}

function fault(path: string, message: string, code = "invalid_value"): Issue {
  return { path, message, code };
}

interface Rotation {
  readonly secret: string;
  /** 0 ends all old secrets at once. */
  readonly graceHours: number;
  readonly nowEpochMs: number;
}

type Rotated =
  | {
      readonly ok: true;
      /** The newest first. */
      readonly secrets: readonly SigningSecret[];
      /** Until then the one before signs too. */
      readonly oldUntilEpochMs: number | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The secrets after a new one: an old one whose grace runs keeps it. */
export function rotatedSecrets(
  [current, ...older]: readonly SigningSecret[],
  { secret, graceHours, nowEpochMs }: Rotation,
): Rotated {
  if (current !== undefined && isSame(current.text, secret)) return { ok: false, refusal: SAME };
  if (graceHours === 0) return { ok: true, secrets: [{ text: secret }], oldUntilEpochMs: undefined };
  const untilEpochMs = nowEpochMs + graceHours * HOUR_MS;
  const running = older.filter((one) => (one.untilEpochMs ?? 0) > nowEpochMs && !isSame(one.text, secret));
  const old = [...(current === undefined ? [] : [{ text: current.text, untilEpochMs }]), ...running];
  if (old.length > MOST_OLD) return { ok: false, refusal: tooManyOld(running) };
  return { ok: true, secrets: [{ text: secret }, ...old], oldUntilEpochMs: untilEpochMs };
}

const SAME = invalidInput([
  fault("secret", "secret is the webhook's own already. Send another one, or leave it out to get one."),
]);

function tooManyOld(running: readonly SigningSecret[]): Refusal {
  const first = new Date(Math.min(...running.map(({ untilEpochMs = 0 }) => untilEpochMs))).toISOString();
  const error = `${MOST_OLD} old secrets of the webhook sign still, the most that may. Wait until ${first}, or send "graceHours":0, which ends them all.`;
  return { code: "conflict", error };
}

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [secretBytes(one), secretBytes(other)];
  return bytes !== undefined && others !== undefined && Buffer.from(bytes).equals(others);
}
