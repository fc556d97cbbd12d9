import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { watchOutput } from "./output";

function watched() {
  const [stdout, stderr] = [new EventEmitter(), new EventEmitter()];
  const said: string[] = [];
  const isLost = watchOutput({ stdout, stderr }, (text) => said.push(text));
  const fails = (stream: EventEmitter, code: string) => stream.emit("error", Object.assign(new Error(code), { code }));
  return { said, isLost, out: (code: string) => fails(stdout, code), err: (code: string) => fails(stderr, code) };
}

describe("output that cannot be written", () => {
  test("is one line and a failure, however often it is tried", () => {
    const { said, isLost, out } = watched();
    for (const code of ["ENOSPC", "ENOSPC", "EIO"]) out(code);
    expect([isLost(), said]).toEqual([true, [expect.stringMatching(/^almagest: .*ENOSPC.*\n$/)]]);
  });

  test("is neither where the reader has seen enough, nor where nothing can be said any more", () => {
    const { said, isLost, out, err } = watched();
    out("EPIPE");
    err("EPIPE");
    err("ENOSPC");
    expect([isLost(), said]).toEqual([false, []]);
  });
});
