import { DomainError } from "./contract/errors";

/** The part of a list that a caller asks for. */
export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** A part of a list. */
export interface Page<Row> extends Paging {
  /** The number of rows on all pages. */
  readonly total: number;
  readonly rows: readonly Row[];
}

/** The rows of the page that is asked for; none past the end. */
export function pageOf<Row>(all: readonly Row[], { limit, offset }: Paging): Page<Row> {
  return { total: all.length, limit, offset, rows: all.slice(offset, offset + limit) };
}

/** Says that there is no such row, and what to send instead. */
export interface NoSuchRow {
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Most characters of what was sent that a message repeats. */
const SHOWN = 40;

/** `There is no dosha "tejas". Accepted: vata, pitta, kapha.` */
export function noneNamed(noun: string, accepted: readonly string[], shown = SHOWN): (sent: string) => NoSuchRow {
  return (sent) => ({
    message: `There is no ${noun} "${sent.slice(0, shown)}". Accepted: ${accepted.join(", ")}.`,
    details: { accepted },
  });
}

/** `There is no gate 65. Gates are numbered 1 to 64.` */
export function noneNumbered(noun: string, all: string, to: number): (sent: number) => NoSuchRow {
  return (sent) => ({
    message: `There is no ${noun} ${sent}. ${all} are numbered 1 to ${to}.`,
    details: { from: 1, to },
  });
}

/** The row that a search finds. @throws DomainError `not_found` where it finds none. */
export function foundRow<Row, Sent>(
  find: (sent: Sent) => Row | undefined,
  missing: (sent: Sent) => NoSuchRow,
): (sent: Sent) => Row {
  return (sent) => {
    const found = find(sent);
    if (found !== undefined) return found;
    const { message, details } = missing(sent);
    throw new DomainError("not_found", message, details);
  };
}

/** Rows that are listed page by page, and looked up one by one. */
export interface Collection<Row, Sent = string> {
  /** Computes the list. */
  readonly page: (asked: Paging) => Page<Row>;
  /** Computes the one under an id. @throws DomainError `not_found` */
  readonly byId: (asked: { readonly id: Sent }) => Row;
  /** The row that is meant by what was sent. @throws DomainError `not_found` */
  readonly row: (sent: Sent) => Row;
}

/** The rows of a collection, the way to find one, and the message where there is none. */
export function collection<Row, Sent = string>(of: {
  readonly rows: readonly Row[];
  readonly find: (sent: Sent) => Row | undefined;
  readonly missing: (sent: Sent) => NoSuchRow;
}): Collection<Row, Sent> {
  const row = foundRow(of.find, of.missing);
  return { page: (asked) => pageOf(of.rows, asked), byId: ({ id }) => row(id), row };
}
