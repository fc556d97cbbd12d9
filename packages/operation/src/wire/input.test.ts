import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  civilMoment,
  date,
  defineOperation,
  houseSystem,
  type Issue,
  jsonSchemaOf,
  langQuery,
  latitude,
  limit,
  longitude,
  type RawInput,
  seed,
  timezone,
} from "../index";

const person = z.object({ ...civilMoment.shape, latitude, longitude, name: z.string().max(10).optional() });

const pair = defineOperation({
  id: "pair",
  method: "POST",
  path: "/test/pair/{kind}",
  summary: "Two people",
  params: z.object({ kind: z.string().max(20) }),
  query: langQuery,
  body: z.object({
    person1: person,
    person2: person.optional(),
    houseSystem,
    orb: z.number().nullable().default(1),
    tags: z.array(z.string().max(5)).max(3).optional(),
    deep: z.boolean().default(false),
    weights: z.record(z.string(), z.number()).optional(),
    note: z.string().max(40).optional(),
    mark: z.union([z.string().max(40), z.array(z.number())]).optional(),
  }),
  output: z.unknown(),
  needs: [],
  compute: (input) => input,
  present: (facts) => facts,
  examples: [],
});

/** Declares no language. */
const list = defineOperation({
  id: "list",
  method: "GET",
  path: "/test/list",
  summary: "A list",
  query: z.object({ limit: limit({ max: 50, default: 20 }), zone: timezone.optional() }),
  output: z.unknown(),
  needs: [],
  compute: (input) => input,
  present: (facts) => facts,
  examples: [],
});

/** A date without a time. */
const dated = defineOperation({
  id: "dated",
  method: "POST",
  path: "/test/dated",
  summary: "A day",
  body: z.object({ date }),
  output: z.unknown(),
  needs: [],
  compute: (input) => input,
  present: (facts) => facts,
  examples: [],
});

const ADA = { date: "1990-07-15", time: "14:30:00", timezone: 1, latitude: 48, longitude: 2 };

const moment = defineOperation({
  id: "moment",
  method: "POST",
  path: "/test/moment",
  summary: "A moment of a life",
  body: z.object({ ...civilMoment.shape, datetime: z.string().max(40).optional() }),
  output: z.unknown(),
  needs: [],
  compute: (input) => input,
  present: (facts) => facts,
  examples: [],
});

const digits = defineOperation({
  id: "digits",
  method: "POST",
  path: "/test/digits",
  summary: "Digits",
  body: z.object({
    years: z.enum(["27", "30"]).default("27"),
    length: z.enum(["360", "365.25", "solar"]).nullable().optional(),
    planets: z
      .array(z.enum(["Mars", "Saturn"]))
      .max(5)
      .optional(),
    rows: z.array(z.array(z.number())).optional(),
  }),
  output: z.unknown(),
  needs: [],
  compute: (input) => input,
  present: (facts) => facts,
  examples: [],
});

type Parse = typeof pair.parse | typeof list.parse | typeof dated.parse | typeof moment.parse | typeof digits.parse;
const issuesOf = (parse: Parse, raw: RawInput): readonly Issue[] => {
  const parsed = parse(raw);
  return parsed.ok ? [] : parsed.issues;
};
const readAs = (parse: Parse, raw: RawInput): unknown => {
  const parsed = parse(raw);
  return parsed.ok ? parsed.value : parsed.issues;
};
const inBody = (body: object): RawInput => ({ params: { kind: "k" }, body: { person1: ADA, ...body } });
const messageOf = (parse: Parse, raw: RawInput): string | undefined => issuesOf(parse, raw)[0]?.message;

