import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import {
  calendar,
  civilMoment,
  createContext,
  date,
  declaredSchemaOf,
  defineBirthOperation,
  defineOperation,
  erase,
  inForm,
  isUncertainAnswer,
  lang,
  needNow,
  place,
  time,
  ValidationError,
} from "./index";

const known = z.object({ time: z.string(), lang: z.string() });
const uncertain = z.object({ birthTime: z.object({ state: z.enum(["unknown", "range"]) }), sent: z.unknown() });

const chartBody = z.object({ ...civilMoment.shape, ...place.shape }).meta({ name: "TestBirth" });
const base = { method: "POST", path: "/test/chart", summary: "A chart", needs: [] } as const;

const parts = {
  ...base,
  id: "chart",
  query: z.object({ lang }),
  body: chartBody,
  output: known,
  compute: (input: { readonly time: string; readonly lang: string }) => input,
  present: (facts: { readonly time: string; readonly lang: string }) => ({ time: facts.time, lang: facts.lang }),
  examples: [{ date: "1990-07-15", time: "14:30:00", timezone: 0, latitude: 1, longitude: 2 }],
};

const chart = defineBirthOperation({
  ...parts,
  uncertain: {
    births: ["time"],
    output: uncertain,
    compute: (input) => input,
    present: ({ time: at, timeAccuracyMinutes, timeFrom, timeTo, dateTo, date: day }) => ({
      birthTime: { state: at === undefined || at === null || at === "unknown" ? "unknown" : "range" } as const,
      sent: { at, timeAccuracyMinutes, timeFrom, timeTo, dateTo, day },
    }),
  },
});

const HALF_PAST: string = "14:30:00";
const BIRTH = { date: "1990-07-15", timezone: 0, latitude: 1, longitude: 2 };

describe("a request on a birth", () => {
  test("with a known time is answered as ever, in any spelling of it", () => {
    expect(chart({ ...BIRTH, time: "14:30:00" })).toEqual({ time: "14:30:00", lang: "en" });
    expect(erase(chart).parse({ flat: { ...BIRTH, time: "14:30" } })).toEqual(
      erase(defineOperation(parts)).parse({ flat: { ...BIRTH, time: "14:30" } }),
    );
  });

  test.each([[{}], [{ time: null }], [{ time: "unknown" }], [{ Time: " unknown".trim().toUpperCase() }]])(
    "with the time %j is answered by the other arm",
    (sent) => {
      const parsed = erase(chart).parse({ body: { ...BIRTH, ...sent } });
      const answer = parsed.ok && erase(chart).run(parsed.value, createContext({}));
      expect(answer).toMatchObject({ birthTime: { state: "unknown" } });
      expect(isUncertainAnswer(erase(chart), answer)).toBe(true);
    },
  );

  test("with an accuracy or a range is answered by the other arm, which gets what was sent", () => {
    expect(chart({ ...BIRTH, time: "14:30:00", timeAccuracyMinutes: 15 }).sent).toEqual({
      at: "14:30:00",
      timeAccuracyMinutes: 15,
      day: "1990-07-15",
    });
    expect(chart({ ...BIRTH, timeFrom: "22:00:00", timeTo: "04:00:00", dateTo: "1990-07-16" }).sent).toEqual({
      timeFrom: "22:00:00",
      timeTo: "04:00:00",
      dateTo: "1990-07-16",
      day: "1990-07-15",
    });
  });

  test("in an older calendar has both days of a range converted", () => {
    const night = { date: "1642-12-25", timeFrom: "22:00:00", timeTo: "04:00:00", dateTo: "1642-12-26" };
    expect(chart({ ...BIRTH, ...night, calendar: "julian" }).sent).toMatchObject({
      day: "1643-01-04",
      dateTo: "1643-01-05",
    });
  });
});

