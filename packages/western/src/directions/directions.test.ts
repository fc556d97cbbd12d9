import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, ValidationError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import type { PrimaryDirectionsRequest } from "../types";
import { primaryDirections } from "./operation";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris });

const NEW_YORK = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
} as const satisfies PrimaryDirectionsRequest;
const TROMSO = {
  ...NEW_YORK,
  latitude: 69.65,
  longitude: 18.96,
  timezone: "Europe/Oslo",
  motions: ["direct", "neo-converse"],
} as const satisfies PrimaryDirectionsRequest;
const EVERYTHING = {
  toAge: 150,
  count: 1000,
  promissors: ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "North Node", "South Node"],
} as const satisfies Partial<PrimaryDirectionsRequest>;

type Row = ReturnType<typeof primaryDirections>["directions"][number];

/** The one direction of that name; a ray is named where there are two. */
function directionOf(request: PrimaryDirectionsRequest, name: Partial<Row>): Row {
  const { directions } = primaryDirections({ toAge: 150, count: 1000, key: "ptolemy", ...request }, context);
  const found = directions.filter((row) =>
    Object.entries(name).every(([member, value]) => Reflect.get(row, member) === value),
  );
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} directions`);
  return first;
}

describe("King Charles, as Bob Makransky directs him", () => {
  // Makransky, Primary Directions: A Primer of Calculation (1988); his arcs, to a hundredth of a degree, are those of
  // github.com/aborealis/astronomy-python-new, tests/directions_test.py. His converse ones turn the sky back.
  const birth = {
    date: "1948-11-14",
    time: "21:14:39",
    timezone: 0,
    latitude: 51.5,
    longitude: -1 / 6,
    motions: ["direct", "neo-converse"],
    significators: ["Ascendant", "Midheaven", "Mercury", "Venus", "Saturn"],
  } as const satisfies Partial<PrimaryDirectionsRequest>;

  test.each([
    ["placidus", "mundo", "Moon", "conjunction", "Midheaven", 16.1],
    ["placidus", "zodiac", "Moon", "conjunction", "Midheaven", 15.95],
    ["placidus", "mundo", "Jupiter", "opposition", "Ascendant", -45.43],
    ["placidus", "zodiac", "Jupiter", "opposition", "Ascendant", -45.54],
    ["placidus", "mundo", "Sun", "conjunction", "Mercury", 12.85],
    ["placidus", "mundo", "Moon", "trine", "Saturn", -5.77],
    ["placidus", "zodiac", "Moon", "trine", "Saturn", -5.38],
    ["regiomontanus", "mundo", "Sun", "conjunction", "Mercury", 12.17],
    ["regiomontanus", "mundo", "Saturn", "conjunction", "Venus", -37.09],
    ["regiomontanus", "mundo", "Moon", "trine", "Saturn", -3.19],
  ] as const)("%s, %s: %s %s %s in %f", (method, space, promissor, aspect, significator, printed) => {
    const motion = printed > 0 ? "direct" : "neo-converse";
    const latitudeOf = space === "zodiac" ? ("significator" as const) : undefined;
    const ray = aspect === "trine" ? { ray: "sinister" as const } : {};
    const row = directionOf(
      { ...birth, method, space, latitudeOf },
      { promissor, aspect, significator, motion, ...ray },
    );
    expect(Math.abs(row.arc - Math.abs(printed))).toBeLessThan(0.017);
    expect(row.age).toBe(row.arc);
  });
});

test("Mars comes to Mercury in the arcs of flatlib's recipe", () => {
  // github.com/flatangle/flatlib, recipes/primarydirections.py; its obliquity is a constant
  const birth = {
    date: "2015-03-13",
    time: "17:00:00",
    timezone: 0,
    latitude: 38 + 32 / 60,
    longitude: -8.9,
  } as const satisfies Partial<PrimaryDirectionsRequest>;
  const name = {
    promissor: "Mars",
    aspect: "conjunction",
    significator: "Mercury",
  } as const;
  const asked = { ...birth, significators: ["Mercury"] } satisfies PrimaryDirectionsRequest;
  expect(Math.abs(directionOf({ ...asked, space: "zodiac" }, name).arc - 56.17347)).toBeLessThan(0.002);
  expect(Math.abs(directionOf({ ...asked, space: "mundo" }, name).arc - 56.74266)).toBeLessThan(0.002);
});

describe("a list of directions", () => {
  test("is of the seven to the angles, Fortune and the lights, by Naibod's key to age 100, in order of time", () => {
    const { directions, ages, hasMore, conventions, circumpolar } = primaryDirections(NEW_YORK, context);
    expect(ages).toEqual({ from: 0, to: 100 });
    expect([hasMore, circumpolar]).toEqual([false, []]);
    expect(conventions).toMatchObject({ degreesPerYear: 0.98564733, yearDays: 365.24219, latitudeOf: "none" });
    const named = new Set(directions.map(({ significator }) => significator));
    expect([...named].toSorted()).toEqual(["Ascendant", "Midheaven", "Moon", "Part of Fortune", "Sun"]);
    for (const [index0, { age, arc, date, motion, aspect, ray }] of directions.entries()) {
      expect(age).toBeCloseTo(arc / 0.98564733, 3);
      expect(date >= (directions[index0 - 1]?.date ?? NEW_YORK.date)).toBe(true);
      expect(motion).toBe("direct");
      expect(ray !== undefined).toBe(["sextile", "square", "trine"].includes(aspect ?? ""));
    }
    // a day is 1/365.24219 of a year
    const [first] = directions;
    const days = (Date.parse(first?.date ?? "") - Date.parse(NEW_YORK.date)) / 86_400_000;
    expect(Math.abs(days - (first?.age ?? 0) * 365.24219)).toBeLessThan(1.1);
  });

  test("of a window has the rows of the whole list that fall in it, by ages and by days", () => {
    const whole = primaryDirections(NEW_YORK, context).directions;
    const decade = primaryDirections({ ...NEW_YORK, fromAge: 30, toAge: 40 }, context).directions;
    expect(decade.length).toBeGreaterThan(3);
    expect(decade).toEqual(whole.filter(({ age }) => age >= 30 && age < 40));
    const { date = "" } = decade[2] ?? {};
    const day = primaryDirections({ ...NEW_YORK, startDate: date, endDate: date }, context).directions;
    expect(day).toEqual(whole.filter((row) => row.date === date));
  });

  test("is cut at its count", () => {
    const whole = primaryDirections(NEW_YORK, context).directions;
    const cut = primaryDirections({ ...NEW_YORK, count: 3 }, context);
    expect([cut.hasMore, cut.directions]).toEqual([true, whole.slice(0, 3)]);
  });

  test("has every ray once in a whole turn: eight of a body to each significator, seven to itself", () => {
    const { directions } = primaryDirections(
      { ...NEW_YORK, ...EVERYTHING, motions: ["direct", "neo-converse"] },
      context,
    );
    // direct to 148 degrees and back to 148 are not the whole turn, but no arc is in both
    const keys = directions.map(({ promissor, aspect, ray, significator, motion }) =>
      [promissor, aspect, ray, significator, motion].join(" "),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      directions.some(({ promissor, significator, aspect }) => promissor === significator && aspect === "conjunction"),
    ).toBe(false);
    expect(directions.some(({ promissor, significator }) => promissor === significator)).toBe(true);
  });
});

describe("motions", () => {
  test("list the same directions in whatever order they are named", () => {
    const rowsOf = (motions: PrimaryDirectionsRequest["motions"]) =>
      primaryDirections({ ...NEW_YORK, motions }, context).directions;
    expect(rowsOf(["converse", "direct"])).toEqual(rowsOf(["direct", "converse"]));
  });

  const asked = {
    ...NEW_YORK,
    ...EVERYTHING,
    key: "ptolemy",
    aspects: ["conjunction"],
  } as const satisfies Partial<PrimaryDirectionsRequest>;

  test.each(["placidus", "regiomontanus"] as const)(
    "by %s a converse conjunction is the direct one of the two in exchange",
    (method) => {
      const bodies = {
        ...asked,
        method,
        space: "mundo",
        significators: ["Sun", "Moon", "Mars", "Saturn"],
      } as const satisfies Partial<PrimaryDirectionsRequest>;
      const direct = primaryDirections({ ...bodies, motions: ["direct"] }, context).directions;
      const converse = primaryDirections({ ...bodies, motions: ["converse"] }, context).directions;
      const pairs = converse.filter(({ promissor }) => ["Sun", "Moon", "Mars", "Saturn"].includes(promissor));
      expect(pairs.length).toBeGreaterThan(3);
      for (const { promissor, significator, arc } of pairs) {
        const other = direct.find((row) => row.promissor === significator && row.significator === promissor);
        expect(other?.arc).toBe(arc);
      }
    },
  );

  test("converse, an angle's degree is carried to the promissor; in mundo angles do not turn", () => {
    const converse = {
      ...asked,
      motions: ["converse"],
      significators: ["Ascendant", "Midheaven"],
    } as const satisfies Partial<PrimaryDirectionsRequest>;
    expect(primaryDirections(converse, context).directions.length).toBeGreaterThan(0);
    expect(primaryDirections({ ...converse, space: "mundo" }, context).directions).toEqual([]);
  });

  test("neo-converse turns the sky back: with the direct arc a whole turn", () => {
    const both = {
      ...asked,
      space: "mundo",
      motions: ["direct", "neo-converse"],
      significators: ["Midheaven"],
    } as const satisfies Partial<PrimaryDirectionsRequest>;
    const { directions } = primaryDirections(both, context);
    const opposite = primaryDirections({ ...both, aspects: ["opposition"] }, context).directions;
    const sums: number[] = [];
    // conjunction and opposition of the Midheaven are 180 degrees of right ascension apart
    for (const { promissor, motion, arc } of directions) {
      const other = opposite.find((row) => row.promissor === promissor && row.motion !== motion);
      sums.push(...(other === undefined ? [] : [arc + other.arc]));
    }
    expect(sums.length).toBeGreaterThan(2);
    for (const sum of sums) expect(sum).toBeCloseTo(180, 3);
  });
});

describe("latitude", () => {
  const asked = {
    ...NEW_YORK,
    ...EVERYTHING,
    key: "ptolemy",
    significators: ["Midheaven"],
    aspects: ["opposition"],
  } as const satisfies Partial<PrimaryDirectionsRequest>;
  const arcOf = (request: Partial<PrimaryDirectionsRequest>): number =>
    directionOf(
      { ...asked, ...request, motions: ["direct", "neo-converse"] },
      { promissor: "Moon", significator: "Midheaven" },
    ).arc;

  test("of an opposition is the contrary one by Bianchini, the body's own, or none", () => {
    const none = arcOf({});
    expect(arcOf({ latitudeOf: "promissor", aspectLatitude: "none" })).toBe(none);
    const [bianchini, same] = [
      arcOf({ latitudeOf: "promissor" }),
      arcOf({ latitudeOf: "both", aspectLatitude: "same" }),
    ];
    expect(bianchini).not.toBe(none);
    expect(Math.sign(bianchini - none)).toBe(-Math.sign(same - none));
  });
});

describe("bounds", () => {
  test("are entered by the Ascendant in their order, each by its ruler", () => {
    const asked = {
      ...NEW_YORK,
      boundsSchool: "egyptian",
      significators: ["Ascendant"],
      promissors: ["Sun"],
    } as const satisfies Partial<PrimaryDirectionsRequest>;
    const rows = primaryDirections(asked, context).directions.filter(({ bound }) => bound !== undefined);
    // Scorpio 1 degree rises; Ptolemy, Tetrabiblos I.20: Mars to 7, Venus to 11, Mercury to 19, Jupiter to 24, Saturn
    expect(rows.slice(0, 6).map(({ promissor, bound }) => [promissor, bound?.sign, bound?.degree])).toEqual([
      ["Venus", "Scorpio", 7],
      ["Mercury", "Scorpio", 11],
      ["Jupiter", "Scorpio", 19],
      ["Saturn", "Scorpio", 24],
      ["Jupiter", "Sagittarius", 0],
      ["Venus", "Sagittarius", 12],
    ]);
    for (const row of rows) expect("aspect" in row).toBe(false);
  });
});

describe("keys", () => {
  const arcs = { ...NEW_YORK, significators: ["Midheaven"] } as const satisfies Partial<PrimaryDirectionsRequest>;

  test("of the Sun's real way have as many days after birth as years", () => {
    const birth = ephemeris.timeScales(Date.UTC(1990, 6, 15, 18, 30)).jdTt;
    const ra = (jdTt: number): number => ephemeris.equatorial("sun", jdTt).rightAscensionDeg;
    const longitude = (jdTt: number): number => ephemeris.ecliptic("sun", jdTt).longitudeDeg;
    for (const [key, of] of [
      ["placidus", ra],
      ["solar-arc-longitude", longitude],
    ] as const) {
      const { directions, conventions } = primaryDirections({ ...arcs, key }, context);
      expect(directions.length).toBeGreaterThan(10);
      expect("degreesPerYear" in conventions).toBe(false);
      for (const { arc, age } of directions) {
        expect((of(birth + age) - of(birth) + 360) % 360).toBeCloseTo(arc, 3);
      }
    }
  });

  test("of the birthday are the Sun's motion in its 24 hours", () => {
    const midnight = ephemeris.timeScales(Date.UTC(1990, 6, 15, 4)).jdTt;
    const [from, to] = [midnight, midnight + 1].map((jdTt) => ephemeris.equatorial("sun", jdTt).rightAscensionDeg);
    const { degreesPerYear } = primaryDirections({ ...arcs, key: "brahe" }, context).conventions;
    expect(degreesPerYear).toBeCloseTo((to ?? 0) - (from ?? 0), 6);
    const [lonFrom, lonTo] = [midnight, midnight + 1].map((jdTt) => ephemeris.ecliptic("sun", jdTt).longitudeDeg);
    const byLongitude = primaryDirections({ ...arcs, key: "birthday-longitude" }, context).conventions.degreesPerYear;
    expect(byLongitude).toBeCloseTo((lonTo ?? 0) - (lonFrom ?? 0), 6);
  });

  test.each([
    ["ptolemy", 1],
    ["naibod", 59 / 60 + 8.33 / 3600],
    ["cardan", 59 / 60 + 12 / 3600],
  ] as const)("of %s is %f degrees a year", (key, rate) => {
    // www.esotech.com.au/SFHelp/rate_for_primary_directions.htm
    expect(primaryDirections({ ...arcs, key }, context).conventions.degreesPerYear).toBeCloseTo(rate, 5);
  });
});

describe("beyond the polar circle", () => {
  test("bodies that neither rise nor set are named, and come to the meridian alone", () => {
    // Tromsø in July: the Sun never sets, declination 21.5
    const { circumpolar, directions } = primaryDirections({ ...TROMSO, ...EVERYTHING, space: "mundo" }, context);
    const states = new Map(circumpolar.map(({ point, state }) => [point, state]));
    expect(states.get("Sun")).toBe("never-sets");
    expect(states.get("Saturn")).toBe("never-rises");
    const ofSun = directions.filter(({ promissor, significator }) => promissor === "Sun" || significator === "Sun");
    expect(ofSun.length).toBeGreaterThan(0);
    const toMeridian = ["Midheaven conjunction", "Midheaven opposition", "Ascendant square"];
    for (const { significator, aspect } of ofSun) expect(toMeridian).toContain(`${significator} ${aspect}`);
  });

  test("in the zodiac the rays are named that do not, and the others are directed", () => {
    const { circumpolar, directions } = primaryDirections({ ...TROMSO, ...EVERYTHING }, context);
    const rays = circumpolar.filter(({ point, aspect }) => point === "Mars" && aspect !== undefined);
    expect(rays.length).toBeGreaterThan(0);
    for (const { aspect, ray } of rays) {
      const found = directions.filter((row) => row.promissor === "Mars" && row.aspect === aspect && row.ray === ray);
      expect(found.every(({ significator }) => significator === "Midheaven")).toBe(true);
    }
    expect(directions.some(({ promissor, significator }) => promissor === "Mars" && significator === "Ascendant")).toBe(
      true,
    );
  });

  test("Regiomontanus directs them to the circles that they cross, at the poles of the Earth to none", () => {
    const { directions } = primaryDirections(
      { ...TROMSO, ...EVERYTHING, method: "regiomontanus", space: "mundo" },
      context,
    );
    expect(directions.some(({ promissor, significator }) => promissor === "Sun" && significator !== "Midheaven")).toBe(
      true,
    );
    expect(
      directions.some(
        ({ promissor, significator, aspect }) =>
          promissor === "Sun" && significator === "Ascendant" && aspect === "conjunction",
      ),
    ).toBe(false);
    for (const latitude of [90, -90]) {
      expect(() => primaryDirections({ ...NEW_YORK, latitude, method: "regiomontanus" }, context)).toThrow("poles");
    }
  });
});

describe("refusals", () => {
  test.each<[Partial<PrimaryDirectionsRequest>, string]>([
    [{ fromAge: 10, startDate: "2000-01-01" }, "startDate and fromAge"],
    [{ toAge: 10, endDate: "2000-01-01" }, "endDate and toAge"],
    [{ startDate: "1990-07-14" }, "before the birth"],
    [{ fromAge: 40, toAge: 30 }, "end before they begin"],
    [{ endDate: "1990-01-01" }, "end before they begin"],
    [{ space: "mundo", boundsSchool: "egyptian" }, "boundsSchool is of space zodiac"],
    [{ space: "mundo", latitudeOf: "both" }, "latitudeOf is of space zodiac"],
    [{ space: "mundo", significators: ["Part of Fortune"] }, "has no place in mundo"],
    [{ aspectLatitude: "same" }, "aspectLatitude needs the latitude"],
  ])("of %j", (request, message) => {
    const call = (): unknown => primaryDirections({ ...NEW_YORK, ...request }, context);
    expect(call).toThrow(ValidationError);
    expect(call).toThrow(message);
  });
});

test.each([
  [{ aspects: ["square", "trine", "Square"] }, "aspects.2", "square"],
  [{ motions: ["converse", "converse"] }, "motions.1", "converse"],
  [{ promissors: ["Mars", "Mars", "Sun"] }, "promissors.1", "Mars"],
  [{ significators: ["Moon", "Ascendant", "Moon"] }, "significators.2", "Moon"],
])("a name that a list has twice is refused at its place: %j", (lists, path, name) => {
  const message = `${path} is "${name}", which is in the list already. Name each of ${Object.keys(lists)} once.`;
  const parsed = erase(primaryDirections).parse({ flat: { ...NEW_YORK, ...lists } });
  expect(parsed).toMatchObject({ ok: false, issues: [{ path, message }] });
});

test("names are told in the language of the call", () => {
  const german = primaryDirections({ ...NEW_YORK, lang: "de", motions: ["converse"] }, createContext({ ephemeris }));
  expect(german).toMatchObject({ method: "placidus", methodLocalized: "Placidus (Halbbögen)", key: "naibod" });
  expect(german.spaceLocalized).toBe("Im Tierkreis");
  const row = german.directions.find(({ significator }) => significator === "Part of Fortune");
  expect(row).toMatchObject({ motionLocalized: "konvers", significatorLocalized: "Glückspunkt" });
});

test.each([null, "unknown", undefined])("a birth whose time is %s is refused at its time", (time) => {
  const parsed = erase(primaryDirections).parse({ flat: { ...NEW_YORK, time } });
  expect(parsed).toMatchObject({ ok: false, issues: [{ path: "time" }] });
});
