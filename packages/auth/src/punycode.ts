/**
 * Punycode (RFC 3492) for one label of a hostname, without the prefix `xn--`. Sections of the RFC are named below.
 * It is written out here because this package has neither node's nor a browser's modules.
 */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const MAX_CODE_POINT = 0x10_ffff;
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A label of DNS has at most 63 characters (RFC 1035, 2.3.4); longer input is refused unread, so time is bounded. */
const MAX_LABEL_CHARACTERS = 63;

/** The Punycode of a label (RFC 3492, 6.3), or undefined where it has more than 63 characters. */
export function punycodeEncode(label: string): string | undefined {
  const points = [...label].map((character) => character.codePointAt(0) ?? 0);
  if (points.length > MAX_LABEL_CHARACTERS) return undefined;
  const basic = points.filter((point) => point < INITIAL_N);
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? "-" : "");
  let n = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  let handled = basic.length;
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta += 1;
      if (point !== n) continue;
      output += variableLength(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return output;
}

/** The label that a Punycode text in lower case stands for (RFC 3492, 6.2), or undefined where it stands for none. */
export function punycodeDecode(text: string): string | undefined {
  if (text.length > MAX_LABEL_CHARACTERS) return undefined;
  const delimiter = text.lastIndexOf("-");
  const output = delimiter > 0 ? [...text.slice(0, delimiter)].map((character) => character.charCodeAt(0)) : [];
  let n = INITIAL_N;
  let insertAt = 0;
  let bias = INITIAL_BIAS;
  let isFirst = true;
  let position = delimiter > 0 ? delimiter + 1 : 0;
  while (position < text.length) {
    const read = readVariableLength(text, position, bias);
    if (read === undefined) return undefined;
    position = read.end;
    insertAt += read.value;
    const length = output.length + 1;
    bias = adapt(read.value, length, isFirst);
    isFirst = false;
    n += Math.floor(insertAt / length);
    insertAt %= length;
    if (!isScalarValue(n)) return undefined;
    output.splice(insertAt, 0, n);
    insertAt += 1;
  }
  return String.fromCodePoint(...output);
}

function isScalarValue(point: number): boolean {
  return point <= MAX_CODE_POINT && !(point >= 0xd800 && point <= 0xdfff);
}

/** The threshold of the digit whose index, counted from 1, is `k / 36` (section 3.3). */
function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, T_MIN), T_MAX);
}

function variableLength(value: number, bias: number): string {
  let text = "";
  let rest = value;
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    if (rest < t) return text + DIGITS.charAt(rest);
    text += DIGITS.charAt(t + ((rest - t) % (BASE - t)));
    rest = Math.floor((rest - t) / (BASE - t));
  }
}

function readVariableLength(text: string, start: number, bias: number): { value: number; end: number } | undefined {
  let value = 0;
  let weight = 1;
  for (let index0 = start, k = BASE; index0 < text.length; index0 += 1, k += BASE) {
    const digit = DIGITS.indexOf(text.charAt(index0));
    if (digit < 0) return undefined;
    value += digit * weight;
    if (value > Number.MAX_SAFE_INTEGER) return undefined;
    const t = threshold(k, bias);
    if (digit < t) return { value, end: index0 + 1 };
    weight *= BASE - t;
  }
  return undefined;
}

/** Section 6.1. */
function adapt(delta: number, pointCount: number, isFirstTime: boolean): number {
  let rest = isFirstTime ? Math.floor(delta / DAMP) : Math.floor(delta / 2);
  rest += Math.floor(rest / pointCount);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
