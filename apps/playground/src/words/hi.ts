import type { Words } from "./words";
import { en } from "./en";
export const hi: Words = en;