describe("a member that no schema knows", () => {
  test.each([
    ["hous_system", "Send houseSystem, if that is what you mean."],
    ["orbs", "Send orb, if that is what you mean."],
  ])("is refused with the nearest: %s", (name, advice) => {
    expect(issuesOf(pair.parse, inBody({ [name]: "koch" }))).toEqual([
      { path: name, code: "unknown_member", expected: expect.any(String), message: expect.stringContaining(advice) },
    ]);
  });

  test.each([
    ["targetDate", "datetime"],
    ["target_date", "datetime"],
    ["currentTime", "datetime"],
    ["birthDate", "date"],
    ["dateTim", "datetime"],
  ])("is not taken for the birth's date where it names a moment to read: %s", (name, meant) => {
    const body = { date: "1990-07-15", time: "14:30:00", timezone: 0, [name]: "2026-01-01" };
    expect(issuesOf(moment.parse, { body })).toMatchObject([
      { path: name, expected: meant, message: expect.stringContaining(`Send ${meant}, if that is what you mean.`) },
    ]);
  });

  test("is told where it belongs when it stands in the wrong place", () => {
    expect(messageOf(pair.parse, inBody({ lang: "de" }))).toBe(
      "lang is not a member of the body. It belongs in the query: ?lang=….",
    );
    expect(messageOf(pair.parse, { ...inBody({}), query: { house_system: "koch" } })).toBe(
      "house_system is not a query parameter here. It belongs in the body.",
    );
    expect(issuesOf(pair.parse, inBody({ person1: { ...ADA, houseSystem: "koch" } }))).toMatchObject([
      { path: "person1.houseSystem", message: "houseSystem is not a member of person1. It belongs in the body." },
    ]);
    expect(messageOf(pair.parse, inBody({ latitude: 1 }))).toBe(
      "latitude is not a member of the body. It belongs in person1 and in person2.",
    );
    expect(messageOf(list.parse, { body: { limit: 3 } })).toBe(
      "limit is not a member of the body. It belongs in the query: ?limit=….",
    );
  });

  test("is understood where it is an abbreviation", () => {
    const issues = issuesOf(pair.parse, inBody({ person1: { ...ADA, lng: 2, tz: "Europe/Paris" } }));
    expect(issues.map(({ path, expected }) => [path, expected])).toEqual([
      ["person1.lng", "person1.longitude"],
      ["person1.tz", "person1.timezone"],
    ]);
  });

  test("is told what may stand there where nothing is like it", () => {
    expect(messageOf(pair.parse, inBody({ xyzzy: 1 }))).toBe(
      "xyzzy is not a member of the body. The body takes person1, person2, houseSystem, orb, tags, deep, weights, note, mark.",
    );
    expect(messageOf(list.parse, { body: { xyzzy: 1 } })).toContain("The body takes nothing here");
  });

  test("that names a place leads to the search for places", () => {
    expect(messageOf(pair.parse, inBody({ person1: { ...ADA, city: "Paris" } }))).toContain("GET /location/search?q=…");
    expect(messageOf(list.parse, { query: { city: "Paris" } })).not.toContain("search");
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("may be called %s", (name) => {
    const body: unknown = JSON.parse(`{"person1":${JSON.stringify(ADA)},"${name}":{"polluted":true}}`);
    expect(issuesOf(pair.parse, { params: { kind: "k" }, body })).toMatchObject([{ path: name }]);
    expect({}).not.toHaveProperty("polluted");
  });

  test("is explained twenty times, the rest are counted", () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index0) => [`zz${index0}`, 1]));
    const issues = issuesOf(pair.parse, inBody(many));
    expect(issues).toHaveLength(21);
    expect(issues[20]?.message).toMatch(/^4980 more members are not known/);
  });

  test("is looked up no more after the twentieth, wherever it stands", () => {
    const many = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`zz${i}`, 1]));
    const issues = issuesOf(pair.parse, {
      query: many(15),
      params: { kind: "k", ...many(3) },
      body: { person1: { ...ADA, ...many(2) }, ...many(1) },
    });
    expect(issues).toHaveLength(21);
    expect(issues[20]?.message).toMatch(/^1 more member is not known\. person1 takes date, time,/);
    const other = issuesOf(pair.parse, {
      params: { kind: "k" },
      body: { ...many(5000), person1: { ...ADA, date: "x" } },
    });
    expect(other).toHaveLength(22);
    expect(other[0]).toMatchObject({ path: "person1.date" });
  });

  test("is refused in a flat call too, which knows the members of all parts", () => {
    const flat = { kind: "k", person1: ADA, lang: "de" };
    expect(readAs(pair.parse, { flat })).toMatchObject({ kind: "k", lang: "de", houseSystem: "placidus" });
    expect(messageOf(pair.parse, { flat: { ...flat, houseSistem: "koch" } })).toBe(
      "houseSistem is not an argument. Send houseSystem, if that is what you mean.",
    );
  });
});

