import type { KeptEvent } from "./kept-rows";

/** The events found by a search of the library, under the name of the kept events. */
export interface OwnEvent {
  readonly key: string;
  readonly jdTt: number;
}

export interface Matched {
  readonly pairs: readonly { readonly own: OwnEvent; readonly kept: KeptEvent }[];
  /** The events that only one side has. */
  readonly alone: readonly string[];
}

/** Two events of one name further apart are two events. */
const SAME_EVENT_DAYS = 0.01;

/** Each event of the library with the nearest recorded one of its name, each used once. */
export function matched(own: readonly OwnEvent[], kept: readonly KeptEvent[]): Matched {
  const left = new Map<string, KeptEvent[]>();
  for (const event of kept) left.set(event.key, [...(left.get(event.key) ?? []), event]);
  const pairs: { own: OwnEvent; kept: KeptEvent }[] = [];
  const alone: string[] = [];
  for (const event of own) {
    const nearest = takeNearest(left.get(event.key) ?? [], event.jdTt);
    if (nearest === undefined) alone.push(`the library's ${event.key} at TT ${event.jdTt}`);
    else pairs.push({ own: event, kept: nearest });
  }
  for (const { key, jdTt } of [...left.values()].flat()) alone.push(`swetest's ${key} at TT ${jdTt}`);
  return { pairs, alone };
}

function takeNearest(events: KeptEvent[], jdTt: number): KeptEvent | undefined {
  const distances = events.map((event) => Math.abs(event.jdTt - jdTt));
  const index0 = distances.indexOf(Math.min(...distances));
  return (distances[index0] ?? Number.POSITIVE_INFINITY) > SAME_EVENT_DAYS ? undefined : events.splice(index0, 1)[0];
}
