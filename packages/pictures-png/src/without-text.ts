import type { Outliner } from "./outlines";

/**
 * A text element of a picture of `@almagest/pictures`, which contains no elements, and the start and end of groups,
 * from which texts inherit attributes. Attributes contain no angle brackets.
 */
const TEXT_OR_GROUP = /<text\b([^>]*)>([^<]*)<\/text>|<g\b([^>]*?)(\/?)>|<\/g>/g;
const STYLE = /<style>[^<]*<\/style>/g;
/** Characters that XML 1.0 excludes (section 2.2), and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the characters that XML excludes
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** Attributes for the position of letters; the others stay. */
const PLACED = new Set(["x", "y", "font-size", "font-weight", "text-anchor"]);
/** The share of the width before the anchor. */
const SHARE_BEFORE: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };
const BOLD_FROM = 600;

/**
 * A picture with its texts as outlines, so that rendering needs no fonts. A theme that follows the reader's preference
 * keeps the colors in its attributes.
 */
export function withoutText(svg: string, outline: Outliner): string {
  const around: Said[] = [new Map()];
  const groupEdge = (edge: string, attributes: string | undefined, isEmpty: boolean): string => {
    if (attributes === undefined) around.pop();
    else if (!isEmpty) around.push(new Map([...(around.at(-1) ?? []), ...attributesOf(attributes)]));
    return edge;
  };
  return svg
    .replace(HALF, "\ufffd")
    .replace(ILLEGAL, "")
    .replace(STYLE, "")
    .replace(
      TEXT_OR_GROUP,
      (found: string, attributes?: string, content?: string, groupAttributes?: string, slash?: string) =>
        attributes === undefined || content === undefined
          ? groupEdge(found, groupAttributes, slash === "/")
          : outlined(attributesOf(attributes), around.at(-1) ?? new Map(), content, outline),
    );
}

type Said = ReadonlyMap<string, string>;

function outlined(own: Said, around: Said, content: string, outline: Outliner): string {
  const said = (name: string): string | undefined => own.get(name) ?? around.get(name);
  const size = numberOf(said("font-size"), 16);
  const weight = said("font-weight");
  const isBold = weight === "bold" || numberOf(weight, 400) >= BOLD_FROM;
  const { paths, length } = outline(plain(content), size, isBold);
  if (paths === "") return "";
  const x = numberOf(own.get("x"), 0) - length * (SHARE_BEFORE[said("text-anchor") ?? ""] ?? 0);
  const y = numberOf(own.get("y"), 0);
  const kept = [...own].filter(([name]) => !PLACED.has(name));
  const outer = kept.map(([name, value]) => ` ${name}="${value}"`).join("");
  // A letter made bold has a line in its fill color; the others have none.
  const line = paths.includes("stroke-width") ? ` stroke="${said("fill") ?? "none"}" stroke-width="0"` : "";
  return `<g${outer}><g transform="translate(${rounded(x)} ${rounded(y)})"${line}>${paths}</g></g>`;
}

function attributesOf(text: string): Said {
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
