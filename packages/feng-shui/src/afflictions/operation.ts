import { ANIMALS, BRANCHES, type Branch } from "@almagest/chinese-astrology/facts";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { phases } from "@almagest/i18n/chinese";
import { type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { DRAINED_BY } from "../compass/phases";
import { flownPlate, palaceOf } from "../stars/lo-shu";
import { STAR_FACTS } from "../stars/stars";
import { annualStar } from "../stars/timed";
import { type FengShuiReader, fengShuiReader } from "../texts/reader";
import type { AnnualAfflictions, AnnualAfflictionsRequest } from "../types";
import { afflictionNames } from "../vocabulary/afflictions";
import { palaceNames } from "../vocabulary/palaces";
import { presentMountain } from "../wire/present";
import { direction, mountainSchema, palace, phase, solarYear, star, turnDate } from "../wire/schema";
import { animalOf, branchOfYear, clashOf } from "../year/branches";
import { liChunDate } from "../year/solar-year";
import { QUARTERS, SHA_PARTS, sanShaOf, suiPoOf, taiSuiOf } from "./afflictions";

const FIVE = 5;

const affliction = {
  name: z.string().meta({ description: "In the language asked for" }),
  chinese: z.string(),
  pinyin: z.string(),
};
const animal = z.enum(ANIMALS);
const quarter = z.enum(QUARTERS);
const degree = z.number().min(0).lt(360);

const taiSuiSchema = z
  .object({
    id: z.literal("taiSui"),
    ...affliction,
    meaning: prose,
    mountain: mountainSchema,
    ...named("direction", direction, compass),
    animal: animal.meta({ description: "Of the year" }),
    clashingAnimal: animal.meta({ description: "Across the ring from it" }),
  })
  .meta({ name: "TaiSui" });

const suiPoSchema = z
  .object({
    id: z.literal("suiPo"),
    ...affliction,
    meaning: prose,
    mountain: mountainSchema,
    ...named("direction", direction, compass),
  })
  .meta({ name: "SuiPo" });

const sanShaSchema = z
  .object({
    id: z.literal("sanSha"),
    ...affliction,
    meaning: prose,
    ...named("direction", quarter, compass),
    ...named(
      "frameElement",
      phase.meta({ description: "Of the frame of three branches that the year belongs to" }),
      phases,
    ),
    ...named("frameDirection", quarter.meta({ description: "The quarter of that frame, across the compass" }), compass),
    startDegree: degree.meta({ description: "Degrees clockwise from north; the first of 75, five mountains" }),
    endDegree: degree.meta({ description: "Degrees clockwise from north" }),
    parts: z
      .array(
        z
          .object({ id: z.enum(SHA_PARTS), ...affliction, meaning: prose, mountain: mountainSchema })
          .meta({ name: "SanShaPart" }),
      )
      .length(3)
      .meta({ description: "Clockwise" }),
  })
  .meta({ name: "SanSha" });

const fiveYellowSchema = z
  .object({
    id: z.literal("fiveYellow"),
    ...affliction,
    meaning: prose,
    ...named("palace", palace, palaceNames),
    star,
    ...named("remedy", phase, phases),
  })
  .meta({ name: "FiveYellow" });

const CHINESE = {
  taiSui: { chinese: "太歲", pinyin: "Tài Suì" },
  suiPo: { chinese: "歲破", pinyin: "Suì Pò" },
  sanSha: { chinese: "三煞", pinyin: "Sān Shà" },
  fiveYellow: { chinese: "五黃", pinyin: "Wǔ Huáng" },
  "jie-sha": { chinese: "劫煞", pinyin: "Jié Shà" },
  "zai-sha": { chinese: "災煞", pinyin: "Zāi Shà" },
  "sui-sha": { chinese: "歲煞", pinyin: "Suì Shà" },
} as const satisfies Record<keyof typeof afflictionNames, { chinese: string; pinyin: string }>;

export const annualAfflictions: Operation<AnnualAfflictionsRequest, AnnualAfflictions, SkyContext> = defineOperation({
  id: "getAnnualAfflictions",
  method: "GET",
  path: "/feng-shui/afflictions/{year}",
  summary: "The afflicted sides of a solar year: Tai Sui, Sui Po, San Sha and Five Yellow",
  description:
    "Where each lies on the compass in that year. All of them move at Li Chun, about 4 February, dated at UTC+8.",
  params: z.object({ year: solarYear }),
  query: langQuery,
  output: z.object({
    year: z.int(),
    yearBranch: z.enum(BRANCHES),
    changeoverDate: turnDate.meta({ description: "Li Chun of the year at UTC+8, on which all of them move" }),
    taiSui: taiSuiSchema,
    suiPo: suiPoSchema,
    sanSha: sanShaSchema,
    fiveYellow: fiveYellowSchema,
  }),
  needs: [needEphemeris],
  compute: ({ year }, { ephemeris }) => ({ year, changeoverDate: liChunDate(year, ephemeris) }),
  present: ({ year, changeoverDate }, words) => {
    const texts = fengShuiReader(words);
    const branch = branchOfYear(year);
    return {
      year,
      yearBranch: branch,
      changeoverDate,
      taiSui: presentTaiSui(branch, texts),
      suiPo: presentSuiPo(branch, texts),
      sanSha: presentSanSha(branch, texts),
      fiveYellow: presentFiveYellow(year, texts),
    };
  },
  examples: [{ year: 2026 }],
});

function presentTaiSui(branch: Branch, texts: FengShuiReader): DraftOf<typeof taiSuiSchema> {
  const mountain = taiSuiOf(branch);
  return {
    id: "taiSui",
    ...nameOf("taiSui", texts),
    meaning: texts.text(`taiSui.${branch}`),
    mountain: presentMountain(mountain),
    direction: mountain.direction,
    animal: animalOf(branch),
    clashingAnimal: animalOf(clashOf(branch)),
  };
}

function presentSuiPo(branch: Branch, texts: FengShuiReader): DraftOf<typeof suiPoSchema> {
  const mountain = suiPoOf(branch);
  return {
    id: "suiPo",
    ...nameOf("suiPo", texts),
    meaning: texts.text(`suiPo.${clashOf(branch)}`),
    mountain: presentMountain(mountain),
    direction: mountain.direction,
  };
}

function presentSanSha(branch: Branch, texts: FengShuiReader): DraftOf<typeof sanShaSchema> {
  const { direction, frameElement, frameDirection, parts, startDeg, endDeg } = sanShaOf(branch);
  return {
    id: "sanSha",
    ...nameOf("sanSha", texts),
    meaning: texts.text(`sanSha.${direction}`),
    direction,
    frameElement,
    frameDirection,
    startDegree: startDeg,
    endDegree: endDeg,
    parts: parts.map(({ id, mountain }) => ({
      id,
      ...nameOf(id, texts),
      meaning: texts.text(`shaParts.${id}`),
      mountain: presentMountain(mountain),
    })),
  };
}

function presentFiveYellow(year: number, texts: FengShuiReader): DraftOf<typeof fiveYellowSchema> {
  const palace = palaceOf(FIVE, flownPlate(annualStar(year)));
  return {
    id: "fiveYellow",
    ...nameOf("fiveYellow", texts),
    meaning: texts.text(`fiveYellow.${palace}`),
    palace,
    star: FIVE,
    remedy: DRAINED_BY[STAR_FACTS[FIVE].element],
  };
}

function nameOf(
  id: keyof typeof CHINESE,
  { lang }: FengShuiReader,
): { readonly name: string; readonly chinese: string; readonly pinyin: string } {
  return { name: afflictionNames[id][lang], ...CHINESE[id] };
}