describe("a request that says two things, or half of one, is refused with what to send", () => {
  const refused = (sent: object): unknown => {
    const parsed = erase(chart).parse({ flat: { ...BIRTH, ...sent } });
    return parsed.ok ? [] : parsed.issues.map(({ path, code, message }) => [path, code, message]);
  };

  test.each([
    [
      { timeAccuracyMinutes: 15 },
      "timeAccuracyMinutes",
      "timeAccuracyMinutes says how far time may be off, and there is no time. Send time as HH:MM:SS, or leave timeAccuracyMinutes out: the whole day is taken then.",
    ],
    [{ time: "unknown", timeAccuracyMinutes: 15 }, "timeAccuracyMinutes", /there is no time/],
    [
      { timeFrom: "22:00:00", timeTo: "04:00:00" },
      "timeTo",
      "timeTo 04:00:00 is earlier than timeFrom 22:00:00. For the night that follows 1990-07-15 send dateTo 1990-07-16 as well, or date 1990-07-16 and time 01:00:00 with timeAccuracyMinutes 180.",
    ],
    [
      { timeFrom: "20:00:00", timeTo: "01:00:01" },
      "timeTo",
      /or date 1990-07-15 and time 22:31:00 with timeAccuracyMinutes 151\.$/,
    ],
    [
      { timeFrom: "10:00:00", timeTo: "11:00:00", dateTo: "1990-07-16" },
      "dateTo",
      /a range of 25 hours, and at most 24/,
    ],
    [
      { timeFrom: "10:00:00", timeTo: "11:00:00", dateTo: "1990-07-14" },
      "dateTo",
      /1990-07-14 is before date 1990-07-15/,
    ],
    [
      { time: "10:00:00", timeFrom: "10:00:00", timeTo: "11:00:00" },
      "timeFrom",
      /^timeFrom, timeTo and time say the same in two ways\. Send time, with timeAccuracyMinutes .+, or timeFrom and timeTo without time\.$/,
    ],
    [{ time: "unknown", timeFrom: "10:00:00", timeTo: "11:00:00" }, "timeFrom", /say the same in two ways/],
  ])("%j", (sent, path, message) => {
    const expected = typeof message === "string" ? message : expect.stringMatching(message);
    expect(refused(sent)).toEqual([[path, "custom", expected]]);
  });

  test.each([
    [{ timeFrom: "10:00:00" }, "timeTo", "invalid_type", /^timeTo is missing\. Send both timeFrom and timeTo/],
    [{ dateTo: "1990-07-16" }, "timeFrom", "invalid_type", /^timeFrom is missing/],
    [{ time: "25:00:00" }, "time", "invalid_format", /^time is "25:00:00"\. Send wall-clock time.+unknown/],
    [{ time: { not: "valid" } }, "time", "invalid_type", /^time is an object/],
    [{ time: "10:00:00", timeAccuracyMinutes: 0 }, "timeAccuracyMinutes", "too_small", /from 1 to 720/],
    [{ time: "10:00:00", timeAccuracyMinutes: 721 }, "timeAccuracyMinutes", "too_big", /from 1 to 720/],
    [{ time: "10:00:00", timeAccuracyMinutes: 1.5 }, "timeAccuracyMinutes", "invalid_type", /whole number/],
  ])("%j: %s", (sent, path, code, message) => {
    expect(refused(sent)).toEqual([[path, code, expect.stringMatching(message)]]);
  });

  test("as a function it throws all of it", () => {
    expect(() => chart({ ...BIRTH, time: "25:00:00", timeAccuracyMinutes: 1 })).toThrow(ValidationError);
  });
});

const twins = defineBirthOperation({
  ...base,
  id: "twins",
  body: z.object({ person1: chartBody, person2: chartBody.optional() }),
  output: known,
  compute: ({ person1 }) => person1,
  present: (facts) => ({ time: facts.time, lang: "en" }),
  uncertain: {
    births: ["person1.time", "person2.time"],
    output: uncertain,
    compute: (input) => input,
    present: ({ person1, person2 }) => ({
      birthTime: { state: "unknown" } as const,
      sent: [person1.time, person2?.time],
    }),
  },
  examples: [],
});

describe("a request on two people", () => {
  const timed = { ...BIRTH, time: "14:30:00" };

  test("is uncertain where the time of either is", () => {
    expect(twins({ person1: timed, person2: timed })).toEqual({ time: "14:30:00", lang: "en" });
    expect(twins({ person1: timed })).toEqual({ time: "14:30:00", lang: "en" });
    expect(twins({ person1: BIRTH, person2: timed })).toMatchObject({ sent: [undefined, "14:30:00"] });
    expect(twins({ person1: timed, person2: { ...BIRTH, time: null } })).toMatchObject({ sent: ["14:30:00", null] });
  });

  test("names the person whose time is refused", () => {
    const parsed = erase(twins).parse({ flat: { person1: timed, person2: { ...BIRTH, timeAccuracyMinutes: 5 } } });
    expect(parsed.ok || parsed.issues.map(({ path }) => path)).toEqual(["person2.timeAccuracyMinutes"]);
  });
});

