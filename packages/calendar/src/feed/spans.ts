/** The members of a request that say its time, and how a feed fills them. */
export type Span =
  /** `startDate` and `endDate`, so many days at once; `count` where the operation takes one. */
  | { readonly kind: "dates"; readonly days: number; readonly count?: number }
  /** `startDate` and `count`, which reaches over the days before the next start. */
  | { readonly kind: "starts"; readonly days: number; readonly count: number }
  /** `year` and `month`. */
  | { readonly kind: "months" }
  /** `year`. */
  | { readonly kind: "years" }
  /** No time: the periods of a whole life. */
  | { readonly kind: "whole" };

const ALL_AT_ONCE = { kind: "dates", days: 400, count: 200 } as const;
/** The Moon changes its sign 160 times a year. */
const OF_THE_MOON = { kind: "dates", days: 100, count: 200 } as const;
/** An answer has the 200 most significant events of its days, and 30 days of a birth have up to 170. */
const FORECAST = { kind: "dates", days: 24 } as const;
const MONTHS = { kind: "months" } as const;
const YEARS = { kind: "years" } as const;
const WHOLE = { kind: "whole" } as const;

const SPANS: Readonly<Record<string, Span>> = {
  // Twenty phases are 147 days.
  getUpcomingMoonPhases: { kind: "starts", days: 120, count: 20 },
  findStations: ALL_AT_ONCE,
  findEclipses: ALL_AT_ONCE,
  findReturns: ALL_AT_ONCE,
  findIngresses: OF_THE_MOON,
  findVoidMoons: OF_THE_MOON,
  getMonthlyTropicalTransits: MONTHS,
  getMonthlyTransits: MONTHS,
  getMonthlyTropicalAspects: MONTHS,
  getMonthlyAspects: MONTHS,
  getMonthlyDeclinationParallels: MONTHS,
  getMonthlyParallels: MONTHS,
  getPanchangMonth: MONTHS,
  getMonthlyTzolkinCalendar: MONTHS,
  getPlanetaryNodePassages: YEARS,
  getEclipticCrossings: YEARS,
  listFestivals: YEARS,
  listSolarTerms: YEARS,
  generateTimeline: FORECAST,
  findSignificantDates: FORECAST,
  getCriticalDays: { kind: "dates", days: 180 },
  getMajorDashas: WHOLE,
  getSubDashas: WHOLE,
  getPratyantardashas: WHOLE,
  getSookshmaDashas: WHOLE,
  getPranaDashas: WHOLE,
  getDashaPeriods: WHOLE,
  calculateLuckPillars: WHOLE,
  findTimeLords: WHOLE,
  findPrimaryDirections: WHOLE,
};

/** The way to ask an operation with a calendar for its time; undefined for any other. */
export function spanOf(operationId: string): Span | undefined {
  return Object.hasOwn(SPANS, operationId) ? SPANS[operationId] : undefined;
}
