import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Tables of bounds that a request may name. */
export const boundsSchools: TermTable = /* @__PURE__ */ vocabulary("western/boundsSchools", {
  egyptian: "Egyptian",
  ptolemaic: "Ptolemaic",
});

/** Ways of giving rulers to the decans. */
export const decanSchools: TermTable = /* @__PURE__ */ vocabulary("western/decanSchools", {
  chaldean: "Chaldean order",
  triplicity: "Signs of the element",
});

/** Tables of rulers of the triplicities. */
export const triplicitySchools: TermTable = /* @__PURE__ */ vocabulary("western/triplicitySchools", {
  dorothean: "Dorotheus",
  lilly: "William Lilly (1647)",
});
