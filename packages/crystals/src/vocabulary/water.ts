import { type Term, vocabulary } from "@almagest/i18n";
import type { WaterCare } from "../stones/stone";

/** The effect of water on a polished stone. */
export const waterCare = /* @__PURE__ */ vocabulary("crystals/water", {
  safe: "safe",
  brief: "brief",
  avoid: "avoid",
}) satisfies Record<WaterCare, Term>;
