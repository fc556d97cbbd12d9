import { ForeignAnswerError, InvariantError } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { createLog } from "./log";

function kept(level: "info" | "error" = "info") {
  const lines: string[] = [];
  const log = createLog(level, { write: (line: string) => lines.push(line) });
  return { log, lines: () => lines.map((line) => JSON.parse(line)) };
}

const line = { requestId: "r", method: "GET", route: "/health", status: 200, ms: 0.1, transport: "rest" } as const;

describe("the log", () => {
  it("writes a request as one line of JSON with its time", () => {
    const { log, lines } = kept();
    log.request(line);
    expect(lines()).toEqual([{ level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), msg: "request", ...line }]);
  });

  it("raises a failed request to an error", () => {
    const { log, lines } = kept("error");
    log.request(line);
    log.request({ ...line, status: 500 });
    expect(lines()).toMatchObject([{ level: 50, status: 500 }]);
  });

  it("keeps the stack and the state of an incident", () => {
    const { log, lines } = kept();
    log.error({ message: "failed", error: new InvariantError("inside", { deg: 1 }), operationId: "o", requestId: "r" });
    expect(lines()).toMatchObject([
      {
        msg: "failed",
        operationId: "o",
        requestId: "r",
        err: { message: "inside", state: { deg: 1 }, stack: expect.stringContaining("log.test") },
      },
    ]);
  });

  it("logs the cause of an incident with its type, message, stack and issues", () => {
    const { log, lines } = kept();
    const issues = [{ path: "reversed", message: "Invalid input: expected boolean, received object", code: "invalid" }];
    const cause = new ForeignAnswerError("not drawn", issues);
    log.error({ message: "failed", error: new InvariantError("inside", { form: "card" }, cause), requestId: "r" });
    expect(lines()).toMatchObject([
      {
        err: {
          type: "InvariantError",
          message: "inside",
          state: { form: "card" },
          cause: {
            type: "ForeignAnswerError",
            message: "not drawn",
            stack: expect.stringContaining("log.test"),
            issues,
          },
        },
      },
    ]);
  });
});
