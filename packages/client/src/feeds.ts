import type { Result } from "./requests";

/** The content of a calendar feed. */
export interface AskedFeed {
  /** The `operationId` of an operation that has a calendar: `getUpcomingMoonPhases`. */
  readonly operation: string;
  /** Its input, from path, query and body in one object, without dates, year, month and count of events. */
  readonly input?: object;
  /** Language of the calendar; `en` by default. */
  readonly lang?: string;
}

/** A new calendar feed. Its address is stored nowhere and not told again. */
export interface NewFeed {
  readonly id: string;
  /** A secret: whoever has it reads the calendar. */
  readonly url: string;
  /** The same for programs that subscribe by `webcal:`. */
  readonly webcal: string;
  readonly operation: string;
  readonly lang: string;
}

/** A calendar feed in force. */
export interface Feed {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** The last hour in which a fetch cost a unit; null where none did. */
  readonly chargedHour: string | null;
}

/** Calendar feeds of a secret key. Nothing here costs a unit, and no promise is rejected. */
export interface Feeds {
  readonly make: (asked: AskedFeed) => Promise<Result<NewFeed>>;
  readonly list: () => Promise<Result<{ readonly feeds: readonly Feed[] }>>;
  readonly revoke: (id: string) => Promise<Result<{ readonly revoked: string }>>;
}
