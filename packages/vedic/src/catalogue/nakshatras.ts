import { named } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  foundRow,
  idFinder,
  langQuery,
  type Operation,
  prose,
  proseList,
  withTexts,
} from "@almagest/operation";
import * as z from "zod";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { Nakshatra, NakshatraRequest, Nakshatras, NakshatrasRequest } from "../types";
import { NAKSHATRA_IDS, type NakshatraId, nakshatraLord } from "../zodiac/nakshatras";
import { rashiAt } from "../zodiac/rashis";
import { noneOf } from "./none-of";

const PADAS = [1, 2, 3, 4] as const;

const remediesSchema = z
  .object({
    gemstones: z.string().meta({ weight: "prose" }),
    mantras: z.string().meta({ weight: "prose" }),
    rituals: z.string().meta({ weight: "prose" }),
  })
  .meta({ name: "NakshatraRemedies" });

const nakshatraSchema = z
  .object({
    id: z.string(),
    number: z.int().min(1).max(27),
    ...named("name", z.string(), nakshatraTerms),
    ...named("lord", z.string(), grahaTerms),
    range: z.string().meta({ description: "Part of the sidereal zodiac" }),
    deity: prose,
    symbol: prose,
    characteristics: prose,
    syllables: proseList.meta({ description: "Sounds that names begin with, one for each quarter" }),
    remedies: withTexts(remediesSchema),
    padas: z
      .array(
        z
          .object({ pada: z.int().min(1).max(4), ...named("navamsa", z.string(), signTerms), text: prose })
          .meta({ name: "NakshatraPada" }),
      )
      .meta({ description: "The four quarters, each with its sign in the Navamsa" }),
  })
  .meta({ name: "NakshatraEntry" });

const listOutput = z.array(nakshatraSchema);

export const nakshatras: Operation<NakshatrasRequest, Nakshatras> = defineOperation({
  id: "listNakshatras",
  method: "GET",
  path: "/vedic-astrology/nakshatras",
  summary: "The twenty-seven nakshatras",
  description: "Lord, deity, symbol, extent, quarters, character and traditional observances of each lunar mansion.",
  query: langQuery,
  output: listOutput,
  needs: [],
  compute: () => ({}),
  present: (_, words) => NAKSHATRA_IDS.map((_id, index0) => presentNakshatraEntry(index0, vedicReader(words))),
  examples: [{}],
});

export const nakshatra: Operation<NakshatraRequest, Nakshatra> = defineOperation({
  id: "getNakshatra",
  method: "GET",
  path: "/vedic-astrology/nakshatras/{id}",
  summary: "One nakshatra by its id",
  description:
    "Lord, deity, symbol, extent in the sidereal zodiac, the four quarters, character, syllables for names and traditional observances.",
  params: z.object({ id: z.string().meta({ description: "ashwini to revati", examples: ["ashwini"] }) }),
  query: langQuery,
  output: nakshatraSchema,
  needs: [],
  compute: ({ id }) => ({ index0: resolveNakshatra(id) }),
  present: ({ index0 }, words) => presentNakshatraEntry(index0, vedicReader(words)),
  examples: [{ id: "ashwini" }],
});

/** @throws DomainError `not_found`, naming the ids. */
const resolveNakshatra = foundRow(
  idFinder(NAKSHATRA_IDS.map((id, index0) => [id, index0] as const)),
  noneOf("nakshatra", NAKSHATRA_IDS),
);

function presentNakshatraEntry(index0: number, texts: VedicReader): DraftOf<typeof nakshatraSchema> {
  const id = at(NAKSHATRA_IDS, index0);
  const syllables = texts.list(`nakshatras.${id}.syllables`);
  return {
    id,
    number: index0 + 1,
    name: nakshatraTerms[id].en,
    lord: grahaTerms[nakshatraLord(index0 + 1)].en,
    range: rangeOf(index0),
    deity: texts.text(`nakshatras.${id}.deity`),
    symbol: texts.text(`nakshatras.${id}.symbol`),
    characteristics: texts.text(`nakshatras.${id}.characteristics`),
    syllables: syllables && [...syllables],
    remedies: remediesOf(id, texts),
    padas: PADAS.map((pada) => {
      return {
        pada,
        navamsa: signTerms[rashiAt(4 * index0 + pada - 1)].en,
        text: texts.text(`nakshatras.${id}.padas.${pada}`),
      };
    }),
  };
}

function remediesOf(id: NakshatraId, texts: VedicReader): DraftOf<typeof remediesSchema> | undefined {
  const gemstones = texts.text(`nakshatras.${id}.remedies.gemstones`);
  const mantras = texts.text(`nakshatras.${id}.remedies.mantras`);
  const rituals = texts.text(`nakshatras.${id}.remedies.rituals`);
  return gemstones && mantras && rituals ? { gemstones, mantras, rituals } : undefined;
}

const MINUTES_PER_NAKSHATRA = 800;
const MINUTES_PER_SIGN = 1800;

/** `0 to 13 degrees 20 minutes Aries`, `26 degrees 40 minutes Aries to 10 degrees Taurus`. */
function rangeOf(index0: number): string {
  const [from, to] = [index0 * MINUTES_PER_NAKSHATRA, (index0 + 1) * MINUTES_PER_NAKSHATRA];
  const [fromSign0, toSign0] = [Math.floor(from / MINUTES_PER_SIGN), Math.floor((to - 1) / MINUTES_PER_SIGN)];
  const start = from % MINUTES_PER_SIGN;
  const end = `${arcOf(to - toSign0 * MINUTES_PER_SIGN)} ${signTerms[rashiAt(toSign0)].en}`;
  if (fromSign0 === toSign0) return `${start === 0 ? "0" : arcOf(start)} to ${end}`;
  return `${arcOf(start)} ${signTerms[rashiAt(fromSign0)].en} to ${end}`;
}

function arcOf(minutes: number): string {
  const [degrees, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${degrees} degrees` : `${degrees} degrees ${rest} minutes`;
}