describe("the language and the key in the query", () => {
  test("are known to every operation, and only a language there is", () => {
    expect(readAs(list.parse, { query: { lang: "de", api_key: "alm_sk_x" } })).toEqual({ limit: 20 });
    expect(readAs(list.parse, { flat: { lang: "de" } })).toEqual({ limit: 20 });
    expect(issuesOf(list.parse, { query: { lang: "xx" } })).toMatchObject([{ path: "lang" }]);
  });

  test("are read from any tag of a language, in each way a request comes", () => {
    const flat = { kind: "k", person1: ADA, lang: "zh-TW" };
    const inQuery = { params: { kind: "k" }, query: { lang: "pt-BR" }, body: { person1: ADA } };
    expect(readAs(pair.parse, inQuery)).toMatchObject({ lang: "pt" });
    expect(readAs(pair.parse, { flat })).toMatchObject({ lang: "zh-Hant" });
    expect(readAs(pair.parse, { flat, decodes: true })).toMatchObject({ lang: "zh-Hant" });
    expect(readAs(list.parse, { query: { lang: "de-AT" } })).toEqual({ limit: 20 });
  });

  test("of another language are refused with the ten, and none of them is said to be near", () => {
    const [issue] = issuesOf(list.parse, { query: { lang: "it" } });
    expect(issue?.message).toBe(
      'lang is "it". Send one of "en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant".',
    );
  });

  test("stand nowhere else", () => {
    expect(issuesOf(list.parse, { flat: { api_key: "alm_sk_x" } })).toMatchObject([{ path: "api_key" }]);
    expect(issuesOf(pair.parse, inBody({ api_key: "alm_sk_x" }))).toMatchObject([{ path: "api_key" }]);
  });
});

describe("the names of members", () => {
  test.each(["house_system", "HouseSystem", "house-system", "HOUSE_SYSTEM", "house system"])("fold: %s", (name) => {
    expect(readAs(pair.parse, inBody({ [name]: "koch" }))).toMatchObject({ houseSystem: "koch" });
  });

  test("fold inside objects and in the query", () => {
    expect(readAs(pair.parse, { params: { kind: "k" }, query: { Lang: "de" }, body: { Person_1: ADA } })).toMatchObject(
      {
        lang: "de",
        person1: ADA,
      },
    );
    const spelt = { Date: ADA.date, TIME: ADA.time, time_zone: 1, Latitude: 48, longitude: 2 };
    expect(readAs(pair.parse, inBody({ person1: spelt }))).toMatchObject({ person1: ADA });
  });

  test("in two spellings at once are refused", () => {
    expect(issuesOf(pair.parse, inBody({ houseSystem: "koch", house_system: "equal" }))).toMatchObject([
      { path: "house_system", code: "repeated_member" },
    ]);
  });
});

describe("null", () => {
  test("for an optional member is its absence, at any depth", () => {
    const body = { houseSystem: null, tags: null, person2: null, person1: { ...ADA, name: null } };
    expect(readAs(pair.parse, inBody(body))).toEqual({
      ...{ kind: "k", lang: "en", person1: ADA, houseSystem: "placidus", orb: 1, deep: false },
    });
  });

  test("is a value where the schema takes it, and missing where the member is required", () => {
    expect(readAs(pair.parse, inBody({ orb: null }))).toMatchObject({ orb: null });
    expect(issuesOf(pair.parse, inBody({ person1: { ...ADA, date: null } }))).toMatchObject([
      { path: "person1.date", message: expect.stringMatching(/^date is null\. Send a calendar date/) },
    ]);
  });
});

