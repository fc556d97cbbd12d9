// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chironPairs from "../../texts/zh-Hant/pairs/chiron.json";
import jupiterPairs from "../../texts/zh-Hant/pairs/jupiter.json";
import marsPairs from "../../texts/zh-Hant/pairs/mars.json";
import mercuryPairs from "../../texts/zh-Hant/pairs/mercury.json";
import moonPairs from "../../texts/zh-Hant/pairs/moon.json";
import neptunePairs from "../../texts/zh-Hant/pairs/neptune.json";
import northNodePairs from "../../texts/zh-Hant/pairs/north-node.json";
import plutoPairs from "../../texts/zh-Hant/pairs/pluto.json";
import saturnPairs from "../../texts/zh-Hant/pairs/saturn.json";
import southNodePairs from "../../texts/zh-Hant/pairs/south-node.json";
import sunPairs from "../../texts/zh-Hant/pairs/sun.json";
import uranusPairs from "../../texts/zh-Hant/pairs/uranus.json";
import venusPairs from "../../texts/zh-Hant/pairs/venus.json";

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
