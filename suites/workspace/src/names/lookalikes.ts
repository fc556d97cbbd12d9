import type { Lang } from "@almagest/operation";

/** A word that looks right in a language and means something else there. */
export interface Lookalike {
  readonly langs: readonly Lang[];
  readonly word: RegExp;
  readonly instead: string;
}

const CHINESE = ["zh-Hans", "zh-Hant"] as const;

/**
 * Words that a translator puts in by mistake, by what readers of each tradition corrected. A pattern holds the word as written
 * in names; prose is searched for the same words once it is translated.
 */
export const LOOKALIKES: readonly Lookalike[] = [
  {
    langs: CHINESE,
    word: /宿主(?!星)/,
    instead: "宿主星, the lord of a star; 宿主 is the host of a parasite",
  },
  { langs: CHINESE, word: /^[日月火水木金土]曜日$/, instead: "星期…; 日曜日 is Japanese" },
  { langs: CHINESE, word: /^月日$/, instead: "太阴日, a tithi; 月日 is a date" },
  { langs: CHINESE, word: /^半日$/, instead: "半太阴日, a karana; 半日 is half a day" },
  { langs: CHINESE, word: /^小[运運]$/, instead: "三级运; 小运 is a term of BaZi" },
  { langs: CHINESE, word: /^月[历曆]$/, instead: "黄历, the almanac; 月历 hangs on a wall" },
  { langs: CHINESE, word: /[头頭][顶頂]/, instead: "头脑, the Head center" },
  {
    langs: CHINESE,
    word: /罗阇|阿耆尼(?=.*盗)|摩利底喻/,
    instead: "王, 火, 死: a sound tells nobody anything",
  },
  { langs: ["hi"], word: /पतझड़|बसंत|बरसात/, instead: "शरद, वसंत, वर्षा: the seasons of the Sanskrit texts" },
  { langs: ["hi"], word: /चिकनाई|लसलसा|खुरदरा/, instead: "स्निग्ध, पिच्छिल, खर: the gunas have their names" },
  { langs: ["hi"], word: /दिन का षट्रेखा/, instead: "आज का हेक्साग्राम" },
  { langs: ["hi"], word: /आरोही पात|अवरोही पात/, instead: "उत्तर नोड (राहु), दक्षिण नोड (केतु)" },
  { langs: ["hi"], word: /गेमेट्रिया|इब्रानी/, instead: "गेमात्रिया, हिब्रू: one spelling" },
  { langs: ["ru"], word: /Троица/, instead: "тройка; Троица is the Holy Trinity" },
  {
    langs: ["ru"],
    word: /^(?:Один|Два|Три|Пять) (?:Бел|Ч[её]рн|Ж[её]лт|Нефрит)/,
    instead: "1 Белая, 5 Жёлтая",
  },
  { langs: ["ru"], word: /Раджу$/, instead: "Раджджу" },
  {
    langs: ["tr"],
    word: /Daşa|Cyeştha|Abhicit|Vacra|Puca|Krişnamurti/,
    instead: "Dasha, Jyeshtha, Abhijit, Vajra, Puja",
  },
  { langs: ["de"], word: /Dreierbund|Dreiheit|\bLila\b/, instead: "Drei Harmonien; Violett" },
  { langs: ["fr"], word: /Affrontement|Yi King/, instead: "Heurt; Yi Jing" },
];

/** Names of a file that hold a look-alike, a line each. */
export function lookalikesIn(
  names: Readonly<Record<string, Readonly<Record<string, string>>>>,
  lang: Lang,
): readonly string[] {
  const own = LOOKALIKES.filter(({ langs }) => langs.includes(lang));
  return Object.entries(names).flatMap(([table, ids]) =>
    Object.entries(ids).flatMap(([id, name]) =>
      own.filter(({ word }) => word.test(name)).map(({ instead }) => `${table}.${id} is ${name}: write ${instead}`),
    ),
  );
}
