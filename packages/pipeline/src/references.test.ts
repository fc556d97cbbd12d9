import { defineOperation, erase } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { answerText } from "./answer";

const picture = z.string().meta({ format: "uri-reference" });

function answering(output: z.ZodType, answer: unknown) {
  return erase(
    defineOperation({
      id: "show",
      method: "GET",
      path: "/test/show",
      summary: "Shows",
      output,
      needs: [],
      compute: () => answer,
      present: (facts) => facts,
      examples: [{}],
    }),
  );
}

const shape = z.object({
  url: picture,
  text: z.string(),
  none: picture.nullable(),
  missing: picture.optional(),
  deep: z.array(z.object({ card: z.object({ url: picture, id: z.string() }) })),
});

const answer = {
  url: "/img/a.svg",
  text: "/img/a.svg",
  none: null,
  deep: [{ card: { url: "/img/b.svg", id: "b" } }, { card: { url: "https://elsewhere.example/c.svg", id: "c" } }],
};

describe("an answer's references", () => {
  it("become addresses under the service's own, wherever the schema declares one, in the order they had", () => {
    expect(answerText(answering(shape, answer), {}, {}, "https://api.example.com/base")).toBe(
      JSON.stringify({
        ...answer,
        url: "https://api.example.com/base/img/a.svg",
        deep: [
          { card: { url: "https://api.example.com/base/img/b.svg", id: "b" } },
          { card: { url: "https://elsewhere.example/c.svg", id: "c" } },
        ],
      }),
    );
  });

  it("are left out where no service would answer them, and others are not", () => {
    const { url: _, ...others } = answer;
    const deep = [{ card: { id: "b" } }, { card: { url: "https://elsewhere.example/c.svg", id: "c" } }];
    expect(answerText(answering(shape, answer), {}, {}, undefined)).toBe(JSON.stringify({ ...others, deep }));
  });

  it("leave what the operation gave unchanged", () => {
    const before = structuredClone(answer);
    answerText(answering(shape, answer), {}, {}, "https://api.example.com");
    expect(answer).toEqual(before);
  });
});
