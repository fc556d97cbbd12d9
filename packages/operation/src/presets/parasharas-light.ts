import type { Preset } from "./preset";

const FEATURES = "https://parasharaslight.com/parasharas-light-9-new-features-editing/reason-3/";

/** The program of GeoVision. */
export const parasharasLight: Preset = {
  name: "parasharas-light",
  program: "Parashara's Light",
  version: "9",
  proof: "manual",
  vedic: {
    ayanamsa: { value: "lahiri", source: `${FEATURES}: Lahiri is set as the default` },
  },
};
