import { canonicalTimezone, isTimezoneText } from "@almagest/operation";

/** Abbreviations that clocks are written with; several countries share most of them. */
const ABBREVIATIONS =
  "EST EDT CST CDT MST MDT PST PDT AKST AKDT HST AST ADT NST NDT BST IST CET CEST MEZ MESZ EET EEST WET WEST MSK TRT " +
  "JST KST HKT SGT PHT PKT NPT BDT ICT WIB WITA WIT AEST AEDT ACST ACDT AWST NZST NZDT SAST EAT CAT WAT BRT BRST ART CLT";
const KNOWN = new Set(ABBREVIATIONS.split(" "));
/** These are read beside a time alone: elsewhere they are states and countries. */
const SHORT = new Set(["ET", "CT", "MT", "PT"]);

/** What stands right after a time and how much of the text it takes. */
export interface ZoneAfterTime {
  readonly length: number;
  readonly timezone?: string | number;
  /** A zone that says too little. */
  readonly abbreviation?: string;
}

// With a space before it an offset needs its minutes: a bare number begins coordinates.
const AFTER_TIME =
  /^(?:\s*(?:Z|(?:UTC|GMT)(?:[+-]\d{1,2}(?::?\d{2})?)?|[+-]\d{2}:?\d{2})|[+-]\d{1,2})(?![\p{L}\p{N}:./])/iu;
const WORD = /^([\s,;]*)\(?(\p{L}{2,5})\)?(?=\s|[,;]|$)/u;

/** Reads the zone that is written at a time: `Z`, `+02:00`, `UTC+2`; `EST` is an abbreviation. */
export function readZoneAfterTime(text: string): ZoneAfterTime {
  const abbreviation = abbreviationFirst(text);
  if (abbreviation !== undefined) return { length: 0, abbreviation };
  const [written] = AFTER_TIME.exec(text) ?? [];
  if (written === undefined) return { length: 0 };
  const [, sign = "+", hours = "0", minutes = "00"] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(written) ?? [];
  const timezone = zoneIn(`${sign}${hours.padStart(2, "0")}:${minutes}`);
  return timezone === undefined ? { length: 0 } : { length: written.length, timezone };
}

function abbreviationFirst(text: string): string | undefined {
  const [word = "", lead = "", letters = ""] = WORD.exec(text) ?? [];
  if (/[,;]/.test(lead)) return KNOWN.has(letters) ? letters : undefined;
  // In small letters an abbreviation may begin a name, unless nothing of one follows.
  const ends = /^\s*(?:[,;]|$)/.test(text.slice(word.length));
  const abbreviation = ends ? letters.toUpperCase() : letters;
  return KNOWN.has(abbreviation) || SHORT.has(abbreviation) ? abbreviation : undefined;
}

/** The abbreviation that a part of a line is. */
export function abbreviationIn(part: string): string | undefined {
  const letters = part.toUpperCase();
  const isOneCase = part === letters || part === part.toLowerCase();
  return isOneCase && KNOWN.has(letters) ? letters : undefined;
}

/** Says what to send in the place of an abbreviation. */
export function abbreviatedZone(abbreviation: string): string {
  return `The line has the timezone ${abbreviation}, and abbreviations mean several zones. Leave it out, and the zone follows from the place; or send an offset at the time (14:30-05:00) or a name at the end (America/New_York).`;
}

/** A zone by a name with a slash, an offset, or UTC: names without one are those of countries, too. */
export function zoneIn(text: string): string | number | undefined {
  const bare = /^(?:UTC|GMT)\s*([+-].*)?$/i.exec(text);
  const zone = canonicalTimezone(bare === null ? text : (bare[1] ?? "+00:00"));
  if (typeof zone === "number") return Math.abs(zone) <= 14 ? zone : undefined;
  return /^[+-]|\//.test(zone) && isTimezoneText(zone) ? zone : undefined;
}
