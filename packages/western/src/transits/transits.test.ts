import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, DomainError, ValidationError } from "@almagest/operation";
import { BODY_IDS, PLANET_IDS } from "@almagest/sky";
import { repeatedSentences, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { TRANSIT_TONES } from "./told";
import { transitAspects } from "./transit-aspects";
import { transits } from "./transits";

const NOW = Date.UTC(2026, 1, 3, 12, 0, 7, 900);
const context = createContext({ ephemeris: swissEphemeris(), now: NOW, texts: [en] });
const natalChart = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -5 };
const sky = { date: "2026-02-03", time: "12:00:00", timezone: 0 };

const NAMES: Readonly<Record<string, string>> = { "true Node": "North Node", "mean Apogee": "Black Moon Lilith" };
const ORDER =
  "Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto, North Node, South Node, Chiron, Black Moon Lilith".split(
    ", ",
  );

/** name → [longitude, speed] as swetest printed them; the South Node opposite the North Node. */
function printed(file: string): ReadonlyMap<string, readonly [number, number]> {
  const lines = readFileSync(new URL(`./fixtures/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  const rows = new Map<string, readonly [number, number]>();
  for (const line of lines) {
    const [name = "", longitude, speed] = line.split(",").map((cell) => cell.trim());
    rows.set(NAMES[name] ?? name, [Number(longitude), Number(speed)]);
  }
  const [longitude, speed] = rows.get("North Node") ?? [Number.NaN, Number.NaN];
  rows.set("South Node", [(longitude + 180) % 360, speed]);
  return rows;
}

const TABLE: readonly (readonly [type: string, angle: number, orb: number])[] = [
  ["CONJUNCTION", 0, 10],
  ["OPPOSITION", 180, 10],
  ["TRINE", 120, 10],
  ["SQUARE", 90, 10],
  ["SEXTILE", 60, 6],
  ["QUINCUNX", 150, 3],
  ["SEMI_SEXTILE", 30, 3],
  ["SEMI_SQUARE", 45, 3],
  ["SESQUIQUADRATE", 135, 3],
];

const apart = (a: number, b: number): number => Math.min((a - b + 720) % 360, (b - a + 720) % 360);

/** `mover type natal applying strength` from the printed places; a step of a minute tells whether the orb shrinks. */
function expectedTransits(): readonly string[] {
  const movers = printed("sky.txt");
  const places = printed("natal.txt");
  return ORDER.flatMap((mover) =>
    ORDER.flatMap((natal) => {
      const [from = Number.NaN, speed = Number.NaN] = movers.get(mover) ?? [];
      const [to = Number.NaN] = places.get(natal) ?? [];
      const matches = TABLE.map(([type, angle, max]) => {
        const orb = Math.abs(apart(from, to) - angle);
        const later = Math.abs(apart(from + speed / 1440, to) - angle);
        return { type, share: orb / max, applying: later < orb };
      }).filter(({ share }) => share <= 1);
      const best = matches.sort((a, b) => a.share - b.share)[0];
      return best === undefined
        ? []
        : [`${mover} ${best.type} ${natal} ${best.applying} ${Math.round(100 * (1 - best.share))}`];
    }),
  );
}

describe("calculateTransits", () => {
  const answer = transits({ ...sky, natalChart }, context);

  test("finds the aspects of all fourteen bodies to all fourteen places, as computed from what swetest prints", () => {
    const found = (answer.transitAspects ?? []).map(
      ({ transitPlanet, type, natalPlanet, isApplying, strength }) =>
        `${transitPlanet} ${type} ${natalPlanet} ${isApplying} ${strength}`,
    );
    const expected = expectedTransits();
    expect(expected.length).toBeGreaterThan(60);
    expect(found).toEqual(expected);
  });

  test("counts them by nature", () => {
    const { transitAspects: found = [], summary } = answer;
    const natured = (nature: string): number => found.filter((one) => one.nature === nature).length;
    expect(summary).toMatchObject({
      totalAspects: found.length,
      harmonious: natured("harmonious"),
      challenging: natured("challenging"),
      neutral: natured("neutral"),
    });
    expect(found.find(({ type }) => type === "CONJUNCTION")?.nature).toBe("neutral");
  });

  test("reads every transit: what, how long, how strong, what to do, keywords", () => {
    for (const { interpretation } of answer.transitAspects ?? []) {
      const { keywords = [], ...texts } = interpretation ?? {};
      expect(Object.values(texts).filter((text) => text.length > 8)).toHaveLength(4);
      expect(keywords.length).toBeGreaterThanOrEqual(3);
      expect(Object.values(texts).join(" ")).not.toMatch(/[{}]/);
    }
  });

  test("without a natal chart there are positions alone", () => {
    const alone = transits(sky, context);
    expect(alone.transitPlanets).toEqual(answer.transitPlanets);
    expect(Object.keys(JSON.parse(JSON.stringify(alone)))).toEqual([
      "transitDate",
      "transitTime",
      "timezone",
      "transitPlanets",
      "conventions",
    ]);
  });

  test("what is left out is the present, on the clock of the timezone", () => {
    expect(transits({}, context)).toMatchObject({ transitDate: "2026-02-03", transitTime: "12:00:07", timezone: 0 });
    expect(transits({ timezone: "Pacific/Auckland" }, context)).toMatchObject({
      transitDate: "2026-02-04",
      transitTime: "01:00:07",
      timezone: 13,
    });
    expect(transits({ date: "2000-01-01" }, context)).toMatchObject({
      transitDate: "2000-01-01",
      transitTime: "12:00:07",
    });
  });

  test.each([
    [{ date: "2026-3-5" }, "2026-03-05T19:30:00Z"],
    [{ time: "14:30" }, "1990-07-15T19:30:00Z"],
    [{ time: "9:05" }, "1990-07-15T14:05:00Z"],
    [{ date: "1990-7-15", time: "9:05:30" }, "1990-07-15T14:05:30Z"],
  ])("the natal chart may be given unpadded: %j", (change, utc) => {
    expect(transits({ ...sky, natalChart: { ...natalChart, ...change } }, context).conventions.natal?.utc).toBe(utc);
  });

  test.each([{ date: "2026-2-30" }, { date: "1900-02-29" }, { date: "26-02-03" }, { time: "24:00" }, { time: "9:5" }])(
    "but not as what never was: %j",
    (change) => {
      expect(() => transits({ ...sky, natalChart: { ...natalChart, ...change } }, context)).toThrow(ValidationError);
    },
  );

  test("a date beyond the ephemeris is refused with its range", () => {
    expect(() => transits({ ...sky, date: "9999-12-31" }, context)).toThrow(DomainError);
  });

  test("names have siblings in another language, and none in English", () => {
    expect(JSON.stringify(answer)).not.toContain("Localized");
    const spanish = transits({ ...sky, natalChart, lang: "es" }, context);
    expect(spanish.transitAspects?.[0]).toMatchObject({ transitPlanet: "Sun", transitPlanetLocalized: "Sol" });
    expect(spanish.transitPlanets[0]).toMatchObject({ name: "Sun", nameLocalized: "Sol" });
  });

  test("without texts the transits come without their reading", () => {
    const bare = transits({ ...sky, natalChart }, createContext({ ephemeris: context.ephemeris, now: NOW }));
    expect(bare.transitAspects?.length).toBe(answer.transitAspects?.length);
    expect(bare.transitAspects?.every(({ interpretation }) => interpretation === undefined)).toBe(true);
  });
});

describe("calculateTransitAspects", () => {
  const input = { natalChart, transitDate: sky.date, transitTime: sky.time };
  const answer = transitAspects(input, context);

  test("finds the same transits as calculateTransits", () => {
    const other = transits({ ...sky, natalChart }, context);
    expect(answer.aspects.map(({ planet1, type, planet2, orb }) => [planet1, type, planet2, orb])).toEqual(
      other.transitAspects?.map(({ transitPlanet, type, natalPlanet, orb }) => [transitPlanet, type, natalPlanet, orb]),
    );
    expect(answer.transitDate).toBe("2026-02-03 12:00:00");
  });

  test("planets filters the moving side alone", () => {
    const { aspects } = transitAspects({ ...input, planets: ["Saturn", "Black Moon Lilith"] }, context);
    expect(new Set(aspects.map(({ planet1 }) => planet1))).toEqual(new Set(["Saturn", "Black Moon Lilith"]));
    expect(new Set(aspects.map(({ planet2 }) => planet2)).size).toBeGreaterThan(2);
    expect(aspects.length).toBe(
      answer.aspects.filter(({ planet1 }) => ["Saturn", "Black Moon Lilith"].includes(planet1)).length,
    );
  });

  test("types and strength filter too, the strength asked for included, and the summary counts what is left", () => {
    const strength = answer.aspects.find((one) => one.strength > 40)?.strength ?? Number.NaN;
    const { aspects, summary } = transitAspects({ ...input, minStrength: strength }, context);
    expect(aspects).toEqual(answer.aspects.filter((one) => one.strength >= strength));
    expect(aspects.some((one) => one.strength === strength)).toBe(true);
    expect(summary.total).toBe(aspects.length);
    const squares = transitAspects({ ...input, aspectTypes: ["SQUARE"] }, context);
    expect(squares.summary.byType).toEqual({ SQUARE: squares.aspects.length });
    expect(squares.summary.challenging).toBe(squares.aspects.length);
  });

  test("semi-square and sesquiquadrate count as challenging; conjunction and the other minors as neutral", () => {
    const { byType, challenging, neutral, harmonious, total } = answer.summary;
    const sum = (...types: string[]): number => types.reduce((all, type) => all + (byType[type] ?? 0), 0);
    expect(challenging).toBe(sum("SQUARE", "OPPOSITION", "SEMI_SQUARE", "SESQUIQUADRATE"));
    expect(neutral).toBe(sum("CONJUNCTION", "QUINCUNX", "SEMI_SEXTILE"));
    expect(harmonious).toBe(sum("TRINE", "SEXTILE"));
    expect(total).toBe(challenging + neutral + harmonious);
  });

  test("the strongest has the smallest orb, and none is null", () => {
    expect(answer.summary.strongest?.orb).toBe(Math.min(...answer.aspects.map(({ orb }) => orb)));
    const none = transitAspects(
      { ...input, planets: ["Sun"], aspectTypes: ["SEMI_SQUARE"], minStrength: 100 },
      context,
    );
    expect(none.summary).toMatchObject({
      total: 0,
      harmonious: 0,
      challenging: 0,
      neutral: 0,
      strongest: null,
      byType: {},
    });
  });

  test("moving and natal bodies stand in the natal houses", () => {
    // Ascendant 228.7051 and midheaven 149.7837 by swetest: the natal Sun at 113 is in the 8th, the Sun at 314.66 in
    // the 3rd.
    expect(answer.ascendant.longitude).toBeCloseTo(228.7051, 3);
    expect(answer.houses[9]?.longitude).toBeCloseTo(149.7837, 3);
    const whole = transitAspects({ ...input, houseSystem: "whole-sign" }, context);
    expect(whole.transitPlanets[0]).toMatchObject({ name: "Sun", sign: "Aquarius", house: 4 });
    expect(whole.natalPlanets[0]).toMatchObject({ name: "Sun", sign: "Cancer", house: 9 });
  });

  test("beyond the polar circle the system really used is named", () => {
    const tromso = { ...natalChart, latitude: 69.65, longitude: 18.96 };
    const polar = transitAspects({ ...input, natalChart: tromso }, context);
    expect(polar.houseSystem).toBe("whole-sign");
    expect(polar.conventions.requestedHouseSystem).toBe("placidus");
  });

  test("today at noon, UTC, by default", () => {
    expect(transitAspects({ natalChart }, context).transitDate).toBe("2026-02-03 12:00:00");
  });
});

describe("the catalogue of transit texts", () => {
  const PARTS = ["summary", "impact", "guidance"] as const;

  test("every planet meets every planet and angle in three tones: three parts of a short paragraph", () => {
    const places = [...PLANET_IDS, "ascendant", "midheaven"] as const;
    expect(unwritten(en, [["transitsTold"], PLANET_IDS, places, TRANSIT_TONES, PARTS])).toEqual([]);
    expect(unwritten(en, [["transitsTold"], PLANET_IDS, ["midheaven"], ["square"], PARTS])).toEqual([]);
    const texts = westernReader({ lang: "en", catalogues: [en] });
    const wordsOf = (key: string): number => (texts.lookup(key) ?? "").trim().split(/\s+/).length;
    const whole = PLANET_IDS.flatMap((mover) =>
      places.flatMap((natal) =>
        TRANSIT_TONES.map((tone) =>
          PARTS.reduce((sum, part) => sum + wordsOf(`transitsTold.${mover}.${natal}.${tone}.${part}`), 0),
        ),
      ),
    );
    expect(whole).toHaveLength(360);
    expect(Math.min(...whole)).toBeGreaterThan(12);
    expect(Math.max(...whole)).toBeLessThan(60);
  });

  test("every body has a sentence of effect and of guidance for meeting, ease and strain", () => {
    const kinds = ["meeting", "easy", "hard"];
    expect(unwritten(en, [["transitGeneral"], ["moved", "deed"], BODY_IDS, kinds])).toEqual([]);
    expect(unwritten(en, [["transitGeneral"], ["met"], BODY_IDS, ["deed", "state"]])).toEqual([]);
    expect(unwritten(en, [["transitGeneral"], ["effect"], [...kinds, "slight", "apart"]])).toEqual([]);
    expect(unwritten(en, [["transitGeneral"], ["deed"], ["apart"]])).toEqual([]);
  });
});

describe("the transits of one answer", () => {
  const days = ["1987-04-02", "2000-12-31", "2019-08-15", "2026-02-03", "2026-11-22"];

  test.each(days)("on %s no two share a summary, a timing, an impact or a guidance", (date) => {
    const { transitAspects: found = [] } = transits({ ...sky, date, natalChart }, context);
    expect(found.length).toBeGreaterThan(50);
    for (const part of ["summary", "timing", "impact", "guidance"] as const) {
      expect(new Set(found.map(({ interpretation }) => interpretation?.[part])).size, part).toBe(found.length);
    }
    const told = found.map(({ interpretation: { keywords: _, ...prose } = { keywords: [] } }) => prose);
    expect(repeatedSentences(told)).toEqual([]);
    expect(wrongArticles(JSON.stringify(told))).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/\{\w+\}/);
  });

  test("prose is English as a whole in a language that has none yet", () => {
    const [german, english] = (["de", "en"] as const).map((lang) => transits({ ...sky, natalChart, lang }, context));
    const readings = (answer: typeof german): unknown =>
      answer?.transitAspects?.map(({ interpretation }) => interpretation);
    expect(readings(german)).toEqual(readings(english));
  });
});
