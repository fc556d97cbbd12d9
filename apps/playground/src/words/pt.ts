import type { Words } from "./words";
import { en } from "./en";
export const pt: Words = en;
