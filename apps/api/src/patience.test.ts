import { isStorageAway } from "@almagest/quota";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callPatience } from "./patience";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Database work that takes this long. */
const taking = (ms: number): Promise<string> => new Promise((resolve) => setTimeout(resolve, ms, "done"));
const never = new Promise<string>(() => undefined);

describe("the patience of a call", () => {
  it("is one for all of its statements", async () => {
    const { wait, spentMs } = callPatience(500, 2_000);
    const first = wait(taking(900));
    await vi.advanceTimersByTimeAsync(900);
    expect(await first).toBe("done");
    expect(spentMs()).toBe(1_400);
    const second = wait(never).catch(isStorageAway);
    await vi.advanceTimersByTimeAsync(610);
    expect(await second).toBe(true);
    const third = wait(never).catch(isStorageAway);
    await vi.advanceTimersByTimeAsync(10);
    expect(await third).toBe(true);
  });

  it("takes a result that is there although the time is up, and passes on failures", async () => {
    const { wait } = callPatience(2_000, 2_000);
    const there = wait(Promise.resolve("there"));
    await vi.advanceTimersByTimeAsync(10);
    expect(await there).toBe("there");
    await expect(wait(Promise.reject(new TypeError("a bug")))).rejects.toThrow(TypeError);
  });
});
