export { differences } from "./explain/operation";
export type { Differences, DifferencesRequest } from "./types";
