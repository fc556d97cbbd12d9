import { describe, expect, test } from "vitest";
import * as z from "zod";
import { civilMoment } from "../inputs/moment";
import { parseParts, partParser } from "./input";

const parts = { body: partParser(z.object({ ...civilMoment.shape })) };
const person = partParser(z.object({ person1: z.object({ ...civilMoment.shape }) }));
const born = partParser(
  z.object({ birthDate: civilMoment.shape.date, date: civilMoment.shape.date, calendar: civilMoment.shape.calendar }),
);
const CLOCK = { time: "12:00:00", timezone: 0 };

const read = (date: string, calendar?: string): unknown => {
  const body = { date, ...CLOCK, ...(calendar === undefined ? {} : { calendar }) };
  const parsed = parseParts(parts, { body });
  return parsed.ok ? parsed.value : parsed.issues;
};

/** Julian and Gregorian dates of one day, as histories and almanacs print them. */
const PAIRS = [
  // the week of the reform: Inter gravissimas, 1582
  ["1582-10-04", "1582-10-14"],
  ["1582-10-05", "1582-10-15"],
  // the baptism of Shakespeare; the birth of Newton; the last Julian day of Britain; the October Revolution
  ["1564-04-26", "1564-05-06"],
  ["1642-12-25", "1643-01-04"],
  ["1752-09-02", "1752-09-13"],
  ["1917-10-25", "1917-11-07"],
  // leap days that the Gregorian calendar lacks
  ["1500-02-29", "1500-03-10"],
  ["1700-02-29", "1700-03-11"],
  // Magna Carta; the calendars agree in the third century
  ["1215-06-15", "1215-06-22"],
  ["0250-07-01", "0250-07-01"],
] as const;

describe("the calendar of a date", () => {
  test.each(PAIRS)("Julian %s is Gregorian %s", (julian, gregorian) => {
    expect(read(julian, "julian")).toEqual({ date: gregorian, ...CLOCK, calendar: "gregorian" });
    expect(read(gregorian, "gregorian")).toEqual({ date: gregorian, ...CLOCK, calendar: "gregorian" });
  });

  test("is Julian to 1582-10-04 and Gregorian from 1582-10-15 with auto, in any case of letters", () => {
    expect(read("1582-10-04", "auto")).toMatchObject({ date: "1582-10-14" });
    expect(read("1582-10-15", "Auto")).toMatchObject({ date: "1582-10-15", calendar: "gregorian" });
    expect(read("1990-07-15", "JULIAN")).toMatchObject({ date: "1990-07-28" });
  });

  test("of ten days there is none with auto", () => {
    for (const date of ["1582-10-05", "1582-10-14"]) {
      expect(read(date, "auto")).toEqual([
        expect.objectContaining({ path: "date", message: expect.stringMatching(/Send calendar julian .* gregorian/) }),
      ]);
    }
  });

  test("changes nothing where it is not said, and a day that no calendar has is refused", () => {
    expect(read("1564-04-26")).toEqual({ date: "1564-04-26", ...CLOCK });
    for (const date of ["1501-02-29", "1500-13-01", "1500-04-31"])
      expect(read(date, "julian")).toEqual([expect.objectContaining({ path: "date" })]);
    expect(read("1564-04-26", "chinese")).toEqual([expect.objectContaining({ path: "calendar" })]);
  });

  test("is of the date beside it in a person, and of the birth where there are two dates", () => {
    const person1 = { date: "1564-04-26", ...CLOCK, calendar: "julian" };
    expect(parseParts({ body: person }, { body: { person1 } })).toMatchObject({
      value: { person1: { date: "1564-05-06" } },
    });
    const dates = { birthDate: "1642-12-25", date: "1700-02-28", calendar: "julian" };
    expect(parseParts({ body: born }, { flat: dates })).toMatchObject({
      value: { birthDate: "1643-01-04", date: "1700-02-28" },
    });
  });

  test("is converted once, however often the request is read", () => {
    const once = read("1564-04-26", "julian");
    expect(parseParts(parts, { body: once })).toMatchObject({ value: once });
  });
});
