// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironInHouse from "../../texts/de/body-in-house/chiron.json";
import jupiterInHouse from "../../texts/de/body-in-house/jupiter.json";
import lilithInHouse from "../../texts/de/body-in-house/lilith.json";
import marsInHouse from "../../texts/de/body-in-house/mars.json";
import mercuryInHouse from "../../texts/de/body-in-house/mercury.json";
import moonInHouse from "../../texts/de/body-in-house/moon.json";
import neptuneInHouse from "../../texts/de/body-in-house/neptune.json";
import northNodeInHouse from "../../texts/de/body-in-house/north-node.json";
import plutoInHouse from "../../texts/de/body-in-house/pluto.json";
import saturnInHouse from "../../texts/de/body-in-house/saturn.json";
import southNodeInHouse from "../../texts/de/body-in-house/south-node.json";
import sunInHouse from "../../texts/de/body-in-house/sun.json";
import uranusInHouse from "../../texts/de/body-in-house/uranus.json";
import venusInHouse from "../../texts/de/body-in-house/venus.json";

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
