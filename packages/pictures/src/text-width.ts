/**
 * The width of text, in ems, for any common sans serif: the widest of DejaVu Sans, Verdana and Noto Sans by class of
 * letters. Layout reserves this width, so that a box is never too small.
 */
const NARROW = 0.42;
const THIN = new Set("iIjlt.,:;'’`|!¡()[]{}·-‐‑ fr/\\ıíìîïłĳ°′");
const WIDE = new Set("mwMWÆŒæœ@%‰—…ШЩЖЮФЫшщжюфыМмQOGDÖ℞℞″½¼");
const CAPITAL = 0.77;
const WIDEST = 1.0;
const LETTER = 0.645;
const FULL = 1.02;
const DEVANAGARI = 0.78;
/** Letters with two bars, and those that extend beyond their bar. */
const WIDE_DEVANAGARI = new Map([
  ...[..."आऑऒओऔॐॴॵ"].map((letter) => [letter, 1.03] as const),
  ...[..."ऊऋखख़ॠ"].map((letter) => [letter, 0.86] as const),
]);
const EMOJI = 1.4;

/** The width of a text in ems: an upper bound over common fonts. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter, letter.codePointAt(0) ?? 0);
  return width;
}

function letterWidth(letter: string, code: number): number {
  if (code < 0x20) return 0;
  if (THIN.has(letter)) return NARROW;
  if (WIDE.has(letter)) return WIDEST;
  if (code < 0x0900) return isCombining(code) ? 0 : isCapital(letter, code) ? CAPITAL : LETTER;
  if (code < 0x0980) return isDevanagariMark(code) ? 0 : (WIDE_DEVANAGARI.get(letter) ?? DEVANAGARI);
  if (code >= 0x2000 && code <= 0x206f) return LETTER;
  if (isFullWidth(code)) return FULL;
  if (code >= 0x1f000) return EMOJI;
  return FULL;
}

function isCombining(code: number): boolean {
  return (code >= 0x0300 && code <= 0x036f) || (code >= 0x0591 && code <= 0x05bd);
}

function isCapital(letter: string, code: number): boolean {
  return code > 0x7f ? letter !== letter.toLowerCase() : code >= 0x41 && code <= 0x5a;
}

/** Marks above and below the line take no width; those beside the letter do. */
function isDevanagariMark(code: number): boolean {
  return code <= 0x0902 || code === 0x093c || (code >= 0x0941 && code <= 0x0948) || code === 0x094d;
}

function isFullWidth(code: number): boolean {
  return (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xffe6);
}
