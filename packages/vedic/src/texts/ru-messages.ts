// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import arudhas from "../../texts/ru/arudhas.json";
import atmakaraka from "../../texts/ru/atmakaraka.json";
import avasthas from "../../texts/ru/avasthas.json";
import balas from "../../texts/ru/balas.json";
import gocharaReasons from "../../texts/ru/gochara-reasons.json";
import houses from "../../texts/ru/houses.json";
import karakas from "../../texts/ru/karakas.json";
import kpCusp from "../../texts/ru/kp/cusp.json";
import kpFacts from "../../texts/ru/kp/facts.json";
import kpLevel from "../../texts/ru/kp/level.json";
import kpMatter from "../../texts/ru/kp/matter.json";
import kpPromise from "../../texts/ru/kp/promise.json";
import narrowing from "../../texts/ru/narrowing.json";
import rashis from "../../texts/ru/rashis.json";
import strength from "../../texts/ru/strength.json";
import upagrahas from "../../texts/ru/upagrahas.json";
import vargas from "../../texts/ru/vargas.json";
import vargottama from "../../texts/ru/vargottama.json";
import { antardasha, mahadasha, prana, pratyantardasha, sookshma } from "./ru-dashas";
import { doshas } from "./ru-doshas";
import { gocharaFromMoon } from "./ru-gochara";
import { grahaInHouse, grahaInNakshatra, grahaInRashi } from "./ru-grahas";
import { judgment } from "./ru-judgment";
import { matchmaking } from "./ru-matching";
import { nakshatras } from "./ru-nakshatras";
import { panchang } from "./ru-panchang";
import { conjunctions, drishti, lagnaLordInHouse, lordship } from "./ru-relations";
import { synthesis } from "./ru-synthesis";
import { yogas } from "./ru-yogas";

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
