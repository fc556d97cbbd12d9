import { vocabulary } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";

/** The palace that is no wind. */
export const centerNames = /* @__PURE__ */ vocabulary("feng-shui/palaceNames", {
  center: "Center",
});

/** Tables that name the nine palaces together. */
export const palaceNames = [compass, centerNames] as const;
