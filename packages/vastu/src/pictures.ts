import type { AnyPicture } from "@almagest/operation";
import { ayadiSheet } from "./pictures/ayadi";
import { devataSquares, devatasSquares, dikpalaSquares } from "./pictures/devatas";
import { dikpalaCompass, dikpalasCompass } from "./pictures/directions";
import { entrancePadas } from "./pictures/entrance";
import { grihaPraveshSheet } from "./pictures/griha-pravesh";
import { mandalaSquares } from "./pictures/mandala";
import { plotPlan } from "./pictures/plot";
import { roomsPlan } from "./pictures/rooms";

export {
  ayadiSheet,
  devataSquares,
  devatasSquares,
  dikpalaCompass,
  dikpalaSquares,
  dikpalasCompass,
  entrancePadas,
  grihaPraveshSheet,
  mandalaSquares,
  plotPlan,
  roomsPlan,
};

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [
  entrancePadas,
  mandalaSquares,
  plotPlan,
  ayadiSheet,
  roomsPlan,
  grihaPraveshSheet,
  dikpalasCompass,
  dikpalaCompass,
  dikpalaSquares,
  devatasSquares,
  devataSquares,
];
