/** The kind of value that a field takes; it decides the control. */
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
 * The source of a field's first value: the person of its scope (`date` to `name`), or the moment at which the form is
 * opened (`today` to `laterInstant`).
 */
export type Source =
  | "date"
  | "time"
  | "latitude"
  | "longitude"
  | "timezone"
  | "name"
  | "placeName"
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

/** A member of a request. Names are short because there are a thousand of these. */
export interface Field {
  /** Its name on the wire. */
  readonly n: string;
  readonly k: FieldKind;
  /** Required. */
  readonly r?: 1;
  readonly f?: Source;
  /** The example value as the control's text, where the field has no source. */
  readonly x?: string;
  /** The service's default. */
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
  /** The person of the page whose data fills an object: 0 for the first. */
  readonly p?: number;
  /** Shown with the required fields. */
  readonly s?: 1;
  /** A time of birth that may be sent as unknown. */
  readonly u?: 1;
}

export interface OperationForm {
  readonly id: string;
  readonly method: "GET" | "POST";
  /** Relative to the version root: `/astrology/signs/{id}`. */
  readonly path: string;
  /** The name that library users import. */
  readonly name: string;
  readonly tool: string;
  readonly fields: readonly Field[];
  /** Names of the fields sent in the path or the query; all others go into the body. */
  readonly params: readonly string[];
  readonly query: readonly string[];
  /** The picture forms of its answer, the default first. */
  readonly drawn: readonly string[];
  /** Names of members that hold sentences, and of those that hold drawing data or look-up tables. */
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

/** The words of a domain's forms, in one language. */
export interface DomainWords {
  /** By operation: its name, and one line where that says more than the name. */
  readonly operations: Readonly<Record<string, readonly [title: string, line?: string]>>;
  /** By field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** By `{field}.{value}`. */
  readonly values: Readonly<Record<string, string>>;
  /** Labels of answer members, and `form:wheel` for a form of figures; other members use their own names. */
  readonly headings: Readonly<Record<string, string>>;
  /** Unit and bounds in words, by field name; English only. */
  readonly hints: Readonly<Record<string, string>>;
}

/** Every operation in one language. */
export type Titles = readonly (readonly [domain: string, id: string, title: string, line: string])[];
