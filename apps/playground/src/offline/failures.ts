import type { Failure } from "../backend";

/** Something is missing from this browser and cannot be loaded now. */
export const AWAY: Failure = {
  code: "offline",
  error:
    "This part of the page is not in this browser yet, and it cannot be loaded without a connection. Connect once and ask again.",
};

/** An internal error. */
export const BROKEN: Failure = {
  code: "internal_error",
  error: "Something failed in this page. Reload it, or let the service compute.",
};
