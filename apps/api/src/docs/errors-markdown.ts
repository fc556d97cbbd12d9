import { ERROR_GUIDE, ERROR_INTRODUCTION, type ErrorEntry, statusText } from "./error-guide";

/** The whole of `docs/errors.md`. */
export function errorsMarkdown(): string {
  const parts = ["# Errors", ...ERROR_INTRODUCTION, overview(), ...ERROR_GUIDE.map(section)];
  return `${parts.join("\n\n")}\n`;
}

function overview(): string {
  const rows = ERROR_GUIDE.map((entry) => `| ${statusText(entry)} | [\`${entry.code}\`](#${entry.code}) |`);
  return ["| Status | Code |", "| --- | --- |", ...rows].join("\n");
}

function section(entry: ErrorEntry): string {
  return `## ${entry.code}\n\nStatus ${statusText(entry)}. ${entry.when}\n\n${entry.remedy}`;
}
