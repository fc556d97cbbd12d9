import { vocabulary } from "@almagest/i18n";
import { bodies, houses, points } from "@almagest/i18n/astrology";
import type { DomainLabels, TermTable } from "@almagest/operation";
import { whatNames } from "../vocabulary/whats";

const roundings: TermTable = /* @__PURE__ */ vocabulary("differences/roundings", {
  cut: "Cut",
  rounded: "Rounded",
  "sign-only": "Sign only",
});

/** The choices of requests, by field. */
export const values: NonNullable<DomainLabels["values"]> = {
  rounding: roundings,
  what: whatNames,
  of: { ...bodies, ascendant: points.ascendant, midheaven: points.midheaven, ...houses },
};
