import type { CatalogueEntry } from "@almagest/catalog";
import { type DeclaredSchema, declaredSchemaOf } from "@almagest/operation";
import { whiteLabelSchema } from "@almagest/report/white-label";
import { REPORT_TYPE } from "../rest/pictures/accept";
import { hasReport } from "../rest/report";

/** The note about an operation's report, kept apart from its answers as that about its pictures is. */
export function reportNote(entry: CatalogueEntry): { readonly "x-report"?: { readonly types: readonly string[] } } {
  return hasReport(entry) ? { "x-report": { types: [REPORT_TYPE] } } : {};
}

/** The member `report` of a body that asks for a report: its sender. Written once. */
export function sharedReportSender(): { readonly "x-report-sender": DeclaredSchema } {
  return { "x-report-sender": declaredSchemaOf(whiteLabelSchema, "input") };
}
