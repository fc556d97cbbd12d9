import { at } from "@almagest/operation";
import { BRANCHES } from "../cycle/branches";
import { modulo } from "../cycle/modulo";
import { type Pillar, yearPillar } from "../cycle/pillars";
import { STEMS, type Stem } from "../cycle/stems";
import { type Palace, palaceOfStar, type Transformation, yearRingsAt, type ZiWeiChart } from "./chart";
import type { GeneralGod, YearGod } from "./gods";
import { type Named, PALACES, type PalaceId } from "./palaces";
import { hongLuan0, kuiYue0, luCun0, palacePillar, tianMa0 } from "./place";
import type { ZiWeiRules } from "./schools";
import type { StarId } from "./stars";
import { transformedBy } from "./transformations";

/** Stars that move with a year (liu yao), by the natal star that each is counted like. */
export const YEAR_STAR_ROWS = {
  "tian-kui": { chinese: "流魁", pinyin: "liú kuí" },
  "tian-yue": { chinese: "流鉞", pinyin: "liú yuè" },
  "wen-chang": { chinese: "流昌", pinyin: "liú chāng" },
  "wen-qu": { chinese: "流曲", pinyin: "liú qǔ" },
  "lu-cun": { chinese: "流祿", pinyin: "liú lù" },
  "qing-yang": { chinese: "流羊", pinyin: "liú yáng" },
  "tuo-luo": { chinese: "流陀", pinyin: "liú tuó" },
  "tian-ma": { chinese: "流馬", pinyin: "liú mǎ" },
  "hong-luan": { chinese: "流鸞", pinyin: "liú luán" },
  "tian-xi": { chinese: "流喜", pinyin: "liú xǐ" },
} as const satisfies Partial<Record<StarId, Named>>;

export type YearStar = keyof typeof YEAR_STAR_ROWS;
export const YEAR_STARS = [
  "tian-kui",
  "tian-yue",
  "wen-chang",
  "wen-qu",
  "lu-cun",
  "qing-yang",
  "tuo-luo",
  "tian-ma",
  "hong-luan",
  "tian-xi",
] as const satisfies readonly YearStar[];

/** A palace of a year: its name in that year, the natal palace that it is on, and what the year puts there. */
export interface YearPalace {
  readonly id: PalaceId;
  readonly natal: PalaceId;
  readonly pillar: Pillar;
  readonly stars: readonly YearStar[];
  readonly yearGod: YearGod;
  readonly generalGod: GeneralGod;
}

export interface ZiWeiYear {
  readonly year: number;
  /** As Chinese count: 1 in the year of birth. */
  readonly age: number;
  readonly pillar: Pillar;
  readonly transformations: readonly Transformation[];
  readonly palaces: readonly YearPalace[];
  /** The palace whose decade it is, undefined before the first; with what its stem transforms. */
  readonly decade: { readonly palace: Palace; readonly transformations: readonly Transformation[] } | undefined;
  readonly smallLimit: Palace;
  /** The palace of the first month (dou jun). */
  readonly firstMonth: Palace;
}

/** A year of a life. */
export function ziWeiYear(chart: ZiWeiChart, year: number, rules: ZiWeiRules): ZiWeiYear {
  const { birth, palaces } = chart;
  const age = year - birth.year + 1;
  const pillar = yearPillar(year);
  const [stem0, branch0] = [STEMS.indexOf(pillar.stem), BRANCHES.indexOf(pillar.branch)];
  const here = (asked0: number): Palace => at(palaces, modulo(at(palaces, 0).branch0 - asked0, 12));
  const decade = palaces.find((one) => age >= one.decade.fromAge && age <= one.decade.toAge);
  const stars = yearStars0(stem0, branch0, rules);
  return {
    year,
    age,
    pillar,
    transformations: transformedIn(chart, pillar.stem, rules),
    palaces: PALACES.map((id, index0) => {
      const own0 = modulo(branch0 - index0, 12);
      return {
        id,
        natal: here(own0).id,
        pillar: palacePillar(stem0, own0),
        stars: YEAR_STARS.filter((star) => modulo(stars[star], 12) === own0),
        ...yearRingsAt(branch0, own0),
      };
    }),
    decade: decade && { palace: decade, transformations: transformedIn(chart, decade.pillar.stem, rules) },
    smallLimit: here(
      at(
        palaces.filter(({ smallLimitAge }) => smallLimitAge === modulo(age - 1, 12) + 1),
        0,
      ).branch0,
    ),
    firstMonth: here(branch0 - (birth.month - 1) + birth.hour0),
  };
}

function transformedIn(chart: ZiWeiChart, stem: Stem, rules: ZiWeiRules): readonly Transformation[] {
  return transformedBy(stem, rules.transformationTable).flatMap((one) => {
    const palace = palaceOfStar(chart, one.star);
    return palace === undefined ? [] : [{ ...one, palace: palace.id }];
  });
}

/** Liu chang from si and liu qu from you, by the stem of the year; neither is at chen, xu, chou or wei. */
const CHANG = [5, 6, 8, 9, 8, 9, 11, 0, 2, 3];
const QU = [9, 8, 6, 5, 6, 5, 3, 2, 0, 11];

function yearStars0(stem0: number, branch0: number, { kuiYueVerse }: ZiWeiRules): Readonly<Record<YearStar, number>> {
  const [kui, yue] = kuiYue0(stem0, kuiYueVerse);
  const luCun = luCun0(stem0);
  return {
    "tian-kui": kui,
    "tian-yue": yue,
    "wen-chang": at(CHANG, stem0),
    "wen-qu": at(QU, stem0),
    "lu-cun": luCun,
    "qing-yang": luCun + 1,
    "tuo-luo": luCun - 1,
    "tian-ma": tianMa0(branch0),
    "hong-luan": hongLuan0(branch0),
    "tian-xi": hongLuan0(branch0) + 6,
  };
}
