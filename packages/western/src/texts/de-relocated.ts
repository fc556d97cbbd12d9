// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/de/relocated/chiron.json";
import jupiter from "../../texts/de/relocated/jupiter.json";
import lilith from "../../texts/de/relocated/lilith.json";
import mars from "../../texts/de/relocated/mars.json";
import mercury from "../../texts/de/relocated/mercury.json";
import moon from "../../texts/de/relocated/moon.json";
import neptune from "../../texts/de/relocated/neptune.json";
import northNode from "../../texts/de/relocated/north-node.json";
import pluto from "../../texts/de/relocated/pluto.json";
import saturn from "../../texts/de/relocated/saturn.json";
import southNode from "../../texts/de/relocated/south-node.json";
import sun from "../../texts/de/relocated/sun.json";
import uranus from "../../texts/de/relocated/uranus.json";
import venus from "../../texts/de/relocated/venus.json";

/** Effects of living at a place, by the body and the house it falls in there. */
export const relocated = {
  sun,
  moon,
  mercury,
  venus,
  mars,
  jupiter,
  saturn,
  uranus,
  neptune,
  pluto,
  "north-node": northNode,
  "south-node": southNode,
  chiron,
  lilith,
};
