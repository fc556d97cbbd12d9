/** Members that say how a page is headed and when it is read; all others are the birth's. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(["lang", "name", "placeName", "today"]);

/** The birth in a page's request, its time in whatever form it was sent. */
export function birthIn(input: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !OF_THE_PAGE.has(name)));
}

const OF_A_MOMENT: readonly string[] = [
  "date",
  "time",
  "timezone",
  "calendar",
  "timeAccuracyMinutes",
  "timeFrom",
  "timeTo",
  "dateTo",
];

/** The moment of birth alone, as forecasts take it. */
export function birthDataIn(input: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(birthIn(input)).filter(([name]) => OF_A_MOMENT.includes(name)));
}
