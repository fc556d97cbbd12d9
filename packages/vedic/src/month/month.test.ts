import { readFileSync } from "node:fs";
import { normalizeDeg, separationDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GRAHA_IDS, SEVEN_GRAHAS } from "../grahas";
import { skyBodyOfGraha } from "../sky/positions";
import { MONTH_ASPECT_IDS, MONTH_ASPECTS } from "./aspects";
import {
  computeLunarAspects,
  computeMonthlyGrahaAspects,
  lunarAspects,
  monthlyGrahaAspects,
} from "./aspects-operations";
import { computeVedicCrossings, vedicEclipticCrossings } from "./crossings-operation";
import { vedicParallels } from "./parallels";
import { computeVedicParallels } from "./parallels-compute";
import { vedicMonthlyParallels } from "./parallels-monthly";
import { grahaIngresses } from "./sidereal";
import { topocentric } from "./topocentric";
import { computeVedicMonthlyTransits, vedicMonthlyTransits } from "./transits-operation";

const ephemeris = swissEphemeris();
const NOW = Date.parse("2026-11-22T06:00:00Z");
const needs = { ephemeris, now: NOW };
const context = createContext(needs);
const SECOND = 1 / 86_400;

/** Each is a fraction of the circle, which its name says: a sextile is a sixth, a biseptile two sevenths. */
test("the aspects of a month are the named fractions of the circle", () => {
  expect(MONTH_ASPECTS).toEqual({
    conjunction: 0,
    opposition: 360 / 2,
    trine: 360 / 3,
    square: 360 / 4,
    sextile: 360 / 6,
    vigintile: 360 / 20,
    "semi-sextile": 360 / 12,
    undecile: 360 / 11,
    "semi-quintile": 360 / 10,
    novile: 360 / 9,
    "semi-square": 360 / 8,
    septile: 360 / 7,
    quintile: 360 / 5,
    binovile: (2 * 360) / 9,
    // It is named for its 100 degrees.
    centile: 100,
    biseptile: (2 * 360) / 7,
    tredecile: (3 * 360) / 10,
    "sesqui-square": (3 * 360) / 8,
    "bi-quintile": (2 * 360) / 5,
    quincunx: (5 * 360) / 12,
    triseptile: (3 * 360) / 7,
    quadranovile: (4 * 360) / 9,
  });
});

