// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/de/arudhas.json";
import atmakaraka from "../../texts/de/atmakaraka.json";
import avasthas from "../../texts/de/avasthas.json";
import balas from "../../texts/de/balas.json";
import gocharaReasons from "../../texts/de/gochara-reasons.json";
import houses from "../../texts/de/houses.json";
import karakas from "../../texts/de/karakas.json";
import kpCusp from "../../texts/de/kp/cusp.json";
import kpFacts from "../../texts/de/kp/facts.json";
import kpLevel from "../../texts/de/kp/level.json";
import kpMatter from "../../texts/de/kp/matter.json";
import kpPromise from "../../texts/de/kp/promise.json";
import narrowing from "../../texts/de/narrowing.json";
import rashis from "../../texts/de/rashis.json";
import strength from "../../texts/de/strength.json";
import upagrahas from "../../texts/de/upagrahas.json";
import vargas from "../../texts/de/vargas.json";
import vargottama from "../../texts/de/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./de-dashas";
import { doshas } from "./de-doshas";
import { gocharaFromMoon } from "./de-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./de-grahas";
import { judgment } from "./de-judgment";
import { matchmaking } from "./de-matching";
import { nakshatras } from "./de-nakshatras";
import { panchang } from "./de-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./de-relations";
import { synthesis } from "./de-synthesis";
import { yogas } from "./de-yogas";

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
