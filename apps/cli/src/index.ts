export { type ExitCode, run } from "./program";
export type { Terminal } from "./terminal";
