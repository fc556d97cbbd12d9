import { describe, expect, it } from "vitest";
import { civilTimeAt, formatIsoUtc } from "./civil-time-at";

describe("civilTimeAt", () => {
  it("shows the clock of a zone, an offset and decimal hours", () => {
    const instant = Date.UTC(1990, 6, 15, 18, 30);
    expect(civilTimeAt(instant, "America/New_York")).toEqual({ date: "1990-07-15", time: "14:30:00", offsetHours: -4 });
    expect(civilTimeAt(instant, "+05:30")).toEqual({ date: "1990-07-16", time: "00:00:00", offsetHours: 5.5 });
    expect(civilTimeAt(instant, -9.5)).toEqual({ date: "1990-07-15", time: "09:00:00", offsetHours: -9.5 });
  });

  it("rounds down to the second on both sides of 1970", () => {
    expect([999, 1000, 0, -1, -1000, -1001].map((ms) => formatIsoUtc(ms).slice(17))).toEqual([
      "00Z",
      "01Z",
      "00Z",
      "59Z",
      "59Z",
      "58Z",
    ]);
  });

  it("shows both hours of a repeated one and none of a gap", () => {
    const timesAt = (...instants: number[]): string[] =>
      instants.map((instant) => civilTimeAt(instant, "America/New_York").time);
    expect(timesAt(Date.UTC(2005, 9, 30, 5, 30), Date.UTC(2005, 9, 30, 6, 30))).toEqual(["01:30:00", "01:30:00"]);
    expect(timesAt(Date.UTC(2005, 3, 3, 7) - 1000, Date.UTC(2005, 3, 3, 7))).toEqual(["01:59:59", "03:00:00"]);
  });

  it("splices a place's own history onto the runtime's without a step", () => {
    expect(civilTimeAt(-1000, "Europe/Amsterdam")).toEqual({ date: "1970-01-01", time: "00:59:59", offsetHours: 1 });
    expect(civilTimeAt(0, "Europe/Amsterdam")).toEqual({ date: "1970-01-01", time: "01:00:00", offsetHours: 1 });
  });

  it("shows every month's end and beginning on the right day", () => {
    for (let month = 0; month < 24; month++) {
      const midnight = Date.UTC(2023, month, 1);
      const isoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
      expect(civilTimeAt(midnight - 1000, "Pacific/Kiritimati").date).toBe(isoDate(midnight));
      expect(civilTimeAt(midnight, "Pacific/Pago_Pago").date).toBe(isoDate(midnight - 1000));
    }
  });

  it("refuses an instant outside the years 0000 to 9999", () => {
    const refused = expect.objectContaining({ code: "unprocessable_entity" });
    for (const instant of [Number.NaN, Number.POSITIVE_INFINITY, Date.UTC(10_000, 0, 1), -62_167_219_200_001]) {
      expect(() => formatIsoUtc(instant)).toThrow(refused);
    }
    expect(formatIsoUtc(-62_167_219_200_000)).toBe("0000-01-01T00:00:00Z");
    expect(formatIsoUtc(253_402_300_799_999)).toBe("9999-12-31T23:59:59Z");
  });

  it("refuses an unknown zone as resolveCivilTime does", () => {
    expect(() => civilTimeAt(0, "Mars/Olympus")).toThrow(expect.objectContaining({ code: "validation_error" }));
  });
});
