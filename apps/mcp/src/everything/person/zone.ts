import { canonicalTimezone, isTimezoneText } from "@almagest/operation";

/** Abbreviations of time zones; several countries share most of them. */
const ABBREVIATIONS =
  "EST EDT CST CDT MST MDT PST PDT AKST AKDT HST AST ADT NST NDT BST IST CET CEST MEZ MESZ EET EEST WET WEST MSK TRT " +
  "JST KST HKT SGT PHT PKT NPT BDT ICT WIB WITA WIT AEST AEDT ACST ACDT AWST NZST NZDT SAST EAT CAT WAT BRT BRST ART CLT";
const KNOWN = new Set(ABBREVIATIONS.split(" "));
/** Read only beside a time: elsewhere they are states and countries. */
const SHORT = new Set(["ET", "CT", "MT", "PT"]);

/** The zone right after a time, and the length of its text. */
export interface ZoneAfterTime {
  readonly length: number;
  readonly timezone?: string | number;
  /** An ambiguous zone. */
  readonly abbreviation?: string;
}

// After a space an offset needs its minutes: a bare number there begins coordinates.
const AFTER_TIME =
  /^(?:\s*(?:Z|(?:UTC|GMT)(?:[+-]\d{1,2}(?::?\d{2})?)?|[+-]\d{2}:?\d{2})|[+-]\d{1,2})(?![\p{L}\p{N}:./])/iu;
const WORD = /^([\s,;]*)\(?(\p{L}{2,5})\)?(?=\s|[,;]|$)/u;

/** Reads the zone written right after a time: `Z`, `+02:00`, `UTC+2`; `EST` is an abbreviation. */
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
  // A lower-case abbreviation may be the start of a name, unless the part ends there.
  const ends = /^\s*(?:[,;]|$)/.test(text.slice(word.length));
  const abbreviation = ends ? letters.toUpperCase() : letters;
  return KNOWN.has(abbreviation) || SHORT.has(abbreviation) ? abbreviation : undefined;
}

/** The abbreviation, if a part of a line is one. */
export function abbreviationIn(part: string): string | undefined {
  const letters = part.toUpperCase();
  const isOneCase = part === letters || part === part.toLowerCase();
  return isOneCase && KNOWN.has(letters) ? letters : undefined;
}

/** The message with what to send instead of an abbreviation. */
export function abbreviatedZone(abbreviation: string): string {
  return `The line has the timezone ${abbreviation}, and abbreviations mean several zones. Leave it out, and the zone follows from the place; or send an offset at the time (14:30-05:00) or a name at the end (America/New_York).`;
}

/** A zone given by a name with a slash, an offset, or UTC: names without a slash may be countries. */
export function zoneIn(text: string): string | number | undefined {
  const bare = /^(?:UTC|GMT)\s*([+-].*)?$/i.exec(text);
  const zone = canonicalTimezone(bare === null ? text : (bare[1] ?? "+00:00"));
  if (typeof zone === "number") return Math.abs(zone) <= 14 ? zone : undefined;
  return /^[+-]|\//.test(zone) && isTimezoneText(zone) ? zone : undefined;
}
