// Made from packages/catalog/src/domains.ts by `npm run sync`; a test compares. Change the list, not this file.
import type { Domain } from "@almagest/operation";

/** Each domain that has a package, none of them loaded. */
export const packaged: readonly {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<Domain>;
}[] = [
  { id: "astrology", title: "Western astrology", load: async () => (await import("@almagest/western/domain")).western },
  { id: "vedic-astrology", title: "Vedic astrology", load: async () => (await import("@almagest/vedic/domain")).vedic },
  { id: "human-design", title: "Human Design", load: async () => (await import("@almagest/human-design/domain")).humanDesign },
  { id: "chinese-astrology", title: "Chinese astrology", load: async () => (await import("@almagest/chinese-astrology/domain")).chinese },
  { id: "feng-shui", title: "Feng shui", load: async () => (await import("@almagest/feng-shui/domain")).fengShui },
  { id: "mesoamerican-astrology", title: "Mesoamerican astrology", load: async () => (await import("@almagest/mesoamerican-astrology/domain")).mesoamerican },
  { id: "vastu", title: "Vastu", load: async () => (await import("@almagest/vastu/domain")).vastu },
  { id: "ayurveda", title: "Ayurveda", load: async () => (await import("@almagest/ayurveda/domain")).ayurveda },
  { id: "numerology", title: "Numerology", load: async () => (await import("@almagest/numerology/domain")).numerology },
  { id: "kabbalah", title: "Kabbalah", load: async () => (await import("@almagest/kabbalah/domain")).kabbalah },
  { id: "tarot", title: "Tarot", load: async () => (await import("@almagest/tarot/domain")).tarot },
  { id: "iching", title: "I Ching", load: async () => (await import("@almagest/iching/domain")).iching },
  { id: "angel-numbers", title: "Angel numbers", load: async () => (await import("@almagest/angel-numbers/domain")).angelNumbers },
  { id: "crystals", title: "Crystals", load: async () => (await import("@almagest/crystals/domain")).crystals },
  { id: "dreams", title: "Dreams", load: async () => (await import("@almagest/dreams/domain")).dreams },
  { id: "biorhythm", title: "Biorhythm", load: async () => (await import("@almagest/biorhythm/domain")).biorhythm },
  { id: "forecast", title: "Forecast", load: async () => (await import("@almagest/forecast/domain")).forecast },
  { id: "location", title: "Location", load: async () => (await import("@almagest/location/domain")).location },
  { id: "pages", title: "Pages", load: async () => (await import("@almagest/pages/domain")).pages },
  { id: "differences", title: "Differences", load: async () => (await import("@almagest/differences/domain")).differences },
];
