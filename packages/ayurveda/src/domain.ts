import { type Domain, defineDomain } from "@almagest/operation";
import { dosha, doshas } from "./catalogue/doshas";
import { qualities } from "./catalogue/qualities";
import { tastes } from "./catalogue/tastes";
import { concepts } from "./concepts";
import { ayurvedicConstitution } from "./constitution/operation";
import { dailyAyurveda } from "./daily/operation";
import { dinacharya } from "./dinacharya/operation";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { loadNames } from "./names.generated";
import { ritucharya } from "./ritucharya/operation";
import { doshaTerms } from "./vocabulary/doshas";

/** Ayurveda as the transports mount it. */
export const ayurveda: Domain = defineDomain({
  concepts,
  id: "ayurveda",
  title: "Ayurveda",
  description:
    "Constitution from a chart, the day by the Sun, the six seasons, the three doshas, six tastes and twenty qualities, each statement with its verse",
  operations: {
    ayurvedicConstitution,
    dinacharya,
    ritucharya,
    dailyAyurveda,
    doshas,
    dosha,
    tastes,
    qualities,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values, collections: { getDosha: { id: doshaTerms } } },
  pictures: {
    of: [
      "calculateAyurvedicConstitution",
      "getDinacharyaSchedule",
      "getRitucharya",
      "getDailyAyurvedaReading",
      "listRasas",
      "listGunas",
    ],
    load: () => import("./pictures"),
  },
  loadNames,
});
