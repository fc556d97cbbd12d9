// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironInHouse from "../../texts/zh-Hant/body-in-house/chiron.json";
import jupiterInHouse from "../../texts/zh-Hant/body-in-house/jupiter.json";
import lilithInHouse from "../../texts/zh-Hant/body-in-house/lilith.json";
import marsInHouse from "../../texts/zh-Hant/body-in-house/mars.json";
import mercuryInHouse from "../../texts/zh-Hant/body-in-house/mercury.json";
import moonInHouse from "../../texts/zh-Hant/body-in-house/moon.json";
import neptuneInHouse from "../../texts/zh-Hant/body-in-house/neptune.json";
import northNodeInHouse from "../../texts/zh-Hant/body-in-house/north-node.json";
import plutoInHouse from "../../texts/zh-Hant/body-in-house/pluto.json";
import saturnInHouse from "../../texts/zh-Hant/body-in-house/saturn.json";
import southNodeInHouse from "../../texts/zh-Hant/body-in-house/south-node.json";
import sunInHouse from "../../texts/zh-Hant/body-in-house/sun.json";
import uranusInHouse from "../../texts/zh-Hant/body-in-house/uranus.json";
import venusInHouse from "../../texts/zh-Hant/body-in-house/venus.json";

/** Bodies in houses. */
export const bodyInHouse = {
  sun: sunInHouse,
  moon: moonInHouse,
  mercury: mercuryInHouse,
  venus: venusInHouse,
  mars: marsInHouse,
  jupiter: jupiterInHouse,
  saturn: saturnInHouse,
  uranus: uranusInHouse,
  neptune: neptuneInHouse,
  pluto: plutoInHouse,
  "north-node": northNodeInHouse,
  "south-node": southNodeInHouse,
  chiron: chironInHouse,
  lilith: lilithInHouse,
};
