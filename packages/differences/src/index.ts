export { differencesExplain } from "./explain/operation";
export type { DifferencesExplain, DifferencesExplainRequest } from "./types";
