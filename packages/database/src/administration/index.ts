export { type Administration, createAdministration } from "./administration";
export { AdministrationError, type AdministrationErrorCode, isAdministrationError, reasonOf } from "./errors";
export { type InputOf as AdministrationInput, USAGE_PARTS } from "./inputs";
export type {
  AuditReport,
  FeedRecord,
  GrantRecord,
  KeyRecord,
  KeyWithSecret,
  ReconciliationReport,
  StatusReport,
  SubscriptionRecord,
  UnitGivenBack,
  UsageReport,
  WebhookRecord,
} from "./records";
export { remoteAdministration } from "./remote";
export { type AdministrationServer, serveAdministration } from "./serve";
