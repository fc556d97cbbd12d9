// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/tr/yogas/body-and-wealth.json";
import crowns from "../../texts/tr/yogas/crowns.json";
import fortune from "../../texts/tr/yogas/fortune.json";
import hardLines from "../../texts/tr/yogas/hard-lines.json";
import kin from "../../texts/tr/yogas/kin.json";
import moonAndSun from "../../texts/tr/yogas/moon-and-sun.json";
import nabhasa from "../../texts/tr/yogas/nabhasa.json";
import speechAndTable from "../../texts/tr/yogas/speech-and-table.json";

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
