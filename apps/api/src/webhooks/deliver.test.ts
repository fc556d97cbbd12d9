import { describe, expect, test } from "vitest";
import { pauseAfter, RETRY_SECONDS } from "./deliver";

const failed = { kind: "answered", status: 500 } as const;
const DAY = 86_400;

describe("the tries of a delivery", () => {
  test.each([0, 0.5, 1])("go on for a day, further and further apart, with chance %s", (chance) => {
    let [seconds, attempts] = [0, 1];
    const pauses: number[] = [];
    for (;;) {
      const pause = pauseAfter({ attempts, triedSeconds: seconds }, failed, chance);
      if (pause === undefined) break;
      pauses.push(pause);
      seconds += pause;
      attempts += 1;
    }
    expect(pauses).toHaveLength(RETRY_SECONDS.length);
    expect(pauses[0]).toBeLessThan(6);
    expect(seconds).toBeLessThanOrEqual(DAY);
    expect(seconds).toBeGreaterThan(DAY - 3 * 3_600);
  });

  test("are put off by a receiver, within the day", () => {
    const asked = (retryAfter: string, triedSeconds = 0) =>
      pauseAfter({ attempts: 1, triedSeconds }, { ...failed, retryAfter }, 0);
    expect(asked("120")).toBe(120);
    expect(asked("1")).toBe(5);
    for (const text of ["soon", "-5", "1e3", "Wed, 21 Oct 2026 07:28:00 GMT", ""]) expect(asked(text)).toBe(5);
    expect(asked("999999", 1_000)).toBe(DAY - 1_000);
  });

  test("end after a day, whatever was in between", () => {
    expect(pauseAfter({ attempts: 3, triedSeconds: DAY }, failed, 0)).toBeUndefined();
    expect(pauseAfter({ attempts: 8, triedSeconds: 10 }, failed, 0)).toBeUndefined();
  });
});
