import { InvariantError } from "@almagest/operation";
import { loadNames } from "@almagest/pages/languages";
import { reported } from "@almagest/pages/reports";
import { textOutliner } from "@almagest/pictures-png";
import { logoOf } from "./logo";
import { type AskedAnswer, reportContent } from "./report-content";
import { PLAIN, type Typeset, typesetter } from "./typeset";
import type { WhiteLabel } from "./white-label";

export type { AskedAnswer } from "./report-content";
export type { WhiteLabel } from "./white-label";

/** An answer that becomes a report, and whose sender it names. */
export interface AskedReport extends AskedAnswer {
  /** As `parseWhiteLabel` gave it. */
  readonly whiteLabel?: WhiteLabel | undefined;
}

interface Press {
  readonly set: Typeset;
  readonly outlined: (svg: string) => string;
}

let made: Promise<Press> | undefined;

async function press(): Promise<Press> {
  const [set, outlined] = await Promise.all([typesetter(), textOutliner()]);
  return { set, outlined };
}

/** Whether the answers of an operation can be a report. */
export function hasReport(operationId: string): boolean {
  return reported.includes(operationId);
}

/**
 * An answer on A4, as a PDF/UA-1 document: cover with the figure, contents, chapters, sources and conventions. The
 * same request and answer give the same bytes. The typesetter, fonts and figures are loaded with the first report.
 *
 * @throws DomainError where the logo cannot be painted.
 */
export async function reportPdf(asked: AskedReport): Promise<Uint8Array<ArrayBuffer>> {
  const { operationId, lang, whiteLabel } = asked;
  // Alone, since it is timed.
  const logo = whiteLabel?.logo === undefined ? undefined : await logoOf(whiteLabel.logo);
  made ??= press();
  const loading = [made, import("@almagest/pages/pictures"), loadNames(lang)] as const;
  const [{ set, outlined }, { pictures }] = await Promise.all(loading);
  const content = reportContent(asked, pictures);
  if (content === undefined)
    throw new InvariantError("a report is asked of an operation that has one", { operationId });
  const figures = Object.entries(content.drawings).map(
    ([file, svg]) => [file, new TextEncoder().encode(outlined(svg))] as const,
  );
  const files = { ...Object.fromEntries(figures), ...(logo && { "logo.png": logo }) };
  const look = { ...PLAIN, by: whiteLabel?.name, ...whiteLabel?.colors };
  return set(content, lang, { files, logo: logo && { file: "logo.png" } }, look);
}
