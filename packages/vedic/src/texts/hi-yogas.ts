// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/hi/yogas/body-and-wealth.json";
import crowns from "../../texts/hi/yogas/crowns.json";
import fortune from "../../texts/hi/yogas/fortune.json";
import hardLines from "../../texts/hi/yogas/hard-lines.json";
import kin from "../../texts/hi/yogas/kin.json";
import moonAndSun from "../../texts/hi/yogas/moon-and-sun.json";
import nabhasa from "../../texts/hi/yogas/nabhasa.json";
import speechAndTable from "../../texts/hi/yogas/speech-and-table.json";

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
