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
  /** Lines about a pair, or a group, in which a time of birth is open. */
  openPair: { under: "openPair", kind: "frame", sections: ["pair"] },
  openPairLines: { under: "openPair", kind: "paragraph", sections: ["pair"] },
  openGroup: { under: "openGroup", kind: "frame", sections: ["group"] },
  openGroupLines: { under: "openGroup", kind: "paragraph", sections: ["group"] },
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
  /** A design whose time of birth is open. */
  openOpening: { under: "openTime.opening", kind: "paragraph", sections: ["open"] },
  /** Lines that name a value, or the hours of several, before its paragraph. */
  openHours: { under: "openTime.hours", kind: "frame", sections: ["open"] },
  openHeld: { under: "openTime.held", kind: "frame", sections: ["open"] },
  openSun: { under: "openTime.sun", kind: "frame", sections: ["open"] },
  /** The same as paragraphs, where no other follows. */
  openHoursAlone: { under: "openTime.hours", kind: "paragraph", sections: ["open"] },
  openSunDivided: { under: "openTime.sun", kind: "paragraph", sections: ["open"] },
  openLines: { under: "openTime", kind: "frame", sections: ["open"] },
  /** The difference that two types make in a life. */
  openPairs: { under: "openTime.pairs", kind: "paragraph", sections: ["open"] },
  /** The sign of one type among several; all but the last run on. */
  openTypeSigns: { under: "openTime.typeSigns", kind: "frame", sections: ["open"] },
  openTypeSign: { under: "openTime.typeSigns", kind: "paragraph", sections: ["open"] },
  openAuthoritySigns: { under: "openTime.authoritySigns", kind: "frame", sections: ["open"] },
  openAuthoritySign: { under: "openTime.authoritySigns", kind: "paragraph", sections: ["open"] },
  openTypes: { under: "types", kind: "paragraph", sections: ["open"] },
  openDecisions: { under: "decisions", kind: "paragraph", sections: ["open"] },
  openAuthorities: { under: "authorities", kind: "paragraph", sections: ["open"] },
  openGates: { under: "gates", kind: "paragraph", sections: ["open"] },
  openChannels: { under: "channels", kind: "paragraph", sections: ["open"] },
  openCenters: { under: "centers", kind: "paragraph", sections: ["open"] },
  openProfiles: { under: "profiles", kind: "paragraph", sections: ["open"] },
  openClosing: { under: "openTime.closing", kind: "paragraph", sections: ["open"] },
  /** A transit over a birth whose time is open. */
  openTransit: { under: "openTime.transit.opening", kind: "paragraph", sections: ["transit"] },
  openTransitLines: { under: "openTime.transit", kind: "paragraph", sections: ["transit"] },
  openTransitSun: { under: "openTime.transit", kind: "frame", sections: ["transit"] },
  transitClose: { under: "transitReading.close", kind: "paragraph", sections: ["transit"] },
});