const birthday = defineBirthOperation({
  ...base,
  id: "birthday",
  body: z.object({ birthDate: date, birthTime: time.default("12:00:00"), calendar }),
  output: z.string(),
  needs: [needNow],
  compute: ({ birthTime }) => birthTime,
  present: (facts) => facts,
  uncertain: {
    births: ["birthTime"],
    output: uncertain,
    compute: (input) => input,
    present: (sent) => ({ birthTime: { state: "unknown" } as const, sent }),
  },
  examples: [],
});

describe("a time that has a default", () => {
  const now = createContext({ now: 0 });

  test("is that where it is left out or null, and unknown only where the word is sent", () => {
    expect(birthday({ birthDate: "1990-07-15" }, now)).toBe("12:00:00");
    const parsed = erase(birthday).parse({ flat: { birthDate: "1990-07-15", birthTime: null } });
    expect(parsed).toEqual({ ok: true, value: { birthDate: "1990-07-15", birthTime: "12:00:00" } });
    expect(birthday({ birthDate: "1990-07-15", birthTime: "unknown" }, now)).toMatchObject({
      birthTime: { state: "unknown" },
    });
  });

  test("gives an accuracy no time that was never sent", () => {
    const parsed = erase(birthday).parse({ flat: { birthDate: "1990-07-15", birthTimeAccuracyMinutes: 5 } });
    expect(parsed.ok || parsed.issues[0]).toMatchObject({ path: "birthTimeAccuracyMinutes", code: "custom" });
  });

  test("is said in the schema, and its members are named after it", () => {
    const { properties = {}, required } = declaredSchemaOf(birthday.body ?? z.object({}), "input");
    expect(properties["birthTime"]).toMatchObject({
      default: "12:00:00",
      description: expect.stringContaining("unknown"),
    });
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(["birthTimeAccuracyMinutes", "birthTimeFrom", "birthTimeTo", "birthDateTo"]),
    );
    expect(required).toEqual(["birthDate"]);
  });
});

const family = defineBirthOperation({
  ...base,
  id: "family",
  body: z.object({ members: z.array(chartBody).min(2).max(3).meta({ description: "Two or three births" }) }),
  output: known,
  compute: ({ members }) => members.map(({ time: at }) => at),
  present: (times) => ({ time: times.join(), lang: "en" }),
  uncertain: {
    births: ["members[].time"],
    output: uncertain,
    compute: (input) => input,
    present: ({ members }) => ({
      birthTime: { state: "unknown" } as const,
      sent: members.map(({ time: at, timeAccuracyMinutes }) => timeAccuracyMinutes ?? at),
    }),
  },
  examples: [],
});

describe("a request on a list of people", () => {
  const timed = { ...BIRTH, time: "14:30:00" };

  test("is uncertain where the time of any is, and keeps the bounds of the list", () => {
    expect(family({ members: [timed, timed] })).toEqual({ time: "14:30:00,14:30:00", lang: "en" });
    const about = { ...timed, timeAccuracyMinutes: 5 };
    expect(erase(family).run({ members: [about, BIRTH, timed] }, {})).toMatchObject({
      sent: [5, undefined, "14:30:00"],
    });
    const parsed = erase(family).parse({ flat: { members: [{ ...BIRTH, timeFrom: "10:00:00" }] } });
    expect(parsed.ok || parsed.issues.map(({ path }) => path).sort()).toEqual(["members", "members.0.timeTo"]);
    const { properties = {} } = declaredSchemaOf(family.body ?? z.object({}), "input");
    expect(properties["members"]).toMatchObject({ minItems: 2, maxItems: 3, description: "Two or three births" });
  });
});

