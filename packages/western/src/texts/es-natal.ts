// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/es/natal/aspects-far.json";
import lights from "../../texts/es/natal/aspects-lights.json";
import near from "../../texts/es/natal/aspects-near.json";
import bodies from "../../texts/es/natal/bodies.json";
import convergence from "../../texts/es/natal/convergence.json";
import lightPlaces from "../../texts/es/natal/lights.json";
import openTime from "../../texts/es/natal/open-time.json";
import rising from "../../texts/es/natal/rising.json";
import rulerCondition from "../../texts/es/natal/ruler-condition.json";
import sect from "../../texts/es/natal/sect.json";
import whole from "../../texts/es/natal/whole.json";

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
