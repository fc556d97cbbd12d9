import type { Webhook, WebhookDelivery } from "@almagest/client";
import type { Command } from "commander";
import { Failure } from "./failure";
import { keptCommands, type Shown, typedObject } from "./service";
import type { Terminal } from "./terminal";

const DESCRIPTION = `Makes, lists, tests and removes webhooks of a service, with a secret key of it.

A service sends what happens in the sky to an address of yours when it happens. docs/webhooks.md explains what arrives.
ALMAGEST_URL is the service's address, ALMAGEST_KEY the secret key.`;

const KINDS = ["stations", "ingresses", "lunations", "eclipses", "voidMoons", "transits"] as const;

interface MakeOptions extends Shown {
  readonly event: readonly string[];
  readonly lang?: string;
  readonly secret?: string;
}

interface SecretOptions extends Shown {
  readonly graceHours?: string;
  readonly secret?: string;
}

/** Adds `almagest webhooks`, which asks a service. */
export function addWebhooks(program: Command, terminal: Terminal): void {
  const group = program
    .command("webhooks")
    .summary("make, list, test and remove webhooks of a service")
    .description(DESCRIPTION);
  const { action, shown } = keptCommands({ group, terminal, of: ({ webhooks }) => webhooks });

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
  action("show", "Show one webhook, with its options.", " <id>").action((id: string, options: Shown) =>
    shown(options, (webhooks) => webhooks.get(id), detailsOf),
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

/** `stations` or `stations={…}`, each once. */
function eventsOf(texts: readonly string[]): Readonly<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const text of texts) {
    const [, kind = text, json = "{}"] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    const name = KINDS.find((known) => known.toLowerCase() === kind.replaceAll("-", "").toLowerCase());
    if (name === undefined)
      throw new Failure("wrong_use", `--event has ${JSON.stringify(kind)}. It has to be one of ${KINDS.join(", ")}.`);
    const message = `--event ${name} has no JSON object after the equals sign, such as ${name}={}.`;
    found[name] = typedObject(json, message);
  }
  return found;
}

function lineOf({ id, state, url, events }: Webhook): string {
  return `${id}  ${state}  ${url ?? "(its key is gone)"}  ${events.join(", ")}`;
}

function detailsOf(webhook: Webhook): string {
  const { options, lang, createdAt, disabledAt, disabledFor, failingSince, undelivered } = webhook;
  const lines = [
    lineOf(webhook),
    ...Object.entries(options).map(([kind, asked]) => `${kind}: ${JSON.stringify(asked)}`),
    `language: ${lang ?? "(its key is gone)"}`,
    `made: ${createdAt}`,
    ...(disabledAt === null ? [] : [`disabled: ${disabledAt}, for ${disabledFor}`]),
    ...(failingSince === null ? [] : [`failing since: ${failingSince}`]),
    `not delivered yet: ${undelivered}`,
  ];
  return lines.join("\n");
}

function deliveryLine(delivery: WebhookDelivery): string {
  const { id, type, occursAt, state, attempts, waitsForUnits, lastStatus, lastProblem } = delivery;
  const why = waitsForUnits ? "waits for units" : (lastProblem ?? (lastStatus === null ? "" : String(lastStatus)));
  return `${id}  ${occursAt}  ${type}  ${state}  ${attempts}  ${why}`.trimEnd();
}
