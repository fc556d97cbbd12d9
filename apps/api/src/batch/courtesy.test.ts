import { describe, expect, it } from "vitest";
import { courtesy } from "./courtesy";

const NEVER = new Promise<void>(() => undefined);

describe("lines beside calls", () => {
  it("do not wait where nobody calls", async () => {
    const { turn } = courtesy(() => 0);
    await expect(turn()).resolves.toBeUndefined();
  });

  it("wait for a call that is under way, and some milliseconds after it", async () => {
    let nowMs = 0;
    const { calling, turn } = courtesy(() => nowMs);
    let end = (): void => undefined;
    const call = calling(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    let hasTurn = false;
    const waiting = turn().then(() => {
      hasTurn = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(hasTurn).toBe(false);
    end();
    await call;
    nowMs = 3;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(hasTurn).toBe(false);
    nowMs = 4;
    await waiting;
    expect(hasTurn).toBe(true);
  });

  it("have a turn in the end beside a call that does not end, one batch after another", async () => {
    let nowMs = 0;
    const { calling, turn } = courtesy(() => nowMs);
    void calling(() => NEVER);
    const turns: string[] = [];
    const first = turn().then(() => turns.push("first"));
    const second = turn().then(() => turns.push("second"));
    await new Promise((resolve) => setTimeout(resolve, 10));
    nowMs = 250;
    await first;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(turns).toEqual(["first"]);
    nowMs = 500;
    await second;
    expect(turns).toEqual(["first", "second"]);
  });
});
