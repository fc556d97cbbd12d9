import { setImmediate as turn } from "node:timers/promises";
import type { LinesEnd } from "./lines";

/** The answer to a line as UTF-8, in pieces. */
export type Pieces = readonly Uint8Array[];

export interface StreamParts<Line> {
  readonly lines: AsyncGenerator<Line, LinesEnd>;
  /** Bytes that an answer to this line may have. */
  readonly weigh: (line: Line) => number;
  /** Never rejects. */
  readonly answer: (line: Line) => Promise<Pieces>;
  /** The last line. */
  readonly last: (end: LinesEnd) => Promise<Pieces>;
  /** Whether answers keep the order of the lines. */
  readonly isOrdered: boolean;
  /** Awaited after every few lines. */
  readonly turn?: (() => Promise<void>) | undefined;
  /** Called once, when nothing more is read or written. */
  readonly onClose: () => void;
}

/** Lines under way at once: enough for a full statement while a thread computes. */
const MOST_RUNNING = 128;
/** Bytes of answers that wait for the reader, and of those under way by their weight. */
const MOST_HELD_BYTES = 12 * 1024 * 1024;
/** Lines are started for this long before everything else has its turn. */
const TURN_MS = 1;
/** So many lines beside other calls: one group of a thread, whose answers come together. */
const TURN_LINES = 8;
/** A reader that takes nothing for so long is cut off. */
const STALLED_MS = 600_000;

/** The place of an answer among the others; its pieces once it is there. */
interface Slot {
  pieces?: Pieces;
}

/**
 * Answers lines while they come. It reads no further line while the reader leaves too many answers unread, so what it
 * holds is bounded whatever either side does.
 */
export function answerStream<Line>(parts: StreamParts<Line>): ReadableStream<Uint8Array> {
  const { lines, weigh, answer, last, isOrdered, turn: courteous, onClose } = parts;
  const slots: Slot[] = [];
  const changed = bell();
  let running = 0;
  let heldBytes = 0;
  let isOver = false;
  let isClosed = false;
  let stalled: NodeJS.Timeout | undefined;

  const close = (): void => {
    clearTimeout(stalled);
    if (isClosed) return;
    isClosed = true;
    changed.ring();
    onClose();
  };

  const keep = (slot: Slot, pieces: Pieces): void => {
    heldBytes += bytesOf(pieces);
    slot.pieces = pieces;
    changed.ring();
  };

  const start = async (line: Line, weight: number): Promise<void> => {
    const slot: Slot = {};
    if (isOrdered) slots.push(slot);
    running += 1;
    heldBytes += weight;
    const pieces = await answer(line);
    running -= 1;
    heldBytes -= weight;
    if (!isOrdered) slots.push(slot);
    keep(slot, pieces);
  };

  /** One line is always answered, however large its answer may be, once those before it are read. */
  const hasRoom = (weight: number): boolean =>
    heldBytes === 0 || (running < MOST_RUNNING && heldBytes + weight <= MOST_HELD_BYTES);

  const feed = async (): Promise<void> => {
    let turnMs = performance.now();
    let started = 0;
    while (!isClosed) {
      const next = await lines.next();
      if (next.done) return finish(next.value);
      const weight = weigh(next.value);
      while (!hasRoom(weight) && !isClosed) await changed.next();
      if (isClosed) break;
      void start(next.value, weight);
      started += 1;
      if (started % TURN_LINES === 0) await courteous?.();
      if (performance.now() - turnMs < TURN_MS) continue;
      await turn();
      turnMs = performance.now();
    }
    await lines.return("broken");
  };

  const finish = async (end: LinesEnd): Promise<void> => {
    while (running > 0) await changed.next();
    const pieces = await last(end);
    const slot: Slot = {};
    slots.push(slot);
    isOver = true;
    keep(slot, pieces);
  };

  /** Not joined: a copy of each answer would bring about twice as many collections of the whole heap. */
  const ready = (): Pieces => {
    const end = slots.findIndex(({ pieces }) => pieces === undefined);
    const given = slots.splice(0, end === -1 ? slots.length : end).flatMap(({ pieces = [] }) => pieces);
    if (given.length === 0) return given;
    heldBytes -= bytesOf(given);
    changed.ring();
    return given;
  };

  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        feed().catch((error: unknown) => {
          if (!isClosed) controller.error(error);
          close();
        });
      },
      pull: async (controller) => {
        clearTimeout(stalled);
        let pieces = ready();
        while (pieces.length === 0 && !isOver && !isClosed) {
          await changed.next();
          pieces = ready();
        }
        for (const piece of pieces) controller.enqueue(piece);
        if (isOver && slots.length === 0) {
          controller.close();
          close();
        } else if (!isClosed) {
          stalled = setTimeout(() => {
            controller.error(new Error("the reader takes no more"));
            close();
          }, STALLED_MS).unref();
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

function bytesOf(pieces: Pieces): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** Wakes everybody who waits for the next change. */
function bell(): { ring(): void; next(): Promise<void> } {
  let wake: (() => void)[] = [];
  return {
    ring: () => {
      const woken = wake;
      wake = [];
      for (const one of woken) one();
    },
    next: () => new Promise((resolve) => wake.push(resolve)),
  };
}
