import { expect, test } from "vitest";
import { tzolkinOn } from "../calendar/tzolkin";
import { mayanDaysBetween } from "./days";

test("a birth within one date has one day, and a night has two, one after the other in the count", () => {
  expect(mayanDaysBetween("2012-12-21", "2012-12-21", "gmt-584283")).toHaveLength(1);
  const [eve, day] = mayanDaysBetween("2012-12-20", "2012-12-21", "gmt-584283");
  // 13.0.0.0.0 is 4 Ajaw
  expect(day?.longCount).toBe("13.0.0.0.0");
  expect([day?.tzolkin.number, day?.tzolkin.sign]).toEqual([4, tzolkinOn(0).sign]);
  expect(eve?.days).toBe((day?.days ?? 0) - 1);
});
