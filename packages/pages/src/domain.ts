import { type Domain, defineDomain, type TextCatalogue } from "@almagest/operation";
import { concepts } from "./concepts";
import { fields } from "./field-labels/fields";
import { loadNames } from "./names.generated";
import { birthChartPage } from "./pages/birth-chart";
import { bodygraphPage } from "./pages/bodygraph";
import { dayPage } from "./pages/day";
import { fourPillarsPage } from "./pages/four-pillars";
import { kundliPage } from "./pages/kundli";
import { matchingPage } from "./pages/matching";
import { panchangPage } from "./pages/panchang";
import { yearAheadPage } from "./pages/year-ahead";

interface Texts {
  readonly read: () => Promise<readonly TextCatalogue[]>;
}

async function readAll(...loading: readonly Promise<Texts>[]): Promise<readonly TextCatalogue[]> {
  const loaded = await Promise.all(loading);
  return (await Promise.all(loaded.map(({ read }) => read()))).flat();
}

/** Pages as the transports mount them: they speak with the texts of the traditions that they show. */
export const pages: Domain = defineDomain({
  concepts,
  id: "pages",
  title: "Pages",
  description:
    "Whole pages in one call: birth chart, kundli, panchang, matching, bodygraph, Four Pillars, the day and the year ahead, each with its chapters",
  operations: {
    birthChartPage,
    kundliPage,
    panchangPage,
    matchingPage,
    bodygraphPage,
    fourPillarsPage,
    dayPage,
    yearAheadPage,
  },
  texts: {
    en: async () => {
      const loaded = await Promise.all([
        import("@almagest/western/texts/en"),
        import("@almagest/vedic/texts/en"),
        import("@almagest/biorhythm/texts/en"),
        import("@almagest/forecast/texts/en"),
        import("@almagest/human-design/texts/en"),
        import("@almagest/chinese-astrology/texts/en"),
        import("@almagest/numerology/texts/en"),
      ]);
      return loaded.map(({ en }) => en);
    },
    de: () =>
      readAll(
        import("@almagest/western/texts/de"),
        import("@almagest/vedic/texts/de"),
        import("@almagest/numerology/texts/de"),
        import("@almagest/chinese-astrology/texts/de"),
      ),
    es: () =>
      readAll(
        import("@almagest/western/texts/es"),
        import("@almagest/vedic/texts/es"),
        import("@almagest/numerology/texts/es"),
        import("@almagest/chinese-astrology/texts/es"),
      ),
    fr: () =>
      readAll(
        import("@almagest/western/texts/fr"),
        import("@almagest/vedic/texts/fr"),
        import("@almagest/numerology/texts/fr"),
        import("@almagest/chinese-astrology/texts/fr"),
      ),
    hi: () =>
      readAll(
        import("@almagest/western/texts/hi"),
        import("@almagest/vedic/texts/hi"),
        import("@almagest/numerology/texts/hi"),
        import("@almagest/chinese-astrology/texts/hi"),
      ),
    pt: () =>
      readAll(
        import("@almagest/western/texts/pt"),
        import("@almagest/vedic/texts/pt"),
        import("@almagest/numerology/texts/pt"),
        import("@almagest/chinese-astrology/texts/pt"),
      ),
    ru: () =>
      readAll(
        import("@almagest/western/texts/ru"),
        import("@almagest/vedic/texts/ru"),
        import("@almagest/numerology/texts/ru"),
        import("@almagest/chinese-astrology/texts/ru"),
      ),
    tr: () =>
      readAll(
        import("@almagest/western/texts/tr"),
        import("@almagest/vedic/texts/tr"),
        import("@almagest/numerology/texts/tr"),
        import("@almagest/chinese-astrology/texts/tr"),
      ),
    "zh-Hans": () =>
      readAll(
        import("@almagest/western/texts/zh-Hans"),
        import("@almagest/vedic/texts/zh-Hans"),
        import("@almagest/numerology/texts/zh-Hans"),
        import("@almagest/chinese-astrology/texts/zh-Hans"),
      ),
    "zh-Hant": () =>
      readAll(
        import("@almagest/western/texts/zh-Hant"),
        import("@almagest/vedic/texts/zh-Hant"),
        import("@almagest/numerology/texts/zh-Hant"),
        import("@almagest/chinese-astrology/texts/zh-Hant"),
      ),
  },
  labels: { fields },
  pictures: {
    of: [
      "getNatalPage",
      "getKundliPage",
      "getPanchangPage",
      "getMatchingPage",
      "getBodygraphPage",
      "getFourPillarsPage",
      "getDayPage",
      "getYearAheadPage",
    ],
    load: () => import("./pictures"),
  },
  loadNames,
});
