// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/fr/arudhas.json";
import atmakaraka from "../../texts/fr/atmakaraka.json";
import avasthas from "../../texts/fr/avasthas.json";
import balas from "../../texts/fr/balas.json";
import gocharaReasons from "../../texts/fr/gochara-reasons.json";
import houses from "../../texts/fr/houses.json";
import karakas from "../../texts/fr/karakas.json";
import kpCusp from "../../texts/fr/kp/cusp.json";
import kpFacts from "../../texts/fr/kp/facts.json";
import kpLevel from "../../texts/fr/kp/level.json";
import kpMatter from "../../texts/fr/kp/matter.json";
import kpPromise from "../../texts/fr/kp/promise.json";
import narrowing from "../../texts/fr/narrowing.json";
import rashis from "../../texts/fr/rashis.json";
import strength from "../../texts/fr/strength.json";
import upagrahas from "../../texts/fr/upagrahas.json";
import vargas from "../../texts/fr/vargas.json";
import vargottama from "../../texts/fr/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./fr-dashas";
import { doshas } from "./fr-doshas";
import { gocharaFromMoon } from "./fr-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./fr-grahas";
import { judgment } from "./fr-judgment";
import { matchmaking } from "./fr-matching";
import { nakshatras } from "./fr-nakshatras";
import { panchang } from "./fr-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./fr-relations";
import { synthesis } from "./fr-synthesis";
import { yogas } from "./fr-yogas";

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
