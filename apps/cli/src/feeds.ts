import type { Feed, NewFeed } from "@almagest/client";
import type { Command } from "commander";
import { keptCommands, type Shown, typedObject } from "./service";
import type { Terminal } from "./terminal";

const DESCRIPTION = `Makes, lists and revokes calendar feeds of a service, with a secret key of it.

A feed is an address that a calendar program subscribes to. It moves with the day.
The first fetch of an hour costs a unit.
ALMAGEST_URL is the service's address, ALMAGEST_KEY the secret key.`;

const EXAMPLE = `
Example:
  almagest feeds make getUpcomingMoonPhases --input '{"timezone":"Europe/Berlin"}' --lang de
`;

interface MakeOptions extends Shown {
  readonly input?: string;
  readonly lang?: string;
}

/** Adds `almagest feeds`, which asks a service. */
export function addFeeds(program: Command, terminal: Terminal): void {
  const group = program
    .command("feeds")
    .summary("make, list and revoke calendar feeds of a service")
    .description(DESCRIPTION);
  const { action, shown } = keptCommands({ group, terminal, of: ({ feeds }) => feeds });

  action("make", "Make a feed of an operation that has a calendar.", " <operation>")
    .option("--input <json>", "what the operation takes, without its dates and count")
    .option("--lang <code>", "language of the calendar")
    .addHelpText("after", EXAMPLE)
    .action((operation: string, options: MakeOptions) => {
      const { input, lang } = options;
      const asked = {
        operation,
        ...(input !== undefined && { input: typedObject(input, "--input has no JSON object, such as {}.") }),
        ...(lang && { lang }),
      };
      return shown(options, (feeds) => feeds.make(asked), madeText);
    });
  action("list", "List the feeds of the key. Their addresses are stored nowhere.").action((options: Shown) =>
    shown(
      options,
      (feeds) => feeds.list(),
      ({ feeds }) => feeds.map(lineOf).join("\n") || "The key has no feeds.",
    ),
  );
  action("revoke", "Revoke a feed for good. Its address stops working within a second.", " <id>").action(
    (id: string, options: Shown) =>
      shown(
        options,
        (feeds) => feeds.revoke(id),
        ({ revoked }) => `The feed ${revoked} is revoked.`,
      ),
  );
}

function madeText({ id, url, webcal, operation, lang }: NewFeed): string {
  return `${id}  ${operation}  ${lang}\nIts address, told this once: ${url}\nTo subscribe to it: ${webcal}`;
}

function lineOf({ id, createdAt, chargedHour }: Feed): string {
  return `${id}  made ${createdAt}  ${chargedHour === null ? "never charged" : `charged ${chargedHour}`}`;
}
