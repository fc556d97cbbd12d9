/** Work that must finish although nobody may wait for it any more. */
export interface UnderWay {
  tracked<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Promise<Value>,
  ): (...args: Args) => Promise<Value>;
  /** Resolves when no work is left, including work started by work that ends. */
  over(): Promise<void>;
}

export function underWay(): UnderWay {
  const all = new Set<Promise<unknown>>();
  return {
    tracked:
      (work) =>
      (...args) => {
        const promise = work(...args);
        all.add(promise);
        const forget = (): void => void all.delete(promise);
        promise.then(forget, forget);
        return promise;
      },
    over: async () => {
      while (all.size > 0) await Promise.allSettled(all);
    },
  };
}
