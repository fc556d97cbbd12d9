// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/ru/pairs/chiron.json";
import jupiterPairs from "../../texts/ru/pairs/jupiter.json";
import marsPairs from "../../texts/ru/pairs/mars.json";
import mercuryPairs from "../../texts/ru/pairs/mercury.json";
import moonPairs from "../../texts/ru/pairs/moon.json";
import neptunePairs from "../../texts/ru/pairs/neptune.json";
import northNodePairs from "../../texts/ru/pairs/north-node.json";
import plutoPairs from "../../texts/ru/pairs/pluto.json";
import saturnPairs from "../../texts/ru/pairs/saturn.json";
import southNodePairs from "../../texts/ru/pairs/south-node.json";
import sunPairs from "../../texts/ru/pairs/sun.json";
import uranusPairs from "../../texts/ru/pairs/uranus.json";
import venusPairs from "../../texts/ru/pairs/venus.json";

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
