import { tellingFor } from "@almagest/telling";
import type { WesternTexts } from "../texts/en-messages";

/** Every family of paragraphs about two people, with its sections. */
export const telling = tellingFor<WesternTexts>()({
  /** The parts of a synastry's score, and its total. */
  bands: { under: "synastry.overall", kind: "paragraph", sections: ["overall"] },
  /** A theme by its balance, with its weightiest contact. */
  themes: { under: "synastry.themes", kind: "paragraph", sections: ["overall"] },
  /** Where to begin, by the theme that resists most. */
  beginnings: { under: "synastry.first", kind: "paragraph", sections: ["overall"] },
  /** A contact that the other direction has told already. */
  mutual: { under: "synastry.mutual", kind: "paragraph", sections: ["contact"] },
  /** The same for minor aspects. */
  minor: { under: "synastry.minor", kind: "paragraph", sections: ["contact"] },
  /** The Sun and Moon of a composite, by their elements. */
  lights: { under: "composite.summary.lights", kind: "paragraph", sections: ["summary"] },
  rising: { under: "composite.summary.rising", kind: "paragraph", sections: ["summary"] },
  fullest: { under: "composite.summary.house", kind: "paragraph", sections: ["summary"] },
  balances: { under: "composite.summary.balance", kind: "paragraph", sections: ["summary"] },
});
