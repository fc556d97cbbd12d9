// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/tr/pairs/chiron.json";
import jupiterPairs from "../../texts/tr/pairs/jupiter.json";
import marsPairs from "../../texts/tr/pairs/mars.json";
import mercuryPairs from "../../texts/tr/pairs/mercury.json";
import moonPairs from "../../texts/tr/pairs/moon.json";
import neptunePairs from "../../texts/tr/pairs/neptune.json";
import northNodePairs from "../../texts/tr/pairs/north-node.json";
import plutoPairs from "../../texts/tr/pairs/pluto.json";
import saturnPairs from "../../texts/tr/pairs/saturn.json";
import southNodePairs from "../../texts/tr/pairs/south-node.json";
import sunPairs from "../../texts/tr/pairs/sun.json";
import uranusPairs from "../../texts/tr/pairs/uranus.json";
import venusPairs from "../../texts/tr/pairs/venus.json";

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
