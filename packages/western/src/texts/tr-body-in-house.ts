// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironInHouse from "../../texts/tr/body-in-house/chiron.json";
import jupiterInHouse from "../../texts/tr/body-in-house/jupiter.json";
import lilithInHouse from "../../texts/tr/body-in-house/lilith.json";
import marsInHouse from "../../texts/tr/body-in-house/mars.json";
import mercuryInHouse from "../../texts/tr/body-in-house/mercury.json";
import moonInHouse from "../../texts/tr/body-in-house/moon.json";
import neptuneInHouse from "../../texts/tr/body-in-house/neptune.json";
import northNodeInHouse from "../../texts/tr/body-in-house/north-node.json";
import plutoInHouse from "../../texts/tr/body-in-house/pluto.json";
import saturnInHouse from "../../texts/tr/body-in-house/saturn.json";
import southNodeInHouse from "../../texts/tr/body-in-house/south-node.json";
import sunInHouse from "../../texts/tr/body-in-house/sun.json";
import uranusInHouse from "../../texts/tr/body-in-house/uranus.json";
import venusInHouse from "../../texts/tr/body-in-house/venus.json";

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
