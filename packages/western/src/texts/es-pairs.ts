// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/es/pairs/chiron.json";
import jupiterPairs from "../../texts/es/pairs/jupiter.json";
import marsPairs from "../../texts/es/pairs/mars.json";
import mercuryPairs from "../../texts/es/pairs/mercury.json";
import moonPairs from "../../texts/es/pairs/moon.json";
import neptunePairs from "../../texts/es/pairs/neptune.json";
import northNodePairs from "../../texts/es/pairs/north-node.json";
import plutoPairs from "../../texts/es/pairs/pluto.json";
import saturnPairs from "../../texts/es/pairs/saturn.json";
import southNodePairs from "../../texts/es/pairs/south-node.json";
import sunPairs from "../../texts/es/pairs/sun.json";
import uranusPairs from "../../texts/es/pairs/uranus.json";
import venusPairs from "../../texts/es/pairs/venus.json";

/** Two bodies in an aspect. */
export const pairs = {
  sun: sunPairs,
  moon: moonPairs,
  mercury: mercuryPairs,
  venus: venusPairs,
  mars: marsPairs,
  jupiter: jupiterPairs,
  saturn: saturnPairs,
  uranus: uranusPairs,
  neptune: neptunePairs,
  pluto: plutoPairs,
  "north-node": northNodePairs,
  "south-node": southNodePairs,
  chiron: chironPairs,
};
