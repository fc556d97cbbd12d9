// The facts behind the answers: canonical ids, without language.
export { computeDifferencesExplain, type DifferencesExplainFacts } from "./explain/compute";
