import { tellingFor } from "@almagest/telling";
import type { WesternTexts } from "../texts/en-messages";

const solar = ["solar"] as const;
const lunar = ["lunar"] as const;
const planet = ["planet"] as const;
const every = ["solar", "lunar", "planet"] as const;

/** The families of returns: each kind's own paragraphs, and those on a return chart as such. */
export const telling = tellingFor<WesternTexts>()({
  solarRising: { under: "returns.solar.ascendant", kind: "paragraph", sections: solar },
  solarMoon: { under: "returns.solar.moon", kind: "paragraph", sections: solar },
  solarSun: { under: "returns.solar.sun", kind: "paragraph", sections: solar },
  solarJupiter: { under: "returns.solar.jupiter", kind: "paragraph", sections: solar },
  solarSaturn: { under: "returns.solar.saturn", kind: "paragraph", sections: solar },
  solarClosing: { under: "returns.solar.closing", kind: "paragraph", sections: solar },
  lunarRising: { under: "returns.lunar.ascendant", kind: "paragraph", sections: lunar },
  lunarMoon: { under: "returns.lunar.moon", kind: "paragraph", sections: lunar },
  lunarMars: { under: "returns.lunar.mars", kind: "paragraph", sections: lunar },
  lunarVenus: { under: "returns.lunar.venus", kind: "paragraph", sections: lunar },
  lunarClosing: { under: "returns.lunar.closing", kind: "paragraph", sections: lunar },
  /** The meaning of a planet's return, then the house it falls in. */
  planets: { under: "returns.planet", kind: "paragraph", sections: planet },
  opening: { under: "returns.opening", kind: "paragraph", sections: planet },
  planetClosing: { under: "returns.planetClosing", kind: "paragraph", sections: planet },
  /** The passes of one return. */
  passes: { under: "returns", kind: "paragraph", sections: planet },
  /** Lines that name what the next paragraph is about. */
  lines: { under: "returns.lines", kind: "frame", sections: ["solar", "lunar"] },
  ruler: { under: "returns.ruler", kind: "paragraph", sections: every },
  condition: { under: "returns.condition", kind: "paragraph", sections: every },
  retrograde: { under: "returns.retrograde", kind: "paragraph", sections: every },
  angular: { under: "returns.angular", kind: "paragraph", sections: every },
  /** The effect of another body on the returning one, by its aspect. */
  contact: { under: "returns.contact", kind: "paragraph", sections: every },
  /** The house whose cusp is in a sign of the returning planet. */
  rules: { under: "returns.rules", kind: "paragraph", sections: ["lunar", "planet"] },
  /** The touches of the return on the birth chart. */
  touched: { under: "returns", kind: "paragraph", sections: every },
  /** The opening of a return whose birth has no exact time. */
  openTime: { under: "returns.openTime", kind: "paragraph", sections: every },
  busy: { under: "returns.busy", kind: "paragraph", sections: every },
});
