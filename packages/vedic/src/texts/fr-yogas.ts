// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/fr/yogas/body-and-wealth.json";
import crowns from "../../texts/fr/yogas/crowns.json";
import fortune from "../../texts/fr/yogas/fortune.json";
import hardLines from "../../texts/fr/yogas/hard-lines.json";
import kin from "../../texts/fr/yogas/kin.json";
import moonAndSun from "../../texts/fr/yogas/moon-and-sun.json";
import nabhasa from "../../texts/fr/yogas/nabhasa.json";
import speechAndTable from "../../texts/fr/yogas/speech-and-table.json";

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
