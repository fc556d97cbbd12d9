import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { GRAHA_IDS, type GrahaId, SEVEN_GRAHAS } from "../grahas";
import { kalsarpaDosha } from "./kalsarpa";
import { kalsarpaOf } from "./kalsarpa-rule";
import { manglikDosha } from "./manglik";
import { manglikOf } from "./manglik-rule";
import { computeSadhesati } from "./sade-sati";
import { sadhesati } from "./sadhesati";
import { phaseOf, sadeSatiSpans } from "./saturn-stays";

const ephemeris = swissEphemeris();
const NOW = Date.parse("2026-11-22T06:00:00Z");
const context = createContext({ ephemeris, now: NOW });
const DELHI = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const SECOND = 1 / 86_400;

/** A chart with the grahas at longitudes; those that are not given are at the fallback. */
function chartAt(lagnaDeg: number, places: Partial<Record<GrahaId, number>>, fallbackDeg = 100) {
  const grahas = GRAHA_IDS.map((id) => {
    const longitudeDeg = places[id] ?? fallbackDeg;
    return { id, longitudeDeg, tropicalDeg: longitudeDeg, latitudeDeg: 0, speedDegPerDay: 1, isRetrograde: false };
  });
  return { grahas, lagnaDeg };
}

describe("kalsarpa", () => {
  test("is there where all seven stand on either side of the axis, and names the side", () => {
    const ahead = kalsarpaOf(chartAt(0, { rahu: 60, ketu: 240 }));
    expect([ahead.arc, ahead.kind.name, ahead.kind.severity]).toEqual(["rahu-to-ketu", "Vasuki", "Moderate"]);
    expect(kalsarpaOf(chartAt(0, { rahu: 240, ketu: 60 })).arc).toBe("ketu-to-rahu");
  });

  test.each(SEVEN_GRAHAS)("is broken by %s alone on the other side, or on the axis itself", (id) => {
    for (const longitudeDeg of [300, 60, 240]) {
      const broken = kalsarpaOf(chartAt(0, { rahu: 60, ketu: 240, [id]: longitudeDeg }));
      expect(broken.arc).toBeUndefined();
      expect(broken.outside).toEqual([id]);
    }
    expect(kalsarpaOf(chartAt(0, { rahu: 60, ketu: 240, [id]: 60.0001 })).arc).toBe("rahu-to-ketu");
  });

  test("has twelve kinds by the house of Rahu", () => {
    const kinds = Array.from({ length: 12 }, (_, house0) => {
      const rahu = 30 * house0 + 15;
      return kalsarpaOf(chartAt(5, { rahu, ketu: (rahu + 180) % 360 }, (rahu + 90) % 360)).kind.id;
    });
    expect(kinds).toEqual([
      "anant",
      "kulik",
      "vasuki",
      "shankhpal",
      "padma",
      "mahapadma",
      "takshak",
      "karkotak",
      "shankhachud",
      "ghatak",
      "vishdhar",
      "sheshnag",
    ]);
  });

  test("of a real birth names what breaks it", () => {
    const answer = kalsarpaDosha(DELHI, context);
    expect(answer.present).toBe(answer.outside.length === 0);
    expect(answer.frame.ayanamsa).toBe("lahiri");
  });
});

describe("manglik", () => {
  test("counts Mars in 1, 2, 4, 7, 8 and 12 from the Lagna alone, with the weight of the house", () => {
    const severities = Array.from(
      { length: 12 },
      (_, house0) => manglikOf(chartAt(3, { mars: 30 * house0 + 9 })).severity,
    );
    expect(severities).toEqual([
      "Severe",
      "Mild",
      undefined,
      "Moderate",
      undefined,
      undefined,
      "Moderate",
      "Severe",
      undefined,
      undefined,
      undefined,
      "Mild",
    ]);
  });

  test.each([
    ["ownSign", 15, { mars: 12, jupiter: 40, venus: 70, moon: 70 }],
    ["exalted", 280, { mars: 275, jupiter: 40, venus: 70, moon: 70 }],
    ["withJupiter", 40, { mars: 40, jupiter: 41, venus: 70, moon: 70 }],
    ["seenByJupiter", 40, { mars: 40, jupiter: 220, venus: 70, moon: 70 }],
    ["withMoon", 40, { mars: 40, jupiter: 250, venus: 70, moon: 45 }],
    ["withVenus", 40, { mars: 40, jupiter: 250, venus: 45, moon: 70 }],
    ["beneficInLagna", 100, { mars: 280.5, jupiter: 250, venus: 95, moon: 70 }],
    ["houseSign", 40, { mars: 70, jupiter: 0, venus: 100, moon: 100 }],
    ["leoAquarius", 130, { mars: 125, jupiter: 70, venus: 100, moon: 100 }],
  ] as const)("is lightened by %s", (id, lagnaDeg, places) => {
    expect(manglikOf(chartAt(lagnaDeg, places)).exceptions).toContain(id);
  });

  test.each([
    [2, [2, 5]],
    [4, [0, 7]],
    [7, [3, 9]],
    [8, [8, 11]],
    [12, [1, 6]],
  ] as const)("in house %d is harmless in two signs", (house, harmless) => {
    const found = Array.from({ length: 12 }, (_, sign0) => sign0).filter((sign0) => {
      const lagnaDeg = 30 * ((sign0 - house + 13) % 12) + 1;
      return manglikOf(chartAt(lagnaDeg, { mars: 30 * sign0 + 2 })).exceptions.includes("houseSign");
    });
    expect(found).toEqual(harmless);
  });

  test("tells no exceptions of a dosha that is not there", () => {
    expect(manglikOf(chartAt(3, { mars: 65, jupiter: 66 })).exceptions).toEqual([]);
    const answer = manglikDosha(DELHI, context);
    // Mars in Aries, the 9th from Leo
    expect(answer).toMatchObject({ present: false, marsHouse: 9 });
    expect(answer).not.toHaveProperty("severity");
  });
});

