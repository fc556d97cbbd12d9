import type { Administration, SubscriptionRecord } from "@almagest/database";
import { type Command, Option } from "commander";
import { type Answer, type CommonOptions, confirm, type Session } from "../session";
import { type Column, facts, instantText, table, thousands } from "../table";
import { keyTable } from "./key-texts";
import { wholeNumber } from "./options";

interface PlanOptions extends CommonOptions {
  readonly plan: (typeof PLAN_NAMES)[number];
  readonly requestsPerMonth?: number;
}

interface CreateOptions extends PlanOptions {
  readonly email: string;
  readonly endDate: string;
  readonly status: "active" | "pending";
}

interface RenewOptions extends CommonOptions {
  readonly endDate?: string;
  readonly months?: number;
}

interface YesOptions extends CommonOptions {
  readonly yes?: boolean;
}

const PLAN_NAMES = ["starter", "growth", "business", "scale", "custom"] as const;

export function addSubscriptionCommands(program: Command, session: Session): void {
  const group = program
    .command("subscriptions")
    .description("Create, list, change, renew, cancel and suspend subscriptions: what keys draw their units from.");
  addCreate(group, session);
  addReading(group, session);
  addPlan(group, session);
  addRenew(group, session);
  for (const transition of ["cancel", "suspend", "activate"] as const) addTransition(group, session, transition);
}

const END_HELP = "first instant after the period: 2031-01-01 (00:00 UTC) or 2031-01-01T12:00:00Z";

function addCreate(group: Command, session: Session): void {
  group
    .command("create")
    .description("Create a subscription. Its keys are made with: keys create.")
    .addOption(planOption())
    .option("--requests-per-month <count>", "units a month of a custom plan", wholeNumber)
    .requiredOption("--email <address>", "billing address")
    .requiredOption("--end-date <date>", END_HELP)
    .addOption(
      new Option("--status <status>", "pending is not usable until it is activated")
        .choices(["active", "pending"])
        .default("active"),
    )
    .addHelpText(
      "after",
      `
Example:
  usage-ledger subscriptions create --plan growth --email ann@example.com --end-date 2031-01-01
`,
    )
    .action(async (_, command: Command) => {
      const { plan, email, endDate, status, requestsPerMonth, ...common } = command.optsWithGlobals<CreateOptions>();
      await session.run(common, async (administration) =>
        recordAnswer(
          "The subscription is made.",
          await administration.createSubscription({ plan, email, endDate, status, requestsPerMonth }),
        ),
      );
    });
}

function planOption(): Option {
  return new Option("--plan <plan>", "units a month: 50,000, 250,000, 1,000,000, 3,000,000, or a number of its own")
    .choices(PLAN_NAMES)
    .makeOptionMandatory();
}

function addPlan(group: Command, session: Session): void {
  group
    .command("plan")
    .description("Change a subscription's plan, within a second. What the month has counted stays counted.")
    .argument("<id>", "such as sub_0123456789abcdef")
    .addOption(planOption())
    .option("--requests-per-month <count>", "units a month of a custom plan", wholeNumber)
    .addHelpText("after", "\nExample:\n  usage-ledger subscriptions plan sub_0123456789abcdef --plan business\n")
    .action(async (id: string, _, command: Command) => {
      const { plan, requestsPerMonth, ...common } = command.optsWithGlobals<PlanOptions>();
      await session.run(common, async (administration) =>
        recordAnswer("The plan is changed.", await administration.changePlan({ id, plan, requestsPerMonth })),
      );
    });
}

function addReading(group: Command, session: Session): void {
  group
    .command("list")
    .description("List all subscriptions, the oldest first.")
    .addHelpText("after", "\nExample:\n  usage-ledger subscriptions list --json\n")
    .action(async (_, command: Command) => {
      await session.run(command.optsWithGlobals<CommonOptions>(), async (administration) => {
        const answer = await administration.listSubscriptions({});
        return { json: answer, text: listText(answer.subscriptions, session.terminal.hasColour) };
      });
    });
  group
    .command("show")
    .description("Show one subscription and its keys.")
    .argument("<id>", "such as sub_0123456789abcdef")
    .addHelpText("after", "\nExample:\n  usage-ledger subscriptions show sub_0123456789abcdef\n")
    .action(async (id: string, _, command: Command) => {
      await session.run(command.optsWithGlobals<CommonOptions>(), async (administration) => {
        const answer = await administration.showSubscription({ id });
        const keys = keyTable(answer.keys, session.terminal.hasColour);
        return { json: answer, text: `${recordText(answer.subscription)}\n\n${keys}` };
      });
    });
}

