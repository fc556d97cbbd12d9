import type { ExportedOperation } from "../domains";

const BEGIN = "<!-- The operations of this package, written by `npm run sync`. -->";
const END = "<!-- End of the operations. -->";

/** The README with the table of its package's operations between the marks, as it should be. */
export function withOperations(readme: string, operations: readonly ExportedOperation[]): string {
  const [before, rest, ...more] = readme.split(BEGIN);
  const [, after, ...others] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined || more.length > 0 || others.length > 0) {
    throw new Error(`a README of operations has these two lines once, in this order:\n${BEGIN}\n${END}`);
  }
  return `${before}${BEGIN}\n\n${tableOf(operations)}\n\n${END}${after}`;
}

function tableOf(operations: readonly ExportedOperation[]): string {
  const rows = operations.map(
    ({ name, operation: { method, path, summary } }) => `| \`${name}\` | ${method} \`${path}\` | ${cell(summary)} |`,
  );
  return ["| function | request | gives |", "| --- | --- | --- |", ...rows].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
