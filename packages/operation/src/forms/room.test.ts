import { describe, expect, test } from "vitest";
import * as z from "zod";
import { defineOperation, erase, inForm, readForm } from "../index";

const counts = z.array(z.int());
const answer = {
  near: Array.from({ length: 300 }, (_, index0) => index0),
  deep: { far: { lists: [Array.from({ length: 300 }, (_, index0) => index0)] } },
  text: "x".repeat(900),
  day: "2026-01-01",
};
const operation = erase(
  defineOperation({
    id: "lookUp",
    method: "GET",
    path: "/test/look-up",
    summary: "Looks up",
    query: z.object({}),
    output: z.object({
      near: counts,
      deep: z.object({ far: z.object({ lists: z.array(counts) }) }),
      text: z.string(),
      day: z.string(),
    }),
    needs: [],
    compute: () => ({}),
    present: () => answer,
    examples: [{}],
  }),
);
const asked = { operation, input: {}, answer };

interface Answer extends Partial<typeof answer> {
  readonly more?: { readonly members?: readonly string[]; readonly next: { readonly arguments: { fields: string } } };
}
const shortened = (mostCharacters: number, fields?: string): Answer => {
  const { form } = readForm(operation, { flat: { detail: "compact", ...(fields && { fields }) } });
  return JSON.parse(JSON.stringify(inForm(asked, { ...form, mostCharacters })));
};

describe("an answer that has less room than usual", () => {
  test.each([3000, 2000, 1500, 1200])("has at most %i characters", (most) => {
    expect(JSON.stringify(shortened(most)).length).toBeLessThanOrEqual(most);
  });

  test("leaves its largest members to the next call where cutting lists is not enough, and that call gives them", () => {
    const { more, ...rest } = shortened(800);
    expect(rest).toEqual({ day: "2026-01-01" });
    expect(more?.members).toEqual(["deep", "near", "text"]);
    const next = shortened(20_000, more?.next.arguments.fields);
    expect({ ...rest, ...next }).toEqual(answer);
  });

  test("keeps all of it at full", () => {
    const { form } = readForm(operation, { flat: { detail: "full" } });
    expect(inForm(asked, { ...form, mostCharacters: 100 })).toEqual(answer);
  });
});
