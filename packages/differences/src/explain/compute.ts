export interface DifferencesExplainFacts {
  readonly date: string;
}

/** TODO: compute the facts, unrounded and without language, and say here after which source */
export function computeDifferencesExplain({ date }: { readonly date: string }): DifferencesExplainFacts {
  return { date };
}
