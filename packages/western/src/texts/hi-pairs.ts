// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/hi/pairs/chiron.json";
import jupiterPairs from "../../texts/hi/pairs/jupiter.json";
import marsPairs from "../../texts/hi/pairs/mars.json";
import mercuryPairs from "../../texts/hi/pairs/mercury.json";
import moonPairs from "../../texts/hi/pairs/moon.json";
import neptunePairs from "../../texts/hi/pairs/neptune.json";
import northNodePairs from "../../texts/hi/pairs/north-node.json";
import plutoPairs from "../../texts/hi/pairs/pluto.json";
import saturnPairs from "../../texts/hi/pairs/saturn.json";
import southNodePairs from "../../texts/hi/pairs/south-node.json";
import sunPairs from "../../texts/hi/pairs/sun.json";
import uranusPairs from "../../texts/hi/pairs/uranus.json";
import venusPairs from "../../texts/hi/pairs/venus.json";

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
