import {
  type Evidence,
  type Interval,
  type LifeEventKind,
  type PlanetId,
  type SearchedSky,
  type Stance,
  staysOf,
} from "@almagest/sky";
import { type EventContact, type Touch, touchesOf } from "../birth-time/events";
import type { NatalSearch } from "../birth-time/search";
import type { ContactAspect } from "../progressions/contacts";
import { EVENT_RULES } from "./rules";

const SECOND_MS = 1000;

/** An event with the instant that its day is taken at. */
export interface DatedEvent {
  readonly kind: LifeEventKind;
  readonly eventMs: number;
}

/** A fitting planet at the axis of an event, through a stretch of births. */
export interface ContactFact extends Omit<EventContact, "event0"> {
  readonly aspect: ContactAspect;
  /** Degrees from exact at both ends of the stretch, not signed. */
  readonly orbFromDeg: number;
  readonly orbToDeg: number;
  /** The second nearest to the exact contact, where the stretch has it. */
  readonly exactEpochMs: number | undefined;
  /** The solar arc at the first second; undefined of a transit. */
  readonly arcDeg: number | undefined;
}

/** Transits of a day without an hour: Mars goes half a degree in it, and is left to the arcs. */
const TOO_FAST: readonly PlanetId[] = ["mars"];

/**
 * The evidence of an event by the axis of its kind: for it where a fitting planet touches the axis, against it where
 * nothing does, neither where others do. The whole span in order, cut wherever a contact begins or ends.
 */
export function eventPieces(search: NatalSearch, { kind, eventMs }: DatedEvent): readonly Evidence<Touch>[] {
  const { sky } = search;
  const { angle, planets } = EVENT_RULES[kind];
  const touches = touchesOf(search, { eventMs, event0: 0, angles: [angle] })
    .filter(({ contact }) => contact.timing !== "transit" || !TOO_FAST.includes(contact.planet))
    .map((touch) => ({ touch, stays: staysOf(sky, touch.member) }));
  const starts = new Set([
    sky.span.fromEpochMs,
    ...touches.flatMap(({ stays }) => stays.map(({ fromEpochMs }) => fromEpochMs)),
  ]);
  const inOrder = [...starts].sort((a, b) => a - b);
  const pieces = inOrder.map((fromEpochMs, index0): Evidence<Touch> => {
    const toEpochMs = (inOrder[index0 + 1] ?? sky.span.toEpochMs + SECOND_MS) - SECOND_MS;
    const holding = touches
      .filter(({ stays }) => stays.findLast((stay) => stay.fromEpochMs <= fromEpochMs)?.value === true)
      .map(({ touch }) => touch);
    const facts = holding.filter(({ contact }) => planets.includes(contact.planet));
    return { fromEpochMs, toEpochMs, stance: stanceOf(holding, facts), facts };
  });
  return joined(pieces);
}

function stanceOf(holding: readonly Touch[], fitting: readonly Touch[]): Stance {
  if (fitting.length > 0) return "for";
  return holding.length === 0 ? "against" : "neither";
}

/** Others that come and go beside the fitting ones change nothing. */
function joined(pieces: readonly Evidence<Touch>[]): readonly Evidence<Touch>[] {
  const found: Evidence<Touch>[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const isSame =
      last?.stance === piece.stance &&
      last.facts.length === piece.facts.length &&
      last.facts.every((one, index0) => one === piece.facts[index0]);
    if (last !== undefined && isSame) found[found.length - 1] = { ...last, toEpochMs: piece.toEpochMs };
    else found.push(piece);
  }
  return found;
}

/** The figures of a contact through a stretch, by the engine. */
export function measured({ ephemeris }: SearchedSky, touch: Touch, { fromEpochMs, toEpochMs }: Interval): ContactFact {
  const { event0: _, ...contact } = touch.contact;
  const offAt = (epochMs: number): number => touch.offExactAt(ephemeris, epochMs);
  return {
    ...contact,
    aspect: touch.aspectAt(ephemeris, fromEpochMs),
    orbFromDeg: Math.abs(offAt(fromEpochMs)),
    orbToDeg: Math.abs(offAt(toEpochMs)),
    exactEpochMs: exactIn(offAt, { fromEpochMs, toEpochMs }),
    arcDeg: touch.arcAt?.(fromEpochMs),
  };
}

/** By halves: within its orb a contact is exact once, or not at all. */
function exactIn(offAt: (epochMs: number) => number, { fromEpochMs, toEpochMs }: Interval): number | undefined {
  const first = offAt(fromEpochMs);
  if (Math.sign(first) === Math.sign(offAt(toEpochMs))) return undefined;
  let [before, after] = [fromEpochMs, toEpochMs];
  while (after - before > SECOND_MS) {
    const middle = before + SECOND_MS * Math.floor((after - before) / (2 * SECOND_MS));
    if (Math.sign(offAt(middle)) === Math.sign(first)) before = middle;
    else after = middle;
  }
  return Math.abs(offAt(before)) < Math.abs(offAt(after)) ? before : after;
}
