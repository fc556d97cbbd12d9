import { baziChart } from "@almagest/chinese-astrology";
import { differences } from "@almagest/differences";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { strategyAndAuthority } from "@almagest/human-design";
import { createContext } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { basicPanchang, grahaPositions, gunMilan, majorDashas } from "@almagest/vedic";
import { houses, lilith, natalChart, solarArc } from "@almagest/western";
import { describe, expect, test } from "vitest";

/*
 * The values of the birth as it was sent are those of the operations themselves, whatever another program shows: every
 * request sends values that another setting gives.
 */

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const PLACE = { latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
const BIRTH = { date: "1990-07-15", time: "14:30:00", ...PLACE };

type Request = Parameters<typeof differences>[0];
type Sent = NonNullable<Request["values"]>[number];

function yours(request: Request): readonly (string | undefined)[] {
  return differences(request, context).values.map((value) => value.yours);
}

/** Cut to the minute. */
function printed(longitude: number): string {
  const minutes = Math.floor(longitude * 60 + 1e-6);
  const sign = SIGN_IDS[Math.floor(minutes / 1800)] ?? "";
  const inSign = minutes % 1800;
  const name = sign.charAt(0).toUpperCase() + sign.slice(1);
  return `${Math.floor(inSign / 60)}°${String(inSign % 60).padStart(2, "0")}' ${name}`;
}

type Point = NonNullable<Sent["of"]>;

const BODIES: Readonly<Record<string, Point>> = {
  ...{ Sun: "sun", Moon: "moon", Mercury: "mercury", Venus: "venus", Mars: "mars", Jupiter: "jupiter" },
  ...{ Saturn: "saturn", Uranus: "uranus", Neptune: "neptune", Pluto: "pluto", Chiron: "chiron" },
  ...{ "North Node": "north-node", "South Node": "south-node", "Black Moon Lilith": "lilith" },
};
const CUSPS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

const CHOSEN = [
  ["the defaults", {}, { houseSystem: "koch", nodeType: "mean" }],
  [
    "houses and nodes that are sent as the defaults",
    { houseSystem: "placidus", nodeType: "true" },
    { nodeType: "mean" },
  ],
  ["other houses and nodes", { houseSystem: "koch", nodeType: "mean" }, {}],
  [
    "a sidereal zodiac",
    { zodiac: "sidereal", ayanamsa: "raman", houseSystem: "whole-sign", nodeType: "mean" },
    { zodiac: "sidereal", ayanamsa: "lahiri" },
  ],
  ["a date of the Julian calendar", { calendar: "julian" }, { houseSystem: "regiomontanus", nodeType: "mean" }],
] as const;

describe.each(CHOSEN)("by %s", (_, own, rival) => {
  const [chart, other] = [natalChart({ ...BIRTH, ...own }, context), natalChart({ ...BIRTH, ...rival }, context)];
  const request = { ...BIRTH, ...own };

  test("places are those of the natal chart", () => {
    const values = other.planets.map(
      ({ name, longitude }): Sent => ({ what: "position", of: BODIES[name], value: printed(longitude) }),
    );
    expect(values).toHaveLength(14);
    expect(yours({ ...request, values })).toEqual(chart.planets.map(({ longitude }) => printed(longitude)));
    expect(yours({ ...request, values: values.filter(({ of }) => of === "north-node") })).toEqual([
      printed(chart.planets.find(({ name }) => name === "North Node")?.longitude ?? -1),
    ]);
  });

  test("angles are those of the natal chart", () => {
    const text = "Ascendant 18°42' Scorpio, MC 29°47' Leo";
    const { ascendant, midheaven } = chart;
    expect(yours({ ...request, text })).toEqual([printed(ascendant.longitude), printed(midheaven.longitude)]);
  });

  test("houses of bodies are those of the natal chart", () => {
    const values = chart.planets.map(
      ({ name, house }): Sent => ({ what: "house", of: BODIES[name], value: String((house % 12) + 1) }),
    );
    expect(yours({ ...request, values })).toEqual(chart.planets.map(({ house }) => String(house)));
  });

  test("cusps are those of the natal chart", () => {
    const cusps = chart.houses.map(({ longitude }) => printed(longitude));
    const values = other.houses.map(
      ({ longitude }, house0): Sent => ({ what: "cusp", of: CUSPS[house0], value: printed(longitude + 0.2) }),
    );
    expect(yours({ ...request, values })).toEqual(cusps);
    expect(yours({ ...request, values: values.slice(1, 2) })).toEqual(cusps.slice(1, 2));
  });
});

test("a cusp is that of the houses, by Placidus, where another system's is shown", () => {
  const second = printed(houses(BIRTH, context).houses[1]?.longitude ?? -1);
  expect(second).toBe("5°42' Sagittarius");
  const text = "cusp 2 4°25' Sagittarius, Sun 7°00' Leo";
  expect(yours({ ...BIRTH, text })).toEqual([second, "23°00' Cancer"]);
  expect(yours({ ...BIRTH, houseSystem: "placidus", nodeType: "true", text })).toEqual([second, "23°00' Cancer"]);
});

test("Lilith is the mean apogee where the osculating one is shown", () => {
  const [mean, osculating] = lilith(BIRTH, context).lilith.map(({ longitude }) => printed(longitude));
  expect(mean).not.toBe(osculating);
  expect(yours({ ...BIRTH, text: `Lilith ${osculating}` })).toEqual([mean]);
});

test("daylight saving time that another program left out moves no value of one's own", () => {
  const text =
    "North Node 8°05' Aquarius, Sun 23°02' Cancer, Moon 27°39' Aries, Ascendant 18°42' Scorpio, MC 29°47' Leo";
  const { planets, ascendant, midheaven } = natalChart(BIRTH, context);
  const of = (wanted: string) => planets.find(({ name }) => name === wanted)?.longitude ?? -1;
  const own = [of("North Node"), of("Sun"), of("Moon"), ascendant.longitude, midheaven.longitude].map(printed);
  expect(yours({ ...BIRTH, text })).toEqual(own);
});

test.each(["lahiri", "raman"] as const)(
  "nakshatras, padas and the tithi by %s are the Vedic operations'",
  (ayanamsa) => {
    const { Moon, Rahu, Lagna } = grahaPositions({ ...BIRTH, ayanamsa, nodeType: "true" }, context);
    const { tithi } = basicPanchang(BIRTH, context);
    const text =
      "nakshatra Magha, Moon nakshatra Magha pada 4, Rahu nakshatra Swati pada 4, Lagna nakshatra Magha, tithi 3";
    const [moon, rahu, lagna] = [Moon, Rahu, Lagna].map((graha) => graha?.nakshatra);
    expect(yours({ ...BIRTH, ayanamsa, text })).toEqual([
      ...[moon?.name, moon?.name, String(moon?.pada), rahu?.name, String(rahu?.pada), lagna?.name],
      String(tithi.number),
    ]);
  },
);

test("the weekday is the date's", () => {
  expect(yours({ ...BIRTH, text: "weekday Monday" })).toEqual(["Sunday"]);
});

test.each([
  [
    "by local time",
    { date: "1990-06-15", time: "13:10:00", latitude: 43.8256, longitude: 87.6168 },
    "hour pillar 癸巳",
  ],
  ["after 23:00", { date: "2025-01-13", time: "23:30:00", latitude: 39.9, longitude: 116.4 }, "day pillar 癸未"],
  [
    "between two new years",
    { date: "1990-01-30", time: "12:00:00", latitude: 39.9, longitude: 116.4 },
    "year pillar 庚午",
  ],
  ["of another month", { date: "1990-01-30", time: "12:00:00", latitude: 39.9, longitude: 116.4 }, "month pillar 庚午"],
])("pillars %s are those of the Four Pillars chart", (_, born, text) => {
  const birth = { ...born, timezone: "Asia/Shanghai" };
  const position = text.split(" ")[0];
  const own = baziChart(birth, context).pillars.find((pillar) => pillar.position === position);
  expect(own).toBeDefined();
  expect(yours({ ...birth, text })).toEqual([own?.id]);
});

test.each(["lahiri", "fagan-bradley"] as const)("periods by %s are the dashas' own", (ayanamsa) => {
  const { mahadashas } = majorDashas({ ...BIRTH, ayanamsa }, context);
  const [first, second] = mahadashas;
  expect(second?.planet).toBe("Venus");
  // by years of 360 days
  expect(yours({ ...BIRTH, ayanamsa, text: "dasha Rahu, Venus dasha from 1995-09-16" })).toEqual([
    first?.planet,
    second?.startDate.slice(0, 10),
  ]);
});

test("kootas are the match's, with the birth as the groom's or the bride's", () => {
  const partner = { date: "1992-02-14", time: "06:00:00", timezone: 5.5 };
  const other = { ...partner, latitude: 28.6, longitude: 77.2 };
  const asGroom = gunMilan({ person1: BIRTH, person2: other }, context).total;
  const asBride = gunMilan({ person1: other, person2: BIRTH }, context).total;
  expect(asGroom).not.toBe(asBride);
  expect(yours({ ...BIRTH, partner, text: `kootas ${asBride}` })).toEqual([String(asGroom)]);
  expect(yours({ ...BIRTH, partner, gender: "female", text: `kootas ${asGroom}` })).toEqual([String(asBride)]);
});

test.each(["true", "mean"] as const)("type, profile and authority by the %s node are the design's", (nodeType) => {
  const { type, profile, authority } = strategyAndAuthority({ ...BIRTH, nodeType }, context);
  const told = [type, profile, authority].map((name) => name.toLowerCase().replace(/ /g, "-"));
  expect(yours({ ...BIRTH, nodeType, text: "type generator, profile 4/6, authority sacral" })).toEqual(told);
});

test("a solar arc is the Sun's, where Naibod's is shown", () => {
  const arc = solarArc({ ...BIRTH, targetDate: "2025-07-15" }, context).solarArc;
  const told = `${Math.floor(arc)}°${String(Math.floor((arc % 1) * 60)).padStart(2, "0")}'`;
  expect(yours({ ...BIRTH, text: "solar arc 34°29' on 2025-07-15" })).toEqual([told]);
});
