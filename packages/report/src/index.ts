import type { Lang } from "@almagest/operation";
import { textOutliner } from "@almagest/pictures-png";
import type { ReportContent } from "./content";
import { type Look, PLAIN, typesetter } from "./typeset";

export type { ReportChapter, ReportContent, ReportEntry, ReportFigure, ReportPart, ReportSubject } from "./content";
export { type AskedAnswer, reportContent } from "./report-content";

/** Sets reports as PDF. */
export type ReportMaker = (content: ReportContent, lang: Lang, sender?: Sender) => Uint8Array<ArrayBuffer>;

/** The sender of a report. */
export interface Sender {
  readonly look: Look;
  /** A PNG of `logoPng`. */
  readonly logo?: Uint8Array;
}

/** Loads the typesetter and the text shaper. Fonts are opened when a text first needs them. */
export async function reportMaker(): Promise<ReportMaker> {
  const [set, outlined] = await Promise.all([typesetter(), textOutliner()]);
  return (content, lang, { look, logo } = { look: PLAIN }) => {
    const figures = Object.entries(content.drawings).map(
      ([file, svg]) => [file, new TextEncoder().encode(outlined(svg))] as const,
    );
    const files = { ...Object.fromEntries(figures), ...(logo && { "logo.png": logo }) };
    return set(content, lang, { files, logo: logo && { file: "logo.png" } }, look);
  };
}
