// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/es/relocated/chiron.json";
import jupiter from "../../texts/es/relocated/jupiter.json";
import lilith from "../../texts/es/relocated/lilith.json";
import mars from "../../texts/es/relocated/mars.json";
import mercury from "../../texts/es/relocated/mercury.json";
import moon from "../../texts/es/relocated/moon.json";
import neptune from "../../texts/es/relocated/neptune.json";
import northNode from "../../texts/es/relocated/north-node.json";
import pluto from "../../texts/es/relocated/pluto.json";
import saturn from "../../texts/es/relocated/saturn.json";
import southNode from "../../texts/es/relocated/south-node.json";
import sun from "../../texts/es/relocated/sun.json";
import uranus from "../../texts/es/relocated/uranus.json";
import venus from "../../texts/es/relocated/venus.json";

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
