// Makes the fonts beside this folder from @fontsource's packages: `npm run fonts`. Small scripts are kept whole; of Han
// and of symbols, the characters of the packages' texts and those in common use. Each file is a family of its own, so
// that the typesetter finds a letter by the list of families alone. `npm run fonts -- symbols` makes one again.
// fonts/FONTS.json has of each file its checksum, family, weight and characters.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { renamed } from "./rename.mjs";
import { spoken } from "./spoken.mjs";

const { resolve } = createRequire(import.meta.url);
const FONTS = join(import.meta.dirname, "../fonts");
/** Han compresses by a tenth more with 11, in ten times the time. */
const QUALITY = 10;

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index0) => String.fromCodePoint(from + index0)).join("");

/** Every character of a script in the two-byte range of an encoding. */
function encoded(encoding, [firstLow, firstHigh], script = /\p{Script=Han}/u) {
  const decoder = new TextDecoder(encoding);
  let text = "";
  for (let first = firstLow; first <= firstHigh; first++) {
    for (let second = 0x40; second <= 0xfe; second++) text += decoder.decode(Uint8Array.of(first, second));
  }
  return [...new Set(text)].filter((letter) => script.test(letter)).join("");
}

/** GB 2312's 6763 characters: rows 16 to 87, second bytes from 0xA1. */
function gb2312() {
  const decoder = new TextDecoder("gb2312");
  let text = "";
  for (let first = 0xb0; first <= 0xf7; first++) {
    for (let second = 0xa1; second <= 0xfe; second++) text += decoder.decode(Uint8Array.of(first, second));
  }
  return [...text].filter((letter) => /\p{Script=Han}/u.test(letter)).join("");
}

const vocabulary = spoken();
const punctuation = range(0x3000, 0x303f) + range(0xff00, 0xffef);
const simplified = vocabulary + gb2312() + punctuation + range(0x3041, 0x30ff);
// Big5, first level: what traditional texts use every day.
const traditional = vocabulary + encoded("big5", [0xa4, 0xc6]) + punctuation;
// KS X 1001: the syllables that Korean writes.
const hangul = encoded("euc-kr", [0xb0, 0xc8], /\p{Script=Hangul}/u) + range(0x3131, 0x318e);
const symbols =
  range(0x2190, 0x21ff) + range(0x2300, 0x23ff) + range(0x2500, 0x27bf) + range(0x2900, 0x297f) + range(0x4dc0, 0x4dff);
const BOTH = [400, 600];
const ANY = range(0x20, 0xd7ff) + range(0xe000, 0xfffd) + range(0x10000, 0x1ffff);

// `only`: the characters that are kept; all of the file by default.
const SOURCES = [
  ...["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"].map((part) => ({
    from: `noto-serif/${part}`,
    weights: BOTH,
  })),
  // Of 6,900 words of our Hindi, 15 are taken out of a PDF with a sign twice; in serif fonts, 400 to 2,400.
  { from: "noto-sans-devanagari/devanagari", weights: BOTH },
  { from: "noto-serif-hebrew/hebrew", weights: BOTH },
  { from: "noto-serif-sc/chinese-simplified", weights: BOTH, only: simplified },
  { from: "noto-serif-tc/chinese-traditional", weights: BOTH, only: traditional },
  // Its letters are glyphs of their own. Noto's are a base and dots, which no reader puts together again.
  { from: "ibm-plex-sans-arabic/arabic", weights: BOTH },
  ...["bengali", "gujarati", "gurmukhi", "kannada", "malayalam", "tamil", "telugu", "thai"].map((script) => ({
    from: `noto-sans-${script}/${script}`,
    weights: BOTH,
  })),
  { from: "noto-sans-kr/korean", weights: BOTH, only: hangul },
  { from: "noto-serif/math", weights: BOTH, only: `${range(0x2070, 0x209f)}℞` },
  { from: "noto-sans-math/latin", name: "arrows", weights: [400], only: `${range(0x2190, 0x21ff)}≙` },
  { from: "noto-sans-symbols/symbols", name: "signs", weights: [400], only: range(0x2600, 0x26ff) },
  { from: "noto-emoji/emoji", name: "moons", weights: [400], only: range(0x1f311, 0x1f318) },
  { from: "noto-sans-symbols-2/symbols", weights: [400], only: symbols },
  { from: "noto-sans-symbols-2/mayan-numerals", weights: [400] },
];

