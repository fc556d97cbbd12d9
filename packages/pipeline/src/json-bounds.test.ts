import { describe, expect, it } from "vitest";
import { jsonExcess as excessOver, repeatedMember } from "./json-bounds";

const jsonExcess = (text: string): string | undefined => excessOver(text, 10_000);

const members = (count: number): string =>
  `{${Array.from({ length: count }, (_, index0) => `"k${index0}":${index0}`).join(",")}}`;
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

describe("what a body holds", () => {
  it("is bounded in members, of all objects and lists together", () => {
    expect(jsonExcess(members(10_000))).toBeUndefined();
    expect(jsonExcess(members(10_001))).toContain("more than 10000 members");
    expect(jsonExcess(`[${members(6000)},${members(6000)}]`)).toContain("members");
    expect([members(2_000), members(2_001)].map((text) => excessOver(text, 2_000))).toEqual([
      undefined,
      "The body holds more than 2000 members. Send less at once.",
    ]);
  });

  it("is bounded in depth", () => {
    expect(jsonExcess(nested(32))).toBeUndefined();
    expect(jsonExcess(nested(33))).toContain("32 levels deep");
    expect(jsonExcess("[{}".repeat(16).concat("[".repeat(17)))).toContain("deep");
  });

  it("does not count what stands inside of texts", () => {
    const text = JSON.stringify({ name: `${",".repeat(20_000)}"\\"[[[${"[".repeat(100)}\\` });
    expect(jsonExcess(text)).toBeUndefined();
    expect(jsonExcess(`"${"[,".repeat(20_000)}`)).toBeUndefined();
    expect(jsonExcess(`{"a\\\\":${nested(40)}}`)).toContain("deep");
  });

  it("takes ten times as long for ten times as many backslashes, not a hundred times", () => {
    const msOf = (count: number): number => {
      const texts = [`"${'\\"'.repeat(count)}`, `"${"\\".repeat(count * 2)}"`];
      const times = Array.from({ length: 15 }, () => {
        const before = performance.now();
        for (const text of texts) jsonExcess(text);
        return performance.now() - before;
      });
      return Math.min(...times);
    };
    msOf(10_000);
    expect(msOf(500_000) / msOf(50_000)).toBeLessThan(50);
  });
});

describe("a member that an object has twice", () => {
  it.each([
    ['{"a":1,"a":2}', "a"],
    ['{"date":1,"d\\u0061te":2}', "date"],
    ['[{"b":{"c":1,"d":[1,{"e":1}],"c":2}}]', "c"],
    ['{"__proto__":1,"__proto__":2}', "__proto__"],
    ['{"":1,"":2}', ""],
    ['{"\\"":1,"x":"\\"","\\"":1}', '"'],
  ])("is found: %s", (json, name) => {
    expect(repeatedMember(json)).toBe(name);
  });

  it("is none in another object, in a list or in a value", () => {
    for (const json of ['{"a":{"a":1},"b":{"a":1}}', '["a","a"]', '{"a":"a","b":"a"}', '{"a":["b","b"],"b":1}', '"a"'])
      expect([json, repeatedMember(json)]).toEqual([json, undefined]);
  });
});
