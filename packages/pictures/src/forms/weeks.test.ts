import { dayNumberOf } from "@almagest/civil-time";
import fc from "fast-check";
import { expect, test } from "vitest";
import { weeks } from "./weeks";

const DAY_MS = 86_400_000;
const firstDay = (date: string) => weeks([{ date }], "en", (day) => day.date).days.indexOf(date);

test.each([
  ["1582-10-15", "Friday", 4],
  ["1752-09-14", "Thursday", 3],
  ["1917-11-07", "Wednesday", 2],
  ["1969-07-20", "Sunday", 6],
  ["1969-12-31", "Wednesday", 2],
  ["1970-01-01", "Thursday", 3],
  ["2000-01-01", "Saturday", 5],
])("%s, a %s, is in its column", (date, name, column0) => {
  const { columns, days } = weeks([{ date }], "en", ({ date: shown }) => shown);
  expect([days.indexOf(date), columns[column0]]).toEqual([column0, name]);
});

test("every day from the year 0 to 9999 is in the column of its weekday by the machine's own calendar", () => {
  fc.assert(
    fc.property(fc.integer({ min: dayNumberOf("0000-01-01"), max: dayNumberOf("9999-12-31") }), (dayNumber) => {
      const day = new Date(dayNumber * DAY_MS);
      expect(firstDay(day.toISOString().slice(0, 10))).toBe((day.getUTCDay() + 6) % 7);
    }),
  );
});

test("days follow each other without a gap, and without days there are no cells", () => {
  const days = ["1917-05-01", "1917-05-02"].map((date) => ({ date }));
  expect(weeks(days, "de", ({ date }) => date)).toMatchObject({
    columns: expect.arrayContaining(["Montag", "Sonntag"]),
    days: [undefined, "1917-05-01", "1917-05-02"],
  });
  expect(weeks([], "en", String).days).toEqual([]);
});
