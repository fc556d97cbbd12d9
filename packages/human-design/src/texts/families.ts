import { tellingFor } from "@almagest/telling";
import type { HumanDesignTexts } from "./en-messages";

/** Every family of paragraphs that readings of two people and of a group are made of. */
export const telling = tellingFor<HumanDesignTexts>()({
  /** Two types, the one that comes first in the list of types first. */
  types: { under: "typesMeet", kind: "paragraph", sections: ["pair"] },
  /** The relation of two people in one theme, by the dynamic of its channels. */
  themes: { under: "themes", kind: "paragraph", sections: ["pair"] },
  /** A center that one of two people has defined. */
  centers: { under: "meeting.centers", kind: "paragraph", sections: ["pair"] },
  /** Paragraphs about a pair as a whole. */
  meeting: { under: "meeting", kind: "paragraph", sections: ["pair"] },
  openings: { under: "group.opening", kind: "paragraph", sections: ["group"] },
  balances: { under: "group.balance", kind: "paragraph", sections: ["group"] },
  /** A gate that nobody in a group has. */
  gaps: { under: "group.gaps", kind: "paragraph", sections: ["group"] },
  /** The spread of a group's gates over its members. */
  spread: { under: "group", kind: "paragraph", sections: ["group"] },
  /** Paragraphs of a transit as a whole, and lists of what has none. */
  transit: { under: "transitReading", kind: "paragraph", sections: ["transit"] },
  transitSun: { under: "transitReading.sun", kind: "frame", sections: ["transit"] },
  /** The parts of a design that the sky joins, by their number before and with it. */
  transitBridge: { under: "transitReading.bridge", kind: "paragraph", sections: ["transit"] },
  /** The channels of one theme, with a gate of the birth or by the sky alone. */
  transitThemes: { under: "transitReading.themes", kind: "paragraph", sections: ["transit"] },
  transitCenters: { under: "transitReading.centers", kind: "paragraph", sections: ["transit"] },
  /** The demand on a type, by the type that the sky makes of it. */
  transitAsks: { under: "transitReading.asks", kind: "paragraph", sections: ["transit"] },
  transitClose: { under: "transitReading.close", kind: "paragraph", sections: ["transit"] },
});
