import type { AnyPicture } from "@almagest/operation";
import { birthBodygraph, centersBodygraph, channelsBodygraph, gatesBodygraph } from "./pictures/birth";
import { designBirthTimeStrips } from "./pictures/narrowed";
import { pentaFigure } from "./pictures/penta";
import { connectionBodygraph } from "./pictures/people";
import { centerBodygraph, gateBodygraph, profileLines } from "./pictures/single";
import { transitBodygraph } from "./pictures/transit";
import { variablesArrows } from "./pictures/variables";

export {
  birthBodygraph,
  centerBodygraph,
  centersBodygraph,
  channelsBodygraph,
  connectionBodygraph,
  designBirthTimeStrips,
  gateBodygraph,
  gatesBodygraph,
  pentaFigure,
  profileLines,
  transitBodygraph,
  variablesArrows,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  birthBodygraph,
  centersBodygraph,
  centerBodygraph,
  channelsBodygraph,
  connectionBodygraph,
  gatesBodygraph,
  gateBodygraph,
  pentaFigure,
  profileLines,
  transitBodygraph,
  variablesArrows,
  designBirthTimeStrips,
];
