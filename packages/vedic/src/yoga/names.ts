import { vocabulary } from "@almagest/i18n";
import { YOGA_ROWS } from "./rows";

/** Names of the yogas of the catalogue, by their ids. */
export const yogaNames = /* @__PURE__ */ vocabulary(
  "vedic/yogaNames",
  Object.fromEntries(YOGA_ROWS.map(([id, name]) => [id, name])),
);
