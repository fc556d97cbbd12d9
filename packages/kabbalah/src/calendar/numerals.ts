import { standardOf } from "../gematria/ciphers";
import { type HebrewDate, type MonthId, monthIdOf } from "./hebrew-date";

const HUNDREDS = ["", "ק", "ר", "ש", "ת", "תק", "תר", "תש", "תת", "תתק"];
const TENS = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"];
const UNITS = ["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"];

/** A number from 1 to 999 in letters; 15 and 16 are 9 and 6, 9 and 7, so that no part of the Name is written. */
export function numeralLetters(number: number): string {
  const rest = number % 100;
  const hundreds = HUNDREDS[Math.floor(number / 100)] ?? "";
  if (rest === 15 || rest === 16) return `${hundreds}${rest === 15 ? "טו" : "טז"}`;
  return `${hundreds}${TENS[Math.floor(rest / 10)] ?? ""}${UNITS[rest % 10] ?? ""}`;
}

/** Letters marked as a number: gershayim before the last of several, geresh after a single one. */
export function marked(letters: string): string {
  return letters.length === 1 ? `${letters}׳` : `${letters.slice(0, -1)}״${letters.slice(-1)}`;
}

/** The letters of a year, thousands dropped; of a year without hundreds, tens and units, its thousands. */
export function yearLetters(year: number): string {
  return numeralLetters(year % 1000 === 0 ? year / 1000 : year % 1000);
}

const MONTHS: Readonly<Record<MonthId, string>> = {
  nisan: "ניסן",
  iyyar: "אייר",
  sivan: "סיוון",
  tammuz: "תמוז",
  av: "אב",
  elul: "אלול",
  tishri: "תשרי",
  cheshvan: "חשוון",
  kislev: "כסלו",
  tevet: "טבת",
  shevat: "שבט",
  adar: "אדר",
  "adar-i": "אדר א׳",
  "adar-ii": "אדר ב׳",
};

/** כ״ב בסיוון תש״נ. A year of whole thousands is written as such. */
export function hebrewDateString(date: HebrewDate): string {
  const letters = yearLetters(date.year);
  const year = date.year % 1000 === 0 ? `${letters}׳ אלפים` : marked(letters);
  return `${marked(numeralLetters(date.day))} ב${MONTHS[monthIdOf(date)]} ${year}`;
}

/** The values of the letters that write the day and the year, and their sum; the month is not counted. */
export function dateValues(date: HebrewDate): { readonly day: number; readonly year: number; readonly sum: number } {
  const [day, year] = [standardOf(numeralLetters(date.day)), standardOf(yearLetters(date.year))];
  return { day, year, sum: day + year };
}
