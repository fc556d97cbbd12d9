import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { bodies } from "@almagest/i18n/astrology";
import { createContext, erase, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { LocalSpace } from "../types";
import { astrocartography } from "./astrocartography";
import { localSpace } from "./local-space";
import { uncertainAstrocartographyOutput, uncertainLocalSpaceOutput } from "./open-schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const NEW_YORK = {
  date: "1990-07-15",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: -4,
  include: "chiron",
} as const;
const QUARTER = { ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: 15 } as const;

const at = (asked: { readonly latitude: number }, local: string) => ({
  ...NEW_YORK,
  latitude: asked.latitude,
  date: local.slice(0, 10),
  time: local.slice(11),
});

describe("lines of a range", () => {
  const open = astrocartography(QUARTER, context);
  const [first, last] = [open.birthTime.from, open.birthTime.to].map((local) =>
    astrocartography(at(QUARTER, local), context),
  );

  test("are those of the earliest and of the latest time", () => {
    for (const [index0, lines] of open.lines.entries()) {
      const [from, to] = [first?.lines[index0], last?.lines[index0]];
      expect([lines.planet, lines.mc.from, lines.mc.to]).toEqual([from?.planet, from?.mc.longitude, to?.mc.longitude]);
      expect([lines.ic.from, lines.ic.to]).toEqual([from?.ic.longitude, to?.ic.longitude]);
      for (const name of ["ascendant", "descendant"] as const) {
        const { interpretation, ...known } = from?.[name] ?? {};
        expect([lines[name].interpretation, lines[name].from]).toEqual([interpretation, known]);
        expect(lines[name].to.segments).toEqual(to?.[name].segments);
      }
    }
  });

  test("hold those of each minute between them, and move west by a degree in four minutes", () => {
    for (const minute of [20, 27, 34, 41]) {
      const known = astrocartography(at(QUARTER, `1990-07-15T14:${minute}:00`), context);
      for (const [index0, { mc }] of known.lines.entries()) {
        const { from = 0, to = 0 } = open.lines[index0]?.mc ?? {};
        const west = (longitude: number): number => (from - longitude + 360) % 360;
        expect(west(mc.longitude)).toBeGreaterThan(0);
        expect(west(mc.longitude)).toBeLessThan(west(to));
        // half an hour of the Earth's turn, less what the Moon moved
        expect(west(to)).toBeGreaterThan(7);
        expect(west(to)).toBeLessThan(7.6);
      }
    }
    // 7.52 degrees of 111.32 km
    expect(open.summary).toMatch(/^11 bodies, .+ A minute would settle them: .+ 837 kilometers at the equator/);
  });

  test("are the answer that its schema describes", () => {
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainAstrocartographyOutput.strict().parse(json)).toEqual(json);
  });
});

const DIRECTIONS = [
  ["a quarter of an hour", QUARTER],
  ["three hours near the pole", { ...NEW_YORK, latitude: 78, timeFrom: "05:00:00", timeTo: "08:00:00" }],
  ["an hour in the tropics", { ...NEW_YORK, latitude: 21, timeFrom: "11:30:00", timeTo: "12:30:00" }],
] as const;

const idOf = (name: string): string => Object.entries(bodies).find(([, term]) => term.en === name)?.[0] ?? name;

describe.each(DIRECTIONS)("directions of %s", (_, asked) => {
  const open = localSpace(asked, context);
  const known = (local: string): LocalSpace => localSpace(at(asked, local), context);

  test("have what every time has, and the seconds of every change", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(1);
    const readAt = (local: string) => {
      const { bodies: told } = known(local);
      return (member: string): unknown => {
        const [, id, field] = member.split(".");
        const body = told.find(({ planet }) => idOf(planet) === id);
        return field === "aboveHorizon" ? body?.aboveHorizon : body?.compassDirection;
      };
    };
    expectAgreement(open.birthTime, readAt, 9);
  });

  test("have the places of both ends, and the reading where direction and side hold", () => {
    const [first, last] = [open.birthTime.from, open.birthTime.to].map(known);
    for (const [index0, body] of open.bodies.entries()) {
      const [from, to] = [first?.bodies[index0], last?.bodies[index0]];
      expect([body.azimuth, body.altitude]).toEqual([
        { from: from?.azimuth, to: to?.azimuth },
        { from: from?.altitude, to: to?.altitude },
      ]);
      expect([body.line.from, body.line.to]).toEqual([from?.line, to?.line]);
      const isSettled = body.compassDirection !== undefined && body.aboveHorizon !== undefined;
      expect(body.interpretation).toBe(isSettled ? from?.interpretation : undefined);
    }
    const isCounted = open.bodies.every(({ aboveHorizon }) => aboveHorizon !== undefined);
    expect(open.summary).toBe(isCounted ? first?.summary : undefined);
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainLocalSpaceOutput.strict().parse(json)).toEqual(json);
  });
});

test.each([
  ["lines", () => astrocartography(NEW_YORK, context), /goes round the Earth in a day.+Send time, or/],
  ["directions", () => localSpace(NEW_YORK, context), /goes round the horizon.+Send time, or/],
] as const)("a whole day has no %s, and the refusal says what to send", (_, ask, message) => {
  expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  expect(ask).toThrow(message);
});

test("directions of more than three hours are refused, lines are not: they move one way", () => {
  const long = { ...NEW_YORK, timeFrom: "06:00:00", timeTo: "12:00:00" } as const;
  expect(() => localSpace(long, context)).toThrow(/half round the horizon\. Send a range of at most 3 hours/);
  expect(astrocartography(long, context).lines).toHaveLength(11);
});

test("a known time is answered by the other arm", () => {
  for (const operation of [erase(astrocartography), erase(localSpace)]) {
    const parsed = operation.parse({ flat: { ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: null } });
    expect(parsed.ok && JSON.stringify(operation.run(parsed.value, context))).not.toContain("birthTime");
  }
});
