// Makes the fonts beside this folder from Noto Sans as packaged by @fontsource: `npm run fonts`. Small scripts are kept
// whole; of Han and of symbols, the characters of the vocabularies and those in common use. The checksums of the
// results are in fonts/SUMS.json, which a test compares with the files.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, "../../..");
const FONTS = join(import.meta.dirname, "../fonts");

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

/** The Han characters used in the packages. */
function spoken() {
  const files = readdirSync(join(ROOT, "packages"), { recursive: true, encoding: "utf8" }).filter(
    (file) => /^[^/]+\/(?:src|texts|names)\/.*\.(?:ts|json)$/.test(file) && !file.includes("node_modules"),
  );
  const letters = new Set();
  for (const file of files) {
    for (const [letter] of readFileSync(join(ROOT, "packages", file), "utf8").matchAll(
      /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu,
    )) {
      letters.add(letter);
    }
  }
  return [...letters].join("");
}

// GB 2312, rows 16 to 87: what simplified texts use. Big5, first level: what traditional texts use every day.
const simplified = encoded("gb2312", [0xb0, 0xf7]);
const traditional = encoded("big5", [0xa4, 0xc6]);
// KS X 1001: the syllables that Korean writes. People's names have them, and Japanese ones kana.
const hangul = encoded("euc-kr", [0xb0, 0xc8], /\p{Script=Hangul}/u) + range(0x3131, 0x318e);
const kana = range(0x3041, 0x30ff);
const vocabulary = spoken();
const punctuation = range(0x3000, 0x303f) + range(0xff00, 0xffef);
const symbols =
  range(0x2190, 0x21ff) + range(0x2300, 0x23ff) + range(0x2500, 0x27bf) + range(0x2900, 0x297f) + range(0x4dc0, 0x4dff);

const han = vocabulary + simplified + punctuation + kana;
// Scripts outside the service's languages, in which people write their names and questions.
const NAMES_ALONE = ["arabic", "bengali", "gujarati", "gurmukhi", "kannada", "malayalam", "tamil", "telugu", "thai"];
// `only`: the characters that are kept; all of the file by default.
const SOURCES = [
  { from: "noto-sans/latin", weights: [400, 600] },
  { from: "noto-sans/latin-ext", weights: [400, 600] },
  { from: "noto-sans/vietnamese", weights: [400, 600] },
  { from: "noto-sans/greek", weights: [400, 600] },
  { from: "noto-sans/cyrillic", weights: [400, 600] },
  { from: "noto-sans/cyrillic-ext", weights: [400, 600] },
  { from: "noto-sans-devanagari/devanagari", weights: [400, 600] },
  { from: "noto-sans-hebrew/hebrew", weights: [400, 600] },
  { from: "noto-sans-sc/chinese-simplified", weights: [400], only: han },
  {
    from: "noto-sans-tc/chinese-traditional",
    weights: [400],
    only: [...(vocabulary + traditional)].filter((letter) => !simplified.includes(letter)).join(""),
  },
  ...NAMES_ALONE.map((script) => ({ from: `noto-sans-${script}/${script}`, weights: [400] })),
  { from: "noto-sans-kr/korean", weights: [400], only: hangul },
  { from: "noto-sans-math/latin", name: "arrows", weights: [400], only: `${range(0x2190, 0x21ff)}≙` },
  { from: "noto-sans-symbols-2/symbols", weights: [400], only: symbols },
  { from: "noto-sans-symbols-2/mayan-numerals", weights: [400] },
];

const ANY = range(0x20, 0xd7ff) + range(0xe000, 0xfffd) + range(0x10000, 0x1ffff);

const sums = {};
const had = new Set();
for (const file of readdirSync(FONTS)) if (!file.endsWith(".txt")) rmSync(join(FONTS, file));
for (const { from, name, weights, only } of SOURCES) {
  const [family = "", part = ""] = from.split("/");
  for (const weight of weights) await keep(`${name ?? part}-${weight}`, `${family}-${part}-${weight}`, only ?? ANY);
}

// The two large files lack some characters used in the packages; these are among the hundred parts into which the same
// fonts are cut.
const more = {};
for (const family of ["noto-sans-tc", "noto-sans-sc"]) {
  const parts = readdirSync(join(dirname(resolve(`@fontsource/${family}/package.json`)), "files"));
  for (const file of parts.filter((one) => /-\d+-400-normal\.woff2$/.test(one))) {
    const wanted = [...vocabulary].filter((letter) => !had.has(letter));
    const name = file.replace(/^noto-sans-(.*)-400-normal\.woff2$/, "$1");
    const here = charactersOf(await sfnt(file.replace("-normal.woff2", ""), ANY)).filter((letter) =>
      wanted.includes(letter),
    );
    if (here.length === 0) continue;
    await keep(`${name}-400`, `${family}-${name.replace(/^\w+-/, "")}-400`, here.join(""));
    more[name] = here.join("");
  }
}
writeFileSync(join(FONTS, "SUMS.json"), `${JSON.stringify(sums, null, 2)}\n`);
writeFileSync(join(FONTS, "MORE.json"), `${JSON.stringify(more, null, 2)}\n`);

function sfnt(file, characters) {
  const family = file.replace(
    new RegExp(`^(noto-sans(?:-(?:devanagari|hebrew|kr|math|sc|tc|symbols-2|${NAMES_ALONE.join("|")}))?)-.*$`),
    "$1",
  );
  return subsetFont(readFileSync(resolve(`@fontsource/${family}/files/${file}-normal.woff2`)), characters, {
    targetFormat: "truetype",
  });
}

function charactersOf(font) {
  return [...new Face(new Blob(new Uint8Array(font))).collectUnicodes()].map((code) => String.fromCodePoint(code));
}

async function keep(name, from, characters) {
  const font = await sfnt(from, characters);
  for (const letter of charactersOf(font)) had.add(letter);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const packed = brotliCompressSync(font, { params });
  writeFileSync(join(FONTS, `${name}.ttf.br`), packed);
  sums[`${name}.ttf.br`] = createHash("sha256").update(packed).digest("hex");
  process.stdout.write(`${name} ${font.length} ${packed.length}\n`);
}
