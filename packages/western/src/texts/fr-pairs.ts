// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/fr/pairs/chiron.json";
import jupiterPairs from "../../texts/fr/pairs/jupiter.json";
import marsPairs from "../../texts/fr/pairs/mars.json";
import mercuryPairs from "../../texts/fr/pairs/mercury.json";
import moonPairs from "../../texts/fr/pairs/moon.json";
import neptunePairs from "../../texts/fr/pairs/neptune.json";
import northNodePairs from "../../texts/fr/pairs/north-node.json";
import plutoPairs from "../../texts/fr/pairs/pluto.json";
import saturnPairs from "../../texts/fr/pairs/saturn.json";
import southNodePairs from "../../texts/fr/pairs/south-node.json";
import sunPairs from "../../texts/fr/pairs/sun.json";
import uranusPairs from "../../texts/fr/pairs/uranus.json";
import venusPairs from "../../texts/fr/pairs/venus.json";

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
