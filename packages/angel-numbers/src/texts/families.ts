import { type Teller, tellingFor } from "@almagest/telling";
import type { AngelNumberTexts } from "./en-messages";

/** The paragraphs about the digits of any number, and the sections for them. */
export const telling = tellingFor<AngelNumberTexts>()({
  /** One digit all through, by the digit. */
  repeating: { under: "reading.repeating", kind: "paragraph", sections: ["reading"] },
  /** The relation of the digits to each other. */
  forms: { under: "reading.forms", kind: "paragraph", sections: ["reading"] },
  /** The digit in the middle of a palindrome. */
  centers: { under: "reading.centers", kind: "paragraph", sections: ["reading"] },
  first: { under: "reading.first", kind: "paragraph", sections: ["reading"] },
  /** A digit between the ends that nothing else names. */
  inner: { under: "reading.inner", kind: "paragraph", sections: ["reading"] },
  last: { under: "reading.last", kind: "paragraph", sections: ["reading"] },
  /** A digit that comes more than once. */
  again: { under: "reading.again", kind: "paragraph", sections: ["reading"] },
  /** Three or more neighbors in order. */
  runs: { under: "reading.runs", kind: "paragraph", sections: ["reading"] },
  /** 11, 22 and 33 themselves, in place of a root. */
  masters: { under: "reading.masters", kind: "paragraph", sections: ["reading"] },
  /** The sum of all digits, and its consequence: the end of a reading. */
  roots: { under: "reading.roots", kind: "paragraph", sections: ["reading"] },
});

export type AngelNumberTeller = Teller<AngelNumberTexts, typeof telling.families>;
