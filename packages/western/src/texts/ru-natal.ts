// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/ru/natal/aspects-far.json";
import lights from "../../texts/ru/natal/aspects-lights.json";
import near from "../../texts/ru/natal/aspects-near.json";
import bodies from "../../texts/ru/natal/bodies.json";
import convergence from "../../texts/ru/natal/convergence.json";
import lightPlaces from "../../texts/ru/natal/lights.json";
import openTime from "../../texts/ru/natal/open-time.json";
import rising from "../../texts/ru/natal/rising.json";
import rulerCondition from "../../texts/ru/natal/ruler-condition.json";
import sect from "../../texts/ru/natal/sect.json";
import whole from "../../texts/ru/natal/whole.json";

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
