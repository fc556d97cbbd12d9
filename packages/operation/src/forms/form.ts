/** The amount of an answer that is sent. */
export const DETAILS = ["full", "standard", "compact"] as const;

/**
 * `full`: all of it. `standard`: without long prose, points to draw by and what each row repeats. `compact`: without any
 * prose, and lists of objects as rows under the names of their members.
 */
export type Detail = (typeof DETAILS)[number];

/** Characters of an answer that is not `full`, at most, where nothing else is said. */
export const MOST_CHARACTERS = 20_000;

/** A stretch of a list, from and up to a zero-based index; to its end where that is not said. */
export interface Slice {
  readonly from: number;
  readonly to?: number;
}

/** The request for one place of an answer. */
export interface Selection {
  /** True where a path ends here: everything in it, which `members` does not narrow down. */
  readonly isWhole: boolean;
  readonly slice?: Slice;
  readonly members: Readonly<Record<string, Selection>>;
}

/** The form in which a caller wants an answer. Plain data: it travels to other threads. */
export interface AnswerForm {
  readonly detail: Detail;
  /** Everything where it is left out. */
  readonly selection?: Selection;
  /** Characters at most of an answer that is not `full`; `MOST_CHARACTERS` where this is left out. */
  readonly mostCharacters?: number;
}

export const FULL: AnswerForm = { detail: "full" };
