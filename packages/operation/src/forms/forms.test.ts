import { describe, expect, test } from "vitest";
import * as z from "zod";
import { defineOperation, erase, inForm, MOST_CHARACTERS, needNow, prose, readForm } from "../index";
import { fieldsText, readFields } from "./fields";

const row = z.object({
  name: z.string(),
  strength: z.number().exactOptional(),
  note: prose,
  inner: z.object({ text: prose, at: z.number() }).exactOptional(),
});

const sky = erase(
  defineOperation({
    id: "lookUp",
    method: "POST",
    path: "/test/look-up/{place}",
    summary: "Looks up",
    params: z.object({ place: z.string() }),
    query: z.object({ lang: z.string().default("en") }),
    body: z.object({ date: z.iso.date().optional(), size: z.number().default(3) }),
    output: z.object({
      date: z.string(),
      text: z.string().meta({ weight: "long" }),
      told: z.object({ summary: prose }).exactOptional(),
      line: z.array(z.number()).meta({ weight: "bulk" }),
      rows: z.array(row).meta({ rankedBy: "strength" }),
      others: z.array(z.object({ name: z.string() })),
      byName: z.record(z.string(), z.object({ note: prose, at: z.number() })),
      either: z.union([z.string(), z.object({ a: z.number(), b: prose })]),
      conventions: z.object({ rule: prose }),
    }),
    needs: [needNow],
    compute: (input) => input,
    present: () => answer,
    examples: [{ place: "a b" }],
  }),
);

const answer = {
  date: "2026-01-01",
  text: "A long text.",
  told: { summary: "A summary." },
  line: [1.123456789, 2],
  rows: [
    { name: "weak", strength: 1, note: "A note.", inner: { text: "A text.", at: 0.1 } },
    { name: "strong", strength: 9 },
    { name: "unknown" },
  ],
  others: [{ name: "one" }],
  byName: { sun: { note: "A note.", at: 1.23456789012 } },
  either: { a: 1, b: "A text." },
  conventions: { rule: "A rule stays." },
};
const input = { place: "a b", lang: "en", size: 3 };
const asked = { operation: sky, input, answer };

const formOf = (fields: string, detail = "full") => {
  const { form, issues } = readForm(sky, { flat: { fields, detail } });
  return { form, issues };
};
const told = (fields: string, detail = "full"): unknown => inForm(asked, formOf(fields, detail).form);
const issueOf = (fields: unknown) => readForm(sky, { flat: { fields } }).issues[0];

describe("the form of an answer", () => {
  test("full is the answer itself", () => {
    expect(inForm(asked, { detail: "full" })).toBe(answer);
  });

  test("standard is without long texts, points and repetitions, and ranks lists that declare a rank", () => {
    const { text: _, line: __, ...rest } = answer;
    const [weak, strong, unknown] = answer.rows;
    expect(inForm(asked, { detail: "standard" })).toEqual({ ...rest, rows: [strong, weak, unknown] });
  });

  test("compact is without prose, with rows in the place of objects, and keeps every digit and the conventions", () => {
    expect(inForm(asked, { detail: "compact" })).toEqual({
      date: "2026-01-01",
      rows: [
        ["name", "strength", "inner"],
        ["strong", 9, null],
        ["weak", 1, { at: 0.1 }],
        ["unknown", null, null],
      ],
      others: [["name"], ["one"]],
      byName: { sun: { at: 1.23456789012 } },
      either: { a: 1 },
      conventions: { rule: "A rule stays." },
    });
  });
});