const loose = defineBirthOperation({
  ...base,
  id: "loose",
  body: z.object({
    natal: z
      .object({ date, time: z.string().regex(/^\d{1,2}:\d\d$/), calendar })
      .optional()
      .meta({ description: "Birth" }),
  }),
  output: known,
  compute: ({ natal }) => natal?.time ?? "none",
  present: (facts) => ({ time: facts, lang: "en" }),
  uncertain: {
    births: ["natal.time"],
    output: uncertain,
    compute: (input) => input,
    present: ({ natal }) => ({ birthTime: { state: "unknown" } as const, sent: natal?.time }),
  },
  examples: [],
});

test("a time that is declared in another form keeps it, and its object may be left out", () => {
  expect(loose({})).toEqual({ time: "none", lang: "en" });
  expect(loose({ natal: { date: "1990-07-15", time: "9:30" } })).toEqual({ time: "9:30", lang: "en" });
  expect(loose({ natal: { date: "1990-07-15", time: "unknown" } })).toMatchObject({ sent: "unknown" });
  const parsed = erase(loose).parse({ flat: { natal: { date: "1990-07-15", time: "9:30:00" } } });
  expect(parsed.ok || parsed.issues.map(({ path }) => path)).toEqual(["natal.time"]);
  const { properties = {}, required } = declaredSchemaOf(loose.body ?? z.object({}), "input");
  expect([properties["natal"]?.description, required]).toEqual(["Birth", undefined]);
});

test("the schema of the request no longer requires the time, under another name than before", () => {
  const { name, required, properties = {} } = declaredSchemaOf(chart.body ?? z.object({}), "input");
  expect([name, required]).toEqual(["TestBirthOfAnyTime", ["date", "timezone", "latitude", "longitude"]]);
  expect(properties["time"]?.anyOf?.map(({ type }) => type)).toEqual(["string", "null"]);
  expect(declaredSchemaOf(chartBody, "input").required).toContain("time");
});

describe("the form of an answer", () => {
  test("is read by the schema of its own arm", () => {
    const operation = erase(chart);
    const input = { ...BIRTH, time: "unknown" };
    const answer = { birthTime: { state: "unknown" }, sent: { a: 1 } };
    expect(inForm({ operation, input, answer }, { detail: "compact" })).toEqual(answer);
    const selection = { isWhole: false, members: { sent: { isWhole: true, members: {} } } };
    expect(inForm({ operation, input, answer }, { detail: "full", selection })).toEqual(answer);
  });
});

test("the type of an answer follows from that of the request", () => {
  const open: Omit<Parameters<typeof chart>[0], "time"> & { readonly time: string | undefined } = {
    ...BIRTH,
    time: undefined,
  };
  const ask = () => ({
    known: chart({ ...BIRTH, time: HALF_PAST }),
    absent: chart(BIRTH),
    word: chart({ ...BIRTH, time: "unknown" }),
    nothing: chart({ ...BIRTH, time: null }),
    about: chart({ ...BIRTH, time: "14:30:00", timeAccuracyMinutes: 5 }),
    either: chart(open),
    one: twins({ person1: { ...BIRTH, time: HALF_PAST }, person2: BIRTH }),
    both: twins({ person1: { ...BIRTH, time: HALF_PAST } }),
  });
  type Answers = ReturnType<typeof ask>;
  type Known = z.output<typeof known>;
  type Uncertain = z.output<typeof uncertain>;
  expectTypeOf<Answers["known"]>().toEqualTypeOf<Known>();
  expectTypeOf<Answers["absent"]>().toEqualTypeOf<Uncertain>();
  expectTypeOf<Answers["word"]>().toEqualTypeOf<Uncertain>();
  expectTypeOf<Answers["nothing"]>().toEqualTypeOf<Uncertain>();
  expectTypeOf<Answers["about"]>().toEqualTypeOf<Uncertain>();
  expectTypeOf<Answers["either"]>().toEqualTypeOf<Known | Uncertain>();
  expectTypeOf<Answers["one"]>().toEqualTypeOf<Uncertain>();
  expectTypeOf<Answers["both"]>().toEqualTypeOf<Known>();
  expect(ask().either).toMatchObject({ birthTime: { state: "unknown" } });
  // as before there was another arm
  expectTypeOf<ReturnType<typeof chart>>().toEqualTypeOf<Known>();
  expectTypeOf<Parameters<typeof chart>[0]["time"]>().toEqualTypeOf<string>();
});
