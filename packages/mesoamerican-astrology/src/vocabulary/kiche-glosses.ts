import { vocabulary } from "@almagest/i18n";
import type { Term } from "@almagest/operation";
import type { MayanSign } from "../calendar/signs";
import { mayanGlosses } from "./mayan-glosses";

/** Meanings of the K'iche' names that differ from the Yucatec reading: six signs. */
export const kicheGlosses = /* @__PURE__ */ vocabulary("mesoamerican-astrology/kicheGlosses", {
  kan: "net",
  lamat: "ripening",
  muluk: "offering",
  kib: "fault",
  kaban: "thought",
  ajaw: "hunter",
});

/** The reading of a sign's K'iche' name. */
export function kicheGloss(sign: MayanSign): Term {
  return isOwn(sign) ? kicheGlosses[sign] : mayanGlosses[sign];
}

function isOwn(sign: MayanSign): sign is keyof typeof kicheGlosses {
  return Object.hasOwn(kicheGlosses, sign);
}
