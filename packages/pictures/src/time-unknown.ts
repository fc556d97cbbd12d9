import type { Term } from "@almagest/operation";
import { term } from "@almagest/operation/names";

/** What a figure of a birth says where nobody knows the time. */
export const timeUnknown: Term = /* @__PURE__ */ term("pictures/timeUnknown", "time unknown");
