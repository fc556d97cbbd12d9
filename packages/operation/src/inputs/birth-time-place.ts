/** Names of the members that say when somebody was born. */
export interface BirthTimeNames {
  readonly date: string;
  readonly time: string;
  readonly accuracy: string;
  readonly from: string;
  readonly to: string;
  readonly dateTo: string;
}

/** The time of a birth in a request, or of each birth in a list. */
export interface BirthTimePlace {
  /** The member that holds the birth, or the list of births; undefined where that is the body. */
  readonly holder: string | undefined;
  readonly names: BirthTimeNames;
  /** Whether nothing at all means that the time is unknown; where it does not, that has a meaning of its own. */
  readonly isUnknownWhenAbsent: boolean;
  /** The default of the time. */
  readonly assumed: string | undefined;
}
