export type { BatchLine, BatchOptions, BatchResult } from "./batch";
export { type Call, type Client, createClient } from "./client";
export type { AskedFeed, Feed, Feeds, NewFeed } from "./feeds";
export type { ClientOptions } from "./options";
export type {
  AnswerOf,
  Failure,
  KnownAnswerOf,
  Method,
  OpenAnswerOf,
  OpenRequestOf,
  OperationAt,
  PathsWith,
  PathsWithOpenTime,
  ReportRequestOf,
  ReportSender,
  RequestArgument,
  RequestOf,
  Result,
} from "./requests";
export type {
  AskedWebhook,
  NewWebhook,
  NewWebhookSecret,
  Webhook,
  WebhookDelivery,
  WebhookEvents,
  Webhooks,
} from "./webhooks";
