import { vocabulary } from "@almagest/operation/names";

/** Kinds of events that a time of birth is looked for by. */
export const lifeEventNames = /* @__PURE__ */ vocabulary("i18n/lifeEvents", {
  marriage: "Marriage",
  separation: "Separation or divorce",
  child: "Birth of a child",
  career: "New post or promotion",
  property: "Purchase of a home",
  move: "Move to another place",
  studies: "Beginning or end of studies",
  illness: "Illness or accident",
  "father-death": "Death of the father",
  "mother-death": "Death of the mother",
});
