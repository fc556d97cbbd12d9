import { describe, expect, test } from "vitest";
import eased from "../../texts/en/eased.json" with { type: "json" };
import lessons from "../../texts/en/lessons.json" with { type: "json" };

describe("the text of a missing digit", () => {
  const told = [...Object.values(lessons), ...Object.values(eased)].map(({ description }) => description);

  test("tells no schooldays and no past", () => {
    for (const text of told) expect(text).not.toMatch(/\b(?:in class|at school|as a child|you (?:had|were|did))\b/i);
  });

  test("passes no verdict on the work and the judgment that a core number of the chart may praise", () => {
    for (const text of told) {
      expect(text).not.toMatch(
        /sound and gray|borrow conclusions|stays unexamined|tell another story|or of everything/,
      );
    }
  });
});
