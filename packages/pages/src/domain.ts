import { type Domain, defineDomain } from "@almagest/operation";
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
    de: async () => (await import("@almagest/western/texts/de")).read(),
    es: async () => {
      const loaded = await Promise.all([import("@almagest/western/texts/es"), import("@almagest/vedic/texts/es")]);
      return (await Promise.all(loaded.map(({ read }) => read()))).flat();
    },
    fr: async () => (await import("@almagest/western/texts/fr")).read(),
    hi: async () => {
      const loaded = await Promise.all([import("@almagest/western/texts/hi"), import("@almagest/vedic/texts/hi")]);
      return (await Promise.all(loaded.map(({ read }) => read()))).flat();
    },
    pt: async () => {
      const loaded = await Promise.all([import("@almagest/western/texts/pt"), import("@almagest/vedic/texts/pt")]);
      return (await Promise.all(loaded.map(({ read }) => read()))).flat();
    },
    ru: async () => (await import("@almagest/western/texts/ru")).read(),
    tr: async () => (await import("@almagest/western/texts/tr")).read(),
    "zh-Hans": async () => {
      const loaded = await Promise.all([
        import("@almagest/western/texts/zh-Hans"),
        import("@almagest/chinese-astrology/texts/zh-Hans"),
      ]);
      return (await Promise.all(loaded.map(({ read }) => read()))).flat();
    },
    "zh-Hant": async () => {
      const loaded = await Promise.all([
        import("@almagest/western/texts/zh-Hant"),
        import("@almagest/chinese-astrology/texts/zh-Hant"),
      ]);
      return (await Promise.all(loaded.map(({ read }) => read()))).flat();
    },
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
