import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { phases } from "@almagest/i18n/chinese";
import {
  type DraftOf,
  defineOperation,
  foundRow,
  idFinder,
  langQuery,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { ichingReader } from "../texts/reader";
import type { Trigram, TrigramRequest, Trigrams, TrigramsRequest } from "../types";
import { trigramAnimals } from "../vocabulary/animals";
import { trigramAttributes } from "../vocabulary/attributes";
import { trigramBodyParts } from "../vocabulary/body-parts";
import { trigramFamily } from "../vocabulary/family";
import { trigramNames } from "../vocabulary/names";
import { trigramQualities } from "../vocabulary/qualities";
import { trigramSeasons } from "../vocabulary/seasons";
import { TRIGRAM_NAMES, trigramName } from "./schema";
import { TRIGRAMS, type TrigramEntry } from "./table";

const identity = {
  number: z.int().min(1).max(8).meta({ description: "A key for look-ups, 1 to 8, without ranking" }),
  symbol: z.string(),
  chinese: z.string(),
  ...named("english", trigramName, trigramNames),
  pinyin: z.string(),
  binary: z.string().meta({ description: "Three lines from the bottom up: 1 yang, 0 yin" }),
  ...named("attribute", z.string(), trigramAttributes),
};

const detail = z.object({
  ...identity,
  ...named("element", z.string().meta({ description: "Of the five phases (Wu Xing)" }), phases),
  ...named("familyMember", z.string(), trigramFamily),
  ...named("direction", z.string().meta({ description: "In the Later Heaven arrangement" }), compass),
  ...named("bodyPart", z.string(), trigramBodyParts),
  ...named("animal", z.string(), trigramAnimals),
  ...named("season", z.string(), trigramSeasons),
  ...named("quality", z.string(), trigramQualities),
  meaning: prose,
});

type Identity = DraftOf<z.ZodObject<typeof identity>>;

function presentIdentity(trigram: TrigramEntry): Identity {
  const [name, attribute] = [trigramNames[trigram.id], trigramAttributes[trigram.id]];
  return {
    number: trigram.number,
    symbol: trigram.symbol,
    chinese: trigram.chinese,
    english: name.en,
    pinyin: trigram.pinyin,
    binary: trigram.binary,
    attribute: attribute.en,
  };
}

function presentDetail(trigram: TrigramEntry): Omit<DraftOf<typeof detail>, "meaning"> {
  const { id } = trigram;
  const [element, direction] = [phases[trigram.element], compass[trigram.direction]];
  return {
    ...presentIdentity(trigram),
    element: element.en,
    familyMember: trigramFamily[id].en,
    direction: direction.en,
    bodyPart: trigramBodyParts[id].en,
    animal: trigramAnimals[id].en,
    season: trigramSeasons[id].en,
    quality: trigramQualities[id].en,
  };
}

/**
 * The trigram of an English name or a number, 1 to 8, in any letter case.
 * @throws DomainError `not_found` with the names there are.
 */
export const resolveTrigram: (text: string) => TrigramEntry = foundRow(
  idFinder<TrigramEntry>(
    TRIGRAMS.flatMap((trigram) => [
      [trigramNames[trigram.id].en, trigram] as const,
      [String(trigram.number), trigram] as const,
    ]),
  ),
  (sent) => ({
    message: `There is no trigram "${sent}". Send a number from 1 to 8 or a name: ${TRIGRAM_NAMES.join(", ")}.`,
    details: { accepted: TRIGRAM_NAMES },
  }),
);

export const trigrams: Operation<TrigramsRequest, Trigrams> = defineOperation({
  id: "listTrigrams",
  method: "GET",
  path: "/iching/trigrams",
  summary: "The eight trigrams",
  description: "Sign, names, lines and attribute of each. The numbers are keys for look-ups, without ranking.",
  query: langQuery,
  output: z.object({
    total: z.int().meta({ description: "How many trigrams there are: 8" }),
    trigrams: z.array(z.object(identity)),
  }),
  needs: [],
  compute: () => TRIGRAMS,
  present: (all) => ({
    total: all.length,
    trigrams: all.map(presentIdentity),
  }),
  examples: [{}],
});

export const trigram: Operation<TrigramRequest, Trigram> = defineOperation({
  id: "getTrigram",
  method: "GET",
  path: "/iching/trigrams/{id}",
  summary: "One trigram with all that belongs to it",
  description:
    "By English name or number. Direction and element follow the Later Heaven arrangement; family, part of the body and animal the Shuo Gua.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(60)
      .meta({ description: "English name in any letter case, or a number from 1 to 8", examples: ["Heaven"] }),
  }),
  query: langQuery,
  output: detail,
  needs: [],
  compute: ({ id }) => resolveTrigram(id),
  present: (found, words) => ({
    ...presentDetail(found),
    meaning: ichingReader(words).lookup(`trigrams.${found.id}`),
  }),
  examples: [{ id: "Heaven" }],
});
