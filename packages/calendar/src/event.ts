/** The time of an event: an instant, a period of instants, or whole days. */
export type When =
  /** Epoch milliseconds. */
  | { readonly kind: "instant"; readonly at: number }
  /** Epoch milliseconds, half-open. */
  | { readonly kind: "period"; readonly from: number; readonly to: number }
  /** YYYY-MM-DD, half-open; one day where `to` is left out. */
  | { readonly kind: "days"; readonly from: string; readonly to?: string };

export interface CalendarEvent {
  /** The facts that make it the same event in every language and window. */
  readonly facts: readonly string[];
  readonly when: When;
  readonly summary: string;
  readonly description?: string;
}

/** A row of an answer, and its surroundings. */
export interface RowContext {
  readonly answer: Readonly<Record<string, unknown>>;
  /** The instant of a local time in a row, such as `1997-11-02T04:27:25`: epoch milliseconds. */
  readonly localOf: (row: Row, member: string) => number;
}

/** The rule by which the answers of an operation become events. */
export interface CalendarRule {
  /** Answers with the same kind name the same events alike. */
  readonly kind: string;
  /** Members of the request that say whose calendar it is. */
  readonly of?: readonly string[];
  /** The member of the answer that lists the rows. */
  readonly rows: string;
  /** Local times in rows are at the offset of the clock at birth, in any season; without it, by the zone's clock. */
  readonly isAtBirthOffset?: true;
  /** A cut answer has the most significant rows of its days, and not the first. */
  readonly isRanked?: true;
  readonly events: (row: Row, context: RowContext) => readonly CalendarEvent[];
}

export type Row = Readonly<Record<string, unknown>>;
