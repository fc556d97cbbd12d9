import { isRecord } from "@almagest/operation";

export type Row = Readonly<Record<string, unknown>>;

/** One kind of events that a webhook tells of. */
export interface EventKind {
  /** The member of a request. */
  readonly name: EventName;
  /** The `type` of a delivery. */
  readonly type: string;
  /** The operation whose answer has the events. */
  readonly operationId: string;
  /** Members of its request that the service fills. */
  readonly window: readonly string[];
  /** The values of these for a span of time, in epoch milliseconds, for each request; what is found beside it is left out. */
  readonly windowsOf: (fromEpochMs: number, toEpochMs: number) => readonly Row[];
  /** The member of the answer with the events. */
  readonly rows: string;
  /** The instant of an event, as the answer has it; undefined where the row is another kind's. */
  readonly at: (row: Row) => unknown;
  /** Members that tell one event from another of the same instant. */
  readonly facts: readonly string[];
}

export const EVENT_NAMES = ["stations", "ingresses", "lunations", "eclipses", "voidMoons", "transits"] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const DAY_MS = 86_400_000;
/** No quarter of the Moon is shorter. */
const SHORTEST_QUARTER_DAYS = 6.5;
/** A day by any clock is within a day of that in UTC; a void Moon, which is listed by its end, is over within three more. */
const [BESIDE_DAYS, VOID_DAYS] = [1, 4];
const WINDOW = ["startDate", "endDate", "count"];

const dayOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10);
const startOf = (fromEpochMs: number): string => dayOf(fromEpochMs - BESIDE_DAYS * DAY_MS);
const days = (after: number) => (fromEpochMs: number, toEpochMs: number) => [
  { startDate: startOf(fromEpochMs), endDate: dayOf(toEpochMs + after * DAY_MS) },
];
const eachDay = (fromEpochMs: number, toEpochMs: number): readonly Row[] => {
  const count = Math.ceil((toEpochMs - fromEpochMs) / DAY_MS) + 2 * BESIDE_DAYS + 1;
  return Array.from({ length: count }, (_, index0) => dayOf(fromEpochMs + (index0 - BESIDE_DAYS) * DAY_MS)).map(
    (day) => ({
      startDate: day,
      endDate: day,
    }),
  );
};
const utc = (row: Row): unknown => row["utc"];

const ofWindow = { window: WINDOW, windowsOf: days(BESIDE_DAYS), rows: "events", at: utc } as const;

export const EVENT_KINDS: readonly EventKind[] = [
  { ...ofWindow, name: "stations", type: "station", operationId: "findStations", facts: ["planet", "station"] },
  { ...ofWindow, name: "ingresses", type: "ingress", operationId: "findIngresses", facts: ["planet", "toSign"] },
  {
    name: "lunations",
    type: "lunation",
    operationId: "getUpcomingMoonPhases",
    window: ["startDate", "count"],
    windowsOf: (from, to) => [
      {
        startDate: startOf(from),
        count: Math.ceil(((to - from) / DAY_MS + 2 * BESIDE_DAYS + 1) / SHORTEST_QUARTER_DAYS),
      },
    ],
    rows: "phases",
    at: utc,
    facts: ["phase"],
  },
  { ...ofWindow, name: "eclipses", type: "eclipse", operationId: "findEclipses", facts: ["body", "kind"] },
  {
    ...ofWindow,
    name: "voidMoons",
    type: "void_moon",
    operationId: "findVoidMoons",
    windowsOf: days(VOID_DAYS),
    at: ({ begins }) => (isRecord(begins) ? begins["utc"] : undefined),
    facts: ["sign"],
  },
  {
    ...ofWindow,
    name: "transits",
    type: "transit",
    operationId: "forecastTransits",
    window: ["startDate", "endDate"],
    // An answer says each thing once, and refers to it afterwards: of a day, each event has its own words.
    windowsOf: eachDay,
    // The answer also has events of the sky by itself, which have kinds of their own.
    at: ({ type, datetime }) => (type === "transit-aspect" ? datetime : undefined),
    facts: ["body", "aspect", "target"],
  },
];

export const TEST_TYPE = "webhook.test";
export const CHALLENGE_TYPE = "webhook.challenge";
