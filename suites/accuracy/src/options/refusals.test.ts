import { domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, DomainError } from "@almagest/operation";
import { expect, test } from "vitest";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22, 12), texts: [] });
const operations = domains.flatMap((domain) => domain.operations);

const EARLY = { date: "1000-01-01" };
const APIA = { timezone: "Pacific/Apia", latitude: -13.83, longitude: -171.77 };
const RELEASING = { technique: "zodiacal-releasing", lot: "spirit", targetDate: undefined };

/** Requests whose members are valid one by one and have no answer together, with the member to change. */
const REFUSED = [
  ["findTimeLords", EARLY, "date"],
  ["findTimeLords", { targetDate: "1980-01-01" }, "targetDate"],
  ["findTimeLords", { targetDate: "9990-01-01" }, "targetDate"],
  ["findTimeLords", { ...RELEASING, time: "unknown" }, "time"],
  ["findTimeLords", { ...RELEASING, time: undefined, timeFrom: "01:00:00", timeTo: "09:00:00" }, "time"],
  ["findTimeLords", { time: "unknown", positionType: "true" }, "positionType"],
  ["findPrimaryDirections", EARLY, "date"],
  ["findPrimaryDirections", { latitude: 90, method: "regiomontanus" }, "latitude"],
  ["findPrimaryDirections", { latitude: -90 }, "latitude"],
  ["findTimeLords", { ...RELEASING, latitude: 90 }, "latitude"],
  [
    "findTimeLords",
    { ...RELEASING, latitude: -90, time: undefined, timeFrom: "01:00:00", timeTo: "02:00:00" },
    "latitude",
  ],
  ["castVarshaphala", { latitude: 90 }, "latitude"],
  ["castVarshaphala", { yearLatitude: -90, yearLongitude: 10 }, "yearLatitude"],
  ["findPlanetaryHours", EARLY, "date"],
  ["findPlanetaryHours", { latitude: 70, date: "2026-06-20" }, "latitude"],
  ["findPlanetaryHours", { ...APIA, date: "2011-12-30" }, "date"],
  ["getBasicPanchang", { ...APIA, date: "2011-12-30", time: "12:00:00" }, "date"],
  ["getDetailedPanchang", { ...APIA, date: "2011-12-30" }, "date"],
  ["getChoghadiya", { ...APIA, date: "2011-12-30" }, "date"],
  ["getHora", { ...APIA, date: "2011-12-30" }, "date"],
  ["getDashaPeriods", EARLY, "date"],
  ["getDashaPeriods", { date: "2950-01-01", yearLength: "solar", datetime: "2951-01-01T00:00:00Z" }, "date"],
  ["getDashaPeriods", { datetime: "1980-01-01T00:00:00Z" }, "datetime"],
  ["getDashaPeriods", { time: "unknown", datetime: "1980-01-01T00:00:00Z" }, "datetime"],
  ["getDashaPeriods", { time: "unknown", dashaSystem: "chara" }, "dashaSystem"],
  ["castVarshaphala", { ...EARLY, year: 1001 }, "date"],
  ["castVarshaphala", { date: "2950-01-01", year: 3010 }, "year"],
  ["castVarshaphala", { date: "2950-01-01", year: undefined, age: 60 }, "age"],
  ["generateBaziChart", EARLY, "date"],
  ["calculateLuckPillars", EARLY, "date"],
] as const;

test.each(REFUSED)("%s names the member to change: %j", (id, options, path) => {
  const operation = operations.find((one) => one.id === id) ?? expect.fail();
  const parsed = operation.parse({ flat: { ...operation.examples[0], ...options }, decodes: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { value } = parsed;
  expect(() => operation.run(value, context)).toThrow(DomainError);
  expect(() => operation.run(value, context)).toThrow(
    expect.objectContaining({ issues: [{ path, message: expect.stringContaining("Send"), code: "custom" }] }),
  );
});
