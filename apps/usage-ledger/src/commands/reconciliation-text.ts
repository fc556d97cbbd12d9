import type { ReconciliationReport } from "@almagest/database";
import { type Column, facts, instantText, table, thousands } from "../table";

type Difference = ReconciliationReport["differences"][number];
type Unanswered = ReconciliationReport["unanswered"][number];

const DIFFERENCES: readonly Column<Difference>[] = [
  { title: "KEY", of: ({ keyId }) => keyId },
  { title: "COUNTER", of: ({ counted }) => counted },
  { title: "LEDGER", of: ({ inLedger }) => inLedger },
  { title: "MEANING", of: ({ explanation }) => explanation },
];

const UNANSWERED: readonly Column<Unanswered>[] = [
  { title: "UNIT", of: ({ unit }) => unit },
  { title: "AT", of: ({ recordedAt }) => instantText(recordedAt) },
  { title: "KEY", of: ({ keyId }) => keyId },
  { title: "OPERATION", of: ({ operationId }) => operationId },
  { title: "TRANSPORT", of: ({ transport }) => transport },
  { title: "MEANING", of: ({ explanation }) => explanation },
];

export function reconciliationText(report: ReconciliationReport, hasColour: boolean): string {
  const { month, keys, units, differences, unanswered, faults } = report;
  const head = `${month}: ${thousands(keys)} accounts with ${thousands(units)} units. ${verdictOf(report)}`;
  return [
    head,
    balanceText(report),
    ...(differences.length === 0 ? [] : [`Differences\n\n${table(DIFFERENCES, differences, { hasColour })}`]),
    ...(unanswered.length === 0 ? [] : [`Unanswered units\n\n${table(UNANSWERED, unanswered, { hasColour })}`]),
    ...(faults.length === 0 ? [] : [`Faults\n\n${faults.map((fault) => `  ${fault}`).join("\n")}`]),
  ].join("\n\n");
}

function verdictOf({ ok, differences, unanswered, faults }: ReconciliationReport): string {
  if (ok) return "Counters and ledger agree, and every unit older than a minute has its answer.";
  const counts = [
    `${thousands(differences.length)} differences`,
    `${thousands(unanswered.length)} unanswered units`,
    `${thousands(faults.length)} faults`,
  ];
  return `Look at: ${counts.join(", ")}.`;
}

function balanceText({ balance }: ReconciliationReport): string {
  return facts([
    ["Taken", balance.charged],
    ["Given back", balance.refunded],
    ["Answered", balance.answered],
    ["Waiting for their answer", balance.waiting],
    ["Of batches that were deleted since", balance.withoutBatch + balance.lostBatch],
  ]);
}
