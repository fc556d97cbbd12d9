// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/tr/arudhas.json";
import atmakaraka from "../../texts/tr/atmakaraka.json";
import avasthas from "../../texts/tr/avasthas.json";
import balas from "../../texts/tr/balas.json";
import gocharaReasons from "../../texts/tr/gochara-reasons.json";
import houses from "../../texts/tr/houses.json";
import karakas from "../../texts/tr/karakas.json";
import kpCusp from "../../texts/tr/kp/cusp.json";
import kpFacts from "../../texts/tr/kp/facts.json";
import kpLevel from "../../texts/tr/kp/level.json";
import kpMatter from "../../texts/tr/kp/matter.json";
import kpPromise from "../../texts/tr/kp/promise.json";
import narrowing from "../../texts/tr/narrowing.json";
import rashis from "../../texts/tr/rashis.json";
import strength from "../../texts/tr/strength.json";
import upagrahas from "../../texts/tr/upagrahas.json";
import vargas from "../../texts/tr/vargas.json";
import vargottama from "../../texts/tr/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./tr-dashas";
import { doshas } from "./tr-doshas";
import { gocharaFromMoon } from "./tr-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./tr-grahas";
import { judgment } from "./tr-judgment";
import { matchmaking } from "./tr-matching";
import { nakshatras } from "./tr-nakshatras";
import { panchang } from "./tr-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./tr-relations";
import { synthesis } from "./tr-synthesis";
import { yogas } from "./tr-yogas";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
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
