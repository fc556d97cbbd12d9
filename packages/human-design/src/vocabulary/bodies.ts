import { term } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import type { Term, TermTable } from "@almagest/operation";
import type { DesignBody } from "../chart/bodies";

/** The Earth activates gates as the planets do; no other tradition here lists it among the bodies. */
export const earth: Term<"Earth"> = /* @__PURE__ */ term("human-design/earth", "Earth", "the Earth");

/** The tables that know every body that activates. */
export const bodyTerms: readonly TermTable[] = [bodies, { earth }];

/** The name of a body that activates. */
export function bodyTerm(body: DesignBody): Term {
  return body === "earth" ? earth : bodies[body];
}
