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

  it("names 95 places and 9 other names of them, each leading to a place", () => {
    const others = Object.values(EARLY_HISTORY).filter((text) => text.startsWith("="));
    expect([Object.keys(EARLY_HISTORY).length, others.length]).toEqual([104, 9]);
    for (const text of others) expect(EARLY_HISTORY[text.slice(1)]).toMatch(/^[^=]/);
  });
});
