import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { stopOnSignals } from "./signals";

function process() {
  const source = new EventEmitter();
  const codes: number[] = [];
  const gate: { finish: () => void; fail: () => void } = { finish: () => undefined, fail: () => undefined };
  let stops = 0;
  const stop = (): Promise<void> => {
    stops += 1;
    return new Promise((resolve, reject) => {
      gate.finish = resolve;
      gate.fail = () => reject(new Error("stuck"));
    });
  };
  stopOnSignals({ on: (signal, listener) => source.on(signal, listener) }, stop, (code) => codes.push(code));
  return { source, codes, gate, stops: () => stops };
}

describe.each(["SIGTERM", "SIGINT"])("%s", (signal) => {
  it("stops once and exits with 0 when all is done", async () => {
    const { source, codes, gate, stops } = process();
    source.emit(signal);
    expect([stops(), codes]).toEqual([1, []]);
    gate.finish();
    await expect.poll(() => codes).toEqual([0]);
  });

  it("a second time exits at once with 1", () => {
    const { source, codes, stops } = process();
    source.emit(signal);
    source.emit("SIGINT");
    expect([stops(), codes]).toEqual([1, [1]]);
  });

  it("exits with 1 where the stop fails", async () => {
    const { source, codes, gate } = process();
    source.emit(signal);
    gate.fail();
    await expect.poll(() => codes).toEqual([1]);
  });
});