describe("empty text", () => {
  const empty = { houseSystem: "", orb: "", tags: "", deep: "", person2: "", note: "", person1: { ...ADA, name: "" } };
  const left = { kind: "k", lang: "en", person1: ADA, houseSystem: "placidus", orb: 1, deep: false };

  test("for an optional member is its absence over every transport, at any depth", () => {
    expect(readAs(pair.parse, { ...inBody(empty), query: { lang: "" } })).toEqual(left);
    expect(readAs(pair.parse, { flat: { kind: "k", ...empty, lang: "" }, decodes: true })).toEqual(left);
    expect(readAs(list.parse, { query: { limit: "", zone: "" } })).toEqual({ limit: 20 });
  });

  test("is a text in a call of a program, and for a member that is required", () => {
    expect(issuesOf(pair.parse, { flat: { kind: "k", person1: ADA, houseSystem: "" } })).toMatchObject([
      { path: "houseSystem" },
    ]);
    expect(issuesOf(pair.parse, inBody({ person1: { ...ADA, date: "", latitude: "" } }))).toMatchObject([
      { path: "person1.date" },
      { path: "person1.latitude" },
    ]);
    expect(issuesOf(pair.parse, inBody({ person1: "" }))).toMatchObject([{ path: "person1" }]);
  });

  const asked = defineOperation({
    id: "asked",
    method: "POST",
    path: "/test/asked",
    summary: "A question",
    body: z.object({ seed, question: z.string().optional().meta({ keepsEmpty: true }) }),
    output: z.unknown(),
    needs: [],
    compute: (input) => input,
    present: (facts) => facts,
    examples: [],
  });

  test("is kept where the schema says so: an empty seed is no draw by chance", () => {
    expect(asked.parse({ body: { question: "" } })).toEqual({ ok: true, value: { question: "" } });
    expect(asked.parse({ body: { seed: "" } })).toMatchObject({
      issues: [{ path: "seed", message: 'seed is "". Send text of 1 to 200 characters, for example "my-question".' }],
    });
    expect(JSON.stringify(jsonSchemaOf(seed, "input"))).not.toContain("keepsEmpty");
  });
});

