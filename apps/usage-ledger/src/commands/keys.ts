import type { Administration } from "@almagest/database";
import { type Command, Option } from "commander";
import { type CommonOptions, confirm, type Session } from "../session";
import { instantText, thousands } from "../table";
import { keyTable, keyText, secretAnswer } from "./key-texts";
import { list, wholeNumber } from "./options";

interface CreateOptions extends CommonOptions {
  readonly kind: "secret" | "publishable";
  readonly subscription: string;
  readonly name: string;
  readonly origin?: readonly string[];
  readonly burst?: number;
}

interface ListOptions extends CommonOptions {
  readonly subscription?: string;
}

interface RotateOptions extends CommonOptions {
  readonly grace: number;
  readonly yes?: boolean;
}

interface YesOptions extends CommonOptions {
  readonly yes?: boolean;
}

const KEY_HELP = "its id (key_…) or hint (alm_sk_ and 8 characters), never the whole secret";

export function addKeyCommands(program: Command, session: Session): void {
  const group = program.command("keys").description("Create, list, revoke and rotate API keys.");
  addCreate(group, session);
  addList(group, session);
  addRevoke(group, session);
  addRotate(group, session);
  addOrigins(group, session);
}

function addCreate(group: Command, session: Session): void {
  group
    .command("create")
    .description("Create a key and print its secret, this once.")
    .requiredOption("--subscription <id>", "whose units it draws")
    .requiredOption("--name <name>", "what it is for")
    .addOption(
      new Option("--kind <kind>", "secret is for servers, publishable for web pages")
        .choices(["secret", "publishable"])
        .default("secret"),
    )
    .option("--origin <hostname>", "page that may use a publishable key; several with commas, or repeated", list)
    .option("--burst <count>", "calls a second at most; no limit by default", wholeNumber)
    .addHelpText(
      "after",
      `
Examples: a server's key, and one that stands in a web page
  usage-ledger keys create --subscription sub_0123456789abcdef --name "Ann's server"
  usage-ledger keys create --subscription sub_0123456789abcdef --name shop --kind publishable --origin shop.example.com
`,
    )
    .action(async (_, command: Command) => {
      const options = command.optsWithGlobals<CreateOptions>();
      const { kind, subscription: subscriptionId, name, origin = [], burst: burstPerSecond } = options;
      const asked = { kind, subscriptionId, name, origins: [...origin], burstPerSecond };
      await session.run(options, async (administration) =>
        secretAnswer("The key is made.", await administration.createKey(asked)),
      );
    });
}

function addList(group: Command, session: Session): void {
  group
    .command("list")
    .description("List keys by their hints, with their units of this month and the last.")
    .option("--subscription <id>", "only those of one subscription")
    .addHelpText("after", "\nExample:\n  usage-ledger keys list --subscription sub_0123456789abcdef\n")
    .action(async (_, command: Command) => {
      const options = command.optsWithGlobals<ListOptions>();
      await session.run(options, async (administration) => {
        const answer = await administration.listKeys({ subscriptionId: options.subscription });
        return { json: answer, text: keyTable(answer.keys, session.terminal.hasColour) };
      });
    });
}

function addRevoke(group: Command, session: Session): void {
  group
    .command("revoke")
    .description("Revoke a key for good. It stops working within a second; what it used stays counted.")
    .argument("<key>", KEY_HELP)
    .option("--yes", "do not ask")
    .addHelpText("after", "\nExample:\n  usage-ledger keys revoke alm_sk_01234567\n")
    .action(async (id: string, _, command: Command) => {
      const { yes, ...common } = command.optsWithGlobals<YesOptions>();
      await session.run(common, async (administration) => {
        const asked = async (): Promise<string> =>
          `Revoke ${await described(administration, id)}? Every call with it is refused from now on, for good.`;
        await confirm(session.terminal, { yes, question: asked });
        const key = await administration.revokeKey({ id });
        return { json: key, text: `The key is revoked.\n\n${keyText(key)}` };
      });
    });
}

function addRotate(group: Command, session: Session): void {
  group
    .command("rotate")
    .description("Give a key a new secret and print it, this once. Usage goes on counting under the same key.")
    .argument("<key>", KEY_HELP)
    .option("--grace <seconds>", "how long older secrets still work, 30 days at most", wholeNumber, 0)
    .option("--yes", "do not ask")
    .addHelpText(
      "after",
      "\nExample: the old secret works for one more day\n  usage-ledger keys rotate alm_sk_01234567 --grace 86400\n",
    )
    .action(async (id: string, _, command: Command) => {
      const { yes, grace: graceSeconds, ...common } = command.optsWithGlobals<RotateOptions>();
      await session.run(common, async (administration) => {
        const end = graceSeconds === 0 ? "stops working now" : `works for ${thousands(graceSeconds)} more seconds`;
        const asked = async (): Promise<string> =>
          `Rotate ${await described(administration, id)}? Its present secret ${end}.`;
        await confirm(session.terminal, { yes, question: asked });
        return secretAnswer("The key has a new secret.", await administration.rotateKey({ id, graceSeconds }));
      });
    });
}

function addOrigins(group: Command, session: Session): void {
  group
    .command("origins")
    .description("Set the hostnames whose pages may use a publishable key, in place of those it has.")
    .argument("<key>", KEY_HELP)
    .argument("<hostname...>", "such as shop.example.com")
    .addHelpText("after", "\nExample:\n  usage-ledger keys origins alm_pk_01234567 shop.example.com www.example.com\n")
    .action(async (id: string, hostnames: readonly string[], _, command: Command) => {
      await session.run(command.optsWithGlobals<CommonOptions>(), async (administration) => {
        const key = await administration.setKeyOrigins({ id, origins: [...hostnames] });
        return { json: key, text: `The key has these origins now.\n\n${keyText(key)}` };
      });
    });
}

async function described(administration: Administration, id: string): Promise<string> {
  const key = await administration.showKey({ id });
  const made = `made ${instantText(key.createdAt)}, ${thousands(key.usedThisMonth)} units this month`;
  return `${key.hint} "${key.name}" (${key.id}, ${made})`;
}
