// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/pt/yogas/body-and-wealth.json";
import crowns from "../../texts/pt/yogas/crowns.json";
import fortune from "../../texts/pt/yogas/fortune.json";
import hardLines from "../../texts/pt/yogas/hard-lines.json";
import kin from "../../texts/pt/yogas/kin.json";
import moonAndSun from "../../texts/pt/yogas/moon-and-sun.json";
import nabhasa from "../../texts/pt/yogas/nabhasa.json";
import speechAndTable from "../../texts/pt/yogas/speech-and-table.json";

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
