import { baziMembers, computeBaziChart, computeLuck } from "@almagest/chinese-astrology/facts";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import {
  authorityOf,
  crossOf,
  definitionOf,
  designMembers,
  designOf,
  profileOf,
  typeOf,
} from "@almagest/human-design/facts";
import {
  type Member,
  type MemberValue,
  type SearchedSky,
  type Stay,
  searchedSky,
  signOf,
  staysOf,
  wholeDay,
} from "@almagest/sky";
import {
  computeGunMilan,
  computeKpCusps,
  computeManglik,
  computeNavamsa,
  kpCuspMembers,
  matchingMembers,
  moonPlaceOf,
  nakshatraOf,
  vedicMembers,
} from "@almagest/vedic/facts";
import { computeNatalChart, natalMembers } from "@almagest/western/facts";
import { expect, test } from "vitest";

const ephemeris = swissEphemeris();
const DATE = "1990-07-04";
const TIMEZONE = "Asia/Kolkata";
const PLACE = { latitude: 28.6139, longitude: 77.209 };
const SKY = searchedSky(ephemeris, wholeDay(DATE, TIMEZONE));

/** Times of that day: 37 minutes apart, so that each member is met in several of its values. */
const TIMES = Array.from({ length: 38 }, (_, index0) => {
  const minutes = 37 * index0 + 5;
  return [Math.floor(minutes / 60), minutes % 60, (17 * index0) % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
});

type Found = ReadonlyMap<string, readonly Stay[]>;

function found(sky: SearchedSky, members: readonly Member[]): Found {
  return new Map(members.map((member) => [member.member, staysOf(sky, member)]));
}

/** The value that the search gives a member at a time of that day. */
function valueAt(all: Found, member: string, time: string): MemberValue | undefined {
  const epochMs = Date.parse(`${DATE}T${time}+05:30`);
  return all.get(member)?.findLast(({ fromEpochMs }) => fromEpochMs <= epochMs)?.value;
}

/** A canonical id as English names spell it. */
function plain(value: unknown): string {
  return String(value).toLowerCase().replaceAll(/[ _-]/g, "");
}

function expectAll(all: Found, time: string, expected: Readonly<Record<string, unknown>>): void {
  const values = Object.keys(expected).map((member) => [member, plain(valueAt(all, member, time))]);
  const wanted = Object.entries(expected).map(([member, value]) => [member, plain(value)]);
  expect(Object.fromEntries(values)).toEqual(Object.fromEntries(wanted));
}

const GIVEN = { date: DATE, timezone: TIMEZONE, ...PLACE };

test("the values of a natal chart are those of the chart of that time", () => {
  const setting = { ...PLACE, houseSystem: "placidus", nodeType: "true" } as const;
  const all = found(SKY, natalMembers(SKY, setting));
  for (const time of TIMES) {
    const chart = computeNatalChart({ ...GIVEN, ...setting, time }, { ephemeris });
    const signs = chart.bodies.map(({ id, longitudeDeg }) => [`planets.${id}.sign`, signOf(longitudeDeg)]);
    const house = (id: string): number | undefined => chart.bodies.find((body) => body.id === id)?.house;
    expectAll(all, time, {
      ...Object.fromEntries(signs),
      "ascendant.sign": signOf(chart.houses.ascendantDeg),
      "midheaven.sign": signOf(chart.houses.midheavenDeg),
      "planets.moon.house": house("moon"),
      "planets.sun.house": house("sun"),
      "partOfFortune.sign": signOf(chart.partOfFortune.longitudeDeg),
      "partOfFortune.sect": chart.sect,
      "planets.mercury.isRetrograde": chart.retrograde.includes("mercury"),
      "aspects.moon.saturn":
        chart.aspects.find(({ first, second }) => first === "moon" && second === "saturn")?.aspect ?? "none",
    });
  }
});

test("the values of a sidereal chart, a match and the cusps of KP are those of that time", () => {
  const setting = { ...PLACE, ayanamsa: "lahiri", nodeType: "mean" } as const;
  const groom = { ...GIVEN, date: "1988-11-19", time: "06:40:00" };
  const frame = { ayanamsa: "lahiri" } as const;
  const groomMoon = computeGunMilan(
    { person1: groom, person2: { ...GIVEN, time: "12:00:00" }, ...frame },
    { ephemeris },
  );
  const all = found(SKY, [
    ...vedicMembers(SKY, setting),
    ...matchingMembers(SKY, setting, { moon: moonPlaceOf(groomMoon.person1.moon.longitudeDeg), unknown: "bride" }),
    ...kpCuspMembers(SKY, setting),
  ]);
  for (const time of TIMES) {
    const input = { ...GIVEN, ...frame, time };
    const { chart, severity } = computeManglik(input, { ephemeris });
    const moon = nakshatraOf(chart.grahas.find(({ id }) => id === "moon")?.longitudeDeg ?? 0);
    const match = computeGunMilan({ person1: groom, person2: { ...GIVEN, time }, ...frame }, { ephemeris });
    const navamsa = computeNavamsa(input, { ephemeris }).points.map(({ id, sign0 }) => [
      `d9.${id}.sign`,
      signOf(30 * sign0),
    ]);
    const cusps = computeKpCusps(input, { ephemeris }).cusps.map(({ subLord }, index0) => [
      `cusps.${index0 + 1}.subLord`,
      subLord,
    ]);
    expectAll(all, time, {
      "lagna.sign": signOf(chart.lagnaDeg),
      ...Object.fromEntries(chart.grahas.map(({ id, longitudeDeg }) => [`${id}.sign`, signOf(longitudeDeg)])),
      "moon.pada": moon.pada,
      "dasha.lord": moon.lord,
      "manglik.present": severity !== undefined,
      "manglik.severity": severity ?? "none",
      ...Object.fromEntries([...navamsa, ...cusps]),
      total: match.total,
      ...Object.fromEntries(match.kootas.map(({ id, score }) => [`breakdown.${id}.score`, score])),
    });
  }
});

test("the values of a design are those of the design of that time", () => {
  const { search, members } = designMembers(ephemeris, wholeDay(DATE, TIMEZONE), "true");
  const all = found(search.sky, members);
  for (const time of TIMES) {
    const design = designOf(ephemeris, { date: DATE, time, timezone: TIMEZONE, nodeType: "true" });
    const gates = (["personality", "design"] as const).flatMap((side) =>
      design.sides[side].map(({ body, gate, line }) => [`${side}.${body}`, `${gate}.${line}`]),
    );
    expectAll(all, time, {
      type: typeOf(design.channels),
      authority: authorityOf(design.centers),
      profile: profileOf(design),
      definition: definitionOf(design.channels),
      incarnationCross: crossOf(design).name,
      channels: design.channels.map(({ id }) => id).join(", "),
      "centers.throat": design.centers.has("throat"),
      ...Object.fromEntries(gates),
    });
  }
});

test("the values of four pillars are those of the chart of that time", () => {
  const setting = { dayBoundary: "split-zi", yearBoundary: "li-chun", hourClock: "solar", ...PLACE } as const;
  const all = found(SKY, baziMembers(SKY, setting, "female"));
  for (const time of TIMES) {
    const input = { ...GIVEN, ...setting, time };
    const { birth, strength } = computeBaziChart(input, { ephemeris });
    const luck = computeLuck({ ...input, gender: "female", count: 1 }, { ephemeris }).start;
    expectAll(all, time, {
      ...Object.fromEntries(Object.entries(birth.pillars).map(([position, { id }]) => [`pillars.${position}`, id])),
      dayMaster: birth.dayMaster,
      strength: strength.verdict,
      "luck.direction": luck.direction,
      "luck.startMonths": 12 * luck.startAge + luck.startAgeMonths,
    });
  }
});
