// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/fr/natal/aspects-far.json";
import lights from "../../texts/fr/natal/aspects-lights.json";
import near from "../../texts/fr/natal/aspects-near.json";
import bodies from "../../texts/fr/natal/bodies.json";
import convergence from "../../texts/fr/natal/convergence.json";
import lightPlaces from "../../texts/fr/natal/lights.json";
import openTime from "../../texts/fr/natal/open-time.json";
import rising from "../../texts/fr/natal/rising.json";
import rulerCondition from "../../texts/fr/natal/ruler-condition.json";
import sect from "../../texts/fr/natal/sect.json";
import whole from "../../texts/fr/natal/whole.json";

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
