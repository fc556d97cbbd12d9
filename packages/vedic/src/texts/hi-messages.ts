// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/hi/arudhas.json";
import atmakaraka from "../../texts/hi/atmakaraka.json";
import avasthas from "../../texts/hi/avasthas.json";
import balas from "../../texts/hi/balas.json";
import gocharaReasons from "../../texts/hi/gochara-reasons.json";
import houses from "../../texts/hi/houses.json";
import karakas from "../../texts/hi/karakas.json";
import kpCusp from "../../texts/hi/kp/cusp.json";
import kpFacts from "../../texts/hi/kp/facts.json";
import kpLevel from "../../texts/hi/kp/level.json";
import kpMatter from "../../texts/hi/kp/matter.json";
import kpPromise from "../../texts/hi/kp/promise.json";
import narrowing from "../../texts/hi/narrowing.json";
import rashis from "../../texts/hi/rashis.json";
import strength from "../../texts/hi/strength.json";
import upagrahas from "../../texts/hi/upagrahas.json";
import vargas from "../../texts/hi/vargas.json";
import vargottama from "../../texts/hi/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./hi-dashas";
import { doshas } from "./hi-doshas";
import { gocharaFromMoon } from "./hi-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./hi-grahas";
import { judgment } from "./hi-judgment";
import { matchmaking } from "./hi-matching";
import { nakshatras } from "./hi-nakshatras";
import { panchang } from "./hi-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./hi-relations";
import { synthesis } from "./hi-synthesis";
import { yogas } from "./hi-yogas";

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
