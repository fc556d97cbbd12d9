// Made from packages/catalog/src/domains.ts by `npm run sync`; a test compares. Change the list, not this file.
import type { AnyPicture } from "@almagest/operation";

export type PictureLoader = () => Promise<{ readonly pictures: readonly AnyPicture[] }>;

/** Draws the answers of each domain; loaded when one of them is drawn. */
export const LOADERS: Readonly<Record<string, PictureLoader>> = {
  "astrology": () => import("@almagest/western/pictures"),
  "vedic-astrology": () => import("@almagest/vedic/pictures"),
  "human-design": () => import("@almagest/human-design/pictures"),
  "chinese-astrology": () => import("@almagest/chinese-astrology/pictures"),
  "feng-shui": () => import("@almagest/feng-shui/pictures"),
  "mesoamerican-astrology": () => import("@almagest/mesoamerican-astrology/pictures"),
  "vastu": () => import("@almagest/vastu/pictures"),
  "ayurveda": () => import("@almagest/ayurveda/pictures"),
  "numerology": () => import("@almagest/numerology/pictures"),
  "kabbalah": () => import("@almagest/kabbalah/pictures"),
  "tarot": () => import("@almagest/tarot/pictures"),
  "iching": () => import("@almagest/iching/pictures"),
  "crystals": () => import("@almagest/crystals/pictures"),
  "biorhythm": () => import("@almagest/biorhythm/pictures"),
  "forecast": () => import("@almagest/forecast/pictures"),
};
