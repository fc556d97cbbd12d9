import { formatIsoUtc } from "@almagest/civil-time";
import { separationDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { isAlmagestError, type NodeType } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRINTED_STARTS, printedDeg } from "../../test/printed-starts";
import { crossOf } from "../cross/cross";
import births from "../fixtures/births.json";
import { authorityOf, definitionOf, typeOf } from "../graph/mechanics";
import { DESIGN_BODIES, SIDES } from "./bodies";
import { activationOf, type Design, designOf } from "./design";
import { designSun } from "./design-instant";
import { PROFILES, profileOf } from "./profile";

const ephemeris = swissEphemeris({ ut1: "modeled" });
const TENTH_OF_A_SECOND = 0.1 / 86_400;
/** swetest prints the Sun to 1e-7 degrees, which leaves its design instant open by 9 ms: 1.4e-6 degrees of the Moon. */
const PRINTED_DEG = { personality: 5e-7, design: 2e-6 } as const;

type Longitudes = (typeof births)[number]["personality"]["longitudes"];

/** The output of `swetest`, turned into the thirteen by the rules in words. */
function printedLongitudes(of: Longitudes, nodeType: NodeType): readonly number[] {
  const opposite = (deg: number): number => (deg + 180) % 360;
  const node = nodeType === "true" ? of["true Node"] : of["mean Node"];
  const { Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto } = of;
  const luminaries = [Sun, opposite(Sun), Moon, node, opposite(node)];
  return [...luminaries, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto];
}

const BY_START = [...PRINTED_STARTS].sort((one, other) => printedDeg(one) - printedDeg(other));

/** Gate and line read off the printed mandala: the last start that lies behind, and steps of 56'15" from there. */
function readOff(longitudeDeg: number): string {
  const printed = BY_START.filter((start) => printedDeg(start) <= longitudeDeg).at(-1) ?? BY_START.at(-1);
  if (printed === undefined) throw new Error("no table");
  const within = (longitudeDeg - printedDeg(printed) + 360) % 360;
  return `${printed.gate}.${Math.floor((within * 3600) / 3375) + 1}`;
}

/** Distance of a longitude from a line's border, in degrees. */
function toBorder(longitudeDeg: number): number {
  const rest = (((longitudeDeg - 302) % 0.9375) + 0.9375) % 0.9375;
  return Math.min(rest, 0.9375 - rest);
}

describe("45 births of 1900 to 2030 by swetest", () => {
  test.each(births)("$date $time $timezone", ({ date, time, timezone, utc, personality, design }) => {
    for (const nodeType of ["true", "mean"] as const) {
      const found = designOf(ephemeris, { date, time, timezone, nodeType });
      expect(formatIsoUtc(found.moment.civil.epochMilliseconds)).toBe(utc);
      const printed = { personality, design };
      for (const side of SIDES) {
        const longitudes = printedLongitudes(printed[side].longitudes, nodeType);
        for (const [index0, body] of DESIGN_BODIES.entries()) {
          const activation = activationOf(found, side, body);
          const expected = longitudes[index0] ?? Number.NaN;
          expect(separationDeg(activation.longitudeDeg, expected), `${side} ${body}`).toBeLessThan(PRINTED_DEG[side]);
          expect(toBorder(expected)).toBeGreaterThan(PRINTED_DEG[side]);
          expect(`${activation.gate}.${activation.line}`, `${side} ${body}`).toBe(readOff(expected));
        }
      }
      expect(Math.abs(designSun(ephemeris, found.moment.jdTt).jdTt - design.jdTt)).toBeLessThan(TENTH_OF_A_SECOND);
    }
  });

  test("hold activations within a hundredth of a degree of a border, where a rough table would slip", () => {
    const all = births.flatMap(({ personality, design }) =>
      [personality, design].flatMap(({ longitudes }) => printedLongitudes(longitudes, "true")),
    );
    expect(all).toHaveLength(45 * 26);
    expect(all.filter((deg) => toBorder(deg) < 0.01).length).toBeGreaterThan(10);
  });
});

