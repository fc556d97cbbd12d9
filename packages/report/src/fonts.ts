import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { isRecord, type Lang } from "@almagest/operation";
import { fontFile } from "./files";

/** A font of the package: a family has one file or two. */
export interface ReportFont {
  readonly file: string;
  readonly family: string;
  /** Its characters, as pairs of the first and the last code point. */
  readonly ranges: readonly (readonly [number, number])[];
}

let listed: readonly ReportFont[] | undefined;

/** The fonts of the package, in the order in which letters are looked for. */
export function reportFonts(): readonly ReportFont[] {
  listed ??= read();
  return listed;
}

function read(): readonly ReportFont[] {
  const list: unknown = JSON.parse(readFileSync(fontFile("FONTS.json"), "utf8"));
  if (!isRecord(list)) return [];
  return Object.entries(list).flatMap(([file, font]) =>
    isRecord(font) ? [{ file, family: String(font["family"]), ranges: rangesIn(String(font["characters"])) }] : [],
  );
}

function rangesIn(text: string): readonly (readonly [number, number])[] {
  return text.split(" ").map((range) => {
    const [from = "", to = from] = range.split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

/** True if a font has a character. */
export function hasCharacter({ ranges }: ReportFont, code: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from = 0, to = 0] = ranges[middle] ?? [];
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

const SIMPLIFIED = "Almagest chinese-simplified";
const TRADITIONAL = "Almagest chinese-traditional";

/** The families in the order for a language: in traditional Chinese its own forms of the letters come first. */
export function familiesFor(lang: Lang): readonly string[] {
  const families = [...new Set(reportFonts().map(({ family }) => family))];
  if (lang !== "zh-Hant") return families;
  const swapped: Readonly<Record<string, string>> = { [SIMPLIFIED]: TRADITIONAL, [TRADITIONAL]: SIMPLIFIED };
  return families.map((family) => swapped[family] ?? family);
}

const opened = new Map<string, Buffer>();

/** A font as the typesetter reads it; unpacked once. */
export function openFont(file: string): Buffer {
  const font = opened.get(file) ?? brotliDecompressSync(readFileSync(fontFile(file)));
  opened.set(file, font);
  return font;
}
