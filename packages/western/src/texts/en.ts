import type { TextCatalogue } from "@almagest/operation";
import aspects from "../../texts/en/aspects.json";
import bodies from "../../texts/en/bodies.json";
import chironInHouse from "../../texts/en/body-in-house/chiron.json";
import jupiterInHouse from "../../texts/en/body-in-house/jupiter.json";
import lilithInHouse from "../../texts/en/body-in-house/lilith.json";
import marsInHouse from "../../texts/en/body-in-house/mars.json";
import mercuryInHouse from "../../texts/en/body-in-house/mercury.json";
import moonInHouse from "../../texts/en/body-in-house/moon.json";
import neptuneInHouse from "../../texts/en/body-in-house/neptune.json";
import northNodeInHouse from "../../texts/en/body-in-house/north-node.json";
import plutoInHouse from "../../texts/en/body-in-house/pluto.json";
import saturnInHouse from "../../texts/en/body-in-house/saturn.json";
import southNodeInHouse from "../../texts/en/body-in-house/south-node.json";
import sunInHouse from "../../texts/en/body-in-house/sun.json";
import uranusInHouse from "../../texts/en/body-in-house/uranus.json";
import venusInHouse from "../../texts/en/body-in-house/venus.json";
import chironInSign from "../../texts/en/body-in-sign/chiron.json";
import jupiterInSign from "../../texts/en/body-in-sign/jupiter.json";
import lilithInSign from "../../texts/en/body-in-sign/lilith.json";
import marsInSign from "../../texts/en/body-in-sign/mars.json";
import mercuryInSign from "../../texts/en/body-in-sign/mercury.json";
import moonInSign from "../../texts/en/body-in-sign/moon.json";
import neptuneInSign from "../../texts/en/body-in-sign/neptune.json";
import northNodeInSign from "../../texts/en/body-in-sign/north-node.json";
import plutoInSign from "../../texts/en/body-in-sign/pluto.json";
import saturnInSign from "../../texts/en/body-in-sign/saturn.json";
import southNodeInSign from "../../texts/en/body-in-sign/south-node.json";
import sunInSign from "../../texts/en/body-in-sign/sun.json";
import uranusInSign from "../../texts/en/body-in-sign/uranus.json";
import venusInSign from "../../texts/en/body-in-sign/venus.json";
import chart from "../../texts/en/chart.json";
import chironPairs from "../../texts/en/pairs/chiron.json";
import jupiterPairs from "../../texts/en/pairs/jupiter.json";
import marsPairs from "../../texts/en/pairs/mars.json";
import mercuryPairs from "../../texts/en/pairs/mercury.json";
import moonPairs from "../../texts/en/pairs/moon.json";
import neptunePairs from "../../texts/en/pairs/neptune.json";
import northNodePairs from "../../texts/en/pairs/north-node.json";
import plutoPairs from "../../texts/en/pairs/pluto.json";
import saturnPairs from "../../texts/en/pairs/saturn.json";
import southNodePairs from "../../texts/en/pairs/south-node.json";
import sunPairs from "../../texts/en/pairs/sun.json";
import uranusPairs from "../../texts/en/pairs/uranus.json";
import venusPairs from "../../texts/en/pairs/venus.json";
import signs from "../../texts/en/signs.json";

const messages = {
  signs,
  bodies,
  aspects,
  chart,
  pairs: {
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
  },
  bodyInSign: {
    sun: sunInSign,
    moon: moonInSign,
    mercury: mercuryInSign,
    venus: venusInSign,
    mars: marsInSign,
    jupiter: jupiterInSign,
    saturn: saturnInSign,
    uranus: uranusInSign,
    neptune: neptuneInSign,
    pluto: plutoInSign,
    "north-node": northNodeInSign,
    "south-node": southNodeInSign,
    chiron: chironInSign,
    lilith: lilithInSign,
  },
  bodyInHouse: {
    sun: sunInHouse,
    moon: moonInHouse,
    mercury: mercuryInHouse,
    venus: venusInHouse,
    mars: marsInHouse,
    jupiter: jupiterInHouse,
    saturn: saturnInHouse,
    uranus: uranusInHouse,
    neptune: neptuneInHouse,
    pluto: plutoInHouse,
    "north-node": northNodeInHouse,
    "south-node": southNodeInHouse,
    chiron: chironInHouse,
    lilith: lilithInHouse,
  },
};

/** The shape every language of this package fills; its keys are checked where they are used. */
export type WesternTexts = typeof messages;

/** The English texts of Western astrology. */
export const en: TextCatalogue = { namespace: "western", lang: "en", messages };
