import type { Words } from "./words";
import { en } from "./en";
export const fr: Words = en;
