import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type * as HarfBuzz from "harfbuzzjs";
import { fontFile } from "./files";

export type Shaper = typeof HarfBuzz;

/** An open font: its characters and outlines. */
export interface OpenFont {
  readonly font: HarfBuzz.Font;
  readonly unitsPerEm: number;
  /** True if it has a character. */
  readonly has: (codePoint: number) => boolean;
  /** The outline of a glyph in font units, y upwards, as SVG path data; cached. */
  readonly outline: (glyphId: number) => string;
  /** True if bold letters are made with a line around them, because the font has no bold weight. */
  readonly thickens: boolean;
}

/** A font's file, by its weights. */
interface Source {
  readonly name: string;
  readonly isBoldToo: boolean;
  /** Characters that it may have: a font is not opened for others. */
  readonly covers: RegExp;
}

const LETTERS = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** In the order in which they are tried for a character. */
const SOURCES: readonly Source[] = [
  { name: "latin", isBoldToo: true, covers: LETTERS },
  { name: "latin-ext", isBoldToo: true, covers: LETTERS },
  { name: "vietnamese", isBoldToo: true, covers: LETTERS },
  { name: "greek", isBoldToo: true, covers: /[\p{Script=Greek}]/u },
  { name: "cyrillic", isBoldToo: true, covers: /[\p{Script=Cyrillic}]/u },
  { name: "cyrillic-ext", isBoldToo: true, covers: /[\p{Script=Cyrillic}]/u },
  { name: "devanagari", isBoldToo: true, covers: /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]/u },
  { name: "hebrew", isBoldToo: true, covers: /[\p{Script=Hebrew}]/u },
  { name: "chinese-simplified", isBoldToo: false, covers: /[\p{Script=Han}\u3000-\u30ff\uff00-\uffef]/u },
  { name: "chinese-traditional", isBoldToo: false, covers: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u },
  { name: "arabic", isBoldToo: false, covers: /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u0660-\u0669]/u },
  { name: "bengali", isBoldToo: false, covers: /[\p{Script=Bengali}]/u },
  { name: "gujarati", isBoldToo: false, covers: /[\p{Script=Gujarati}]/u },
  { name: "gurmukhi", isBoldToo: false, covers: /[\p{Script=Gurmukhi}]/u },
  { name: "kannada", isBoldToo: false, covers: /[\p{Script=Kannada}]/u },
  { name: "malayalam", isBoldToo: false, covers: /[\p{Script=Malayalam}]/u },
  { name: "tamil", isBoldToo: false, covers: /[\p{Script=Tamil}]/u },
  { name: "telugu", isBoldToo: false, covers: /[\p{Script=Telugu}]/u },
  { name: "thai", isBoldToo: false, covers: /[\p{Script=Thai}]/u },
  { name: "korean", isBoldToo: false, covers: /[\p{Script=Hangul}]/u },
  { name: "arrows", isBoldToo: false, covers: /[\u2190-\u21ff\u2259]/u },
  { name: "symbols", isBoldToo: false, covers: /[\u2190-\u2bff\u4dc0-\u4dff]/u },
  { name: "mayan-numerals", isBoldToo: false, covers: /[\u{1d2e0}-\u{1d2ff}]/u },
];

/** Fonts with a few characters each that the large ones lack. */
function more(): readonly Source[] {
  const listed: unknown = JSON.parse(readFileSync(fontFile("MORE.json"), "utf8"));
  if (typeof listed !== "object" || listed === null) return [];
  return Object.entries(listed).map(([name, letters]) => ({
    name,
    isBoldToo: false,
    covers: new RegExp(`[${String(letters)}]`, "u"),
  }));
}

/** Finds the font for a character; each is opened when first needed. Undefined if none has it. */
export type FontFinder = (codePoint: number, isBold: boolean) => OpenFont | undefined;

export function fontFinder(shaper: Shaper): FontFinder {
  const sources = [...SOURCES, ...more()];
  const open = new Map<string, OpenFont>();
  const opened = (name: string, weight: number, thickens: boolean): OpenFont => {
    const file = `${name}-${weight}`;
    const key = thickens ? `${file} thick` : file;
    const font = open.get(key) ?? openFont(shaper, file, thickens);
    open.set(key, font);
    return font;
  };
  return (codePoint, isBold) => {
    const letter = String.fromCodePoint(codePoint);
    for (const { name, isBoldToo, covers } of sources) {
      if (!covers.test(letter)) continue;
      const font = opened(name, isBold && isBoldToo ? 600 : 400, isBold && !isBoldToo);
      if (font.has(codePoint)) return font;
    }
    return undefined;
  };
}

function openFont(shaper: Shaper, file: string, thickens: boolean): OpenFont {
  const packed = readFileSync(fontFile(`${file}.ttf.br`));
  const face = new shaper.Face(new shaper.Blob(new Uint8Array(brotliDecompressSync(packed))));
  const font = new shaper.Font(face);
  const characters = new Set(face.collectUnicodes());
  const outlines = new Map<number, string>();
  const outline = (glyphId: number): string => {
    const known = outlines.get(glyphId) ?? font.glyphToPath(glyphId);
    outlines.set(glyphId, known);
    return known;
  };
  return { font, unitsPerEm: face.upem, has: (codePoint) => characters.has(codePoint), outline, thickens };
}
