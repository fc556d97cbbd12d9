// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import chiron from "../../texts/hi/relocated/chiron.json";
import jupiter from "../../texts/hi/relocated/jupiter.json";
import lilith from "../../texts/hi/relocated/lilith.json";
import mars from "../../texts/hi/relocated/mars.json";
import mercury from "../../texts/hi/relocated/mercury.json";
import moon from "../../texts/hi/relocated/moon.json";
import neptune from "../../texts/hi/relocated/neptune.json";
import northNode from "../../texts/hi/relocated/north-node.json";
import pluto from "../../texts/hi/relocated/pluto.json";
import saturn from "../../texts/hi/relocated/saturn.json";
import southNode from "../../texts/hi/relocated/south-node.json";
import sun from "../../texts/hi/relocated/sun.json";
import uranus from "../../texts/hi/relocated/uranus.json";
import venus from "../../texts/hi/relocated/venus.json";

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
