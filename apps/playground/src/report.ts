import type { CallsLeft, Failure, Input } from "./backend";
import type { OperationForm } from "./forms/model";
import { callsLeft, failureOf, requestOf, type ServiceParts } from "./service";

/** Operations whose answers the service sets as a report; a test compares. */
export const REPORTED: ReadonlySet<string> = new Set([
  "getNatalPage",
  "getKundliPage",
  "getPanchangPage",
  "getMatchingPage",
  "getBodygraphPage",
  "getFourPillarsPage",
  "getDayPage",
  "getYearAheadPage",
  "generateNatalChart",
  "generateBirthChart",
  "calculateGunMilan",
  "generateBodygraph",
  "generateBaziChart",
]);

/** Operations whose answers the service writes as a calendar; a test compares. */
export const CALENDARED: ReadonlySet<string> = new Set([
  "getUpcomingMoonPhases",
  "findStations",
  "findIngresses",
  "getMonthlyTropicalTransits",
  "getMonthlyTransits",
  "findEclipses",
  "findReturns",
  "findVoidMoons",
  "findPrimaryDirections",
  "getMonthlyTropicalAspects",
  "getMonthlyAspects",
  "getMonthlyDeclinationParallels",
  "getMonthlyParallels",
  "getPlanetaryNodePassages",
  "getEclipticCrossings",
  "generateTimeline",
  "findSignificantDates",
  "getMajorDashas",
  "getSubDashas",
  "getPratyantardashas",
  "getSookshmaDashas",
  "getPranaDashas",
  "getDashaPeriods",
  "calculateLuckPillars",
  "findTimeLords",
  "listFestivals",
  "getPanchangMonth",
  "getCriticalDays",
  "getMonthlyTzolkinCalendar",
  "listSolarTerms",
]);

/** The forms that are saved as a file, by their suffix. */
export const FILE_TYPES = { pdf: "application/pdf", ics: "text/calendar" } as const;

export type Reported =
  | { readonly ok: true; readonly file: Blob; readonly name: string }
  | { readonly ok: false; readonly error: Failure; readonly callsLeft?: CallsLeft };

/** A call whose answer is to be a report or a calendar. */
export interface ReportRequest {
  readonly form: Pick<OperationForm, "method" | "path" | "params" | "query">;
  readonly input: Input;
  readonly lang: string;
  readonly as: keyof typeof FILE_TYPES;
}

/** Asks the service for an answer as a report or a calendar: one call. Never rejects. */
export async function reportFrom(
  { root, key, fetch, onCallsLeft }: Pick<ServiceParts, "root" | "key" | "fetch" | "onCallsLeft">,
  { form, input, lang, as }: ReportRequest,
): Promise<Reported> {
  const { url, method, body } = requestOf(form, { ...input, lang }, root);
  const headers = {
    Accept: FILE_TYPES[as],
    ...(key() !== "" && { "X-API-Key": key() }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  try {
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const left = callsLeft(response.headers);
    if (left !== undefined) onCallsLeft(left);
    if (response.ok) return { ok: true, file: await response.blob(), name: nameOf(form.path, as) };
    const error = failureOf(await response.json(), response.status);
    return { ok: false, error, ...(left !== undefined && { callsLeft: left }) };
  } catch {
    return { ok: false, error: { code: "unreachable", error: "The service gave no answer that can be read." } };
  }
}

/** `/pages/kundli` is saved as `kundli.pdf`. */
function nameOf(path: string, suffix: string): string {
  const last = path.split("/").findLast((segment) => segment !== "" && !segment.startsWith("{"));
  return `${last ?? "almagest"}.${suffix}`;
}
