import { expect, test } from "vitest";
import { invalidInput } from "./refusals";

const LANG = { path: "lang", code: "invalid_value", message: "lang is no language here. Send one of en, de." };

test("one problem that the picture and its operation both tell is one", () => {
  expect(invalidInput([LANG, { ...LANG }])).toEqual({ code: "validation_error", error: LANG.message, issues: [LANG] });
});

test("two problems of one field, and one message of two fields, are two", () => {
  const other = { ...LANG, message: "lang is sent twice. Send it once." };
  expect(invalidInput([LANG, other]).error).toBe("2 problems with lang. Each is explained in issues.");
  expect(invalidInput([LANG, { ...LANG, path: "language" }]).issues).toHaveLength(2);
});
