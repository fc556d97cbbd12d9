/** Names of the people, where the operation takes them. */
export interface DisplayNames {
  readonly person1?: string | undefined;
  readonly person2?: string | undefined;
}

/** Names appear only where both people have one. */
export function hasBoth(names: DisplayNames): boolean {
  return Boolean(names.person1?.trim() && names.person2?.trim());
}
