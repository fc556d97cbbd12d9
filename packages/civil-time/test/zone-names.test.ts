import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolveCivilTime } from "@almagest/civil-time";
import { describe, expect, it } from "vitest";
import { EARLY_HISTORY } from "../src/data/early-history";
import { zoneNameInIanaCase } from "../src/zone-name";
import { readZoneinfoFixture } from "./zoneinfo-fixture";

const names = [...readZoneinfoFixture().zones.flatMap((zone) => zone.names), ...Intl.supportedValuesOf("timeZone")];

describe("zone names", () => {
  it("come back in their own letter case, whatever case they came in", () => {
    const restored = names.flatMap((name) => [name.toLowerCase(), name.toUpperCase()].map(zoneNameInIanaCase));
    expect(restored).toEqual(names.flatMap((name) => [name, name]));
  });

  it("are told in IANA's letter case and not replaced by the zone they link to", () => {
    const zoneOf = (timezone: string): string | undefined =>
      resolveCivilTime({ date: "2000-01-01", time: "12:00:00", timezone }).zone;
    expect(["asia/kolkata", "ASIA/CALCUTTA", "utc"].map(zoneOf)).toEqual(["Asia/Kolkata", "Asia/Calcutta", "UTC"]);
  });
});

describe("the table of early histories", () => {
  it("is the one its builder wrote", () => {
    const source = readFileSync(new URL("../src/data/early-history.ts", import.meta.url), "utf8");
    const digest = createHash("sha256").update(JSON.stringify(EARLY_HISTORY)).digest("hex");
    expect(source.includes(`sha256 of the table as JSON: ${digest}`)).toBe(true);
  });

  it("names 95 places, 13 aliases with clocks of their own, and 7 other names, each leading to a place", () => {
    const others = Object.values(EARLY_HISTORY).filter((text) => text.startsWith("="));
    expect([Object.keys(EARLY_HISTORY).length, others.length]).toEqual([115, 7]);
    for (const text of others) expect(EARLY_HISTORY[text.slice(1)]).toMatch(/^[^=]/);
  });
});

describe("aliases that zone.tab does not list", () => {
  // The lines of `backzone` (tz 2026b): the local mean time, and a day before its UNTIL
  it.each([
    ["Africa/Timbuktu", "1911-12-30", "-0:12:04"],
    ["America/Coral_Harbour", "1883-12-30", "-5:32:40"],
    ["America/Montreal", "1883-12-30", "-4:54:16"],
    ["America/Nipigon", "1894-12-30", "-5:53:04"],
    ["America/Rainy_River", "1894-12-30", "-6:18:16"],
    ["America/Rosario", "1894-10-30", "-4:02:40"],
    ["America/Thunder_Bay", "1894-12-30", "-5:57:00"],
    ["Asia/Tel_Aviv", "1879-12-30", "2:19:04"],
    ["Australia/Currie", "1895-08-30", "9:35:28"],
    ["Europe/Belfast", "1880-08-01", "-0:23:40"],
    ["Europe/Tiraspol", "1879-12-30", "1:58:32"],
    ["Europe/Uzhgorod", "1890-09-29", "1:29:12"],
    ["Europe/Zaporozhye", "1879-12-30", "2:20:40"],
  ])("%s keeps its own mean time to %s", (timezone, date, meanTime) => {
    const [hours = 0, minutes = 0, seconds = 0] = meanTime.replace("-", "").split(":").map(Number);
    const size = 3600 * hours + 60 * minutes + seconds;
    const { offsetSeconds } = resolveCivilTime({ date, time: "12:00:00", timezone });
    expect(offsetSeconds).toBe(meanTime.startsWith("-") ? -size : size);
  });
});