function addRenew(group: Command, session: Session): void {
  group
    .command("renew")
    .description("Extend a subscription's period in place and put it in force again.")
    .argument("<id>", "such as sub_0123456789abcdef")
    .option("--end-date <date>", END_HELP)
    .option("--months <count>", "months after the present end, also where that has passed", wholeNumber)
    .addHelpText(
      "after",
      "\nExample: one more year\n  usage-ledger subscriptions renew sub_0123456789abcdef --months 12\n",
    )
    .action(async (id: string, _, command: Command) => {
      const { endDate, months, ...common } = command.optsWithGlobals<RenewOptions>();
      await session.run(common, async (administration) =>
        recordAnswer("The subscription is renewed.", await administration.renewSubscription({ id, endDate, months })),
      );
    });
}

type Transition = "cancel" | "suspend" | "activate";

const TRANSITIONS = {
  cancel: {
    summary: "Cancel a subscription: it is not renewed, and usable until its end.",
    done: "The subscription is cancelled.",
    run: (administration: Administration, id: string) => administration.cancelSubscription({ id }),
    question: "Cancel",
  },
  suspend: {
    summary: "Suspend a subscription whose payment failed: it is usable until its end.",
    done: "The subscription is suspended.",
    run: (administration: Administration, id: string) => administration.suspendSubscription({ id }),
    question: "Suspend",
  },
  activate: {
    summary: "Put a pending, suspended or cancelled subscription in force.",
    done: "The subscription is active.",
    run: (administration: Administration, id: string) => administration.activateSubscription({ id }),
    question: undefined,
  },
} as const satisfies Record<Transition, object>;

function addTransition(group: Command, session: Session, transition: Transition): void {
  const { summary, done, run, question } = TRANSITIONS[transition];
  const command = group
    .command(transition)
    .description(summary)
    .argument("<id>", "such as sub_0123456789abcdef")
    .addHelpText("after", `\nExample:\n  usage-ledger subscriptions ${transition} sub_0123456789abcdef\n`);
  if (question !== undefined) command.option("--yes", "do not ask");
  command.action(async (id: string, _, self: Command) => {
    const { yes, ...common } = self.optsWithGlobals<YesOptions>();
    await session.run(common, async (administration) => {
      if (question !== undefined) {
        const asked = (): Promise<string> => consequence(administration, id, question);
        await confirm(session.terminal, { yes, question: asked });
      }
      return recordAnswer(done, await run(administration, id));
    });
  });
}

async function consequence(administration: Administration, id: string, verb: string): Promise<string> {
  const { subscription, keys } = await administration.showSubscription({ id });
  const active = keys.filter(({ status }) => status === "active").length;
  const count = active === 1 ? "its key stops" : `its ${thousands(active)} keys stop`;
  return `${verb} ${id} of ${subscription.email}? From ${instantText(subscription.endDate)} on ${count} working, unless it is renewed.`;
}

function recordAnswer(head: string, record: SubscriptionRecord): Answer {
  return { json: record, text: `${head}\n\n${recordText(record)}` };
}

function recordText(record: SubscriptionRecord): string {
  return facts([
    ["Id", record.id],
    ["Plan", record.plan],
    ["Units a month", record.requestsPerMonth],
    ["E-mail", record.email],
    ["Status", record.status],
    ["End", instantText(record.endDate)],
    ["Created", instantText(record.createdAt)],
  ]);
}

const COLUMNS: readonly Column<SubscriptionRecord>[] = [
  { title: "ID", of: ({ id }) => id },
  { title: "PLAN", of: ({ plan }) => plan },
  { title: "UNITS A MONTH", of: ({ requestsPerMonth }) => requestsPerMonth },
  { title: "STATUS", of: ({ status }) => status },
  { title: "END", of: ({ endDate }) => instantText(endDate) },
  { title: "CREATED", of: ({ createdAt }) => instantText(createdAt) },
  { title: "E-MAIL", of: ({ email }) => email },
];

function listText(records: readonly SubscriptionRecord[], hasColour: boolean): string {
  if (records.length === 0)
    return "There are no subscriptions. Make one with: usage-ledger subscriptions create --help";
  return table(COLUMNS, records, { hasColour });
}