describe("a date with its time of day", () => {
  const read = (member: object): unknown => readAs(pair.parse, inBody({ person1: { ...ADA, ...member } }));
  const message = (member: object): string | undefined =>
    messageOf(pair.parse, inBody({ person1: { ...ADA, time: undefined, ...member } }));

  test.each(["1990-07-15T14:30:00", "1990-07-15T14:30", "1990-07-15 14:30:00.000"])("%s is taken apart", (date) => {
    for (const time of [undefined, null, "", "14:30:00", "14:30"]) {
      expect(read({ date, time })).toMatchObject({ person1: { date: "1990-07-15", time: "14:30:00" } });
    }
    expect(read({ date, time: 14 })).toMatchObject([{ path: "person1.time" }]);
    const flat = { kind: "k", person1: { ...ADA, date, time: undefined } };
    expect(readAs(pair.parse, { flat, decodes: true })).toMatchObject({ person1: ADA });
    expect(issuesOf(pair.parse, { flat })).toMatchObject([{ path: "person1.date" }, { path: "person1.time" }]);
  });

  test("beside another time is refused with both", () => {
    expect(message({ date: "1990-07-15T00:00:00", time: "14:30" })).toBe(
      'date is "1990-07-15T00:00:00", which has a time of day, and time is "14:30:00". Send date 1990-07-15, and the right time as time.',
    );
  });

  test("and an offset is refused with its readings", () => {
    // USNO: New York was 4 hours behind UTC in July 1990.
    expect(message({ date: "1990-07-15T14:30:00Z", timezone: "America/New_York" })).toBe(
      'date is "1990-07-15T14:30:00Z", which has an offset. If that is the instant, send date 1990-07-15 and time 14:30:00 with timezone +00:00, or converted to America/New_York, date 1990-07-15 and time 10:30:00. If the clock there showed 14:30:00, send date 1990-07-15 and time 14:30:00, without Z.',
    );
    expect(message({ date: "1990-07-15T01:30+0530", timezone: -4.5 })).toContain(
      "with timezone +05:30, or converted to -4.5, date 1990-07-14 and time 15:30:00.",
    );
    expect(message({ date: "1990-07-15T14:30:00Z", timezone: "+02:00" })).toContain(
      "converted to +02:00, date 1990-07-15 and time 16:30:00.",
    );
    // Before 1970 the clocks of a place followed its own history, which is not known here.
    expect(message({ date: "1950-07-15T14:30:00Z", timezone: "Europe/Amsterdam" })).not.toContain("converted");
    expect(message({ date: "1990-07-15T14:30:00Z", timezone: "Mars/Olympus" })).not.toContain("converted");
  });

  test("and the offset that the timezone has then is that date and time", () => {
    for (const [date, timezone] of [
      ["1990-07-15T14:30:00-04:00", "America/New_York"],
      ["1990-07-15T14:30:00Z", 0],
      ["1990-07-15T14:30:00+0530", "+05:30"],
    ] as const) {
      expect(read({ date, time: undefined, timezone })).toMatchObject({ person1: { ...ADA, timezone } });
    }
  });

  test("never throws, whatever stands beside it", () => {
    const digits = fc.stringMatching(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)?$/);
    const zone = fc.oneof(
      fc.double(),
      fc.constantFrom("Asia/Kolkata", "+14:00", "-99:99", "1e9", "Z", ""),
      fc.string(),
    );
    fc.assert(
      fc.property(digits, fc.oneof(fc.string(), fc.integer(), fc.constant(null)), zone, (date, time, timezone) => {
        const parsed = pair.parse(inBody({ person1: { ...ADA, date, time, timezone } }));
        expect(parsed.ok || parsed.issues.every(({ message }) => message.length < 500)).toBe(true);
      }),
    );
    // 1e9 hours from UTC is not an offset.
    expect(message({ date: "1990-07-15T14:30:00Z", timezone: 1e9 })).not.toContain("converted");
  });

  test("that never was is refused as that", () => {
    expect(read({ date: "1990-02-30T14:30", time: undefined })).toMatchObject([
      { path: "person1.date", message: expect.stringContaining("1990-02 has 28 days") },
    ]);
    expect(read({ date: "1990-07-15T24:30", time: undefined })).toMatchObject([{ path: "person1.time" }]);
  });

  test("is refused with the date alone where there is no time to send", () => {
    expect(messageOf(dated.parse, { body: { date: "1990-07-15T00:00:00.000Z" } })).toBe(
      'date is "1990-07-15T00:00:00.000Z". Send 1990-07-15, if that is what you mean: a calendar date as YYYY-MM-DD.',
    );
  });
});

