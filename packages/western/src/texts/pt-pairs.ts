// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/pt/pairs/chiron.json";
import jupiterPairs from "../../texts/pt/pairs/jupiter.json";
import marsPairs from "../../texts/pt/pairs/mars.json";
import mercuryPairs from "../../texts/pt/pairs/mercury.json";
import moonPairs from "../../texts/pt/pairs/moon.json";
import neptunePairs from "../../texts/pt/pairs/neptune.json";
import northNodePairs from "../../texts/pt/pairs/north-node.json";
import plutoPairs from "../../texts/pt/pairs/pluto.json";
import saturnPairs from "../../texts/pt/pairs/saturn.json";
import southNodePairs from "../../texts/pt/pairs/south-node.json";
import sunPairs from "../../texts/pt/pairs/sun.json";
import uranusPairs from "../../texts/pt/pairs/uranus.json";
import venusPairs from "../../texts/pt/pairs/venus.json";

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
