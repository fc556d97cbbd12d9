import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ROOT } from "./packages";

const FOLDER = join(ROOT, "packages/pictures-png/fonts");
const { resolve } = createRequire(import.meta.url);

/** As wide as fonts of readers are: layout keeps room for its letters. */
export const WIDE_FAMILY = "DejaVu Sans";

/** The families that the font files of PNGs are cut from, by their names; all that are not here are named as their script. */
const FAMILIES: readonly (readonly [name: RegExp, family: string])[] = [
  [/^(?:latin|latin-ext|vietnamese|greek|cyrillic|cyrillic-ext)$/, "Noto Sans"],
  [/^(?:chinese-simplified|sc-\d+)$/, "Noto Sans SC"],
  [/^(?:chinese-traditional|tc-\d+)$/, "Noto Sans TC"],
  [/^korean$/, "Noto Sans KR"],
  [/^arrows$/, "Noto Sans Math"],
  [/^(?:symbols|mayan-numerals)$/, "Noto Sans Symbols 2"],
];

/** The `font-family` in the documentation of figures, for a page that loads those families. */
export const DOCUMENTED_FAMILIES: string = documented();

function documented(): string {
  const [, families] =
    /^ *svg \{ font-family: ([^;]*); \}$/m.exec(readFileSync(join(ROOT, "packages/pictures/README.md"), "utf8")) ?? [];
  if (families === undefined) throw new Error("packages/pictures/README.md says no font-family");
  return families;
}

/** Without the machine's fonts, and with unrounded letter widths, whatever the machine's settings. */
const fontconfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** The environment of a browser that has one font, in a folder made for it. */
export function browserEnvironment(folder: string): Record<string, string> {
  const file = join(folder, "fonts.conf");
  writeFileSync(file, fontconfig(folder));
  writeFileSync(join(folder, "latin.ttf"), brotliDecompressSync(readFileSync(join(FOLDER, "latin-400.ttf.br"))));
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(own), FONTCONFIG_FILE: file };
}

/** A style sheet that gives a page the font families, so that the machine's fonts do not affect the result. */
export function fontFaces(): string {
  const noto = readdirSync(FOLDER).flatMap((file) => {
    const [, name = "", weight = ""] = /^(.*)-(\d+)\.ttf\.br$/.exec(file) ?? [];
    return name === "" ? [] : [faceOf(familyOf(name), weight, brotliDecompressSync(readFileSync(join(FOLDER, file))))];
  });
  const wide = ["400", "700"].map((weight) => {
    const file = resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`);
    return faceOf(WIDE_FAMILY, weight, readFileSync(file));
  });
  return [...noto, ...wide].join("");
}

function familyOf(name: string): string {
  const [, family] = FAMILIES.find(([pattern]) => pattern.test(name)) ?? [];
  return family ?? `Noto Sans ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function faceOf(family: string, weight: string, font: Buffer): string {
  const source = `url(data:font/ttf;base64,${font.toString("base64")})`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source}}`;
}
