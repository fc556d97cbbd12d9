import type { Stem } from "../cycle/stems";
import type { Named } from "./palaces";
import type { TransformationTable } from "./schools";
import type { StarId } from "./stars";

/** The four transformations (si hua). */
export const TRANSFORMATION_ROWS = {
  lu: { chinese: "祿", pinyin: "lù" },
  quan: { chinese: "權", pinyin: "quán" },
  ke: { chinese: "科", pinyin: "kē" },
  ji: { chinese: "忌", pinyin: "jì" },
} as const satisfies Record<string, Named>;

export type TransformationId = keyof typeof TRANSFORMATION_ROWS;
export const TRANSFORMATIONS = ["lu", "quan", "ke", "ji"] as const satisfies readonly TransformationId[];

/** The stars of lu, quan, ke and ji. */
type Four = readonly [StarId, StarId, StarId, StarId];

/** The verse of the Quan Shu, book 2; jia, yi, bing, ding, ji, xin and gui are the same in all books. */
const QUAN_SHU: Readonly<Record<Stem, Four>> = {
  jia: ["lian-zhen", "po-jun", "wu-qu", "tai-yang"],
  yi: ["tian-ji", "tian-liang", "zi-wei", "tai-yin"],
  bing: ["tian-tong", "tian-ji", "wen-chang", "lian-zhen"],
  ding: ["tai-yin", "tian-tong", "tian-ji", "ju-men"],
  wu: ["tan-lang", "tai-yin", "you-bi", "tian-ji"],
  ji: ["wu-qu", "tan-lang", "tian-liang", "wen-qu"],
  geng: ["tai-yang", "wu-qu", "tai-yin", "tian-tong"],
  xin: ["ju-men", "tai-yang", "wen-qu", "wen-chang"],
  ren: ["tian-liang", "zi-wei", "tian-fu", "wu-qu"],
  gui: ["po-jun", "ju-men", "tai-yin", "tan-lang"],
};

const QUAN_JI = { ...QUAN_SHU, ren: ["tian-liang", "zi-wei", "zuo-fu", "wu-qu"] } as const;

const TABLES: Readonly<Record<TransformationTable, Readonly<Record<Stem, Four>>>> = {
  "quan-ji": QUAN_JI,
  "quan-shu": QUAN_SHU,
  zhongzhou: {
    ...QUAN_SHU,
    wu: ["tan-lang", "tai-yin", "tai-yang", "tian-ji"],
    geng: ["tai-yang", "wu-qu", "tian-fu", "tian-tong"],
  },
  min: { ...QUAN_JI, geng: ["tai-yang", "wu-qu", "tian-tong", "tai-yin"] },
  north: { ...QUAN_JI, geng: ["tai-yang", "wu-qu", "tian-tong", "tian-xiang"] },
};

export interface Transformed {
  readonly id: TransformationId;
  readonly star: StarId;
}

/** The stars that a stem transforms, in the order lu, quan, ke, ji. */
export function transformedBy(stem: Stem, table: TransformationTable): readonly Transformed[] {
  const [lu, quan, ke, ji] = TABLES[table][stem];
  return [
    { id: "lu", star: lu },
    { id: "quan", star: quan },
    { id: "ke", star: ke },
    { id: "ji", star: ji },
  ];
}
