import { type Domain, defineDomain } from "@almagest/operation";
import { biorhythmCompatibility } from "./compatibility/operation";
import { concepts } from "./concepts";
import { criticalDays } from "./critical-days/operation";
import { dailyBiorhythm } from "./daily/operation";
import { biorhythmForecast } from "./forecast/operation";
import { loadNames } from "./names.generated";
import { biorhythmPhases } from "./phases/operation";
import { DRAWN } from "./pictures/drawn";
import { biorhythmReading } from "./reading/operation";

/** Biorhythms as the transports mount them. */
export const biorhythm: Domain = defineDomain({
  concepts,
  id: "biorhythm",
  title: "Biorhythm",
  description: "Ten cycles from a date of birth: their phases on a day, a forecast, critical days, two people compared",
  operations: {
    biorhythmCompatibility,
    criticalDays,
    dailyBiorhythm,
    biorhythmForecast,
    biorhythmPhases,
    biorhythmReading,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
