export { type AppParts, createApp, type ExtraRoute } from "./app";
export { type AccessParts, accessOn, type ComposeOptions, compose, type ServiceParts } from "./compose";
export { type Config, readConfig } from "./config";
export { createLog, type RequestLine, type ServiceLog } from "./log";
export { type Started, type StartOptions, start } from "./start";
export type { RequestTrace, TracedHandler } from "./trace";
