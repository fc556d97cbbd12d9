// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/de/yogas/body-and-wealth.json";
import crowns from "../../texts/de/yogas/crowns.json";
import fortune from "../../texts/de/yogas/fortune.json";
import hardLines from "../../texts/de/yogas/hard-lines.json";
import kin from "../../texts/de/yogas/kin.json";
import moonAndSun from "../../texts/de/yogas/moon-and-sun.json";
import nabhasa from "../../texts/de/yogas/nabhasa.json";
import speechAndTable from "../../texts/de/yogas/speech-and-table.json";

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
