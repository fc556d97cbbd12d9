// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/ru/yogas/body-and-wealth.json";
import crowns from "../../texts/ru/yogas/crowns.json";
import fortune from "../../texts/ru/yogas/fortune.json";
import hardLines from "../../texts/ru/yogas/hard-lines.json";
import kin from "../../texts/ru/yogas/kin.json";
import moonAndSun from "../../texts/ru/yogas/moon-and-sun.json";
import nabhasa from "../../texts/ru/yogas/nabhasa.json";
import speechAndTable from "../../texts/ru/yogas/speech-and-table.json";

/** The catalogue of yogas: what makes each and what it is said to bring. */
export const yogas = {
  ...moonAndSun,
  ...crowns,
  ...nabhasa,
  ...bodyAndWealth,
  ...speechAndTable,
  ...kin,
  ...fortune,
  ...hardLines,
};
