// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/tr/natal/aspects-far.json";
import lights from "../../texts/tr/natal/aspects-lights.json";
import near from "../../texts/tr/natal/aspects-near.json";
import bodies from "../../texts/tr/natal/bodies.json";
import convergence from "../../texts/tr/natal/convergence.json";
import lightPlaces from "../../texts/tr/natal/lights.json";
import openTime from "../../texts/tr/natal/open-time.json";
import rising from "../../texts/tr/natal/rising.json";
import rulerCondition from "../../texts/tr/natal/ruler-condition.json";
import sect from "../../texts/tr/natal/sect.json";
import whole from "../../texts/tr/natal/whole.json";

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
