import { z } from "zod";

/** `date`: a day of the proleptic Gregorian calendar, YYYY-MM-DD. */
export const date = z.iso.date().meta({
  description: "Calendar date, YYYY-MM-DD (proleptic Gregorian)",
  examples: ["1990-07-15"],
});

/** `time`: wall clock, 24-hour HH:MM:SS. */
export const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .meta({
    description: "Wall-clock time, 24-hour HH:MM:SS (12:00:00 where the birth time is unknown)",
    examples: ["14:30:00"],
  });

const FIXED_OFFSET = /^[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00)$/;

/** Abbreviations the runtime takes for zones though the IANA database has none of them: IST alone has three meanings. */
const ABBREVIATIONS =
  /^(?:ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST)$/i;

const knownZones = new Map<string, boolean>();

/**
 * True for a fixed offset of `±HH:MM` up to 14 hours, or the name of an IANA zone (letter case is free).
 * Asks the runtime's own zone data and remembers up to 2,000 answers.
 */
export function isTimezoneText(text: string): boolean {
  if (FIXED_OFFSET.test(text)) return true;
  if (text.length > 64 || !/^[A-Za-z]/.test(text) || ABBREVIATIONS.test(text)) return false;
  const known = knownZones.get(text);
  if (known !== undefined) return known;
  if (knownZones.size >= 2000) knownZones.clear();
  const found = runtimeKnowsZone(text);
  knownZones.set(text, found);
  return found;
}

function runtimeKnowsZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** `timezone`: decimal hours from UTC, a fixed offset, or an IANA name resolved at that civil date and time. */
export const timezone = z.union([z.number().min(-14).max(14), z.string().refine(isTimezoneText)]).meta({
  description:
    "Decimal hours from UTC (5.5), a fixed offset (+05:30), or an IANA name (Asia/Kolkata) resolved at that date and time",
  examples: ["America/New_York"],
});

/** The civil moment that birth endpoints share. */
export const civilMoment = z.object({ date, time, timezone });
