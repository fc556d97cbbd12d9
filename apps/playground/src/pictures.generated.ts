// Made from packages/catalog/src/domains.ts by `npm run sync`; a test compares. Change the list, not this file.
import type { AnyPicture } from "@almagest/operation";
import type { NameLoader } from "@almagest/operation/names";

export interface PictureLoader {
  readonly load: () => Promise<{ readonly pictures: readonly AnyPicture[] }>;
  readonly loadNames: NameLoader;
}

/** Draws the answers of each domain; loaded when one of them is drawn. */
export const LOADERS: Readonly<Record<string, PictureLoader>> = {
  "astrology": {
    load: () => import("@almagest/western/pictures"),
    loadNames: async (lang) => (await import("@almagest/western/languages")).loadNames(lang),
  },
  "vedic-astrology": {
    load: () => import("@almagest/vedic/pictures"),
    loadNames: async (lang) => (await import("@almagest/vedic/languages")).loadNames(lang),
  },
  "human-design": {
    load: () => import("@almagest/human-design/pictures"),
    loadNames: async (lang) => (await import("@almagest/human-design/languages")).loadNames(lang),
  },
  "chinese-astrology": {
    load: () => import("@almagest/chinese-astrology/pictures"),
    loadNames: async (lang) => (await import("@almagest/chinese-astrology/languages")).loadNames(lang),
  },
  "feng-shui": {
    load: () => import("@almagest/feng-shui/pictures"),
    loadNames: async (lang) => (await import("@almagest/feng-shui/languages")).loadNames(lang),
  },
  "mesoamerican-astrology": {
    load: () => import("@almagest/mesoamerican-astrology/pictures"),
    loadNames: async (lang) => (await import("@almagest/mesoamerican-astrology/languages")).loadNames(lang),
  },
  "vastu": {
    load: () => import("@almagest/vastu/pictures"),
    loadNames: async (lang) => (await import("@almagest/vastu/languages")).loadNames(lang),
  },
  "ayurveda": {
    load: () => import("@almagest/ayurveda/pictures"),
    loadNames: async (lang) => (await import("@almagest/ayurveda/languages")).loadNames(lang),
  },
  "numerology": {
    load: () => import("@almagest/numerology/pictures"),
    loadNames: async (lang) => (await import("@almagest/numerology/languages")).loadNames(lang),
  },
  "kabbalah": {
    load: () => import("@almagest/kabbalah/pictures"),
    loadNames: async (lang) => (await import("@almagest/kabbalah/languages")).loadNames(lang),
  },
  "tarot": {
    load: () => import("@almagest/tarot/pictures"),
    loadNames: async (lang) => (await import("@almagest/tarot/languages")).loadNames(lang),
  },
  "iching": {
    load: () => import("@almagest/iching/pictures"),
    loadNames: async (lang) => (await import("@almagest/iching/languages")).loadNames(lang),
  },
  "crystals": {
    load: () => import("@almagest/crystals/pictures"),
    loadNames: async (lang) => (await import("@almagest/crystals/languages")).loadNames(lang),
  },
  "biorhythm": {
    load: () => import("@almagest/biorhythm/pictures"),
    loadNames: async (lang) => (await import("@almagest/biorhythm/languages")).loadNames(lang),
  },
  "forecast": {
    load: () => import("@almagest/forecast/pictures"),
    loadNames: async (lang) => (await import("@almagest/forecast/languages")).loadNames(lang),
  },
  "pages": {
    load: () => import("@almagest/pages/pictures"),
    loadNames: async (lang) => (await import("@almagest/pages/languages")).loadNames(lang),
  },
};
