import type { RegisteredClient } from "@almagest/auth";
import type { OAuth } from "./oauth";
import { type Problem, problem, tooMany } from "./problem";

const MOST_DESCRIPTIONS = 60;
const LONGEST_NAME = 100;
/** Signs that are not seen, or turn the direction of those around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/** A program's name as plain text on one line; its host where it has none. */
export function plainName(name: string | undefined, redirectUri: string): string {
  const whole = (name ?? "").replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
  const plain = [...whole].slice(0, LONGEST_NAME).join("");
  return plain === "" ? new URL(redirectUri).host : plain;
}

/** Whether an id is the address at which a program describes itself. */
export function isDescribed(clientId: string): boolean {
  return clientId.startsWith("https://");
}

/** The program of an id, from its own address or from those that registered. */
export async function clientOf(
  { store, describe }: OAuth,
  clientId: string,
  subject: string,
): Promise<RegisteredClient | Problem> {
  if (!isDescribed(clientId)) return (await store.findClient(clientId)) ?? unknownClient();
  const admit = (): Promise<number> => store.attempt({ kind: "describe", subject, most: MOST_DESCRIPTIONS });
  const described = await describe(clientId, admit);
  if (described.kind === "client") return described.client;
  if (described.kind === "wait") {
    return tooMany("Too many programs were looked up for this address.", described.seconds);
  }
  return problem("invalid_client", described.problem, { status: 400 });
}

export function unknownClient(): Problem {
  return problem("invalid_client", "No program has this client_id here. Register again.");
}
