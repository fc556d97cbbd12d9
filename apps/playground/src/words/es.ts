import type { Words } from "./words";
import { en } from "./en";
export const es: Words = en;
