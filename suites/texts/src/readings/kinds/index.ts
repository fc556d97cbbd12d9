import { BOOKS } from "./books";
import { EASTERN_KINDS } from "./eastern";
import type { Kind } from "./kind";
import { WESTERN_KINDS } from "./western";

export type { Call, Kind } from "./kind";

/** All kinds, by the name of their sheet. */
export const KINDS: Readonly<Record<string, Kind>> = { ...BOOKS, ...WESTERN_KINDS, ...EASTERN_KINDS };
