// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import bodyAndWealth from "../../texts/zh-Hant/yogas/body-and-wealth.json";
import crowns from "../../texts/zh-Hant/yogas/crowns.json";
import fortune from "../../texts/zh-Hant/yogas/fortune.json";
import hardLines from "../../texts/zh-Hant/yogas/hard-lines.json";
import kin from "../../texts/zh-Hant/yogas/kin.json";
import moonAndSun from "../../texts/zh-Hant/yogas/moon-and-sun.json";
import nabhasa from "../../texts/zh-Hant/yogas/nabhasa.json";
import speechAndTable from "../../texts/zh-Hant/yogas/speech-and-table.json";

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
