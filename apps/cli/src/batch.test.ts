import { describe, expect, it } from "vitest";
import { runTool } from "../test/fake-terminal";

const CARD = { id: "card", operation: "getCard", input: { id: "star", fields: "name" } };
const linesOf = (text: string): readonly unknown[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("almagest batch", () => {
  it("answers each line in its place and counts them at the end, as the service does", async () => {
    const sky = { date: "2026-11-21", fields: "phase" };
    const input = [CARD, { id: 2, operation: "get_astrology_moon_phase_current", input: sky }].map((line) =>
      JSON.stringify(line),
    );
    const { code, out, err } = await runTool(["batch", "lines.ndjson"], { input: [...input, ""] });
    expect([code, err]).toEqual([0, ""]);
    expect(linesOf(out)).toMatchObject([
      { line: 1, id: "card", status: 200, answer: { name: "The Star" } },
      { line: 2, id: 2, status: 200, answer: { phase: expect.any(String) } },
      { done: true, answered: 2, refused: 0 },
    ]);
  });

  it("tells the error of a line, goes on, and ends with 1", async () => {
    const input = ["{", JSON.stringify(CARD), JSON.stringify({ id: "x", operation: "nothing" })];
    const { code, out, err } = await runTool(["batch"], { input });
    expect([code, err]).toEqual([1, "almagest: 2 lines have no answer.\n"]);
    expect(linesOf(out)).toMatchObject([
      { line: 1, status: 400, error: { code: "bad_request" } },
      { line: 2, status: 200 },
      { line: 3, id: "x", status: 400, error: { issues: [{ path: "operation" }] } },
      { done: true, answered: 1, refused: 2 },
    ]);
  });

  it("says that a file cannot be read", async () => {
    const { code, err } = await runTool(["batch", "nowhere.ndjson"]);
    expect([code, err]).toEqual([2, expect.stringContaining("nowhere.ndjson")]);
  });
});
