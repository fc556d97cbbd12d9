import type { Words } from "./words";
import { en } from "./en";
export const zhHant: Words = en;
