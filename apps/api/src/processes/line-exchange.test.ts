import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { idleJob as job, idleResult as resultOf } from "../../test/jobs";
import { lineExchange, type Member } from "./line-exchange";
import { linePeers, type ParentPort, serveLines } from "./line-peers";

/** Server processes that compute lines when they are let, on one exchange. */
function crewOf(count: number) {
  const members: (Member & { readonly wire: EventEmitter; isAlive: boolean; jobs: number })[] = [];
  const exchange = lineExchange(members);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const processes = Array.from({ length: count }, () => {
    const wire = new EventEmitter();
    const member = {
      wire,
      isAlive: true,
      jobs: 0,
      isConnected: () => member.isAlive,
      send: (message: unknown) => wire.emit("message", message),
    };
    members.push(member);
    const port: ParentPort = {
      send: (message) => exchange.hear(member, message),
      onMessage: (hear) => void wire.on("message", hear),
    };
    serveLines(port, async (jobs) => {
      member.jobs += jobs.length;
      await gate;
      return jobs.map(resultOf);
    });
    return { member, peers: linePeers(port, count - 1) };
  });
  const leave = (member: (typeof members)[number]): void => {
    member.isAlive = false;
    members.splice(members.indexOf(member), 1);
    exchange.leave(member);
  };
  return { processes, open, leave };
}

describe("lines among server processes", () => {
  it("go to the others, at most two groups for each, and their results come back", async () => {
    const { processes, open } = crewOf(3);
    const [first, second, third] = processes;
    const asked = [1, 2, 3, 4].map((group) => first?.peers.offer([job(`line ${group}`)]));
    expect(first?.peers.offer([job("one too many")])).toBeUndefined();
    expect([first?.member.jobs, second?.member.jobs, third?.member.jobs]).toEqual([0, 2, 2]);
    open();
    const bodies = (await Promise.all(asked)).flatMap((results = []) =>
      results.map((result) => result.ok && new TextDecoder().decode(result.body)),
    );
    expect(bodies).toEqual(["line 1", "line 2", "line 3", "line 4"]);
    expect(first?.peers.offer([job("the next")])).toBeDefined();
  });

  it("come back without results from a process that ends, and for a while nothing more is offered", async () => {
    const { processes, leave } = crewOf(2);
    const [first, second] = processes;
    const asked = first?.peers.offer([job("lost")]);
    if (second !== undefined) leave(second.member);
    await expect(asked).rejects.toThrow("no other process");
    expect(first?.peers.offer([job("later")])).toBeUndefined();
  });

  it("count as lost where a process does not answer in time", async () => {
    const silent: ParentPort = { send: () => undefined, onMessage: () => undefined };
    await expect(linePeers(silent, 1, 20).offer([job("unheard")])).rejects.toThrow("no other process");
  });

  it("come back at once where there is no other process", async () => {
    const { processes, leave } = crewOf(2);
    const [first, second] = processes;
    if (second !== undefined) leave(second.member);
    await expect(first?.peers.offer([job("alone")])).rejects.toThrow("no other process");
  });
});
