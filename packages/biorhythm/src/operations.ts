import { type Domain, erase } from "@almagest/operation";
import { calculateBioCompatibility } from "./compatibility/operation";
import { getCriticalDays } from "./critical-days/operation";
import { getDailyBiorhythm } from "./daily/operation";
import { getForecast } from "./forecast/operation";
import { getPhases } from "./phases/operation";
import { getReading } from "./reading/operation";

/** Biorhythms as the transports mount them. */
export const biorhythm: Domain = {
  id: "biorhythm",
  title: "Biorhythm",
  description: "Ten cycles from a date of birth: their phases on a day, a forecast, critical days, two people compared",
  operations: [
    erase(calculateBioCompatibility),
    erase(getCriticalDays),
    erase(getDailyBiorhythm),
    erase(getForecast),
    erase(getPhases),
    erase(getReading),
  ],
};
