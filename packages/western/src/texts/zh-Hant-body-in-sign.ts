// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironInSign from "../../texts/zh-Hant/body-in-sign/chiron.json";
import jupiterInSign from "../../texts/zh-Hant/body-in-sign/jupiter.json";
import lilithInSign from "../../texts/zh-Hant/body-in-sign/lilith.json";
import marsInSign from "../../texts/zh-Hant/body-in-sign/mars.json";
import mercuryInSign from "../../texts/zh-Hant/body-in-sign/mercury.json";
import moonInSign from "../../texts/zh-Hant/body-in-sign/moon.json";
import neptuneInSign from "../../texts/zh-Hant/body-in-sign/neptune.json";
import northNodeInSign from "../../texts/zh-Hant/body-in-sign/north-node.json";
import plutoInSign from "../../texts/zh-Hant/body-in-sign/pluto.json";
import saturnInSign from "../../texts/zh-Hant/body-in-sign/saturn.json";
import southNodeInSign from "../../texts/zh-Hant/body-in-sign/south-node.json";
import sunInSign from "../../texts/zh-Hant/body-in-sign/sun.json";
import uranusInSign from "../../texts/zh-Hant/body-in-sign/uranus.json";
import venusInSign from "../../texts/zh-Hant/body-in-sign/venus.json";

/** Bodies in signs. */
export const bodyInSign = {
  sun: sunInSign,
  moon: moonInSign,
  mercury: mercuryInSign,
  venus: venusInSign,
  mars: marsInSign,
  jupiter: jupiterInSign,
  saturn: saturnInSign,
  uranus: uranusInSign,
  neptune: neptuneInSign,
  pluto: plutoInSign,
  "north-node": northNodeInSign,
  "south-node": southNodeInSign,
  chiron: chironInSign,
  lilith: lilithInSign,
};
