// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/de/pairs/chiron.json";
import jupiterPairs from "../../texts/de/pairs/jupiter.json";
import marsPairs from "../../texts/de/pairs/mars.json";
import mercuryPairs from "../../texts/de/pairs/mercury.json";
import moonPairs from "../../texts/de/pairs/moon.json";
import neptunePairs from "../../texts/de/pairs/neptune.json";
import northNodePairs from "../../texts/de/pairs/north-node.json";
import plutoPairs from "../../texts/de/pairs/pluto.json";
import saturnPairs from "../../texts/de/pairs/saturn.json";
import southNodePairs from "../../texts/de/pairs/south-node.json";
import sunPairs from "../../texts/de/pairs/sun.json";
import uranusPairs from "../../texts/de/pairs/uranus.json";
import venusPairs from "../../texts/de/pairs/venus.json";

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