describe("values", () => {
  test.each([
    ["-5", -5],
    ["5.5", 5.5],
    ["+5:30", "+05:30"],
    ["+05:30", "+05:30"],
    ["Z", "+00:00"],
    ["z", "+00:00"],
    ["\u22125", "\u22125"],
    ["Europe/Paris", "Europe/Paris"],
  ])("timezone %j is read as %j everywhere", (sent, read) => {
    const expected = sent === read && sent.startsWith("\u2212") ? undefined : read;
    const parsed = [
      readAs(pair.parse, inBody({ person1: { ...ADA, timezone: sent } })),
      readAs(pair.parse, { flat: { kind: "k", person1: { ...ADA, timezone: sent } } }),
      readAs(pair.parse, { flat: { kind: "k", person1: { ...ADA, timezone: sent } }, decodes: true }),
    ];
    for (const value of parsed) {
      if (expected === undefined) expect(value).toMatchObject([{ path: "person1.timezone" }]);
      else expect(value).toMatchObject({ person1: { timezone: expected } });
    }
    if (expected !== undefined)
      expect(readAs(list.parse, { query: { zone: sent } })).toEqual({ limit: 20, zone: read });
  });

  test("HH:MM is a time", () => {
    expect(readAs(pair.parse, inBody({ person1: { ...ADA, time: "09:05" } }))).toMatchObject({
      person1: { time: "09:05:00" },
    });
    for (const time of ["9:05", "24:00", "09:60", "09:05 "]) {
      expect(issuesOf(pair.parse, inBody({ person1: { ...ADA, time } }))).toMatchObject([{ path: "person1.time" }]);
    }
  });

  test("enumerated ones fold letter case and separators", () => {
    for (const spelt of ["WholeSign", "whole_sign", "WHOLE SIGN", "wholesign"]) {
      expect(readAs(pair.parse, inBody({ houseSystem: spelt }))).toMatchObject({ houseSystem: "whole-sign" });
    }
  });

  test("numbers and booleans as text are read over every transport, and in no call of a program", () => {
    expect(readAs(list.parse, { query: { LIMIT: "2" } })).toEqual({ limit: 2 });
    expect(issuesOf(list.parse, { query: { limit: "2x" } })).toMatchObject([{ path: "limit" }]);
    const texts = { kind: "k", person1: { ...ADA, latitude: "48.5" }, deep: "TRUE", orb: "2" };
    expect(readAs(pair.parse, { flat: texts, decodes: true })).toMatchObject({
      ...{ person1: { latitude: 48.5 }, deep: true, orb: 2 },
    });
    expect(issuesOf(pair.parse, { flat: texts }).map(({ path }) => path)).toEqual(["person1.latitude", "orb", "deep"]);
    const { kind, ...body } = texts;
    expect(readAs(pair.parse, { params: { kind }, body })).toEqual(readAs(pair.parse, { flat: texts, decodes: true }));
  });

  test("a number's plain text is the number", () => {
    const plain = fc.double({ min: -90, max: 90, noNaN: true }).filter((number) => !String(number).includes("e"));
    fc.assert(
      fc.property(plain, (latitude) => {
        const sent = (value: unknown): unknown => readAs(pair.parse, inBody({ person1: { ...ADA, latitude: value } }));
        expect(sent(String(latitude))).toEqual(sent(latitude === 0 ? 0 : latitude));
      }),
    );
  });

  test.each(["40,7", " 40.7", "40.7 ", "+40.7", "40.7°", "40.7 N", "4.07e1", "\uff14\uff10.\uff17"])(
    "%j is refused with the number that was meant",
    (latitude) => {
      const about = { person1: { ...ADA, latitude } };
      const refusals = [inBody(about), { flat: { kind: "k", ...about }, decodes: true }];
      for (const raw of refusals) {
        expect(messageOf(pair.parse, raw)).toMatch(
          /^latitude is ".+"\. Send 40\.7, if that is what you mean: a number from -90 to 90\.$/,
        );
      }
    },
  );

  test.each([
    ["40,7 S", "Send -40.7, if"],
    ["0x1F", "Send 31, if"],
    [".5", "Send 0.5, if"],
    ["7.", "Send 7, if"],
    ["\u221273,5", "Send -73.5, if"],
    // Read with a thousands separator it is not a latitude.
    ["40,712", "Send 40.712, if"],
    ["1,234.5", "Send a number from -90 to 90"],
    ["north", "Send a number from -90 to 90"],
    ["NaN", "Send a number from -90 to 90"],
    ["1e999", "Send a number from -90 to 90"],
    ["1".repeat(50), "Send a number from -90 to 90"],
    ["\ufdfa".repeat(40), "Send a number from -90 to 90"],
  ])("%j is refused with: %s", (latitude, words) => {
    expect(messageOf(pair.parse, inBody({ person1: { ...ADA, latitude } }))).toContain(words);
  });

  test("a text that may be two numbers is refused with both", () => {
    expect(messageOf(pair.parse, inBody({ orb: "1,500" }))).toBe(
      'orb is "1,500". Send 1.5 or 1500, whichever you mean: a number or null.',
    );
    expect(messageOf(list.parse, { query: { limit: "1,500" } })).toContain("Send a whole number from 1 to 50");
  });

  test.each([
    ["yes", "true"],
    ["0", "false"],
    ["Off", "false"],
  ])("%j for a boolean is refused with what was meant: %s", (deep, meant) => {
    expect(messageOf(pair.parse, inBody({ deep }))).toBe(
      `deep is "${deep}". Send ${meant}, if that is what you mean: true or false.`,
    );
  });

  test("text is no number where text is taken, however it looks", () => {
    const body = { person1: { ...ADA, name: "12" }, note: "true", mark: "3" };
    expect(readAs(pair.parse, inBody(body))).toMatchObject({ person1: { name: "12" }, note: "true", mark: "3" });
  });
});

