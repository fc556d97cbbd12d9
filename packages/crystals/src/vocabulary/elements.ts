import { type Term, vocabulary } from "@almagest/i18n";
import type { StoneElement } from "../stones/stone";

/** The elements of stones, Storm among them. */
export const stoneElements = /* @__PURE__ */ vocabulary("crystals/stoneElements", {
  Earth: "Earth",
  Water: "Water",
  Fire: "Fire",
  Air: "Air",
  Storm: "Storm",
}) satisfies Record<StoneElement, Term>;
