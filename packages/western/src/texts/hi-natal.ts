// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/hi/natal/aspects-far.json";
import lights from "../../texts/hi/natal/aspects-lights.json";
import near from "../../texts/hi/natal/aspects-near.json";
import bodies from "../../texts/hi/natal/bodies.json";
import convergence from "../../texts/hi/natal/convergence.json";
import lightPlaces from "../../texts/hi/natal/lights.json";
import openTime from "../../texts/hi/natal/open-time.json";
import rising from "../../texts/hi/natal/rising.json";
import rulerCondition from "../../texts/hi/natal/ruler-condition.json";
import sect from "../../texts/hi/natal/sect.json";
import whole from "../../texts/hi/natal/whole.json";

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
