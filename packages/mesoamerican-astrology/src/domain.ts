import { type Domain, defineDomain } from "@almagest/operation";
import { dailyAztec, tonalpohualli } from "./aztec/day";
import { aztecDaySign, aztecDaySigns } from "./aztec/day-signs";
import { aztecTrecena, aztecTrecenas } from "./aztec/trecenas";
import { concepts } from "./concepts";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { mayanChart } from "./mayan/chart";
import { mayanCompatibility } from "./mayan/compatibility";
import { longCount } from "./mayan/convert";
import { dailyMayan } from "./mayan/daily";
import { mayanDaySign, mayanDaySigns } from "./mayan/day-signs";
import { haabMonth, haabMonths } from "./mayan/haab-months";
import { tzolkinMonth } from "./mayan/monthly";
import { mayanTrecena, mayanTrecenas } from "./mayan/trecenas";
import { tzolkin } from "./mayan/tzolkin";
import { loadNames } from "./names.generated";

/** Operations whose answers have pictures, in the domain's order. */
const DRAWN = [
  "calculateTzolkin",
  "generateMayanChart",
  "convertLongCount",
  "getDailyMayanReading",
  "getMonthlyTzolkinCalendar",
  "calculateMayanCompatibility",
  "listMayanDaySigns",
  "getMayanDaySign",
  "listTrecenas",
  "getTrecena",
  "listHaabMonths",
  "getHaabMonth",
  "calculateTonalpohualli",
  "getDailyAztecReading",
  "listAztecDaySigns",
  "getAztecDaySign",
  "listAztecTrecenas",
  "getAztecTrecena",
] as const;

/** The Mesoamerican calendars as the transports mount them. */
export const mesoamerican: Domain = defineDomain({
  concepts,
  id: "mesoamerican-astrology",
  title: "Mesoamerican astrology",
  description: "The Maya Tzolkin, Haab and Long Count, night lords, year bearers, the cross; the Nahua tonalpohualli",
  operations: {
    tzolkin,
    mayanChart,
    longCount,
    dailyMayan,
    tzolkinMonth,
    mayanCompatibility,
    mayanDaySigns,
    mayanDaySign,
    mayanTrecenas,
    mayanTrecena,
    haabMonths,
    haabMonth,
    tonalpohualli,
    dailyAztec,
    aztecDaySigns,
    aztecDaySign,
    aztecTrecenas,
    aztecTrecena,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
