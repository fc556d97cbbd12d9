// Made from the folder names and the package's dependencies by `npm run sync`; a test compares.
import { loadNames as load0 } from "@almagest/chinese-astrology/languages";
import { loadNames as load1 } from "@almagest/human-design/languages";
import { loadNames as load2 } from "@almagest/i18n/languages";
import { type NameLoader, nameLoader } from "@almagest/operation/names";
import { loadNames as load3 } from "@almagest/vedic/languages";

/** Loads the names of this package in a language, once, with those of the packages that it takes names from. */
export const loadNames: NameLoader = /* @__PURE__ */ nameLoader(
  "differences",
  {
    tr: () => import("../names/tr.json"),
    de: () => import("../names/de.json"),
    es: () => import("../names/es.json"),
    hi: () => import("../names/hi.json"),
    pt: () => import("../names/pt.json"),
    fr: () => import("../names/fr.json"),
    ru: () => import("../names/ru.json"),
    "zh-Hans": () => import("../names/zh-Hans.json"),
    "zh-Hant": () => import("../names/zh-Hant.json"),
  },
  [load0, load1, load2, load3],
);
