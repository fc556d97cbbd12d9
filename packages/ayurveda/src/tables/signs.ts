import type { SignId } from "@almagest/sky";
import { SIGN_IDS } from "@almagest/sky";
import { lordOfSign, type SevenGraha } from "@almagest/vedic/facts";
import type { Cited } from "../sources/works";
import { DOSHA_IDS, type DoshaId } from "./doshas";
import { PLANETS } from "./planets";

export const SIGN_DOSHA_SCHEMES = ["satyacharya", "bphs"] as const;
export type SignDoshaScheme = (typeof SIGN_DOSHA_SCHEMES)[number];

/** Aries onward in turn, four by four: Brihat Parashara Hora Shastra 4.5-6; the two numberings differ. */
const BY_TRIPLICITY: readonly (readonly DoshaId[])[] = [["pitta"], ["vata"], DOSHA_IDS, ["kapha"]];

/** Rows of Satyacharya's list that are known from the text itself. The others: decision 38. */
const SATYACHARYA: Readonly<Partial<Record<SignId, readonly DoshaId[]>>> = { leo: ["pitta"] };

export interface SignDoshas {
  readonly doshas: readonly DoshaId[];
  /** The lord whose humors replace Satyacharya's own row where it is not known. */
  readonly throughLord?: SevenGraha;
  readonly source: Cited;
}

/**
 * The humors of a sign. By `satyacharya` a sign whose row is not known is read through its lord, as the stanza has it
 * to which Satyacharya's list is appended: "from the qualities of the sign and of its lord" (Brihat Jataka 18.20).
 */
export function doshasOfSign(sign: SignId, scheme: SignDoshaScheme): SignDoshas {
  const sign0 = SIGN_IDS.indexOf(sign);
  if (scheme === "bphs") {
    const doshas = BY_TRIPLICITY[sign0 % 4] ?? [];
    return { doshas, source: { work: "parashara", chapter: "4", verse: "5-6", note: "parashara" } };
  }
  const row = SATYACHARYA[sign];
  if (row !== undefined)
    return { doshas: row, source: { work: "jataka", chapter: "18", verse: "20", note: "satyacharya" } };
  const throughLord = lordOfSign(sign0);
  return {
    doshas: PLANETS[throughLord].doshas,
    throughLord,
    source: { work: "jataka", chapter: "18", verse: "20", note: "throughLord" },
  };
}