describe("the design instant", () => {
  test("has the Sun 88 degrees behind, within 0.1 s of it, for any birth", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_159_450, max: 2_816_700 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (day, part) => {
          const birthJdTt = day + part;
          const { jdTt, longitudeDeg } = designSun(ephemeris, birthJdTt);
          const natal = ephemeris.ecliptic("sun", birthJdTt).longitudeDeg;
          const at = ephemeris.ecliptic("sun", jdTt);
          expect(Math.abs(separationDeg(natal, longitudeDeg) - 88)).toBeLessThan(1e-9);
          const lateDays = separationDeg(at.longitudeDeg, longitudeDeg) / at.longitudeSpeedDegPerDay;
          expect(lateDays).toBeLessThan(TENTH_OF_A_SECOND);
          expect(birthJdTt - jdTt).toBeGreaterThan(86);
          expect(birthJdTt - jdTt).toBeLessThan(93);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("makes only the twelve profiles, whatever the birth, and their crosses by the order of the wheel", () => {
    const seen = new Set<string>();
    for (let day = 0; day < 366; day += 0.45) {
      const date = new Date(Date.UTC(1984, 0, 1) + day * 86_400_000).toISOString();
      const found = designOf(ephemeris, {
        date: date.slice(0, 10),
        time: date.slice(11, 19),
        timezone: 0,
        nodeType: "true",
      });
      seen.add(profileOf(found));
      expect(crossOf(found).gates[1]).toBe(activationOf(found, "personality", "earth").gate);
    }
    expect([...seen].sort()).toEqual([...PROFILES].sort());
  });
});

describe("the node", () => {
  test("changes the four activations of the nodes and no other", () => {
    const birth = { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" };
    const [osculating, mean] = (["true", "mean"] as const).map((nodeType) =>
      designOf(ephemeris, { ...birth, nodeType }),
    );
    if (osculating === undefined || mean === undefined) throw new Error("no design");
    for (const side of SIDES) {
      for (const body of DESIGN_BODIES) {
        const same = activationOf(osculating, side, body).longitudeDeg === activationOf(mean, side, body).longitudeDeg;
        expect(same, body).toBe(!body.endsWith("node"));
      }
    }
    expect(osculating.designEpochMs).toBe(mean.designEpochMs);
  });
});

const reference = (date: string, time: string, timezone: number): Design =>
  designOf(ephemeris, { date, time, timezone, nodeType: "true" });

describe("charts that natalengine 1.6.0, a program of other hands, gives alike", () => {
  test.each([
    {
      name: "Ra Uru Hu",
      date: "1948-04-09",
      time: "00:05:00",
      timezone: -5,
      type: "manifestor",
      profile: "5/1",
      authority: "splenic",
      definition: "single",
      gates: [51, 57, 61, 62],
      cross: "Left Angle Cross of the Clarion",
      channels: "10-20 10-57 20-57 23-43 25-51",
    },
    {
      name: "Barack Obama",
      date: "1961-08-04",
      time: "19:24:00",
      timezone: -10,
      type: "projector",
      profile: "6/2",
      authority: "emotional",
      definition: "single",
      gates: [33, 19, 2, 1],
      cross: "Left Angle Cross of Refinement",
      channels: "30-41",
    },
    {
      name: "Oprah Winfrey",
      date: "1954-01-29",
      time: "04:30:00",
      timezone: -6,
      type: "generator",
      profile: "2/4",
      authority: "emotional",
      definition: "triple-split",
      gates: [19, 33, 44, 24],
      cross: "Right Angle Cross of the Four Ways 4",
      channels: "19-49 24-61 29-46 34-57",
    },
    {
      name: "New York, summer of 1990",
      date: "1990-07-15",
      time: "13:00:00",
      timezone: -4,
      type: "projector",
      profile: "3/5",
      authority: "emotional",
      definition: "split",
      gates: [62, 61, 42, 32],
      cross: "Right Angle Cross of Maya 2",
      channels: "7-31 30-41",
    },
  ] as const)("$name", ({ date, time, timezone, type, profile, authority, definition, gates, cross, channels }) => {
    const found = reference(date, time, timezone);
    expect(typeOf(found.channels)).toBe(type);
    expect(profileOf(found)).toBe(profile);
    expect(authorityOf(found.centers)).toBe(authority);
    expect(definitionOf(found.channels)).toBe(definition);
    expect(crossOf(found).gates).toEqual(gates);
    expect(crossOf(found).name).toBe(cross);
    expect(found.channels.map(({ id }) => id).join(" ")).toBe(channels);
  });

  test("Oprah Winfrey is a Generator with an open Throat, as published readings of her chart say", () => {
    // divinetimingcoaching.com/oprahs-human-design-and-mastering-your-genetic-definition
    const found = reference("1954-01-29", "04:30:00", -6);
    expect(typeOf(found.channels)).toBe("generator");
    expect(found.centers.has("throat")).toBe(false);
  });
});

describe("a birth that the ephemeris does not reach", () => {
  const refusal = (date: string): unknown => {
    try {
      reference(date, "12:00:00", 0);
      return undefined;
    } catch (error) {
      return error;
    }
  };

  test.each([
    ["before it begins", "1199-06-01", /1200/],
    ["so soon after its beginning that the design side lies before it", "1200-02-01", /88 days before the birth.+1200/],
    ["after it ends", "3000-06-01", /2999|3000/],
  ])("%s is refused with its limits", (_, date, message) => {
    const error = refusal(date);
    if (!isAlmagestError(error)) throw new Error("not refused");
    expect(error.code).toBe("unprocessable_entity");
    expect(error.message).toMatch(message);
  });

  test("and the first that it does reach has a design", () => {
    expect(refusal("1200-04-10")).toBeUndefined();
  });
});
