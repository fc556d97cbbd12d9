import type { Term } from "@almagest/operation";
import { term } from "@almagest/operation/names";

/** Said by a figure of a birth whose time nobody knows. */
export const timeUnknown: Term = /* @__PURE__ */ term("pictures/timeUnknown", "time unknown");
