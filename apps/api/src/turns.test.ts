import { describe, expect, it } from "vitest";
import { fairTurns } from "./turns";

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that advances only with work. */
function clocked() {
  let nowMs = 0;
  const inTurn = fairTurns(() => nowMs);
  const work = (ms: number, name: string, done: string[]) =>
    inTurn(() => {
      nowMs += ms;
      done.push(name);
      return name;
    });
  return { inTurn, work };
}

describe("calculations that become due together", () => {
  it("run at once while they are short, in their order, and give their results", async () => {
    const { work } = clocked();
    const done: string[] = [];
    const results = ["a", "b", "c"].map((name) => work(1, name, done));
    expect(done).toEqual(["a", "b", "c"]);
    expect(await Promise.all(results)).toEqual(["a", "b", "c"]);
  });

  it("leave the event loop to everybody else between two long ones", async () => {
    const { work } = clocked();
    const done: string[] = [];
    const all = Promise.all(["a", "b", "c"].map((name) => work(20, name, done)));
    expect(done).toEqual(["a"]);
    await nextRound();
    expect(done).toEqual(["a", "b"]);
    await nextRound();
    expect(done).toEqual(["a", "b", "c"]);
    expect(await all).toEqual(["a", "b", "c"]);
  });

  it("keep their order where a short one comes after long ones", async () => {
    const { work } = clocked();
    const done: string[] = [];
    const long = [work(20, "a", done), work(20, "b", done)];
    const short = work(1, "c", done);
    await Promise.all([...long, short]);
    expect(done).toEqual(["a", "b", "c"]);
  });

  it("fail without affecting others", async () => {
    const { inTurn, work } = clocked();
    const done: string[] = [];
    await work(20, "a", done);
    const failing = inTurn(() => {
      throw new RangeError("no");
    });
    const after = work(1, "b", done);
    await expect(failing).rejects.toThrow("no");
    expect(await after).toBe("b");
  });
});
