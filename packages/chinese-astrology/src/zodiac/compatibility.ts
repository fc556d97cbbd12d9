import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  proseList,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { ANIMALS, type Animal } from "../cycle/branches";
import { phaseNamed, presentAnimal } from "../present";
import { animalSchema, phaseName } from "../schema";
import { chineseReader } from "../texts/reader";
import type { ZodiacCompatibility, ZodiacCompatibilityRequest } from "../types";
import { relationNames } from "../vocabulary/relations";
import { ANIMAL_RELATIONS, type AnimalRelation, RELATION_ROWS, relationOf, sharedPhase } from "./relations";
import { animalParam, resolveAnimal } from "./resolve";

const VERDICTS = ["excellent", "strong", "workable", "challenging", "difficult"] as const;

const VERDICT_OF = {
  "secret-friend": "excellent",
  trine: "strong",
  same: "workable",
  neutral: "workable",
  harm: "challenging",
  clash: "difficult",
} as const satisfies Record<AnimalRelation, (typeof VERDICTS)[number]>;

const output = z.object({
  signs: z.object({ first: animalSchema, second: animalSchema }).meta({ name: "ChineseAnimalPair" }),
  relationship: z.enum(ANIMAL_RELATIONS).meta({ name: "AnimalRelation" }),
  ...named("relationshipName", z.string(), relationNames),
  relationshipChinese: z.string(),
  relationshipPinyin: z.string(),
  score: z.int().min(0).max(100).meta({ description: "By the relation: 92, 85, 65, 60, 40 or 30" }),
  verdict: z.enum(VERDICTS),
  ...named(
    "sharedElement",
    phaseName.exactOptional().meta({ description: "Of a trine its phase, of secret friends what they combine into" }),
    phases,
  ),
  summary: prose,
  strengths: proseList,
  frictions: proseList,
  advice: prose,
});

export interface AnimalPairFacts {
  readonly first: Animal;
  readonly second: Animal;
  readonly relation: AnimalRelation;
}

export const zodiacCompatibility: Operation<ZodiacCompatibilityRequest, ZodiacCompatibility> = defineOperation({
  id: "getZodiacCompatibility",
  method: "GET",
  path: "/chinese-astrology/zodiac/compatibility/{sign1}/{sign2}",
  summary: "Two animals: their one relation, score, strengths and frictions",
  description:
    "The relation of the two branches decides: secret friend, trine, same, neutral, harm or clash, each with a fixed score. The order of the two does not change it.",
  params: z.object({ sign1: animalParam("rat"), sign2: animalParam("dragon") }),
  query: langQuery,
  output,
  needs: [],
  compute: ({ sign1, sign2 }): AnimalPairFacts => {
    const [first, second] = [resolveAnimal(sign1), resolveAnimal(sign2)];
    return { first, second, relation: relationOf(first, second) };
  },
  present: presentPair,
  examples: [{ sign1: "rat", sign2: "dragon" }],
});

function presentPair({ first, second, relation }: AnimalPairFacts, words: Words): DraftOf<typeof output> {
  const texts = chineseReader(words);
  const { chinese, pinyin, score } = RELATION_ROWS[relation];
  const phase = sharedPhase(first, second);
  const key = `pairs.${pairId(first, second)}` as const;
  const lines = (name: "strengths" | "frictions"): string[] | undefined => {
    const found = texts.lookupList(`${key}.${name}`);
    return found && [...found];
  };
  return {
    signs: { first: presentAnimal(first), second: presentAnimal(second) },
    relationship: relation,
    relationshipName: relationNames[relation].en,
    relationshipChinese: chinese,
    relationshipPinyin: pinyin,
    score,
    verdict: VERDICT_OF[relation],
    sharedElement: phase && phaseNamed(phase),
    summary: texts.lookup(`${key}.summary`),
    strengths: lines("strengths"),
    frictions: lines("frictions"),
    advice: texts.lookup(`${key}.advice`),
  };
}

/** The key of two animals, the earlier in the cycle first: a text serves both orders. */
export function pairId(first: Animal, second: Animal): string {
  return ANIMALS.indexOf(first) <= ANIMALS.indexOf(second) ? `${first}-${second}` : `${second}-${first}`;
}
