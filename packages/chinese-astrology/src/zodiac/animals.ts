import { named } from "@almagest/i18n";
import { animals as animalNames, phases } from "@almagest/i18n/chinese";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  pageQuery,
  prose,
  proseList,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { ANIMALS, type Animal, BRANCH_ROWS, BRANCHES } from "../cycle/branches";
import { PILLARS, type Pillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { phaseNamed, presentAnimal, presentAnimalName } from "../present";
import { animalId, animalShape, page, phaseName, pillarId, polarity, stemId } from "../schema";
import { chineseReader, listOf } from "../texts/reader";
import type { ZodiacAnimal, ZodiacAnimalRequest, ZodiacAnimals, ZodiacAnimalsRequest } from "../types";
import { animalOfBranch, branchOfAnimal, partnerOf, secretPhase, trineOf } from "./relations";
import { animalParam, animals } from "./resolve";

const traits = proseList.meta({ description: "Keywords" });
const listed = z.object({ ...animalShape, traits }).meta({ name: "ChineseAnimalListed" });

export const zodiacAnimals: Operation<ZodiacAnimalsRequest, ZodiacAnimals> = defineOperation({
  id: "listZodiacAnimals",
  method: "GET",
  path: "/chinese-astrology/zodiac/animals",
  summary: "The twelve animals in the order of their cycle",
  description: "Rat to Pig, each with its branch, element, polarity and traits.",
  query: z.object({ ...langQuery.shape, ...pageQuery(ANIMALS.length) }),
  output: z.object({ ...page, animals: z.array(listed) }),
  needs: [],
  compute: animals.page,
  present: ({ rows, ...asked }, words) => ({
    ...asked,
    animals: rows.map((animal) => presentListed(animal, words)),
  }),
  examples: [{ limit: 12, offset: 0 }],
});

const partner = z
  .object({
    id: animalId,
    ...named("name", z.string(), animalNames),
    chinese: z.string(),
    pinyin: z.string(),
  })
  .meta({ name: "PartnerAnimal" });

const detail = z.object({
  ...animalShape,
  traits,
  summary: prose,
  strengths: proseList,
  weaknesses: proseList,
  love: prose,
  work: prose,
  money: prose,
  compatibilitySummary: prose,
  hours: z
    .object({
      start: z.int().min(0).max(23).meta({ description: "Hour of the day, included" }),
      end: z.int().min(0).max(23).meta({ description: "Hour of the day, excluded" }),
    })
    .meta({ name: "DoubleHour" }),
  trine: z
    .object({
      id: z.enum(["first", "second", "third", "fourth"]),
      number: z.int().min(1).max(4).meta({ description: "In the order of the trines' first animals" }),
      ...named("element", phaseName, phases),
      chinese: z.string(),
      pinyin: z.string(),
      members: z.array(animalId).length(3),
      theme: prose,
    })
    .meta({ name: "AnimalTrine" }),
  secretFriend: z
    .object({
      ...partner.shape,
      ...named(
        "element",
        phaseName.meta({ description: "What the two branches combine into, not the animal's own" }),
        phases,
      ),
    })
    .meta({ name: "SecretFriend" }),
  clashPartner: partner,
  harmPartner: partner,
  elementVariants: z
    .array(
      z
        .object({
          ...named("element", phaseName, phases),
          polarity,
          stem: stemId,
          pillar: pillarId,
          years: z.array(z.int().meta({ description: "Gregorian year in which the Chinese year begins" })).length(2),
        })
        .meta({ name: "AnimalOfElement" }),
    )
    .length(5)
    .meta({ description: "From 1924 to 2043" }),
});

export const zodiacAnimal: Operation<ZodiacAnimalRequest, ZodiacAnimal> = defineOperation({
  id: "getZodiacAnimal",
  method: "GET",
  path: "/chinese-astrology/zodiac/animals/{id}",
  summary: "One animal: character, love, work, money, partners, trine and the years of its five phases",
  description:
    "trine, secretFriend, clashPartner and harmPartner follow from its branch; elementVariants are the five kinds of the animal by the phase of the year.",
  params: z.object({ id: animalParam("rat") }),
  query: langQuery,
  output: detail,
  needs: [],
  compute: animals.byId,
  present: presentDetail,
  examples: [{ id: "rat" }],
});

function presentListed(animal: Animal, words: Words): DraftOf<typeof listed> {
  return {
    ...presentAnimal(animal),
    traits: listOf(chineseReader(words), `animals.${animal}.traits`),
  };
}

function presentDetail(animal: Animal, words: Words): DraftOf<typeof detail> {
  const texts = chineseReader(words);
  return {
    ...presentListed(animal, words),
    summary: texts.text(`animals.${animal}.summary`),
    strengths: listOf(texts, `animals.${animal}.strengths`),
    weaknesses: listOf(texts, `animals.${animal}.weaknesses`),
    love: texts.text(`animals.${animal}.love`),
    work: texts.text(`animals.${animal}.work`),
    money: texts.text(`animals.${animal}.money`),
    compatibilitySummary: texts.text(`animals.${animal}.compatibility`),
    hours: hoursOf(animal),
    trine: presentTrine(animal, words),
    secretFriend: presentSecretFriend(animal),
    clashPartner: presentAnimalName(partnerOf(animal, "clash")),
    harmPartner: presentAnimalName(partnerOf(animal, "harm")),
    elementVariants: yearsOf(animal).map(presentVariant),
  };
}

/** The double hour of the branch: that of the Rat begins at 23. */
function hoursOf(animal: Animal): { start: number; end: number } {
  const start = (2 * ANIMALS.indexOf(animal) + 23) % 24;
  return { start, end: (start + 2) % 24 };
}

function presentTrine(animal: Animal, words: Words): DraftOf<typeof detail.shape.trine> {
  const { id, number, phase, members } = trineOf(animal);
  const inCycle = BRANCHES.filter((branch) => members.includes(branch)).map(animalOfBranch);
  return {
    id,
    number,
    element: phaseNamed(phase),
    chinese: members.map((branch) => BRANCH_ROWS[branch].chinese).join(""),
    pinyin: members.map((branch) => BRANCH_ROWS[branch].pinyin).join(" "),
    members: inCycle,
    theme: chineseReader(words).text(`trines.${id}`),
  };
}

function presentSecretFriend(animal: Animal): DraftOf<typeof detail.shape.secretFriend> {
  const friend = partnerOf(animal, "secret-friend");
  const phase = secretPhase(animal, friend);
  return {
    ...presentAnimalName(friend),
    element: phaseNamed(phase),
  };
}

/** The five pillars of the branch, from that of the first year after 1924. */
function yearsOf(animal: Animal): readonly Pillar[] {
  const branch = branchOfAnimal(animal);
  return PILLARS.filter((pillar) => pillar.branch === branch);
}

/** 1924 opens a round of sixty. */
const FIRST_ROUND = 1924;

function presentVariant({ stem, id, number }: Pillar): DraftOf<typeof detail>["elementVariants"][number] {
  const { phase } = STEM_ROWS[stem];
  const year = FIRST_ROUND + number - 1;
  return {
    element: phaseNamed(phase),
    polarity: STEM_ROWS[stem].polarity,
    stem,
    pillar: id,
    years: [year, year + 60],
  };
}
