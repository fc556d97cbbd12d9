import chiron from "../../texts/en/relocated/chiron.json";
import jupiter from "../../texts/en/relocated/jupiter.json";
import lilith from "../../texts/en/relocated/lilith.json";
import mars from "../../texts/en/relocated/mars.json";
import mercury from "../../texts/en/relocated/mercury.json";
import moon from "../../texts/en/relocated/moon.json";
import neptune from "../../texts/en/relocated/neptune.json";
import northNode from "../../texts/en/relocated/north-node.json";
import pluto from "../../texts/en/relocated/pluto.json";
import saturn from "../../texts/en/relocated/saturn.json";
import southNode from "../../texts/en/relocated/south-node.json";
import sun from "../../texts/en/relocated/sun.json";
import uranus from "../../texts/en/relocated/uranus.json";
import venus from "../../texts/en/relocated/venus.json";

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
