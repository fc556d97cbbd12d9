import { vocabulary } from "@almagest/i18n";

/** The angles of incarnation crosses. */
export const angles = /* @__PURE__ */ vocabulary("human-design/angles", {
  right: "Right Angle",
  juxtaposition: "Juxtaposition",
  left: "Left Angle",
});
