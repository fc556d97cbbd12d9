/** `14:30`, as a time field of a page gives it, is `14:30:00`; everything else stays as it came. */
export function canonicalTime(text: string): string {
  return /^\d\d:\d\d$/.test(text) ? `${text}:00` : text;
}

const LONGEST_OFFSET = 20;
const DECIMAL_HOURS = /^[+-]?\d{1,2}(?:\.\d+)?$/;
const OFFSET = /^([+-])(\d{1,2}):([0-5]\d)$/;

/**
 * A timezone in its canonical spelling: decimal hours in text are the number (`"-5"`, `"5.5"`), `Z` and `+5:30` the
 * fixed offsets `+00:00` and `+05:30`. Everything else stays as it came.
 */
export function canonicalTimezone(text: string): string | number {
  if (text.length > LONGEST_OFFSET) return text;
  const trimmed = text.trim();
  if (DECIMAL_HOURS.test(trimmed)) return Number(trimmed) + 0;
  if (/^z$/i.test(trimmed)) return "+00:00";
  const [, sign, hours, minutes] = OFFSET.exec(trimmed.replace("\u2212", "-")) ?? [];
  return hours === undefined ? text : `${sign}${hours.padStart(2, "0")}:${minutes}`;
}

/** The meanings that a value's text may have, by the types its schema declares. */
export interface TextKind {
  readonly number: boolean;
  readonly boolean: boolean;
  /** Texts that an enumeration allows: a number is the one that is written as it is. */
  readonly texts: ReadonlySet<unknown>;
}

/**
 * A number or a boolean that came as text: plain decimals with a point and nothing but a minus before them, `true` and
 * `false` in any letter case; and a number where an enumeration has its digits as text, as `"30"` of `30`. All else stays
 * as it came, for the schema to refuse.
 */
export function decodeText(kind: TextKind, value: unknown): unknown {
  if (typeof value === "number" && kind.texts.has(String(value))) return String(value);
  if (typeof value !== "string") return value;
  if (kind.number && value.length <= LONGEST_NUMBER && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  if (kind.boolean && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
  return value;
}

/** Beyond it no number keeps its digits. */
const LONGEST_NUMBER = 40;

/** A longer text is not meant as a list. */
const LONGEST_PACKED = 100_000;

/** The list or object that a text writes in JSON; any other value unchanged. */
export function unpackedText(value: unknown): unknown {
  if (typeof value !== "string" || value.length > LONGEST_PACKED || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
