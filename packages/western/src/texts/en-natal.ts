import far from "../../texts/en/natal/aspects-far.json";
import lights from "../../texts/en/natal/aspects-lights.json";
import near from "../../texts/en/natal/aspects-near.json";
import bodies from "../../texts/en/natal/bodies.json";
import convergence from "../../texts/en/natal/convergence.json";
import lightPlaces from "../../texts/en/natal/lights.json";
import openTime from "../../texts/en/natal/open-time.json";
import rising from "../../texts/en/natal/rising.json";
import rulerCondition from "../../texts/en/natal/ruler-condition.json";
import sect from "../../texts/en/natal/sect.json";
import whole from "../../texts/en/natal/whole.json";

/** Texts of a birth chart as a whole, and the additions of dignity and retrogradation to a body's reading. */
export const natal = {
  ...rising,
  rulerCondition,
  lights: lightPlaces,
  sect,
  closest: { ...lights, ...near, ...far },
  ...whole,
  ...convergence,
  openTime,
  bodies,
};
