import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { digest } from "./digest/operation";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { loadNames } from "./names.generated";
import { forecastSolarReturn } from "./solar-return/operation";
import { forecastTransits, significantDates, timeline } from "./timeline/operations";

/** Forecasts as the transports mount them. They also use the texts of the traditions whose events they list. */
export const forecast: Domain = defineDomain({
  concepts,
  id: "forecast",
  title: "Forecast",
  description:
    "What happens to a birth: transits, ingresses, stations, eclipses, dasha changes, critical days, returns",
  featured: ["generateTimeline"],
  operations: { digest, significantDates, forecastSolarReturn, timeline, forecastTransits },
  texts: {
    en: async () => {
      const loaded = await Promise.all([
        import("./texts/en"),
        import("@almagest/western/texts/en"),
        import("@almagest/vedic/texts/en"),
        import("@almagest/biorhythm/texts/en"),
      ]);
      return loaded.map(({ en }) => en);
    },
  },
  labels: { fields, values },
  pictures: {
    of: ["generateDigest", "findSignificantDates", "forecastSolarReturn", "generateTimeline", "forecastTransits"],
    load: () => import("./pictures"),
  },
  loadNames,
});
