import { vocabulary } from "@almagest/i18n";
import type { TermTable } from "@almagest/operation";

/** Request fields that no other domain has, by their names on the wire. */
export const fields: TermTable = /* @__PURE__ */ vocabulary("western/fields", {
  returnDate: "Return date",
  returnYear: "Return year",
  approximateDate: "Approximate date",
  birthLatitude: "Latitude of the birthplace",
  birthLongitude: "Longitude of the birthplace",
  relocationLatitude: "Latitude of the new place",
  relocationLongitude: "Longitude of the new place",
  include: "Include",
  minStrength: "Minimum strength",
  natalChart: "Natal chart",
  planets: "Planets",
  aspectTypes: "Aspects",
  strictOrbs: "Strict orbs",
  lilithType: "Kind of Lilith",
  center: "Seen from",
  asteroidNumbers: "Asteroids by number",
  uranianPoints: "Points of the Hamburg School",
  harmonic: "Harmonic",
  antiscia: "Antiscia",
  midpointTrees: "Midpoint trees",
  boundsSchool: "Bounds",
  decanSchool: "Decans",
  triplicitySchool: "Triplicities",
  orbs: "Orbs",
  orbSchool: "School of orbs",
  aspectSeries: "Further series of aspects",
  aspect: "Type of aspect",
  body: "Celestial body",
});
