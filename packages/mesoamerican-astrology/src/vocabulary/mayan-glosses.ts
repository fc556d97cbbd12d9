import { vocabulary } from "@almagest/i18n";

/** Readings of the Yucatec name or the glyph of each Maya day sign. */
export const mayanGlosses = /* @__PURE__ */ vocabulary("mesoamerican-astrology/mayanGlosses", {
  imix: "crocodile",
  ik: "wind",
  akbal: "night",
  kan: "ripe maize",
  chikchan: "serpent",
  kimi: "death",
  manik: "deer",
  lamat: "star",
  muluk: "water",
  ok: "dog",
  chuwen: "monkey",
  eb: "road",
  ben: "reed",
  ix: "jaguar",
  men: "eagle",
  kib: "wax",
  kaban: "earth",
  etznab: "flint",
  kawak: "storm",
  ajaw: "lord",
});
