export interface {{Operation}}Facts {
  readonly date: string;
}

/** TODO: compute the facts, unrounded and without language, and say here after which source */
export function compute{{Operation}}({ date }: { readonly date: string }): {{Operation}}Facts {
  return { date };
}