const asked = process.argv.slice(2);
const fonts = {};
const had = new Set();
if (asked.length === 0) for (const file of readdirSync(FONTS)) if (!file.endsWith(".txt")) rmSync(join(FONTS, file));
for (const { from, name, weights, only } of SOURCES) {
  const [family = "", part = ""] = from.split("/");
  for (const weight of weights) await keep(`${name ?? part}-${weight}`, { family, part, weight, only: only ?? ANY });
}

// The large files lack some characters; these are among the hundred parts of the same fonts.
const everyday = new Set([...vocabulary, ...gb2312(), ...encoded("big5", [0xa4, 0xc6])]);
for (const family of ["noto-serif-sc", "noto-serif-tc"]) {
  const parts = readdirSync(join(dirname(resolve(`@fontsource/${family}/package.json`)), "files"))
    .filter((one) => /-\d+-400-normal\.woff2$/.test(one))
    .map((one) => one.replace(`${family}-`, "").replace(/-400-normal\.woff2$/, ""));
  for (const part of parts) {
    const wanted = [...everyday].filter((letter) => !had.has(letter)).join("");
    if (wanted === "") break;
    const found = charactersOf(await sfnt({ family, part, weight: 400, only: wanted })).join("");
    if (found === "") continue;
    for (const weight of BOTH)
      await keep(`${family.slice(-2)}-${part}-${weight}`, { family, part, weight, only: found });
  }
}
// The characters that Noto lacks. The package calls its one file Latin.
const rare = [...everyday].filter((letter) => !had.has(letter)).join("");
const wenkai = { family: "lxgw-wenkai", part: "latin", only: rare };
await keep("han-rare-400", { ...wenkai, weight: 400, drawnAt: 500 });
await keep("han-rare-600", { ...wenkai, weight: 600, drawnAt: 700 });
for (const file of readdirSync(FONTS)) if (file.endsWith(".br") && !(file in fonts)) rmSync(join(FONTS, file));
writeFileSync(join(FONTS, "FONTS.json"), `${JSON.stringify(fonts, null, 2)}\n`);
const missing = [...everyday].filter((letter) => !had.has(letter));
if (missing.length > 0) process.stdout.write(`without a glyph: ${missing.join("")}\n`);

function sfnt({ family, part, weight, drawnAt = weight, only }) {
  const file = resolve(`@fontsource/${family}/files/${family}-${part}-${drawnAt}-normal.woff2`);
  return subsetFont(readFileSync(file), only, { targetFormat: "truetype" });
}

function charactersOf(font) {
  return [...new Face(new Blob(new Uint8Array(font))).collectUnicodes()].map((code) => String.fromCodePoint(code));
}

async function keep(name, source) {
  const family = `Almagest ${name.replace(/-\d+$/, "")}`;
  const file = join(FONTS, `${name}.ttf.br`);
  const isKept =
    asked.length > 0 &&
    !asked.includes(name.replace(/-\d+$/, "")) &&
    !/^(?:sc|tc|han-rare)-/.test(name) &&
    existsSync(file);
  const packed = isKept ? readFileSync(file) : pack(renamed(await sfnt(source), { family, weight: source.weight }));
  writeFileSync(file, packed);
  const characters = charactersOf(brotliDecompressSync(packed));
  for (const letter of characters) had.add(letter);
  const sha256 = createHash("sha256").update(packed).digest("hex");
  fonts[`${name}.ttf.br`] = { family, weight: source.weight, sha256, characters: rangesOf(characters) };
  process.stdout.write(`${name} ${packed.length}\n`);
}

function pack(font) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(font, { params });
}

/** `20-7e a0-ff 131`: code points in hexadecimal. */
function rangesOf(characters) {
  const ranges = [];
  for (const code of characters.map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(" ");
}

function hex(code) {
  return code.toString(16);
}
