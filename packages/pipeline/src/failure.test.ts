import { DomainError } from "@almagest/operation";
import { expect, test } from "vitest";
import { failureOf } from "./failure";

test("a refusal of the domain has an issue where it names the member to change, and none else", () => {
  const named = failureOf(new DomainError("unprocessable_entity", "Send a later day.", {}, "targetDate"));
  expect(named).toMatchObject({ costs: true, isIncident: false });
  expect(named.refusal).toEqual({
    code: "unprocessable_entity",
    error: "Send a later day.",
    issues: [{ path: "targetDate", message: "Send a later day.", code: "custom" }],
  });
  const { refusal } = failureOf(new DomainError("not_found", "There is none."));
  expect(refusal).toEqual({ code: "not_found", error: "There is none." });
});
