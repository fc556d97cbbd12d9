import { expect, test } from "vitest";
import { subjectLines } from "./subjects";

test("a subject is told by name, place, date and clock, as far as they are there", () => {
  const subjects = [
    { name: "Ada", placeName: "New York", date: "1990-07-15", time: "14:30:00" },
    { date: "1992-11-19", timeFrom: "06:00:00", timeTo: "06:40:20" },
    { placeName: "Delhi", date: "-000100-01-01" },
  ];
  expect(subjectLines({ subjects }, "de")).toEqual([
    "Ada · New York · 15. Juli 1990 · 14:30",
    "19. November 1992 · 06:00–06:40:20",
    "Delhi · -000100-01-01",
  ]);
  expect(subjectLines({}, "de")).toEqual([]);
});

test("a return is headed by its moment", () => {
  const answer = { planet: "Saturn", planetLocalized: "Satürn", returnDate: "2020-01-05T12:05:10-04:00" };
  expect(subjectLines(answer, "tr")).toEqual(["Satürn · 5 Oca 2020 12:05 UTC−04:00"]);
  expect(subjectLines({ returnDate: 5 }, "en")).toEqual([]);
});
