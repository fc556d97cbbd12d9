// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/pt/natal/aspects-far.json";
import lights from "../../texts/pt/natal/aspects-lights.json";
import near from "../../texts/pt/natal/aspects-near.json";
import bodies from "../../texts/pt/natal/bodies.json";
import convergence from "../../texts/pt/natal/convergence.json";
import lightPlaces from "../../texts/pt/natal/lights.json";
import openTime from "../../texts/pt/natal/open-time.json";
import rising from "../../texts/pt/natal/rising.json";
import rulerCondition from "../../texts/pt/natal/ruler-condition.json";
import sect from "../../texts/pt/natal/sect.json";
import whole from "../../texts/pt/natal/whole.json";

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
