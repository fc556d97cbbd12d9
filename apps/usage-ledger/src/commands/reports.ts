import type { AuditReport } from "@almagest/database";
import type { Command } from "commander";
import type { CommonOptions, Session } from "../session";
import { type Column, instantText, table } from "../table";
import { addGiveBack } from "./give-back";
import { list, wholeNumber } from "./options";
import { reconciliationText } from "./reconciliation-text";
import { type UsagePart, usageText } from "./usage-text";

interface MonthOptions extends CommonOptions {
  readonly month?: string;
}

interface UsageOptions extends MonthOptions {
  readonly key?: string;
  readonly by?: readonly UsagePart[];
}

interface AuditOptions extends CommonOptions {
  readonly limit: number;
}

const MONTH_HELP = "UTC month, such as 2031-01; the present one by default";

export function addReportCommands(program: Command, session: Session): void {
  addUsage(program, session);
  addReconcile(program, session);
  addGiveBack(program, session);
  addAudit(program, session);
}

function addUsage(program: Command, session: Session): void {
  program
    .command("usage")
    .description("Show the units of a month by the ledger, those given back taken off.")
    .option("--month <month>", MONTH_HELP)
    .option("--key <key>", "one key by id or hint, or keyless: everybody without a key")
    .option("--by <parts>", "key (the default), operation, day, transport: one or several with commas", list)
    .addHelpText(
      "after",
      "\nExample: what one key called, day by day\n  usage-ledger usage --key alm_sk_01234567 --by day,operation\n",
    )
    .action(async (_, command: Command) => {
      const { month, key, by = ["key"], ...common } = command.optsWithGlobals<UsageOptions>();
      await session.run(common, async (administration) => {
        const report = await administration.usage({ month, key, by: [...by] });
        return { json: report, text: usageText(report, session.terminal.hasColour) };
      });
    });
}

function addReconcile(program: Command, session: Session): void {
  program
    .command("reconcile")
    .description("Compare counters, ledger and answers of a month; exit code 1 where anything needs a look.")
    .option("--month <month>", MONTH_HELP)
    .addHelpText(
      "after",
      `
A key's counter has to be the sum of its rows in the ledger, and each unit that was kept has to have its answer. A unit
of the last minute may still be on its way and is not listed. A unit without an answer is given back with: give-back.

Example: from cron
  usage-ledger reconcile --json > reconciliation.json || mail -s "ledger" ops@example.com < reconciliation.json
`,
    )
    .action(async (_, command: Command) => {
      const { month, ...common } = command.optsWithGlobals<MonthOptions>();
      await session.run(common, async (administration) => {
        const report = await administration.reconcile({ month });
        const text = reconciliationText(report, session.terminal.hasColour);
        return { json: report, text, exitCode: report.ok ? 0 : 1 };
      });
    });
}

type Entry = AuditReport["entries"][number];

const COLUMNS: readonly Column<Entry>[] = [
  { title: "AT", of: ({ at }) => instantText(at) },
  { title: "ACTOR", of: ({ actor }) => actor },
  { title: "ACTION", of: ({ action }) => action },
  { title: "SUBJECT", of: ({ subject }) => subject },
  { title: "DETAILS", of: ({ details }) => JSON.stringify(details) },
];

function addAudit(program: Command, session: Session): void {
  program
    .command("audit")
    .description("Show the last changes that administrators made, the latest first.")
    .option("--limit <count>", "entries at most, up to 1000", wholeNumber, 50)
    .addHelpText("after", "\nExample:\n  usage-ledger audit --limit 10\n")
    .action(async (_, command: Command) => {
      const { limit, ...common } = command.optsWithGlobals<AuditOptions>();
      await session.run(common, async (administration) => {
        const report = await administration.audit({ limit });
        const { hasColour } = session.terminal;
        const text =
          report.entries.length === 0 ? "Nothing was changed yet." : table(COLUMNS, report.entries, { hasColour });
        return { json: report, text };
      });
    });
}
