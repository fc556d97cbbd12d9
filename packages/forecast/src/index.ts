export { DIGEST_CAP, DIGEST_WINDOWS } from "./digest/compute";
export { digest } from "./digest/operation";
export { CHANGE_LEVELS, EVENT_TYPES, type EventType, TRADITIONS } from "./search/event";
export { NEAR_MISS_ORB_DEG } from "./search/transits";
export { forecastSolarReturn } from "./solar-return/operation";
export { TIMELINE_CAP } from "./timeline/compute";
export { forecastTransits, significantDates, timeline } from "./timeline/operations";
export { DEFAULT_DAYS, MOST_DAYS } from "./timeline/window";
export type {
  Digest,
  DigestRequest,
  DomainWeights,
  ForecastConventions,
  ForecastSolarReturn,
  ForecastSolarReturnRequest,
  ForecastTransits,
  ForecastTransitsRequest,
  ReturnConventions,
  SignificantDates,
  SignificantDatesRequest,
  Timeline,
  TimelineRequest,
  UncertainDigest,
  UncertainForecastSolarReturn,
  UncertainForecastTransits,
  UncertainSignificantDates,
  UncertainTimeline,
} from "./types";
