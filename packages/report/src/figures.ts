import type { ReportFigure } from "./content";

const ROOT = /^<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"/;
const ALT = /<desc\b[^>]*>([^<]*)<\/desc>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A picture of `@almagest/pictures` as a figure of a report: its size, and its description as the text for it. */
export function figureOf(svg: string, file: string): ReportFigure {
  const [, width, height] = ROOT.exec(svg) ?? [];
  const [, said = ""] = ALT.exec(svg) ?? [];
  const alt = said.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");
  return { file, alt, width: Number(width ?? 1), height: Number(height ?? 1) };
}
