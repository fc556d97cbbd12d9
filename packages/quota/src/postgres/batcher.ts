import { InvariantError } from "@almagest/operation";

interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (answer: Out) => void;
  readonly reject: (error: unknown) => void;
}

/** Lets calls gather that arrive nearly together. Neither promise is ever rejected. */
export interface Pace {
  /** Resolves as soon as the work that is due now is done. */
  readonly turn: () => Promise<void>;
  /** Resolves after about a millisecond. */
  readonly pause: () => Promise<void>;
}

/**
 * Joins calls: while one batch is under way, those that arrive wait together and go as the next one, in the order of
 * arrival. A batch that fails fails for its own items; the next one is tried.
 *
 * With a pace the first batch takes what arrives in the same turn, and a batch of several is followed by a pause:
 * where many call at once, the next ones are about to come. A lone caller never waits for a pause.
 * @param run answers one result for each item, in their order.
 * @param mostItems the largest batch, 1 or more.
 */
export function batcher<In, Out>(
  run: (items: readonly In[]) => Promise<readonly Out[]>,
  mostItems: number,
  pace?: Pace,
): (item: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];
  let isRunning = false;

  const drain = async (): Promise<void> => {
    isRunning = true;
    if (pace !== undefined) await pace.turn();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostItems);
      waiting = waiting.slice(mostItems);
      await settle(batch, run);
      if (pace !== undefined && batch.length > 1 && waiting.length < mostItems) await pace.pause();
    }
    isRunning = false;
  };

  return (item) =>
    new Promise<Out>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void drain();
    });
}

async function settle<In, Out>(
  batch: readonly Waiting<In, Out>[],
  run: (items: readonly In[]) => Promise<readonly Out[]>,
): Promise<void> {
  try {
    const answers = await run(batch.map(({ item }) => item));
    if (answers.length !== batch.length) {
      throw new InvariantError("each item has its answer", { items: batch.length, answers: answers.length });
    }
    for (const [index0, answer] of answers.entries()) batch[index0]?.resolve(answer);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
