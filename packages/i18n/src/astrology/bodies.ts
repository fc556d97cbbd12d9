import { vocabulary } from "@almagest/operation/names";

/**
 * Luminaries, planets, lunar nodes, Chiron and the mean or true lunar apogee.
 *
 * Hindi: Uranus, Neptune and Pluto keep the names that astrologers write (अरुण, वरुण and यम belong to astronomy and to
 * mythology). The nodes are not राहु and केतु: those are grahas of the Vedic chart, with rulerships and results of
 * their own, and a reader would take a Western node for one; writers on Western astrology say उत्तरी and दक्षिणी नोड.
 * लिलिथ and काइरॉन have no older Hindi name.
 */
export const bodies = /* @__PURE__ */ vocabulary("i18n/bodies", {
  sun: { en: "Sun", inSentence: "the Sun" },
  moon: { en: "Moon", inSentence: "the Moon" },
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
  uranus: "Uranus",
  neptune: "Neptune",
  pluto: "Pluto",
  "north-node": { en: "North Node", inSentence: "the North Node" },
  "south-node": { en: "South Node", inSentence: "the South Node" },
  chiron: "Chiron",
  lilith: "Black Moon Lilith",
});

const planetEarth = /* @__PURE__ */ vocabulary("i18n/planetEarth", {
  earth: { en: "Earth", inSentence: "the Earth" },
});

/** The same bodies with the Earth, which a chart seen from the Sun has. */
export const seenBodies = { ...bodies, ...planetEarth };

/**
 * The angles of the chart, the Vertex and the Part of Fortune.
 *
 * Turkish, German and French astrologers write Vertex as it is, German ones also Medium Coeli and Imum Coeli. Hindi:
 * लग्न and अस्त लग्न are the words of both traditions; the lower meridian is पाताल, the underworld, as in the old name
 * of the fourth house; भाग्य बिंदु translates Part of Fortune (पुण्य सहम is its Tajika cousin).
 */
export const points = /* @__PURE__ */ vocabulary("i18n/points", {
  ascendant: { en: "Ascendant", inSentence: "the Ascendant" },
  midheaven: { en: "Midheaven", inSentence: "the Midheaven" },
  vertex: { en: "Vertex", inSentence: "the Vertex" },
  "part-of-fortune": { en: "Part of Fortune", inSentence: "the Part of Fortune" },
  descendant: { en: "Descendant", inSentence: "the Descendant" },
  "imum-coeli": { en: "Imum Coeli", inSentence: "the Imum Coeli" },
});
