import type { Result, Webhook, WebhookDelivery, Webhooks } from "@almagest/client";
import { isRecord } from "@almagest/operation";
import type { Command } from "commander";
import { Failure } from "./failure";
import type { Terminal } from "./terminal";

const DESCRIPTION = `Makes, lists, tests and removes webhooks of a service, with a secret key of it.

A service sends what happens in the sky to an address of yours when it happens. docs/webhooks.md explains what arrives.
ALMAGEST_URL is the service's address, ALMAGEST_KEY the secret key.`;

const KINDS = ["stations", "ingresses", "lunations", "eclipses", "voidMoons", "transits"] as const;

interface Shown {
  readonly json?: boolean;
}

interface MakeOptions extends Shown {
  readonly event: readonly string[];
  readonly lang?: string;
  readonly secret?: string;
}

interface SecretOptions extends Shown {
  readonly graceHours?: string;
  readonly secret?: string;
}

/** Adds `almagest webhooks`, the one command that asks a service. */
export function addWebhooks(program: Command, terminal: Terminal): void {
  const group = program
    .command("webhooks")
    .summary("make, list, test and remove webhooks of a service")
    .description(DESCRIPTION);
  const action = (name: string, description: string, args = ""): Command =>
    group.command(`${name}${args}`).description(description).option("--json", "the answer as the service sends it");
  const shown = async <Value extends object>(
    { json }: Shown,
    ask: (webhooks: Webhooks) => Promise<Result<Value>>,
    text: (value: Value) => string,
  ): Promise<void> => {
    const value = answered(await ask(await webhooksOf(terminal)));
    terminal.out(`${json === true ? JSON.stringify(value) : text(value)}\n`);
  };

  action("make", "Make a webhook; its receiver is asked to repeat a challenge.", " <url>")
    .requiredOption(
      "--event <kind>",
      `one of ${KINDS.join(", ")}; with what its operation takes: 'stations={"planets":["Mercury"]}'`,
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option("--lang <code>", "language of the deliveries")
    .option("--secret <whsec>", "a secret of your own")
    .action((url: string, options: MakeOptions) => {
      const { event, lang, secret } = options;
      const asked = { url, events: eventsOf(event), ...(lang && { lang }), ...(secret && { secret }) };
      return shown(
        options,
        (webhooks) => webhooks.make(asked),
        (made) => `${lineOf(made)}\nIts secret, told this once: ${made.secret}`,
      );
    });
  action("list", "List the webhooks of the key.").action((options: Shown) =>
    shown(
      options,
      (webhooks) => webhooks.list(),
      ({ webhooks }) => webhooks.map(lineOf).join("\n") || "The key has no webhooks.",
    ),
  );
  action("test", "Send a test now; a unit if it is accepted.", " <id>").action((id: string, options: Shown) =>
    shown(
      options,
      (webhooks) => webhooks.test(id),
      ({ delivery, ms }) => `${deliveryLine(delivery)}  ${ms} ms`,
    ),
  );
  action("enable", "Put a disabled webhook in force again, after a challenge.", " <id>").action(
    (id: string, options: Shown) => shown(options, (webhooks) => webhooks.enable(id), lineOf),
  );
  action("secret", "Replace the secret; the old one signs too for a while.", " <id>")
    .option("--grace-hours <hours>", "how long; 24 by default, 0 to end it at once")
    .option("--secret <whsec>", "a secret of your own")
    .action((id: string, options: SecretOptions) => {
      const { graceHours, secret } = options;
      const asked = { ...(secret && { secret }), ...(graceHours !== undefined && { graceHours: Number(graceHours) }) };
      return shown(
        options,
        (webhooks) => webhooks.replaceSecret(id, asked),
        ({ secret: made, oldUntil }) =>
          `${made}\nThe old one ${oldUntil === null ? "has ended" : `signs until ${oldUntil}`}.`,
      );
    });
  action("deliveries", "List the latest deliveries of a webhook.", " <id>").action((id: string, options: Shown) =>
    shown(
      options,
      (webhooks) => webhooks.deliveries(id),
      ({ deliveries }) => deliveries.map(deliveryLine).join("\n") || "Nothing was sent yet.",
    ),
  );
  action("redeliver", "Send a delivery again, with the same id and content.", " <id> <delivery>").action(
    (id: string, delivery: string, options: Shown) =>
      shown(options, (webhooks) => webhooks.redeliver(id, delivery), deliveryLine),
  );
  action("remove", "Remove a webhook with everything that is stored of it.", " <id>").action(
    (id: string, options: Shown) =>
      shown(
        options,
        (webhooks) => webhooks.remove(id),
        ({ removed }) => `The webhook ${removed} is removed.`,
      ),
  );
}

/** The client is loaded only here: nothing else of the tool asks a service. */
async function webhooksOf({ environment }: Terminal): Promise<Webhooks> {
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
  return createClient<object>({ baseUrl, key }).webhooks;
}

/** `stations` or `stations={…}`, each once. */
function eventsOf(texts: readonly string[]): Readonly<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const text of texts) {
    const [, kind = text, json = "{}"] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    const name = KINDS.find((known) => known.toLowerCase() === kind.replaceAll("-", "").toLowerCase());
    if (name === undefined)
      throw new Failure("wrong_use", `--event has ${JSON.stringify(kind)}. It has to be one of ${KINDS.join(", ")}.`);
    found[name] = inputOf(name, json);
  }
  return found;
}

function inputOf(name: string, json: string): object {
  try {
    const read: unknown = JSON.parse(json);
    if (isRecord(read)) return read;
  } catch {
    // Told below.
  }
  throw new Failure("wrong_use", `--event ${name} has no JSON object after the equals sign, such as ${name}={}.`);
}

function answered<Value>(result: Result<Value>): Value {
  if (result.error === undefined) return result.data;
  const { error } = result;
  const issues = "issues" in error && Array.isArray(error.issues) ? error.issues.filter(isRecord) : [];
  const details = issues.map(({ path, message }) => `${String(path)}: ${String(message)}`);
  throw new Failure(error.code, error.error, { details, record: { ...error } });
}

function lineOf({ id, state, url, events }: Webhook): string {
  return `${id}  ${state}  ${url ?? "(its key is gone)"}  ${events.join(", ")}`;
}

function deliveryLine(delivery: WebhookDelivery): string {
  const { id, type, occursAt, state, attempts, waitsForUnits, lastStatus, lastProblem } = delivery;
  const why = waitsForUnits ? "waits for units" : (lastProblem ?? (lastStatus === null ? "" : String(lastStatus)));
  return `${id}  ${occursAt}  ${type}  ${state}  ${attempts}  ${why}`.trimEnd();
}
