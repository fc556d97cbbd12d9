import type { Preset } from "./preset";

const STYLES = "https://www.astro.com/faq/fq_fh_owstyle_e.htm, Chart drawing styles";

/** The site of Astrodienst. */
export const astroCom: Preset = {
  name: "astro.com",
  program: "astro.com",
  version: "web default style",
  proof: "manual",
  western: {
    nodeType: { value: "true", source: `${STYLES}: Web default style, true Node` },
    houseSystem: { value: "placidus", source: `${STYLES}: Astrodienst style, Placidus houses` },
    orbs: {
      value: [
        { body: "Chiron", orb: 0 },
        { body: "Black Moon Lilith", orb: 0 },
      ],
      source: `${STYLES}: Web default style, Chiron without aspects and without Lilith`,
    },
  },
};
