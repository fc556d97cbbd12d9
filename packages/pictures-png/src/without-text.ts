import type { Outliner } from "./outlines";

/** A text element of a picture of `@almagest/pictures`: it holds no elements, and its attributes no angle brackets. */
const TEXT = /<text\b([^>]*)>([^<]*)<\/text>/g;
const STYLE = /<style>[^<]*<\/style>/g;
/** What XML 1.0 cannot hold (section 2.2), and halves of pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold is what is looked for
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** Attributes that say where letters stand; the others stay. */
const PLACED = new Set(["x", "y", "font-size", "font-weight", "text-anchor"]);
/** Of the width, what stands before the anchor. */
const SHARE_BEFORE: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };
const BOLD_FROM = 600;

/**
 * A picture whose texts are outlines, so that nothing has to know a font to paint it. Of the theme that follows a reader's
 * preference the colors stay that stand in the attributes.
 */
export function withoutText(svg: string, outline: Outliner): string {
  return svg
    .replace(HALF, "\ufffd")
    .replace(ILLEGAL, "")
    .replace(STYLE, "")
    .replace(TEXT, (_, attributes: string, content: string) => outlined(attributesOf(attributes), content, outline));
}

function outlined(attributes: ReadonlyMap<string, string>, content: string, outline: Outliner): string {
  const size = numberOf(attributes.get("font-size"), 16);
  const weight = attributes.get("font-weight");
  const isBold = weight === "bold" || numberOf(weight, 400) >= BOLD_FROM;
  const { paths, length } = outline(plain(content), size, isBold);
  if (paths === "") return "";
  const x = numberOf(attributes.get("x"), 0) - length * (SHARE_BEFORE[attributes.get("text-anchor") ?? ""] ?? 0);
  const y = numberOf(attributes.get("y"), 0);
  const kept = [...attributes].filter(([name]) => !PLACED.has(name));
  const outer = kept.map(([name, value]) => ` ${name}="${value}"`).join("");
  // A letter that is made thicker has its line in the color that fills it; the others have none.
  const line = paths.includes("stroke-width") ? ` stroke="${attributes.get("fill") ?? "none"}" stroke-width="0"` : "";
  return `<g${outer}><g transform="translate(${rounded(x)} ${rounded(y)})"${line}>${paths}</g></g>`;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
}

function plain(content: string): string {
  return content.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");
}

function numberOf(text: string | undefined, preset: number): number {
  const value = Number(text ?? preset);
  return Number.isFinite(value) ? value : preset;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
