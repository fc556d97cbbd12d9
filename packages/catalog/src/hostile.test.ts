import { jsonSchemaOf } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./index";

const thrower = (): never => {
  throw new Error("a property that throws");
};
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;

/** Values that a program can pass and JSON cannot hold, and values that JSON can. */
const HOSTILE: Readonly<Record<string, unknown>> = {
  "a length that is no number": { length: { toString: 1 } },
  "a length of its own": { length: 3, 0: "a" },
  "no prototype": Object.create(null),
  "a prototype": JSON.parse('{"__proto__":{"length":1}}'),
  "a getter that throws": Object.defineProperty({}, "date", { enumerable: true, get: thrower }),
  "a length that throws": Object.defineProperty({}, "length", { enumerable: true, get: thrower }),
  "a proxy that throws": new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower }),
  "a proxy that was revoked": revoked(),
  "a list that throws": Object.defineProperty([1], 0, { enumerable: true, get: thrower }),
  "a list of a million": Array(1_000_000).fill({ length: { toString: 1 } }),
  "a circle": cyclic,
  "a date": new Date(Number.NaN),
  "a map": new Map([["date", 1]]),
  "a regular expression": /a/,
  "a promise": Promise.resolve(1),
  "a function": thrower,
  "a symbol": Symbol("s"),
  "a large whole number": 10n ** 400n,
  "not a number": Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  "a lone surrogate": "\ud800",
  "a long text": "x".repeat(1_000_000),
};

/** Objects without members: values like any other where nothing is required of a member. */
const EMPTY: ReadonlySet<string> = new Set(["no prototype", "a date", "a map", "a promise", "a regular expression"]);

const cases = catalogue.entries.map(({ operation }) => [operation.id, operation] as const);

describe.each(cases)("%s", (_, operation) => {
  const [example = {}] = operation.examples;
  const names = [operation.params, operation.query, operation.body].flatMap((part) =>
    part === undefined ? [] : Object.keys(jsonSchemaOf(part, "input").properties ?? {}),
  );

  test("says what is wrong with a hostile value in the place of any member, and never throws", () => {
    // An operation without input knows no names: it refuses any member.
    const places = names.length === 0 ? ["xyzzy"] : names;
    for (const name of places) {
      const mayBeEmpty = operation.parse({ flat: { ...example, [name]: {} } }).ok;
      for (const [what, value] of Object.entries(HOSTILE)) {
        const parsed = operation.parse({ flat: { ...example, [name]: value } });
        const issues = parsed.ok ? [] : parsed.issues;
        const isAllowed = typeof value === "string" || (mayBeEmpty && EMPTY.has(what));
        if (!isAllowed) expect(issues.length, `${name}: ${what}`).toBeGreaterThan(0);
        for (const issue of issues) {
          expect(issue, `${name}: ${what}`).toMatchObject({ path: expect.any(String), code: expect.any(String) });
          expect(issue.message.length, `${name}: ${what}`).toBeLessThan(1000);
        }
      }
    }
  });

  test("refuses a hostile value in the place of the whole, and a member it does not know", () => {
    for (const [what, value] of Object.entries(HOSTILE)) {
      const parsed = operation.parse({ flat: value });
      if (!EMPTY.has(what)) expect(parsed.ok, what).toBe(false);
    }
    const parsed = operation.parse({ flat: { ...example, xyzzy: 1 } });
    expect(parsed.ok || parsed.issues).toMatchObject([{ path: "xyzzy", code: "unknown_member" }]);
  });

  test("takes its examples with every name respelt, a language, and null for what may be left out", () => {
    const { lang: _lang, ...others }: Readonly<Record<string, unknown>> = example;
    const respelt = Object.entries(others).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      value,
    ]);
    const optional = names.filter((name) => !(name in example)).map((name) => [name, null]);
    expect(operation.parse({ flat: { ...Object.fromEntries([...optional, ...respelt]), lang: "de" } })).toMatchObject({
      ok: true,
    });
  });
});
