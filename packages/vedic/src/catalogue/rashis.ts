import { named } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, rashis as rashiTerms } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  foundRow,
  idFinder,
  langQuery,
  type Operation,
  prose,
} from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { Rashi, RashiRequest, Rashis, RashisRequest } from "../types";
import { lordOfSign, RASHI_IDS, vedicRashiAt } from "../zodiac/rashis";
import { noneOf } from "./none-of";

interface RashiRow {
  /** As the path takes it; three are shorter than the names. */
  readonly id: string;
  /** The Aditya of the Sun's month in the sign (Bhagavata Purana 12.11.33-44). */
  readonly aditya: string;
  /** The Sun's usual stay by Lahiri in Indian time, 1950 to 2050; the ingress moves by a day. */
  readonly dateRange: string;
}

const ROWS: readonly RashiRow[] = [
  { id: "mesha", aditya: "Dhatr", dateRange: "Apr 14th - May 14th" },
  { id: "vrishabha", aditya: "Aryaman", dateRange: "May 15th - Jun 14th" },
  { id: "mithun", aditya: "Mitra", dateRange: "Jun 15th - Jul 15th" },
  { id: "karka", aditya: "Varuna", dateRange: "Jul 16th - Aug 16th" },
  { id: "simha", aditya: "Indra", dateRange: "Aug 17th - Sep 16th" },
  { id: "kanya", aditya: "Vivasvan", dateRange: "Sep 17th - Oct 16th" },
  { id: "tula", aditya: "Tvashtr", dateRange: "Oct 17th - Nov 15th" },
  { id: "vrischika", aditya: "Vishnu", dateRange: "Nov 16th - Dec 15th" },
  { id: "dhanu", aditya: "Amshu", dateRange: "Dec 16th - Jan 13th" },
  { id: "makar", aditya: "Bhaga", dateRange: "Jan 14th - Feb 12th" },
  { id: "kumbha", aditya: "Pushan", dateRange: "Feb 13th - Mar 13th" },
  { id: "meen", aditya: "Parjanya", dateRange: "Mar 14th - Apr 13th" },
];

const rashiSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string().meta({ description: "English name of the sign" }), signTerms),
    ...named("vedicName", z.string(), rashiTerms),
    symbol: prose,
    ...named("lord", z.string(), grahaTerms),
    dateRange: z.string().meta({ description: "The Sun's usual stay by Lahiri, Indian time; it moves by a day" }),
    energy: z.string().meta({ description: "The Aditya of the Sun's month in this sign" }),
    characteristics: prose,
  })
  .meta({ name: "RashiEntry" });

const listOutput = z.array(rashiSchema);

export const rashis: Operation<RashisRequest, Rashis> = defineOperation({
  id: "listRashis",
  method: "GET",
  path: "/vedic-astrology/rashis",
  summary: "The twelve rashis",
  description: "Sanskrit and English name, lord, symbol, the Sun's dates and the character of each sidereal sign.",
  query: langQuery,
  output: listOutput,
  needs: [],
  compute: () => ({}),
  present: (_, words) => ROWS.map((_row, sign0) => presentRashiEntry(sign0, vedicReader(words))),
  examples: [{}],
});

export const rashi: Operation<RashiRequest, Rashi> = defineOperation({
  id: "getRashi",
  method: "GET",
  path: "/vedic-astrology/rashis/{id}",
  summary: "One rashi by its id",
  description: "Also by its Sanskrit or English name.",
  params: z.object({ id: z.string().meta({ description: "mesha to meen", examples: ["mesha"] }) }),
  query: langQuery,
  output: rashiSchema,
  needs: [],
  compute: ({ id }) => ({ sign0: resolveRashi(id) }),
  present: ({ sign0 }, words) => presentRashiEntry(sign0, vedicReader(words)),
  examples: [{ id: "mesha" }],
});

/** @throws DomainError `not_found`, naming the ids. */
const resolveRashi = foundRow(
  idFinder(
    ROWS.flatMap(({ id }, sign0) => [
      [id, sign0] as const,
      [at(RASHI_IDS, sign0), sign0] as const,
      [at(SIGN_IDS, sign0), sign0] as const,
    ]),
  ),
  noneOf(
    "rashi",
    ROWS.map(({ id }) => id),
  ),
);

function presentRashiEntry(sign0: number, texts: VedicReader): DraftOf<typeof rashiSchema> {
  const { id, aditya, dateRange } = at(ROWS, sign0);
  const sign = at(SIGN_IDS, sign0);
  return {
    id,
    name: signTerms[sign].en,
    vedicName: rashiTerms[vedicRashiAt(sign0)].en,
    symbol: texts.text(`rashis.${sign}.symbol`),
    lord: grahaTerms[lordOfSign(sign0)].en,
    dateRange,
    energy: `${aditya} Aditya`,
    characteristics: texts.text(`rashis.${sign}.characteristics`),
  };
}
