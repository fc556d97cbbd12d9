// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import far from "../../texts/zh-Hant/natal/aspects-far.json";
import lights from "../../texts/zh-Hant/natal/aspects-lights.json";
import near from "../../texts/zh-Hant/natal/aspects-near.json";
import bodies from "../../texts/zh-Hant/natal/bodies.json";
import convergence from "../../texts/zh-Hant/natal/convergence.json";
import lightPlaces from "../../texts/zh-Hant/natal/lights.json";
import openTime from "../../texts/zh-Hant/natal/open-time.json";
import rising from "../../texts/zh-Hant/natal/rising.json";
import rulerCondition from "../../texts/zh-Hant/natal/ruler-condition.json";
import sect from "../../texts/zh-Hant/natal/sect.json";
import whole from "../../texts/zh-Hant/natal/whole.json";

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
