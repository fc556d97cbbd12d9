/** The time was up. */
export class LateAnswer extends Error {
  override readonly name = "LateAnswer";
}

/**
 * An answer that is already there when the time is up counts: a busy process reads its sockets before it gives up.
 * @throws LateAnswer where there is none; the work goes on.
 */
export async function answerWithin<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => setImmediate(reject, new LateAnswer(`no answer in ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([answer, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
