import type { USAGE_PARTS, UsageReport } from "@almagest/database";
import { type Column, table } from "../table";

export type UsagePart = (typeof USAGE_PARTS)[number];

type Row = UsageReport["rows"][number];

const PARTS: Readonly<Record<string, readonly Column<Row>[]>> = {
  day: [{ title: "DAY", of: ({ day }) => day ?? "" }],
  key: [
    { title: "KEY", of: ({ key }) => key ?? "" },
    { title: "NAME", of: ({ keyName }) => keyName ?? "" },
  ],
  operation: [{ title: "OPERATION", of: ({ operation }) => operation ?? "" }],
  transport: [{ title: "TRANSPORT", of: ({ transport }) => transport ?? "" }],
};

const UNITS: readonly Column<Row>[] = [
  { title: "CHARGED", of: ({ charged }) => charged },
  { title: "GIVEN BACK", of: ({ refunded }) => refunded },
  { title: "UNITS", of: ({ units }) => units },
];

export function usageText({ month, by, rows, totals }: UsageReport, hasColour: boolean): string {
  if (rows.length === 0) return `There is no usage in ${month}.`;
  const columns = [...by.flatMap((part) => PARTS[part] ?? []), ...UNITS];
  const foot = by.length === 0 ? [] : [totals];
  return `Usage in ${month}\n\n${table(columns, rows, { foot, hasColour })}`;
}
