import { type AnyOperation, isAlmagestError, isRecord, LANGS } from "@almagest/operation";
import type { Drawn } from "@almagest/pipeline";
import type { WhiteLabel } from "@almagest/report/white-label";
import type { Command } from "commander";
import { Failure } from "./failure";
import { optionOf } from "./fields";
import type { FlatRequest } from "./request";
import type { Terminal } from "./terminal";

/** The options of a report, as typed. */
export interface ReportFlags {
  readonly pdf?: boolean;
  readonly reportName?: string;
  readonly reportLogo?: string;
  readonly reportInk?: string;
  readonly reportAccent?: string;
}

/** A report that is asked for, and its sender. */
export interface WantedReport {
  readonly whiteLabel: WhiteLabel | undefined;
}

/** Every command accepts these, so that one without a report can say so. */
export function addReportOptions(command: Command): void {
  command
    .option("--pdf", "set the answer as a report, as PDF")
    .option("--report-name <name>", "the sender on the cover of a report")
    .option("--report-logo <file>", "a PNG, JPEG or SVG for the cover")
    .option("--report-ink <color>", "of its titles, #rrggbb")
    .option("--report-accent <color>", "of its rules and names, #rrggbb");
}

/** The requested report, or undefined. */
export async function wantedReport(
  flags: ReportFlags,
  { operation, terminal }: { readonly operation: AnyOperation; readonly terminal: Terminal },
): Promise<WantedReport | undefined> {
  const { pdf, reportName: name, reportLogo, reportInk: ink, reportAccent: accent } = flags;
  if (pdf !== true) {
    const given = Object.keys(flags).find((flag) => flag.startsWith("report"));
    if (given !== undefined) throw new Failure("wrong_use", `--${optionOf([given])} is for a report: add --pdf.`);
    return undefined;
  }
  // Loads all pages.
  const { reported } = await import("@almagest/pages/reports");
  if (!reported.includes(operation.id))
    throw new Failure("wrong_use", "There is no report of this answer. Leave --pdf out.");
  const { parseWhiteLabel } = await withPackage(() => import("@almagest/report/white-label"));
  const logo = reportLogo === undefined ? undefined : await logoIn(reportLogo, terminal);
  const sender = { ...(name && { name }), ...(logo && { logo }), ...(ink && { ink }), ...(accent && { accent }) };
  const parsed = parseWhiteLabel(sender);
  if (parsed.ok) return { whiteLabel: parsed.value };
  const details = parsed.issues.map(({ path, message }) => `--${optionOf(path.split("."))}: ${message}`);
  throw new Failure("wrong_use", "The sender of the report does not fit.", { details });
}

async function logoIn(file: string, terminal: Terminal): Promise<string> {
  try {
    return Buffer.from(await terminal.read(file)).toString("base64");
  } catch (error) {
    throw new Failure("wrong_use", `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An answer as a report, set by the package that does it. */
export async function reportOf(
  operation: AnyOperation,
  flat: FlatRequest,
  { answer, whiteLabel }: { readonly answer: unknown } & WantedReport,
): Promise<Drawn> {
  const { reportPdf } = await withPackage(() => import("@almagest/report"));
  const parsed = operation.parse({ flat, decodes: true });
  const input: object = parsed.ok && isRecord(parsed.value) ? parsed.value : {};
  const lang = LANGS.find((one) => one === Reflect.get(input, "lang")) ?? "en";
  try {
    return await reportPdf({ operationId: operation.id, input, answer, lang, whiteLabel });
  } catch (error) {
    if (isAlmagestError(error) && error.code === "unprocessable_entity") throw new Failure(error.code, error.message);
    throw error;
  }
}

/** It brings a typesetter of fifty megabytes, which not everybody wants. */
async function withPackage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    throw new Failure(
      "wrong_use",
      "A report needs the package that sets it. Run npm install -g @almagest/report, beside this program.",
    );
  }
}
