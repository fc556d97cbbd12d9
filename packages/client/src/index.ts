export { type Call, type Client, type ClientOptions, createClient } from "./client";
export type { AnswerOf, Failure, Method, OperationAt, PathsWith, RequestArgument, RequestOf, Result } from "./requests";
