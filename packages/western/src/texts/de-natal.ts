// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/de/natal/aspects-far.json";
import lights from "../../texts/de/natal/aspects-lights.json";
import near from "../../texts/de/natal/aspects-near.json";
import bodies from "../../texts/de/natal/bodies.json";
import convergence from "../../texts/de/natal/convergence.json";
import lightPlaces from "../../texts/de/natal/lights.json";
import openTime from "../../texts/de/natal/open-time.json";
import rising from "../../texts/de/natal/rising.json";
import rulerCondition from "../../texts/de/natal/ruler-condition.json";
import sect from "../../texts/de/natal/sect.json";
import whole from "../../texts/de/natal/whole.json";

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
