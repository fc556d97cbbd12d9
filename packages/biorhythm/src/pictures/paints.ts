import type { Role } from "@almagest/pictures";
import type { SimpleId } from "../curve/cycles";

/** The look of a curve: its color and its dashes. */
export interface CurveLook {
  readonly paint: Role;
  readonly dash?: string;
}

export const DRAWN_CYCLES = [
  "physical",
  "emotional",
  "intellectual",
  "intuitive",
] as const satisfies readonly SimpleId[];

export const LOOKS: Readonly<Record<(typeof DRAWN_CYCLES)[number], CurveLook>> = {
  physical: { paint: "fire" },
  emotional: { paint: "water", dash: "9 4" },
  intellectual: { paint: "earth", dash: "3 4" },
  intuitive: { paint: "air", dash: "12 4 2 4" },
};
