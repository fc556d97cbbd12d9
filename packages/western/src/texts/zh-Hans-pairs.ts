// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/zh-Hans/pairs/chiron.json";
import jupiterPairs from "../../texts/zh-Hans/pairs/jupiter.json";
import marsPairs from "../../texts/zh-Hans/pairs/mars.json";
import mercuryPairs from "../../texts/zh-Hans/pairs/mercury.json";
import moonPairs from "../../texts/zh-Hans/pairs/moon.json";
import neptunePairs from "../../texts/zh-Hans/pairs/neptune.json";
import northNodePairs from "../../texts/zh-Hans/pairs/north-node.json";
import plutoPairs from "../../texts/zh-Hans/pairs/pluto.json";
import saturnPairs from "../../texts/zh-Hans/pairs/saturn.json";
import southNodePairs from "../../texts/zh-Hans/pairs/south-node.json";
import sunPairs from "../../texts/zh-Hans/pairs/sun.json";
import uranusPairs from "../../texts/zh-Hans/pairs/uranus.json";
import venusPairs from "../../texts/zh-Hans/pairs/venus.json";

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
