import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  createContext,
  DomainError,
  date,
  defineOperation,
  erase,
  InvariantError,
  isAlmagestError,
  lang,
  latitude,
  need,
  needNow,
  optionalNeed,
  time,
  timezone,
  ValidationError,
} from "./index";

const greet = defineOperation({
  id: "greet",
  method: "POST",
  path: "/test/{name}/greet",
  summary: "A greeting",
  params: z.object({ name: z.string().min(2) }),
  query: z.object({ lang }),
  body: z.object({
    latitude,
    zone: timezone.optional(),
    mood: z.enum(["good", "very-bad"]).default("good").meta({ fold: "separators" }),
  }),
  output: z.object({ text: z.string(), at: z.number() }),
  needs: [needNow],
  compute: (input, context) => ({ ...input, at: context.now }),
  present: (facts, words) => ({ text: `${words.lang} ${facts.name} ${facts.mood} ${facts.latitude}`, at: facts.at }),
  examples: [{ name: "Ada", latitude: 1 }],
});

describe("an operation as a function", () => {
  test("parses, computes and presents a flat input with its defaults", () => {
    expect(greet({ name: "Ada", latitude: 51.5 }, createContext({ now: 7 }))).toEqual({
      text: "en Ada good 51.5",
      at: 7,
    });
  });

  test("folds letter case and separators where the schema declares it", () => {
    const spelt = { name: "Ada", latitude: 0, lang: "ZH-hans", mood: "Very_Bad" };
    const parsed = erase(greet).parse({ flat: spelt });
    expect(parsed).toMatchObject({ ok: true, value: { lang: "zh-Hans", mood: "very-bad" } });
  });

  test("throws every failing field at once, from params, query and body together", () => {
    const wrong = { name: "A", latitude: 90.1, lang: "xx" };
    const parsed = erase(greet).parse({ flat: wrong });
    expect(parsed.ok || parsed.issues.map((issue) => issue.path)).toEqual(["name", "lang", "latitude"]);
  });

  test("an optional need that is missing is undefined, and one that is there is given", () => {
    const shout = optionalNeed<string>()("shout");
    const call = defineOperation({
      id: "call",
      method: "GET",
      path: "/test/call",
      summary: "A call",
      output: z.string(),
      needs: [shout],
      compute: (_, context) => context.shout ?? "quiet",
      present: (facts) => facts,
      examples: [{}],
    });
    expect(call({})).toBe("quiet");
    expect(call({}, createContext({}))).toBe("quiet");
    expect(call({}, createContext({ shout: "loud" }))).toBe("loud");
  });

  test("a missing need is an InvariantError that says how to give it", () => {
    const call = (): unknown => erase(greet).run({ name: "Ada", latitude: 0, mood: "good", lang: "en" }, {});
    expect(call).toThrow(InvariantError);
    expect(call).toThrow(
      'greet (POST /test/{name}/greet) needs "now" in its context: pass createContext({ now: Date.now() }).',
    );
  });

  test("a missing need that comes in a package names it and what to call", () => {
    const engine = need<string>()("engine", { install: "@almagest/engine", value: "startEngine()" });
    const drive = defineOperation({
      ...{ id: "drive", method: "GET", path: "/test/drive", summary: "Drives", output: z.string(), needs: [engine] },
      compute: (_, context) => context.engine,
      present: (facts) => facts,
      examples: [{}],
    });
    expect(() => erase(drive).run({}, {})).toThrow(
      'drive (GET /test/drive) needs "engine" in its context: npm install @almagest/engine, then pass createContext({ engine: startEngine() }).',
    );
  });

  test("a missing need does not typecheck", () => {
    // @ts-expect-error the context lacks `now`
    expect(() => greet({ name: "Ada", latitude: 0 }, createContext({}))).toThrow(InvariantError);
  });

  test.each([[null], [[]], ["text"], [7]])("a body of %j is refused at (root)", (body) => {
    const parsed = greet.parse({ params: { name: "Ada" }, body });
    expect(parsed.ok || parsed.issues.map((issue) => [issue.path, issue.code])).toEqual([["(root)", "invalid_type"]]);
  });
});

const timed = defineOperation({
  id: "timed",
  method: "POST",
  path: "/test/timed",
  summary: "A moment",
  body: z.object({ time, date }),
  output: z.object({}),
  needs: [],
  compute: () => ({}),
  present: (facts) => facts,
  examples: [{ time: "14:30:00", date: "1990-07-15" }],
});

describe("issues say what is wrong and what to send", () => {
  const issueOf = (body: unknown): unknown => {
    const parsed = greet.parse({ params: { name: "Ada" }, body });
    return parsed.ok ? undefined : parsed.issues[0];
  };

  test("a missing field", () => {
    expect(issueOf({})).toEqual({
      path: "latitude",
      code: "invalid_type",
      expected: "number",
      message: "latitude is missing. Send a number from -90 to 90, for example 40.7128.",
    });
  });

  test("a number in quotes is a string where no transport brings it: nothing is coerced", () => {
    const parsed = greet.parse({ flat: { name: "Ada", latitude: "40.7" } });
    expect(parsed.ok || parsed.issues[0]).toMatchObject({
      message: 'latitude is "40.7". Send 40.7, if that is what you mean: a number from -90 to 90.',
    });
  });

  test("a bound", () => {
    expect(issueOf({ latitude: 90.1 })).toMatchObject({ code: "too_big", maximum: 90 });
    expect(issueOf({ latitude: -91 })).toMatchObject({ code: "too_small", minimum: -90 });
  });

  test("an enumeration names its members", () => {
    expect(issueOf({ latitude: 0, mood: "so-so" })).toMatchObject({
      path: "mood",
      expected: "good|very-bad",
      message: 'mood is "so-so". Send one of "good", "very-bad".',
    });
  });

  test("a timezone of no kind", () => {
    for (const zone of ["Mars/Olympus", "+25:00", " ", "15", 15, true]) {
      expect(issueOf({ latitude: 0, zone })).toMatchObject({ path: "zone" });
    }
    expect(issueOf({ latitude: 0, zone: "Mars/Olympus" })).toMatchObject({
      message: expect.stringContaining("Asia/Kolkata"),
    });
  });

  test("a pattern is given in words, with the pattern itself as JSON Schema writes it", () => {
    const parsed = timed.parse({ body: { time: "24:00:00", date: "1990-02-30" } });
    expect(parsed.ok || parsed.issues).toMatchObject([
      {
        path: "time",
        message: expect.stringMatching(/^time is "24:00:00". Send wall-clock time, 24-hour HH:MM:SS/),
        pattern: expect.stringMatching(/^\^/),
      },
      { path: "date", format: "date", message: expect.stringContaining("YYYY-MM-DD") },
    ]);
  });

  test("a long value is not echoed whole", () => {
    const message = JSON.stringify(issueOf({ latitude: "x".repeat(10_000) }));
    expect(message.length).toBeLessThan(300);
  });
});

describe("errors", () => {
  test("carry a brand and a code that survive a second copy of the module", () => {
    const foreign = Object.assign(new Error("x"), { [Symbol.for("almagest.error")]: true, code: "not_found" });
    expect(isAlmagestError(foreign)).toBe(true);
    expect(isAlmagestError(new DomainError("not_found", "no"))).toBe(true);
    expect(isAlmagestError(new Error("no"))).toBe(false);
    expect(new ValidationError([]).code).toBe("validation_error");
  });
});