describe("fields", () => {
  test("name members by path, through lists, with the conventions", () => {
    expect(told("rows.name,byName.sun.at")).toEqual({
      rows: [{ name: "weak" }, { name: "strong" }, { name: "unknown" }],
      byName: { sun: { at: 1.23456789012 } },
      conventions: answer.conventions,
    });
  });

  test("slice lists, in the order of the form", () => {
    expect(told("rows[0:1].name")).toMatchObject({ rows: [{ name: "weak" }] });
    expect(told("rows[1:].name", "standard")).toMatchObject({ rows: [{ name: "weak" }, { name: "unknown" }] });
    expect(told("rows[5:9]")).toMatchObject({ rows: [] });
  });

  test("bring what they name at every detail", () => {
    expect(told("text,told.summary,rows[1:2].note", "compact")).toEqual({
      text: "A long text.",
      told: { summary: "A summary." },
      rows: [["note"], ["A note."]],
      conventions: answer.conventions,
    });
  });

  test("are read in any letter case, and a whole member holds its parts", () => {
    expect(told("ROWS.Name,rows")).toEqual({ rows: answer.rows, conventions: answer.conventions });
  });

  test.each([
    ["rows.nam", "rows.name"],
    ["row", "rows"],
    ["strength", "rows.strength"],
    ["rows.inner.txt", "rows.inner.text"],
  ])("%s is refused with the nearest, %s", (fields, expected) => {
    expect(issueOf(fields)).toMatchObject({ path: "fields", code: "unknown_member", expected });
  });

  test.each([
    ["rows[-1:x]", "is no path"],
    ["__proto__", "is no path"],
    ["constructor", "does not have"],
    ["rows[0:1],rows[1:2].name", "in two ways"],
    ["date[0:1]", "is no list"],
    ["rows..name", "is no path"],
    [" ", "is no path"],
    ["x".repeat(10_000), "at most 2000"],
    [Array.from({ length: 200 }, () => "date").join(","), "at most 100"],
    [7, "Send text"],
  ])("what it cannot mean is refused in words, case %#", (fields, words) => {
    const issue = issueOf(fields);
    expect(issue?.message).toContain(words);
    expect(issue?.message.length).toBeLessThan(500);
  });

  test("a detail that there is not is refused with those that there are", () => {
    expect(readForm(sky, { query: { detail: "short" } }).issues[0]).toMatchObject({
      path: "detail",
      expected: "full|standard|compact",
    });
  });

  test("are written as they are read", () => {
    for (const fields of ["rows[2:],date", "[3:9].name", "a.b[0:1].c.d"]) {
      expect(readFields(fields).ok).toBe(true);
    }
    expect(fieldsText(formOf("rows[2:],date,rows[2:].name").form.selection ?? { isWhole: true, members: {} })).toBe(
      "rows[2:],date",
    );
  });
});

describe("an answer that is too long", () => {
  const long = (count: number, width: number) => ({
    ...answer,
    rows: Array.from({ length: count }, (_, index0) => ({
      name: `n${index0}`.padEnd(width, "x"),
      strength: index0 % 7,
    })),
  });

  test("is cut at its longest list, what ranks lowest first, and says how to get the rest", () => {
    const cut = JSON.parse(JSON.stringify(inForm({ ...asked, answer: long(900, 30) }, { detail: "standard" })));
    expect(JSON.stringify(cut).length).toBeLessThanOrEqual(MOST_CHARACTERS);
    const [list] = cut.more.lists;
    expect(list).toMatchObject({ path: "rows", from: 0, total: 900 });
    expect(cut.rows).toHaveLength(list.shown);
    expect(cut.rows.at(-1).strength).toBeGreaterThan(1);
    expect(cut.others).toEqual(answer.others);
    const fields = `rows[${list.shown}:]`;
    expect(cut.more.next).toEqual({
      request: `POST /test/look-up/a%20b?detail=standard&fields=${fields}`,
      body: { date: "2026-01-01" },
      tool: "post_test_look_up_place",
      arguments: { place: "a b", date: "2026-01-01", detail: "standard", fields },
    });
  });

  test.each(["standard", "compact"] as const)("gives every item once over all its calls, %s", (detail) => {
    const whole = long(2000, 40);
    const names: string[] = [];
    let fields: string | undefined = "rows.name,others";
    for (let calls = 0; fields !== undefined && calls < 50; calls += 1) {
      const { form } = readForm(sky, { flat: { fields, detail } });
      const page = JSON.parse(JSON.stringify(inForm({ ...asked, answer: whole }, form)));
      expect(JSON.stringify(page).length).toBeLessThanOrEqual(MOST_CHARACTERS);
      names.push(...page.rows.flatMap((one: { name: string } | string[]) => (Array.isArray(one) ? one : [one.name])));
      fields = page.more?.next.arguments.fields;
    }
    const items = names.filter((name) => name !== "name");
    expect(fields).toBeUndefined();
    expect(new Set(items).size).toBe(2000);
    expect(items).toHaveLength(2000);
  });

  test("is cut in objects whose names are data as in lists", () => {
    const byName = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`name ${at} ${"x".repeat(30)}`, { at }]));
    const cut = JSON.parse(JSON.stringify(inForm({ ...asked, answer: { ...answer, byName } }, { detail: "compact" })));
    const [{ path, shown, total }] = cut.more.lists;
    expect([path, total, Object.keys(cut.byName).length]).toEqual(["byName", 900, shown]);
    const { form } = readForm(sky, { flat: cut.more.next.arguments });
    const rest = JSON.parse(JSON.stringify(inForm({ ...asked, answer: { ...answer, byName } }, form)));
    expect(Object.keys(rest.byName)[0]).toBe(Object.keys(byName)[shown]);
  });

  test("becomes compact where cutting lists does not do", () => {
    const text = "Words and words. ".repeat(2000);
    expect(inForm({ ...asked, answer: { ...answer, told: { summary: text } } }, { detail: "standard" })).toEqual(
      inForm(asked, { detail: "compact" }),
    );
  });
});
