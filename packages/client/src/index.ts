export type { BatchLine, BatchOptions, BatchResult } from "./batch";
export { type Call, type Client, type ClientOptions, createClient } from "./client";
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
  RequestArgument,
  RequestOf,
  Result,
} from "./requests";
