/** The source of a calendar. */
export interface CalendarSource {
  /** As `parse` gave it. */
  readonly input: unknown;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** A calendar that a call asks for in place of its answer. */
export interface AskedCalendar {
  /**
   * The text of the `.ics` file of a whole answer, which comes as JSON text or the same as UTF-8.
   * @throws DomainError where the answer fits no calendar.
   */
  readonly textOf: (operationId: string, told: CalendarSource) => string;
}
