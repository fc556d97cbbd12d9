export { {{operation}} } from "./{{topic}}/operation";
export type { {{Operation}}, {{Operation}}Request } from "./types";
