import type { LinesMade } from "./line-messages";
import { linesMade, linesSent } from "./line-messages";

/** A server process, as far as lines are passed on to it. */
export interface Member {
  isConnected(): boolean;
  send(message: unknown): unknown;
}

interface PassedOn {
  readonly from: Member;
  readonly to: Member;
}

/** Passes groups of lines on between server processes, each to the one that has the fewest of others. */
export interface LineExchange {
  hear(from: Member, message: unknown): void;
  /** Sends the groups back that a process had when it ended. */
  leave(member: Member): void;
}

export function lineExchange(members: Iterable<Member>): LineExchange {
  const passedOn = new Map<string, PassedOn>();

  const countAt = (member: Member): number => [...passedOn.values()].filter(({ to }) => to === member).length;

  const fewest = (from: Member): Member | undefined => {
    const others = [...members].filter((member) => member !== from && member.isConnected());
    return others.sort((one, other) => countAt(one) - countAt(other))[0];
  };

  const answer = (to: Member, message: LinesMade): void => {
    if (to.isConnected()) to.send(message);
  };

  return {
    hear: (from, message) => {
      const sent = linesSent.safeParse(message);
      if (sent.success) {
        const { id } = sent.data;
        const to = fewest(from);
        if (to === undefined) return answer(from, { kind: "made", id });
        passedOn.set(id, { from, to });
        to.send(sent.data);
        return;
      }
      const made = linesMade.safeParse(message);
      const one = made.success ? passedOn.get(made.data.id) : undefined;
      if (!made.success || one === undefined) return;
      passedOn.delete(made.data.id);
      answer(one.from, made.data);
    },
    leave: (member) => {
      for (const [id, { from, to }] of passedOn) {
        if (from !== member && to !== member) continue;
        passedOn.delete(id);
        if (to === member) answer(from, { kind: "made", id });
      }
    },
  };
}