describe("changes of sign", () => {
  const printed = readFileSync(new URL("../transit/fixtures/ingresses.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [jd, graha, toSign0, way] = line.split(" ");
      return { jdTt: Number(jd), graha, toSign: Number(toSign0), way: Number(way) };
    });

  test("of Saturn over two centuries are those of a search over swetest's rows, returns included, within a second", () => {
    const window = { fromJdTt: 2415020.5, toJdTt: 2415020.5 + 73_000 };
    const own = grahaIngresses(ephemeris, { window, grahas: ["saturn"], zodiac: { ayanamsa: "lahiri" } });
    const due = printed.filter(({ graha }) => graha === "saturn");
    expect(due.filter(({ way }) => way < 0).length).toBeGreaterThan(20);
    expect(own.map(({ toSign0, motion }) => [toSign0, motion === "direct" ? 1 : -1])).toEqual(
      due.map(({ toSign, way }) => [toSign, way]),
    );
    for (const [index0, { jdTt }] of own.entries()) {
      expect(Math.abs(jdTt - (due[index0]?.jdTt ?? 0))).toBeLessThan(SECOND);
    }
  });

  test.each([
    ["March 2026", 2461100.5, 31],
    ["November 1961", 2437604.5, 30],
  ])("of the other grahas in %s too", (_, fromJdTt, days) => {
    const window = { fromJdTt, toJdTt: fromJdTt + days };
    const grahas = GRAHA_IDS.filter((id) => id !== "saturn" && id !== "ketu");
    const own = grahaIngresses(ephemeris, { window, grahas, zodiac: { ayanamsa: "lahiri" } });
    const due = printed
      .filter(({ jdTt, graha }) => graha !== "saturn" && jdTt >= window.fromJdTt && jdTt < window.toJdTt)
      .toSorted((a, b) => a.jdTt - b.jdTt);
    expect(own.map(({ graha, toSign0 }) => [graha, toSign0])).toEqual(due.map(({ graha, toSign }) => [graha, toSign]));
    for (const [index0, { jdTt }] of own.entries()) {
      expect(Math.abs(jdTt - (due[index0]?.jdTt ?? 0))).toBeLessThan(SECOND);
    }
  });

  test("Rahu and Ketu change together, into opposite signs", () => {
    const window = { fromJdTt: 2460600, toJdTt: 2461800 };
    const own = grahaIngresses(ephemeris, { window, grahas: ["rahu", "ketu"], zodiac: { ayanamsa: "lahiri" } });
    expect(own.length).toBeGreaterThan(2);
    for (let index0 = 0; index0 < own.length; index0 += 2) {
      const [rahu, ketu] = [own[index0], own[index0 + 1]];
      expect([rahu?.graha, ketu?.graha]).toEqual(["rahu", "ketu"]);
      expect(rahu?.jdTt).toBe(ketu?.jdTt);
      expect(((rahu?.toSign0 ?? 0) + 6) % 12).toBe(ketu?.toSign0);
      expect(rahu?.motion).toBe("retrograde");
    }
  });

  test("of a month follow one another from the starting positions, in both zodiacs", () => {
    const months = fc.record({
      year: fc.integer({ min: 1900, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
      coordinateSystem: fc.constantFrom("sidereal", "tropical"),
    });
    fc.assert(
      fc.property(months, (asked) => {
        const { startingPositions, events } = computeVedicMonthlyTransits({ ...asked, timezone: 0 }, needs);
        for (const { id, longitudeDeg } of startingPositions) {
          let sign0 = Math.floor(longitudeDeg / 30);
          for (const event of events.filter(({ graha }) => graha === id)) {
            expect(event.fromSign0).toBe(sign0);
            sign0 = event.toSign0;
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test("the month is that of the zone and by default the one that runs in UTC", () => {
    const answer = vedicMonthlyTransits({ timezone: 5.5 }, context);
    expect([answer.year, answer.month, answer.timezone]).toEqual([2026, 11, 5.5]);
    expect(answer.conventions.window.from).toBe("2026-10-31T18:30:00Z");
    expect(answer.startingPositions).toHaveLength(9);
    expect(answer.transitEvents.every(({ date }) => date.startsWith("2026-11"))).toBe(true);
  });
});

describe("angles of a month", () => {
  /** Sign changes of each angle on hourly rows, none of which the search may miss. */
  function hourlyPassages(
    first: (typeof GRAHA_IDS)[number],
    second: (typeof GRAHA_IDS)[number],
    from: number,
    to: number,
  ) {
    const sky = rememberedSky(ephemeris);
    const longitude = (id: typeof first, jdTt: number): number => {
      const body = skyBodyOfGraha(id === "ketu" ? "rahu" : id, "mean");
      return normalizeDeg(sky.ecliptic(body, jdTt).longitudeDeg + (id === "ketu" ? 180 : 0));
    };
    const counts = new Map<string, number>();
    for (let jdTt = from; jdTt < to; jdTt += 1 / 24) {
      const next = Math.min(jdTt + 1 / 24, to);
      const gap = (at: number): number => normalizeDeg(longitude(first, at) - longitude(second, at));
      const [before, after] = [gap(jdTt), gap(next)];
      for (const id of MONTH_ASPECT_IDS) {
        for (const side of new Set([MONTH_ASPECTS[id], normalizeDeg(-MONTH_ASPECTS[id])])) {
          const [a, b] = [signedDifferenceDeg(before, side), signedDifferenceDeg(after, side)];
          if (a < 0 !== b < 0 && Math.abs(b - a) < 90) counts.set(id, (counts.get(id) ?? 0) + 1);
        }
      }
    }
    return counts;
  }

  test("of the Moon are all that hourly rows show, each exact", () => {
    const { events, window } = computeLunarAspects(
      { year: 2026, month: 2, timezone: 0, coordinateSystem: "sidereal" },
      needs,
    );
    const { fromJdTt, toJdTt } = window.search;
    for (const other of ["sun", "venus", "saturn", "rahu", "ketu"] as const) {
      const due = hourlyPassages("moon", other, fromJdTt, toJdTt);
      for (const id of MONTH_ASPECT_IDS) {
        const own = events.filter(({ second, aspect, exact }) => second === other && aspect === id && exact);
        expect(own.length, `${other} ${id}`).toBe(due.get(id) ?? 0);
        for (const { firstDeg, secondDeg } of own) {
          expect(separationDeg(firstDeg, secondDeg)).toBeCloseTo(MONTH_ASPECTS[id], 5);
        }
      }
    }
    expect(events.every(({ jdTt }, index0) => jdTt >= (events[index0 - 1]?.jdTt ?? 0))).toBe(true);
  });

  test("without the Moon are all that hourly rows show, the closest approaches beside them", () => {
    const { events, window } = computeMonthlyGrahaAspects(
      { year: 2025, month: 3, timezone: 0, coordinateSystem: "sidereal" },
      needs,
    );
    const { fromJdTt, toJdTt } = window.search;
    for (const [one, other] of [
      ["sun", "mercury"],
      ["mercury", "venus"],
      ["mars", "saturn"],
      ["venus", "ketu"],
    ] as const) {
      const due = hourlyPassages(one, other, fromJdTt, toJdTt);
      for (const id of MONTH_ASPECT_IDS) {
        const own = events.filter((event) => event.first === one && event.second === other && event.aspect === id);
        expect(own.filter(({ exact }) => exact).length, `${one} ${other} ${id}`).toBe(due.get(id) ?? 0);
        for (const { exact, orbDeg } of own) expect(exact ? orbDeg < 1e-6 : orbDeg <= 1).toBe(true);
      }
    }
    expect(events.some(({ first, second }) => first === "moon" || second === "moon")).toBe(false);
    expect(events.some(({ first, second }) => first === "rahu" && second === "ketu")).toBe(false);
  });

  test("stand at one instant in both zodiacs, an ayanamsa apart", () => {
    const asked = { year: 2026, month: 2, timezone: 5.5 } as const;
    const [sidereal, tropical] = (["sidereal", "tropical"] as const).map((coordinateSystem) =>
      monthlyGrahaAspects({ ...asked, coordinateSystem }, context),
    );
    expect(sidereal?.events.map(({ utc }) => utc)).toEqual(tropical?.events.map(({ utc }) => utc));
    const shift = normalizeDeg(
      (tropical?.events[0]?.planet1Longitude ?? 0) - (sidereal?.events[0]?.planet1Longitude ?? 0),
    );
    expect(shift).toBeCloseTo(24.224, 2);
    expect(lunarAspects({ ...asked, lang: "tr" }, context).events[0]).toHaveProperty("planetLocalized");
  });
});

describe("passages through the ecliptic", () => {
  test("are those of six grahas, up and down in turn, with the sidereal sign", () => {
    const { events } = computeVedicCrossings({ year: 2026, timezone: 5.5, coordinateSystem: "sidereal" }, needs);
    expect(new Set(events.map(({ graha }) => graha)).has("sun")).toBe(false);
    for (const { graha, jdTt } of events) {
      expect(
        Math.abs(ephemeris.ecliptic(skyBodyOfGraha(graha === "ketu" ? "rahu" : graha, "mean"), jdTt).latitudeDeg),
      ).toBeLessThan(1e-6);
    }
    const moon = events.filter(({ graha }) => graha === "moon");
    expect(moon.length).toBeGreaterThanOrEqual(26);
    for (const [index0, { direction }] of moon.entries()) expect(direction).not.toBe(moon[index0 + 1]?.direction);
    const answer = vedicEclipticCrossings({ year: 2026, timezone: 5.5 }, context);
    expect(answer.events.every(({ date }) => date.startsWith("2026"))).toBe(true);
    expect(answer.conventions.ayanamsa).toBe("lahiri");
  });
});

describe("declinations", () => {
  const blocks = readFileSync(new URL("./fixtures/topocentric.txt", import.meta.url), "utf8")
    .trim()
    .split("> ")
    .slice(1)
    .map((block) => {
      const [head = "", ...rows] = block.trim().split("\n");
      const [date = "", time = "", geo = ""] = head.split(" ");
      const [day = "", month = "", year = ""] = date.split(".");
      const [longitude = 0, latitude = 0] = geo.split(",").map(Number);
      const utc = Date.parse(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T${time}Z`);
      return { utc, place: { latitude, longitude }, rows: rows.map((row) => row.split(",").map(Number)) };
    });

  test("from a place are swetest's -topo within half an arcsecond, at four places", () => {
    expect(blocks).toHaveLength(4);
    for (const { utc, place, rows } of blocks) {
      for (const [index0, id] of SEVEN_GRAHAS.entries()) {
        const own = topocentric(ephemeris, id, { scales: ephemeris.timeScales(utc), place });
        const [alpha = 0, delta = 0] = rows[index0] ?? [];
        expect(Math.abs(own.declinationDeg - delta), id).toBeLessThan(0.5 / 3600);
        expect(separationDeg(own.rightAscensionDeg, alpha), id).toBeLessThan(0.5 / 3600);
      }
    }
  });

  test("of a moment: pairs within the orb, on one side parallel, on both contraparallel", () => {
    const input = {
      date: "2026-02-03",
      time: "12:00:00",
      latitude: 17.385044,
      longitude: 78.486671,
      timezone: 5.5,
      orb: 3,
    };
    const { parallels, grahas } = computeVedicParallels(input, { ephemeris });
    for (const { first, second, kind, orbDeg } of parallels) {
      expect(kind === "parallel").toBe(first.declinationDeg * second.declinationDeg >= 0);
      expect(orbDeg).toBeLessThanOrEqual(3);
    }
    const within = grahas.flatMap((one, index0) =>
      grahas
        .slice(index0 + 1)
        .filter((other) => Math.abs(Math.abs(one.declinationDeg) - Math.abs(other.declinationDeg)) <= 3),
    );
    expect(parallels).toHaveLength(within.length);
    const answer = vedicParallels({ ...input, orb: 0.5 }, context);
    expect(answer.datetime).toBe("2026-02-03T12:00:00");
    expect(answer.planets.map(({ name }) => name)).toEqual([
      "Sun",
      "Moon",
      "Mars",
      "Mercury",
      "Jupiter",
      "Venus",
      "Saturn",
    ]);
  });

  test("of a month: exact ones agree in size, others stay within a degree, pairs in the order of the grahas", () => {
    const answer = vedicMonthlyParallels({ year: 2026, month: 2, timezone: 5.5 }, context);
    const order: readonly string[] = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"];
    expect(answer.events.length).toBeGreaterThan(20);
    for (const { planet1, planet2, type, exact, orb, dec1, dec2 } of answer.events) {
      expect(order.indexOf(planet1)).toBeLessThan(order.indexOf(planet2));
      const gap = type === "parallel" ? dec1 - dec2 : dec1 + dec2;
      expect(Math.abs(Math.abs(gap) - orb)).toBeLessThan(3e-6);
      expect(exact ? orb < 1e-5 : orb <= 1).toBe(true);
    }
  });
});

test("a year outside 1900 to 2100 is refused by name", () => {
  for (const operation of [
    lunarAspects,
    monthlyGrahaAspects,
    vedicMonthlyTransits,
    vedicMonthlyParallels,
    vedicEclipticCrossings,
  ]) {
    const parsed = operation.parse({ body: { year: 1899 } });
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["year"]);
  }
});
