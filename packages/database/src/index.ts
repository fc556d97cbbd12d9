export {
  type Administration,
  AdministrationError,
  type AdministrationErrorCode,
  type AdministrationInput,
  type AdministrationServer,
  type AuditReport,
  createAdministration,
  type FeedRecord,
  type GrantRecord,
  isAdministrationError,
  type KeyRecord,
  type KeyWithSecret,
  type ReconciliationReport,
  reasonOf,
  remoteAdministration,
  type StatusReport,
  type SubscriptionRecord,
  serveAdministration,
  type UnitGivenBack,
  USAGE_PARTS,
  type UsageReport,
  type WebhookRecord,
} from "./administration";
export { clientSalt } from "./client-salt";
export type { Database, Drizzle } from "./connection";
export { copyDatabase } from "./copy-database";
export { holdsDatabase } from "./embedded/directories";
export {
  type EmbeddedAddress,
  type EmbeddedOptions,
  type OpenedEmbedded,
  openEmbedded,
  openTemporary,
} from "./embedded/open";
export { databaseFeedStore, forgetFeeds } from "./feeds/store";
export type { Health } from "./health";
export { databaseKeyStore } from "./key-store";
export { missingMigrations } from "./migrations";
export { attempt } from "./oauth/attempts";
export { forgetSignIns } from "./oauth/forget";
export { databaseOAuthStore } from "./oauth/store";
export { openPostgres, openSocket, type PostgresOptions, type SocketOptions } from "./postgres";
export { apiKey, apiKeySecret, auditEntry, serviceSecret, subscription } from "./schema";
export { databaseWebhookQueue, type FailedTry, type WebhookQueue } from "./webhooks/queue";
export { databaseWebhookStore, forgetDeliveries, KEPT_DAYS, TRIED_HOURS, type WebhookStore } from "./webhooks/store";
export type {
  DeliveryState,
  DisabledReason,
  HeldDelivery,
  HeldPlan,
  PlannedDelivery,
  StoredDelivery,
  StoredWebhook,
} from "./webhooks/types";
export { answerWithin, LateAnswer } from "./within";
