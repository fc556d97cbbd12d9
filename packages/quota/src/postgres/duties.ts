/** Work that has to be done some time, even if the call that left it behind fails. */
export interface Duties {
  /** Takes up a piece of work that changes nothing when it is done twice; it is tried until it succeeds. */
  add(work: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
}

type Work = () => Promise<void>;

/** The longest pause has this number; the database may be away for hours. */
const LONGEST_PAUSE = 6;

/** Pieces are tried together, so that batchers can join them. */
export function duties(pause: (attempt: number) => Promise<void>): Duties {
  let waiting: Work[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    for (let attempt = 1; waiting.length > 0; attempt += 1) {
      await pause(Math.min(attempt, LONGEST_PAUSE));
      const tried = waiting;
      waiting = [];
      const left = await failedOf(tried);
      if (left.length < tried.length) attempt = 0;
      waiting = [...left, ...waiting];
    }
    running = undefined;
  };

  return {
    add: (work) => {
      waiting.push(work);
      running ??= run();
    },
    settled: async () => running,
  };
}

async function failedOf(tried: readonly Work[]): Promise<Work[]> {
  const outcomes = await Promise.allSettled(tried.map((work) => work()));
  return tried.filter((_, index0) => outcomes[index0]?.status === "rejected");
}