describe("an enumeration of digits, and one in a list", () => {
  const { parse } = digits;

  test("takes the number that is written as one of the texts, over every transport", () => {
    expect(readAs(parse, { body: { years: 30, length: 365.25 } })).toEqual({ years: "30", length: "365.25" });
    expect(readAs(parse, { flat: { years: 27.0, length: 360 }, decodes: true })).toEqual({
      years: "27",
      length: "360",
    });
  });

  test("refuses any other number, and in a call of a program says the text to send", () => {
    expect(messageOf(parse, { body: { years: 28 } })).toBe('years is 28. Send one of "27", "30".');
    expect(issuesOf(parse, { body: { length: 365.26 } })).toMatchObject([{ path: "length" }]);
    expect(messageOf(parse, { flat: { years: 30 } })).toBe(
      'years is 30. Send "30", if that is what you mean: one of "27", "30".',
    );
  });

  test("names the list and the place of an item that is refused", () => {
    expect(issuesOf(parse, { body: { planets: ["Mars", "Vulcan", 5] } })).toMatchObject([
      { path: "planets.1", message: 'planets.1 is "Vulcan". Send one of "Mars", "Saturn".' },
      { path: "planets.2", message: 'planets.2 is 5. Send one of "Mars", "Saturn".' },
    ]);
    expect(issuesOf(parse, { body: { rows: [[1], [2, "x"]] } })).toMatchObject([
      { path: "rows.1.1", message: 'rows.1.1 is "x". Send a number.' },
    ]);
  });
});

describe("a list or an object in JSON text", () => {
  const texts = {
    kind: "k",
    person1: JSON.stringify({ ...ADA, latitude: "48.5" }),
    tags: ' ["a","b"]',
    weights: '{"western":2}',
  };

  test("is read where a tool call brings it, at any depth", () => {
    expect(readAs(pair.parse, { flat: texts, decodes: true })).toMatchObject({
      person1: { date: "1990-07-15", latitude: 48.5 },
      tags: ["a", "b"],
      weights: { western: 2 },
    });
  });

  test("stays a mistake over REST, and where nothing is decoded", () => {
    const { kind, ...body } = texts;
    const failing = ["person1", "tags", "weights"];
    const pathsOf = (raw: RawInput): readonly string[] => issuesOf(pair.parse, raw).map(({ path }) => path);
    expect(pathsOf({ params: { kind }, body })).toEqual(failing);
    expect(pathsOf({ flat: texts })).toEqual(failing);
  });

  test("that is none, or of the other kind, is refused where it stands", () => {
    const pathsOf = (more: object): readonly string[] =>
      issuesOf(pair.parse, { flat: { kind: "k", person1: ADA, ...more }, decodes: true }).map(({ path }) => path);
    expect(pathsOf({ tags: "[1" })).toEqual(["tags"]);
    expect(pathsOf({ tags: '{"0":"a"}' })).toEqual(["tags"]);
    expect(pathsOf({ tags: "a,b" })).toEqual(["tags"]);
    expect(pathsOf({ person1: "[]" })).toEqual(["person1"]);
    expect(pathsOf({ person1: "[".repeat(200_000) })).toEqual(["person1"]);
    expect(pathsOf({ weights: '{"__proto__":{"polluted":1},"west":"x"}' })).toEqual(["weights.west"]);
    expect({}).not.toHaveProperty("polluted");
    expect(pathsOf({ orb: "[1]" })).toEqual(["orb"]);
  });

  test("stays text where text is what is due", () => {
    const note = '{"a":1}';
    expect(readAs(pair.parse, { flat: { kind: "k", person1: ADA, note, mark: "[1]" }, decodes: true })).toMatchObject({
      note,
      mark: "[1]",
    });
  });
});

