import aztecNumbers from "../../texts/en/aztec-numbers.json";
import aztecSigns1 from "../../texts/en/aztec-signs-1.json";
import aztecSigns2 from "../../texts/en/aztec-signs-2.json";
import aztecTrecenas1 from "../../texts/en/aztec-trecenas-1.json";
import aztecTrecenas2 from "../../texts/en/aztec-trecenas-2.json";
import birthTrecenas from "../../texts/en/birth-trecenas.json";
import daySigns1 from "../../texts/en/day-signs-1.json";
import daySigns2 from "../../texts/en/day-signs-2.json";
import frames from "../../texts/en/frames.json";
import haabMonths from "../../texts/en/haab-months.json";
import lordsOfNight from "../../texts/en/lords-of-night.json";
import numbers from "../../texts/en/numbers.json";
import trecenas1 from "../../texts/en/trecenas-1.json";
import trecenas2 from "../../texts/en/trecenas-2.json";
import ways from "../../texts/en/ways.json";
import yearBearers from "../../texts/en/year-bearers.json";

/** The English texts by their keys. */
export const messages = {
  daySigns: { ...daySigns1, ...daySigns2 },
  numbers,
  trecenas: { ...trecenas1, ...trecenas2 },
  birthTrecenas,
  haabMonths,
  lordsOfNight,
  yearBearers,
  ways,
  aztecSigns: { ...aztecSigns1, ...aztecSigns2 },
  aztecNumbers,
  aztecTrecenas: { ...aztecTrecenas1, ...aztecTrecenas2 },
  ...frames,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type MesoamericanTexts = typeof messages;
