import type { KeyRecord, KeyWithSecret } from "@almagest/database";
import type { Answer } from "../session";
import { type Column, facts, instantText, table } from "../table";

const COLUMNS: readonly Column<KeyRecord>[] = [
  { title: "ID", of: ({ id }) => id },
  { title: "HINT", of: ({ hint }) => hint },
  { title: "STATUS", of: stateOf },
  { title: "THIS MONTH", of: ({ usedThisMonth }) => usedThisMonth },
  { title: "LAST MONTH", of: ({ usedLastMonth }) => usedLastMonth },
  { title: "SUBSCRIPTION", of: ({ subscriptionId }) => subscriptionId ?? "-" },
  { title: "CREATED", of: ({ createdAt }) => instantText(createdAt) },
  { title: "REVOKED", of: ({ revokedAt }) => instantText(revokedAt) },
  { title: "NAME", of: ({ name }) => name },
  { title: "ORIGINS", of: ({ origins }) => (origins.length === 0 ? "-" : origins.join(", ")) },
];

export function keyTable(records: readonly KeyRecord[], hasColour: boolean): string {
  if (records.length === 0) return "There are no keys. Make one with: usage-ledger keys create --help";
  return table(COLUMNS, records, { hasColour });
}

/** A key in force may be of no use all the same. */
function stateOf({ status, subscriptionStatus }: KeyRecord): string {
  if (status === "revoked") return status;
  if (subscriptionStatus === null) return "no subscription";
  const isUnusable = subscriptionStatus === "expired" || subscriptionStatus === "pending";
  return isUnusable ? `subscription ${subscriptionStatus}` : status;
}

export function keyText(record: KeyRecord): string {
  const { origins, burstPerSecond, expiring } = record;
  return facts([
    ["Id", record.id],
    ["Hint", record.hint],
    ["Kind", record.kind],
    ["Name", record.name],
    ["Status", stateOf(record)],
    ["Subscription", record.subscriptionId ?? "-"],
    ...(origins.length === 0 ? [] : [["Origins", origins.join(", ")] as const]),
    ["Calls a second", burstPerSecond ?? "no limit"],
    ["Units this month", record.usedThisMonth],
    ["Units last month", record.usedLastMonth],
    ["Created", instantText(record.createdAt)],
    ...(record.revokedAt === null ? [] : [["Revoked", instantText(record.revokedAt)] as const]),
    ...expiring.map(({ hint, expiresAt }) => ["Older secret", `${hint}, until ${instantText(expiresAt)}`] as const),
  ]);
}

const ONCE = "The secret is shown this once and kept nowhere: store it now.";

/** The one place that a secret is printed. */
export function secretAnswer(head: string, { key, secret }: KeyWithSecret): Answer {
  return { json: { key, secret, note: ONCE }, text: `${head} ${ONCE}\n\n${secret}\n\n${keyText(key)}` };
}