describe("types come before lengths", () => {
  const hostile: readonly unknown[] = [
    { length: { toString: 1 } },
    { length: { valueOf: null, toString: null } },
    { length: 5, 0: "a" },
    { size: { toString: 1 } },
    Object.create(null),
    () => 0,
    Symbol("s"),
    10n ** 400n,
    Number.NaN,
    new Date(Number.NaN),
    new Map(),
    [[]],
    true,
  ];

  test.each(hostile.map((value) => [typeof value, value]))(
    "a hostile %s is one issue wherever it stands",
    (_, value) => {
      for (const [path, member] of [
        ["person1.name", { person1: { ...ADA, name: value } }],
        ["houseSystem", { houseSystem: value }],
        ["person1.date", { person1: { ...ADA, date: value } }],
        ["person1.timezone", { person1: { ...ADA, timezone: value } }],
        ["orb", { orb: value }],
      ] as const) {
        expect(issuesOf(pair.parse, inBody(member)).map((issue) => issue.path)).toEqual([path]);
      }
    },
  );

  test("and before the types of a list's items", () => {
    expect(issuesOf(pair.parse, inBody({ tags: { length: { toString: 1 } } }))).toMatchObject([{ path: "tags" }]);
    expect(issuesOf(pair.parse, inBody({ tags: ["a", { length: {} }] }))).toMatchObject([{ path: "tags.1" }]);
    expect(issuesOf(pair.parse, inBody({ tags: Array(1_000_000).fill("a") }))).toMatchObject([
      { path: "tags", code: "too_big", maximum: 3 },
    ]);
  });

  test("a property that throws is a refusal, and each is read once", () => {
    let reads = 0;
    const counted = {
      get kind() {
        reads += 1;
        return reads === 1 ? "k" : { length: { toString: 1 } };
      },
      person1: ADA,
    };
    expect(readAs(pair.parse, { flat: counted })).toMatchObject({ kind: "k" });
    expect(reads).toBe(1);
    const thrower = {
      get kind(): string {
        throw new Error("no");
      },
    };
    const refusals = [
      thrower,
      { kind: "k", person1: thrower },
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error("no");
          },
        },
      ),
    ];
    for (const flat of refusals) expect(issuesOf(pair.parse, { flat })).toMatchObject([{ path: "(root)" }]);
  });

  test("an input that is no object is refused at (root)", () => {
    for (const flat of [null, undefined, 7, "x", [], () => 0]) {
      expect(issuesOf(pair.parse, { flat })).toMatchObject([{ path: "(root)", code: "invalid_type" }]);
    }
  });
});

describe("messages say what was meant", () => {
  const about = (member: object): string => messageOf(pair.parse, inBody({ person1: { ...ADA, ...member } })) ?? "";

  test("a day that never was", () => {
    expect(about({ date: "1990-02-30" })).toContain("There is no such day: 1990-02 has 28 days, not 30.");
    expect(about({ date: "1900-02-29" })).toContain("1900-02 has 28 days");
    expect(about({ date: "2000-13-01" })).toContain("There is no month 13");
  });

  test.each([
    ["15.07.1990", "Send 1990-07-15, if that is what you mean: a calendar date as YYYY-MM-DD."],
    ["13.04.1983", "Send 1983-04-13, if"],
    ["04/13/1983", "Send 1983-04-13, if"],
    ["04.05.1983", "Send 1983-05-04 or 1983-04-05, whichever you mean"],
    ["4.4.1983", "Send 1983-04-04, if"],
    ["1983/4/13", "Send 1983-04-13, if"],
    ["31.04.1983", "Send a calendar date"],
    ["13.04.83", "Send a calendar date"],
  ])("the day that %s stands for", (date, words) => {
    expect(about({ date })).toContain(`date is "${date}". ${words}`);
  });

  test.each([
    ["PST", "America/Los_Angeles"],
    ["ist", "Asia/Kolkata, Europe/Dublin or Asia/Jerusalem"],
    ["New York", "A city is sent as its zone: America/New_York."],
    ["kolkata", "Asia/Kolkata"],
    ["Buenos_Aires", "Buenos_Aires"],
    ["Springfield", "GET /location/search?q=… gives the zone of a city."],
    ["Mars/Olympus", "GET /location/search?q=…"],
  ])("the zone that %s stands for", (sent, hint) => {
    expect(about({ timezone: sent })).toContain(hint);
    expect(about({ timezone: sent })).toContain("Send decimal hours from UTC");
  });
});
