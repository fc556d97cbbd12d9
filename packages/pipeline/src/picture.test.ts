import { DomainError, ForeignAnswerError } from "@almagest/operation";
import { expect, test } from "vitest";
import * as z from "zod";
import { svgOf } from "./picture";

const name = { en: "a", tr: "a", de: "a", es: "a", hi: "a", pt: "a", fr: "a", ru: "a", "zh-Hans": "a", "zh-Hant": "a" };

/** The failure of a picture that throws when it is drawn. */
function thrownWith(error: unknown): unknown {
  const picture = {
    operation: "listThings",
    form: "table",
    title: name,
    options: z.object({}),
    parse: () => ({ ok: true, value: {} }) as const,
    svg: () => {
      throw error;
    },
  };
  try {
    return svgOf({ picture, options: {} }, {});
  } catch (thrown) {
    return thrown;
  }
}

test("an answer with nothing to draw is refused in the picture's own words", () => {
  const refusal = new DomainError("unprocessable_entity", "There is nothing to draw: send another offset.");
  expect(thrownWith(refusal)).toBe(refusal);
});

test.each([
  ["does not fit", new ForeignAnswerError("not this one", [{ path: "reversed", message: "a boolean", code: "type" }])],
  ["fails", new RangeError("Invalid array length")],
])("a picture that %s is a fault inside, with the error as its cause", (_, error) => {
  expect(thrownWith(error)).toMatchObject({
    name: "InvariantError",
    code: "internal_error",
    state: { operation: "listThings", form: "table" },
    cause: error,
  });
});
