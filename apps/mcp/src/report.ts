import { type Issue, isRecord } from "@almagest/operation";
import { type AskedReport, failureOf, type Reporter } from "@almagest/pipeline";
import type { ToolEntry } from "./tools";

/** The arguments of a call without the request for a report, and the report, or the fault of that request. */
export interface ReportWish {
  readonly input: Readonly<Record<string, unknown>>;
  readonly report?: AskedReport;
  readonly issues: readonly Issue[];
}

/** Values that ask for no report. */
const NO_REPORT: ReadonlySet<unknown> = new Set([undefined, null, "", false, "false"]);

/** Takes `report` out of the arguments of a call: true, or the sender. Without it nothing is loaded. */
export async function reportWish({ operation, tool }: ToolEntry, given: object): Promise<ReportWish> {
  const { report: wanted, ...input }: Readonly<Record<string, unknown>> = { ...given };
  if (NO_REPORT.has(wanted)) return { input, issues: [] };
  const { reported } = await import("@almagest/pages/reports");
  if (!reported.includes(operation.id)) {
    return { input, issues: [wrong(`There is no report of what ${tool.name} answers. Leave report out.`)] };
  }
  const sender = wanted === true || wanted === "true" ? {} : wanted;
  if (!isRecord(sender))
    return { input, issues: [wrong("report takes true, or a sender: { name, logo, ink, accent }.")] };
  const printer = await loadPrinter();
  if (printer === undefined) {
    const remedy = "Install @almagest/report beside this program, or ask a service for the report.";
    return { input, issues: [wrong(`A report needs the package that sets it. ${remedy}`)] };
  }
  const parsed = printer.parseWhiteLabel(sender);
  if (!parsed.ok) return { input, issues: parsed.issues };
  return { input, issues: [], report: { whiteLabel: parsed.value } };
}

async function loadPrinter(): Promise<typeof import("@almagest/report/white-label") | undefined> {
  try {
    return await import("@almagest/report/white-label");
  } catch {
    return undefined;
  }
}

function wrong(message: string): Issue {
  return { path: "report", message, code: "invalid_value" };
}

/** Sets reports on one's own machine. The package is there, since the wish has loaded it. */
export const LOCAL_REPORTER: Reporter = {
  hasRoom: () => true,
  pdf: async ({ answer, input, ...job }) => {
    try {
      const { reportPdf } = await import("@almagest/report");
      const told: unknown = JSON.parse(typeof answer === "string" ? answer : new TextDecoder().decode(answer));
      return { ok: true, pdf: await reportPdf({ ...job, input: isRecord(input) ? input : {}, answer: told }) };
    } catch (error) {
      return { ok: false, failure: failureOf(error), detail: String(error) };
    }
  },
};
