/** What kind of value a field takes, and so which control it gets. */
export type FieldKind =
  | "text"
  | "number"
  | "integer"
  | "date"
  | "time"
  | "timezone"
  | "choice"
  | "choices"
  | "yesNo"
  | "numbers"
  | "object"
  | "list";

/**
 * Where a field's first value comes from: of the person of its scope (`date` to `name`), or of the moment at which the
 * form is opened (`today` to `laterInstant`).
 */
export type Source =
  | "date"
  | "time"
  | "latitude"
  | "longitude"
  | "timezone"
  | "name"
  | "year"
  | "month"
  | "day"
  | "today"
  | "later"
  | "now"
  | "zone"
  | "thisYear"
  | "thisMonth"
  | "instant"
  | "laterInstant";

/** A member of a request. Names are short: there are a thousand of these. */
export interface Field {
  /** Its name on the wire. */
  readonly n: string;
  readonly k: FieldKind;
  /** It has to be sent. */
  readonly r?: 1;
  readonly f?: Source;
  /** The value of an example, where the field has no source: a text as it stands in its control. */
  readonly x?: string;
  /** The value that the service takes where none is sent. */
  readonly d?: string;
  /** Least and greatest number, or number of items. */
  readonly a?: number;
  readonly z?: number;
  /** Values of a choice. */
  readonly e?: readonly string[];
  /** Values of a choice are numbers. */
  readonly i?: 1;
  /** Members of an object, or of each object of a list. */
  readonly c?: readonly Field[];
  /** The person of the page that an object is filled from: 0 for the first. */
  readonly p?: number;
}

export interface OperationForm {
  readonly id: string;
  readonly method: "GET" | "POST";
  /** Relative to the version root: `/astrology/signs/{id}`. */
  readonly path: string;
  /** What a library user imports it as. */
  readonly name: string;
  readonly tool: string;
  readonly fields: readonly Field[];
  /** The member of a field's name that goes into the path or the query; all others go into the body. */
  readonly params: readonly string[];
  readonly query: readonly string[];
  /** The forms that its answer is drawn in, the first by default. */
  readonly drawn: readonly string[];
  /** Names of members that hold sentences, and of those that hold points to draw by or tables to look up. */
  readonly prose: readonly string[];
  readonly bulk: readonly string[];
  /** Needs of the library's call: `ephemeris`, `now` … */
  readonly needs: readonly string[];
}

/** The forms of a domain, the same in every language. */
export interface DomainForms {
  readonly id: string;
  /** Its package, without the scope. */
  readonly folder: string;
  readonly operations: readonly OperationForm[];
}

/** What the forms of a domain say, in one language. */
export interface DomainWords {
  /** By operation: its name, and one line about it where that is more than the name; the line is English. */
  readonly operations: Readonly<Record<string, readonly [title: string, line?: string]>>;
  /** By field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** By `{field}.{value}`. */
  readonly values: Readonly<Record<string, string>>;
  /** What members of answers are called, and `form:wheel` a form of figures; the rest is called by its name. */
  readonly headings: Readonly<Record<string, string>>;
  /** Unit and bounds in words, by field's name; English only. */
  readonly hints: Readonly<Record<string, string>>;
}

/** Every operation in one language; the line is English. */
export type Titles = readonly (readonly [domain: string, id: string, title: string, line: string])[];
