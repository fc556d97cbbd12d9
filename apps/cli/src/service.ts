import type { Result } from "@almagest/client";
import { isRecord } from "@almagest/operation";
import type { Command } from "commander";
import { Failure } from "./failure";
import type { Terminal } from "./terminal";

/** A group of commands about one kind of things that a service keeps: webhooks, or calendar feeds. */
export interface KeptCommands<Kept> {
  readonly group: Command;
  readonly terminal: Terminal;
  /** The part of the client that keeps them. */
  readonly of: (client: ServiceClient) => Kept;
}

export interface Shown {
  readonly json?: boolean;
}

/** Asks a service, and prints its answer in words or, with `--json`, as it came. */
export type Ask<Kept> = <Value extends object>(
  options: Shown,
  ask: (kept: Kept) => Promise<Result<Value>>,
  text: (value: Value) => string,
) => Promise<void>;

/** Adds actions to a group of commands that asks a service. */
export function keptCommands<Kept>({ group, terminal, of }: KeptCommands<Kept>): {
  readonly action: (name: string, description: string, args?: string) => Command;
  readonly shown: Ask<Kept>;
} {
  return {
    action: (name, description, args = "") =>
      group.command(`${name}${args}`).description(description).option("--json", "the answer as the service sends it"),
    shown: async ({ json }, ask, text) => {
      const value = answered(await ask(of(await clientOf(terminal))));
      terminal.out(`${json === true ? JSON.stringify(value) : text(value)}\n`);
    },
  };
}

type ServiceClient = Awaited<ReturnType<typeof clientOf>>;

/** The client is loaded only here: nothing else of the tool asks a service. */
async function clientOf({ environment }: Terminal) {
  const { ALMAGEST_URL: url = "", ALMAGEST_KEY: key } = environment;
  if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new Failure(
      "wrong_use",
      "ALMAGEST_URL is not set. Set it to the service's address, such as https://api.example.com.",
    );
  if (!key)
    throw new Failure("wrong_use", "ALMAGEST_KEY is not set. Set it to a secret key of the service (alm_sk_…).");
  const { createClient } = await import("@almagest/client");
  const baseUrl = `${url.replace(/\/+$/, "").replace(/\/api\/v2$/, "")}/api/v2`;
  return createClient<object>({ baseUrl, key });
}

function answered<Value>(result: Result<Value>): Value {
  if (result.error === undefined) return result.data;
  const { error } = result;
  const issues = "issues" in error && Array.isArray(error.issues) ? error.issues.filter(isRecord) : [];
  const details = issues.map(({ path, message }) => `${String(path)}: ${String(message)}`);
  throw new Failure(error.code, error.error, { details, record: { ...error } });
}

/**
 * A JSON object that was typed after an option.
 * @throws Failure with what the option is to have.
 */
export function typedObject(json: string, message: string): object {
  try {
    const read: unknown = JSON.parse(json);
    if (isRecord(read)) return read;
  } catch {
    // Told below.
  }
  throw new Failure("wrong_use", message);
}
