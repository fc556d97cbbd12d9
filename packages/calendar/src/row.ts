import { resolveCivilTime } from "@almagest/civil-time";
import { InvariantError, isRecord } from "@almagest/operation";
import type { Row } from "./event";

/** A member that is a text. @throws InvariantError where it is none: the rule does not fit the answer. */
export function text(row: Row, member: string): string {
  const value = row[member];
  if (typeof value !== "string") throw new InvariantError("a row of a calendar has no such text", { member });
  return value;
}

/** A text in the language of the answer, else in English; undefined where there is none. */
export function told(row: Row, member: string): string | undefined {
  const value = row[`${member}Localized`] ?? row[member];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Those of several texts that there are, with spaces between. */
export function toldAll(row: Row, members: readonly string[]): string {
  return members.flatMap((member) => told(row, member) ?? []).join(" ");
}

/** A member that is an object; without members where it is none. */
export function inner(row: Row, member: string): Row {
  const value = row[member];
  return isRecord(value) ? value : {};
}

/** The objects in a list. */
export function listed(row: Row, member: string): readonly Row[] {
  const value = row[member];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The instant of a text in UTC, such as `2027-02-09T17:36:04Z`: epoch milliseconds, whole seconds. */
export function utcOf(row: Row, member = "utc"): number {
  const value = Date.parse(text(row, member));
  if (!Number.isFinite(value)) throw new InvariantError("a row of a calendar has no such instant", { member });
  return Math.floor(value / 1000) * 1000;
}

/** The instant of a local time by the clock of a zone. */
export function zonedOf(row: Row, member: string, timezone: number | string): number {
  const [date = "", time = ""] = text(row, member).split("T");
  return resolveCivilTime({ date, time, timezone }).epochMilliseconds;
}

/** The offset of the zone's clock at a birth, in milliseconds. */
export function birthOffsetOf(birth: Row, timezone: number | string): number {
  return 1000 * resolveCivilTime({ date: text(birth, "date"), time: text(birth, "time"), timezone }).offsetSeconds;
}

/** `Pisces 5°58′` of a row with a sign and the degrees in it, cut to the minute. */
export function placeOf(row: Row): string {
  const { degree } = row;
  const sign = told(row, "sign") ?? "";
  if (typeof degree !== "number") return sign;
  const minutes = Math.floor(degree * 60);
  return `${sign} ${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
