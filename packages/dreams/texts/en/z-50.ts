import type { DreamSymbol } from "../../src/symbol";

export const z50: readonly DreamSymbol[] = [
  {
    id: "zebra-crossing",
    name: "Zebra crossing",
    aliases: ["crosswalk", "pedestrian crossing"],
    see: ["crossing", "street", "car"],
    meaning: "White bars across the asphalt, and a ton of metal agrees to wait. The crossing is a right of way for those on foot, that is, for the slow and soft in you. If no car stops, ask where your needs yield by habit. Step out with your hand raised; drivers brake for people who look at them.",
  },
  {
    id: "zero-gravity",
    name: "Zero gravity",
    aliases: ["weightlessness", "floating"],
    see: ["outer-space", "flying", "astronaut"],
    meaning: "The spoon drifts off, then the soup, and then you notice your own feet. Weightlessness lifts duty along with pounds, and after the fun there is nothing to push against. It suits days between jobs or loves. Astronauts strap in to sleep. Which one small strap would you like, and to what wall?",
  },
];
