import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { COMMON_HOUSE_SYSTEMS, createContext, erase, HOUSE_SYSTEMS, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement } from "../../../sky/test/open-agreement";
import type { Houses } from "../types";
import { computeHouses } from "./compute";
import { houses } from "./operation";
import { presentHouses } from "./present";
import { uncertainHousesOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: -4 };
const PLACES = [
  ["New York", NEW_YORK],
  ["Sydney", { ...NEW_YORK, latitude: -33.87, longitude: 151.21, timezone: 10 }],
  ["Tromsø, beyond the polar circle", { ...NEW_YORK, latitude: 69.65, longitude: 18.96, timezone: 2 }],
] as const;

interface Birth {
  readonly date: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}

const at = (birth: Birth, local: string): Houses =>
  houses({ ...birth, date: local.slice(0, 10), time: local.slice(11), houseSystem: "all" }, context);

/** `ascendant.sign`, `houses.3.sign` or `comparison.koch.houses.3.sign` of the answer to a known time. */
const readAt = (birth: Birth) => (local: string) => {
  const answer = at(birth, local);
  return (member: string): unknown => {
    const path = member.split(".");
    const list = path[0] === "comparison" ? answer.comparison?.[path[1] ?? ""]?.houses : answer.houses;
    if (path[0] === "ascendant" || path[0] === "midheaven") return answer[path[0]].sign;
    return list?.[Number(path.at(-2)) - 1]?.sign;
  };
};

describe.each(PLACES)("%s", (_, birth) => {
  const range = { timeFrom: "13:00:00", timeTo: "16:00:00", houseSystem: "all" } as const;
  const open = houses({ ...birth, ...range }, context);

  test("in four systems has what every time of three hours has, and the seconds of every change", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(8);
    expectAgreement(open.birthTime, readAt(birth), 19);
    expect(Object.keys(open.comparison ?? {})).toEqual([...COMMON_HOUSE_SYSTEMS]);
  });

  test("has the angles and cusps of its first and last second, and a sign where it holds", () => {
    for (const [end, known] of [
      ["from", at(birth, open.birthTime.from)],
      ["to", at(birth, open.birthTime.to)],
    ] as const) {
      expect(open.ascendant[end]).toEqual(known.ascendant);
      expect(open.midheaven[end]).toEqual(known.midheaven);
      expect(open.vertex[end]).toEqual(known.vertex);
      for (const [system, { houseSystem, houses: cusps }] of Object.entries(open.comparison ?? {})) {
        const own = known.comparison?.[system];
        expect(houseSystem).toBe(own?.houseSystem);
        expect(cusps.map(({ number, [end]: place }) => ({ number, ...place }))).toEqual(own?.houses);
      }
    }
    const changing = new Set(open.birthTime.changes.map(({ member }) => member));
    for (const { number, sign } of open.houses) {
      expect([number, sign === undefined]).toEqual([number, changing.has(`houses.${number}.sign`)]);
    }
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainHousesOutput.strict().parse(told)).toEqual(told);
  });
});

test.each(HOUSE_SYSTEMS)("a quarter of an hour by %s, in the names of a language", (houseSystem) => {
  const about = { time: "14:30:00", timeAccuracyMinutes: 15, houseSystem, lang: "de" } as const;
  const open = houses({ ...NEW_YORK, ...about }, context);
  expect(open.houseSystem).toBe(houseSystem);
  expect(open.ascendant).toMatchObject({ sign: "Scorpio", signLocalized: "Skorpion" });
  expect(open).not.toHaveProperty("comparison");
  expect(open.houses).toHaveLength(12);
});

test.each(["campanus", "topocentric", "sunshine", "krusinski", "equal-midheaven", "equal-aries"] as const)(
  "an hour by %s has the seconds of every change",
  (houseSystem) => {
    const range = { timeFrom: "13:00:00", timeTo: "14:00:00", houseSystem } as const;
    const open = houses({ ...NEW_YORK, ...range }, context);
    const read = (local: string) => {
      const answer = houses({ ...NEW_YORK, date: local.slice(0, 10), time: local.slice(11), houseSystem }, context);
      return (member: string): unknown =>
        member.startsWith("houses.")
          ? answer.houses[Number(member.split(".")[1]) - 1]?.sign
          : answer[member.startsWith("ascendant") ? "ascendant" : "midheaven"].sign;
    };
    expect(open.houseSystem).toBe(houseSystem);
    expectAgreement(open.birthTime, read, 7);
  },
);

test.each([
  ["regiomontanus", 69.65],
  ["horizontal", -12],
] as const)(
  "an hour by %s at latitude %d is refused with the systems that last through a day",
  (houseSystem, latitude) => {
    const range = { timeFrom: "13:00:00", timeTo: "14:00:00", houseSystem } as const;
    expect(() => houses({ ...NEW_YORK, latitude, ...range }, context)).toThrow(
      expect.toSatisfy(
        (error) =>
          isAlmagestError(error) &&
          error.code === "unprocessable_entity" &&
          /may have no houses at some times of a day.+ Send a known time, or one of placidus, whole-sign, equal/.test(
            error.message,
          ),
      ),
    );
  },
);

test("a known time without houses is refused with the systems that have them there and then", () => {
  const polar = { ...NEW_YORK, latitude: 78.2, time: "02:30:00" };
  const systems = HOUSE_SYSTEMS.filter((houseSystem) => {
    try {
      return houses({ ...polar, houseSystem }, context).houseSystem === houseSystem;
    } catch {
      return false;
    }
  });
  const ask = (): unknown => houses({ ...polar, houseSystem: "campanus" }, context);
  expect(systems).not.toContain("campanus");
  expect(ask).toThrow(
    `campanus has no twelve houses in order at latitude 78.2 at this time. Send one that has them there: ${systems.join(", ")}.`,
  );
});

test("Gauquelin's sectors are refused by name, other names with the nearest", () => {
  const issueOf = (houseSystem: string): string => {
    const parsed = erase(houses).parse({ flat: { ...NEW_YORK, time: "14:30:00", houseSystem } });
    return parsed.ok ? "" : parsed.issues.map(({ path, message }) => `${path}: ${message}`).join();
  };
  expect(issueOf("Gauquelin")).toMatch(
    /^houseSystem: houseSystem is "Gauquelin"\. Gauquelin divides the sky into 36 sectors, which are no houses\. Send one of "placidus", /,
  );
  expect(issueOf("regiomontan")).toContain('The nearest is "regiomontanus".');
  expect(issueOf("Sunshine Makransky")).toBe("");
});

test("a known time is answered byte for byte as without another arm", () => {
  const operation = erase(houses);
  const parsed = operation.parse({ flat: { ...NEW_YORK, time: "14:30:00", houseSystem: "all" } });
  const facts = computeHouses({ ...NEW_YORK, time: "14:30:00", houseSystem: "all" }, { ephemeris });
  expect(JSON.stringify(parsed.ok && operation.run(parsed.value, context))).toBe(JSON.stringify(presentHouses(facts)));
});

test("an unknown time is refused with what would be needed", () => {
  for (const time of [undefined, null, "unknown"] as const) {
    const ask = (): unknown => houses({ ...NEW_YORK, time }, context);
    expect(ask).toThrow(/Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo/);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  }
});
