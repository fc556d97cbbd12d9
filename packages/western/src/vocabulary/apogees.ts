import { vocabulary } from "@almagest/i18n";

/** The two computations of the Black Moon, as the adjective of its name: smoothed or osculating. */
export const apogees = /* @__PURE__ */ vocabulary("western/apogees", {
  mean: "mean",
  true: "true",
});
