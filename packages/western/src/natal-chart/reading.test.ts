import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { BODY_IDS, isPlanet, SIGN_IDS } from "@almagest/sky";
import { expect, test } from "vitest";
import { ASPECT_IDS } from "../aspects/table";
import { dignityOf } from "../tables/bodies";
import { en } from "../texts/en";
import { type WesternReader, westernReader } from "../texts/reader";
import { natalChart } from "./operation";
import { aspectReading, bodyReading } from "./reading";

const placement = { body: "venus", sign: "virgo", house: 5, dignity: "fall", isRetrograde: true } as const;

test("a reading told again is equal, and nobody can change it for the next", () => {
  const catalogues = [en];
  const first = bodyReading(placement, westernReader({ lang: "en", catalogues }));
  expect(() => first?.keywords.push("changed")).toThrow(TypeError);
  const again = bodyReading(placement, westernReader({ lang: "en", catalogues }));
  expect(again?.keywords).not.toContain("changed");
  expect(again).toEqual(bodyReading(placement, westernReader({ lang: "en", catalogues: [en] })));
  expect(again?.summary).toMatch(/^Venus is retrograde in Virgo, the sign of its fall, in the fifth house\. /);
});

test("the readings of a chart are its caller's own, to change as they please", () => {
  const birth = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -4 };
  const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
  const [sun] = natalChart(birth, context).planets;
  sun?.interpretation?.keywords.push("changed");
  const [again] = natalChart(birth, context).planets;
  expect(sun?.interpretation?.keywords).toContain("changed");
  expect(again?.interpretation?.keywords.length).toBeGreaterThan(0);
  expect(again?.interpretation?.keywords).not.toContain("changed");
});

test("callers with other texts are not given kept ones", () => {
  bodyReading(placement, westernReader({ lang: "en", catalogues: [en] }));
  expect(bodyReading(placement, westernReader({ lang: "en", catalogues: [] }))).toBeUndefined();
});

test("no two placements and no two aspects are given each other's reading", () => {
  const catalogues = [en];
  const kept = westernReader({ lang: "en", catalogues });
  const fresh = (): WesternReader => westernReader({ lang: "en", catalogues: [en] });
  const houses = Array.from({ length: 12 }, (_, index0) => index0 + 1);
  const placements = BODY_IDS.flatMap((body) =>
    SIGN_IDS.flatMap((sign) =>
      houses.flatMap((house) =>
        [true, false].map((isRetrograde) => {
          const dignity = isPlanet(body) ? dignityOf(body, sign) : undefined;
          return { body, sign, house, dignity, isRetrograde };
        }),
      ),
    ),
  );
  for (const placement of placements) bodyReading(placement, kept);
  for (const placement of placements) expect(bodyReading(placement, kept)).toEqual(bodyReading(placement, fresh()));

  const aspects = BODY_IDS.flatMap((first, index0) =>
    BODY_IDS.slice(index0 + 1).flatMap((second) =>
      ASPECT_IDS.map((aspect) => ({ first, second, aspect, orbDeg: 1, applying: true, strength: 50 })),
    ),
  );
  for (const found of aspects) aspectReading(found, kept);
  for (const found of aspects) expect(aspectReading(found, kept)).toEqual(aspectReading(found, fresh()));
});

const MINOR_ASPECTS = ["semi-sextile", "semi-square", "sesquiquadrate", "quincunx"] as const;

/** Mercury keeps within 28° of the Sun, Venus within 48°, and they within 76° of each other. */
const BEYOND_REACH: Readonly<Record<string, readonly string[]>> = {
  "sun mercury": ["semi-square", "sesquiquadrate", "quincunx"],
  "sun venus": ["sesquiquadrate", "quincunx"],
  "mercury venus": ["sesquiquadrate", "quincunx"],
  "north-node south-node": MINOR_ASPECTS,
};

test("every pair has a line of its own in each minor aspect that the sky allows, of 4 to 25 words", () => {
  const texts = westernReader({ lang: "en", catalogues: [en] });
  const lines = BODY_IDS.flatMap((first, index0) =>
    BODY_IDS.slice(index0 + 1).flatMap((second) =>
      MINOR_ASPECTS.filter((aspect) => !BEYOND_REACH[`${first} ${second}`]?.includes(aspect)).map((aspect) => {
        const line = texts.lookup(`pairs.${first}.${second}.${aspect}`) ?? "";
        expect(line.split(" ").length, `${first} ${aspect} ${second}`).toBeGreaterThanOrEqual(4);
        expect(line.split(" ").length, `${first} ${aspect} ${second}`).toBeLessThanOrEqual(25);
        return line;
      }),
    ),
  );
  expect(lines).toHaveLength(353);
  expect(new Set(lines).size).toBe(353);
});

test("hardly an aspect of a chart is told in the words of another, whatever the pair", () => {
  const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
  for (let year = 1950; year < 2010; year += 5) {
    const birth = {
      date: `${year}-0${(year % 9) + 1}-14`,
      time: "06:40:00",
      latitude: 51.5,
      longitude: 0,
      timezone: 0,
    };
    const told = natalChart(birth, context).aspects.map(({ aspectInterpretation }) => aspectInterpretation?.summary);
    const again = told.filter((text, index) => told.indexOf(text) < index);
    expect(again, `${year}`).toEqual([]);
    expect(told.join(" ")).not.toMatch(/[{}]|undefined/);
  }
});