describe("Sade Sati", () => {
  const ingresses = readFileSync(new URL("../transit/fixtures/ingresses.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(" "))
    .filter(([, graha]) => graha === "saturn")
    .map(([jd, , sign0]) => ({ jdTt: Number(jd), sign0: Number(sign0) }));

  const window = { fromJdTt: 2428000, toJdTt: 2464500 };
  const ofEverySign = Array.from({ length: 12 }, (_, moonSign0) =>
    sadeSatiSpans(ephemeris, { moonSign0, frame: { ayanamsa: "lahiri" }, window }),
  );

  test("of every Moon sign over a century: the stays that swetest's ingresses make, each within a second", () => {
    for (const [moonSign0, spans] of ofEverySign.entries()) {
      const due = ingresses.flatMap((entered, index0) => {
        const left = ingresses[index0 + 1];
        const phase = phaseOf(moonSign0, entered.sign0);
        return left === undefined || phase === undefined ? [] : [{ ...entered, endJdTt: left.jdTt, phase }];
      });
      expect(spans.length).toBeGreaterThanOrEqual(3);
      for (const { stays, startJdTt, endJdTt } of spans) {
        const same = due.filter((stay) => stay.jdTt > startJdTt - 1 && stay.endJdTt < endJdTt + 1);
        expect(stays.map(({ phase, sign0 }) => [phase, sign0])).toEqual(same.map(({ phase, sign0 }) => [phase, sign0]));
        for (const [index0, stay] of stays.entries()) {
          expect(Math.abs(stay.startJdTt - (same[index0]?.jdTt ?? 0))).toBeLessThan(SECOND);
          expect(Math.abs(stay.endJdTt - (same[index0]?.endJdTt ?? 0))).toBeLessThan(SECOND);
        }
      }
    }
  });

  test("lists the returns of a retrograde Saturn as stays of their own", () => {
    const stays = ofEverySign.flatMap((spans) => spans.flatMap((span) => span.stays));
    expect(stays.some(({ entry }) => entry === "retrograde")).toBe(true);
    expect(stays.every(({ startJdTt, endJdTt }) => endJdTt > startJdTt)).toBe(true);
  });

  test("runs now for a Moon in Pisces and not for one in Scorpio; both know their spans", () => {
    // Saturn is in Pisces in November 2026
    const scorpio = sadhesati(DELHI, context);
    expect(scorpio).toMatchObject({ present: false, moonSign: "Scorpio", saturnSign: "Pisces", houseFromMoon: 5 });
    expect(scorpio).not.toHaveProperty("type");
    expect(scorpio.spans.length).toBeGreaterThanOrEqual(3);
    expect(scorpio.spans.some(({ start, end }) => start.startsWith("2011-11") && end.startsWith("2020-01"))).toBe(true);
    const pisces = sadhesati({ ...DELHI, date: "1990-07-14" }, context);
    expect(pisces).toMatchObject({
      present: true,
      moonSign: "Pisces",
      type: "Peak phase (1st house)",
      severity: "Severe",
    });
  });

  test("knows the span that runs at birth from its beginning", () => {
    const { spans, birth } = computeSadhesati(
      { ...DELHI, date: "1990-01-01", ayanamsa: "lahiri" },
      { ephemeris, now: NOW },
    );
    for (const { startMs, endMs, stays } of spans) {
      expect(endMs).toBeGreaterThan(birth.moment.civil.epochMilliseconds);
      expect(stays[0]?.phase).toBe("rising");
      expect(stays.at(-1)?.phase).toBe("setting");
      expect((endMs - startMs) / 86_400_000 / 365.25).toBeGreaterThan(6.5);
      expect((endMs - startMs) / 86_400_000 / 365.25).toBeLessThan(9);
    }
  });

  test("answers at both ends of the ephemeris", () => {
    for (const date of ["1200-02-01", "2999-06-01"]) {
      const { spans } = sadhesati({ ...DELHI, date, ayanamsa: "raman" }, context);
      expect(spans.every(({ start, end }) => start < end)).toBe(true);
    }
  });
});
