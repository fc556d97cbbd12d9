import arudhas from "../../texts/en/arudhas.json";
import atmakaraka from "../../texts/en/atmakaraka.json";
import avasthas from "../../texts/en/avasthas.json";
import balas from "../../texts/en/balas.json";
import gocharaReasons from "../../texts/en/gochara-reasons.json";
import houses from "../../texts/en/houses.json";
import karakas from "../../texts/en/karakas.json";
import kpCusp from "../../texts/en/kp/cusp.json";
import kpFacts from "../../texts/en/kp/facts.json";
import kpLevel from "../../texts/en/kp/level.json";
import kpMatter from "../../texts/en/kp/matter.json";
import kpPromise from "../../texts/en/kp/promise.json";
import narrowing from "../../texts/en/narrowing.json";
import rashis from "../../texts/en/rashis.json";
import strength from "../../texts/en/strength.json";
import upagrahas from "../../texts/en/upagrahas.json";
import vargas from "../../texts/en/vargas.json";
import vargottama from "../../texts/en/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./en-dashas";
import { doshas } from "./en-doshas";
import { gocharaFromMoon } from "./en-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./en-grahas";
import { judgment } from "./en-judgment";
import { matchmaking } from "./en-matching";
import { nakshatras } from "./en-nakshatras";
import { panchang } from "./en-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./en-relations";
import { synthesis } from "./en-synthesis";
import { yogas } from "./en-yogas";

/** The English texts by their keys. */
export const messages = {
  ...doshas,
  ...matchmaking,
  ...panchang,
  antardasha,
  arudhas,
  atmakaraka,
  avasthas,
  balas,
  conjunctions,
  drishti,
  gocharaFromMoon,
  gocharaReasons,
  grahaInHouse,
  grahaInNakshatra,
  grahaInRashi,
  houses,
  judgment,
  karakas,
  kp: { cusp: kpCusp, facts: kpFacts, level: kpLevel, matter: kpMatter, promise: kpPromise },
  lagnaLordInHouse,
  lordship,
  mahadasha,
  nakshatras,
  prana,
  pratyantardasha,
  rashis,
  sookshma,
  strength,
  synthesis,
  upagrahas,
  vargas,
  narrowing,
  vargottama: vargottama.text,
  yogas,
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type VedicTexts = typeof messages;
