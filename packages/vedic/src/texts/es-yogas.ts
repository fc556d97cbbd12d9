// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/es/yogas/body-and-wealth.json";
import crowns from "../../texts/es/yogas/crowns.json";
import fortune from "../../texts/es/yogas/fortune.json";
import hardLines from "../../texts/es/yogas/hard-lines.json";
import kin from "../../texts/es/yogas/kin.json";
import moonAndSun from "../../texts/es/yogas/moon-and-sun.json";
import nabhasa from "../../texts/es/yogas/nabhasa.json";
import speechAndTable from "../../texts/es/yogas/speech-and-table.json";

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
