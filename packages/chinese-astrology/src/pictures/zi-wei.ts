import { isChinese, type Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, type Role, table } from "@almagest/pictures";
import * as z from "zod";
import { BRANCHES } from "../cycle/branches";
import { palaceNames } from "../vocabulary/zi-wei";
import { BRIGHTNESS_ROWS, BRIGHTNESSES } from "../ziwei/brightness";
import { PALACES } from "../ziwei/palaces";
import { STAR_KINDS } from "../ziwei/stars";
import { TRANSFORMATION_ROWS, TRANSFORMATIONS, type TransformationId } from "../ziwei/transformations";
import { birthText, openBirthText, readBirthTime, readOpenBirth } from "./birth";
import { maybe, readLunar, text } from "./read";
import { titles } from "./titles";
import { words } from "./words";
import { type CellStar, type PalaceCell, palaceGrid } from "./zi-wei-form";

const readName = z.object({ name: text, nameLocalized: maybe, chinese: text });
const readStar = readName.extend({
  kind: z.enum(STAR_KINDS),
  brightness: z.enum(BRIGHTNESSES).optional(),
  brightnessLocalized: maybe,
  transformation: z.enum(TRANSFORMATIONS).optional(),
  transformationLocalized: maybe,
});
const palaceId = z.enum(PALACES);
const readChange = readName.extend({
  id: z.enum(TRANSFORMATIONS),
  star: readName,
  palace: palaceId,
});
const readPalace = readName.extend({
  id: palaceId,
  isBody: z.boolean(),
  branch: z.enum(BRANCHES),
  pillarChinese: text,
  stars: z.array(readStar),
  decade: z.object({ fromAge: z.int(), toAge: z.int() }),
  stage: readName,
  doctorGod: readName,
  yearGod: readName,
  generalGod: readName,
});

type ReadName = z.output<typeof readName>;
type ReadStar = z.output<typeof readStar>;
type ReadPalace = z.output<typeof readPalace>;

function fullName({ name, nameLocalized = name }: ReadName): string {
  return nameLocalized;
}

/** Characters in the script asked for, traditional where the language is not Chinese. */
function charactersOf(one: ReadName, lang: Lang): string {
  return isChinese(lang) ? fullName(one) : one.chinese;
}

/** A name is its sound, then what it means. */
function soundOf(one: ReadName): string {
  return fullName(one).split(/ \(| - /)[0] ?? fullName(one);
}

const CHANGE_PAINT: Readonly<Record<TransformationId, Role>> = { lu: "good", quan: "fire", ke: "water", ji: "hard" };

function cellStar(star: ReadStar, lang: Lang): CellStar {
  const { brightness, brightnessLocalized = "", transformation, transformationLocalized = "", kind } = star;
  const script = isChinese(lang);
  return {
    characters: charactersOf(star, lang),
    letters: script ? undefined : soundOf(star),
    grade: brightness && (script ? brightnessLocalized : BRIGHTNESS_ROWS[brightness].chinese),
    change: transformation && {
      character: script ? transformationLocalized.slice(-1) : TRANSFORMATION_ROWS[transformation].chinese.slice(-1),
      paint: CHANGE_PAINT[transformation],
    },
    isMajor: kind === "major",
  };
}

const readAnnual = z.object({
  year: z.int(),
  lifePalace: palaceId,
  decade: z.object({ palace: palaceId }).optional(),
});

const readChart = z.object({
  birthData: z.object({
    date: text,
    time: maybe,
    timezone: z.number().optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  }),
  lunar: readLunar,
  yearPillarChinese: text,
  bureau: z.object({ chinese: text }),
  lifeLord: readName,
  bodyLord: readName,
  bodyPalace: palaceId,
  palaces: z.array(readPalace).min(1),
  transformations: z.array(readChange),
  annual: readAnnual.optional(),
});

type ReadChart = z.output<typeof readChart>;

function cellOf(palace: ReadPalace, { annual }: ReadChart, lang: Lang): PalaceCell {
  const { id, branch, pillarChinese, stars, decade, stage, isBody } = palace;
  const tags = [
    ...(isBody ? [isChinese(lang) ? words.bodyPalace[lang] : "身宮"] : []),
    ...(annual?.lifePalace === id ? [String(annual.year)] : []),
  ];
  return {
    branch,
    name: palaceNames[id][lang],
    shortName: charactersOf(palace, lang).slice(0, 2),
    pillar: pillarChinese,
    stars: stars.filter(({ kind }) => kind !== "minor").map((star) => cellStar(star, lang)),
    minor: stars.filter(({ kind }) => kind === "minor").map((star) => charactersOf(star, lang)),
    gods: [palace.doctorGod, palace.yearGod, palace.generalGod].map((god) => charactersOf(god, lang)),
    ages: `${decade.fromAge}–${decade.toAge}`,
    stage: charactersOf(stage, lang),
    tag: tags.length === 0 ? undefined : tags.join(" "),
    isInForce: annual?.decade?.palace === id,
  };
}

/** `1990-5-23`, a leap month marked. */
function lunarDate({ year, month, day, isLeapMonth }: z.output<typeof readLunar>, lang: Lang): string {
  return `${year}-${month}${isLeapMonth ? ` (${words.leap[lang]})` : ""}-${day}`;
}

function centerOf(chart: ReadChart, lang: Lang): readonly string[] {
  const { birthData, lunar, yearPillarChinese, bureau, lifeLord, bodyLord, bodyPalace, transformations } = chart;
  return [
    birthText({ date: birthData.date, time: birthData.time, timezone: birthData.timezone }),
    `${words.lunar[lang]} ${lunarDate(lunar, lang)} · ${yearPillarChinese}`,
    `${words.bureau[lang]} ${bureau.chinese}`,
    `${words.lifeLord[lang]} ${shown(lifeLord, lang)}`,
    `${words.bodyLord[lang]} ${shown(bodyLord, lang)}`,
    `${words.bodyPalace[lang]}: ${palaceNames[bodyPalace][lang]}`,
    ...transformations.map(
      (one) => `${charactersOf(one, lang)} ${shown(one.star, lang)} · ${palaceNames[one.palace][lang]}`,
    ),
  ];
}

/** Short lines, with the characters of stars and palaces. */
function narrowCenterOf(chart: ReadChart, lang: Lang): readonly string[] {
  const { birthData, lunar, yearPillarChinese, bureau, lifeLord, bodyLord, bodyPalace, palaces } = chart;
  const shortOf = (id: (typeof PALACES)[number]): string => {
    const palace = palaces.find((one) => one.id === id);
    return palace === undefined ? "" : charactersOf(palace, lang).slice(0, 2);
  };
  return [
    birthText({ date: birthData.date, time: birthData.time, timezone: birthData.timezone }),
    words.lunar[lang],
    `${lunarDate(lunar, lang)} · ${yearPillarChinese} · ${bureau.chinese}`,
    `${words.lifeLord[lang]} ${charactersOf(lifeLord, lang)}`,
    `${words.bodyLord[lang]} ${charactersOf(bodyLord, lang)}`,
    `${words.bodyPalace[lang]} ${shortOf(bodyPalace)}`,
    ...chart.transformations.map(
      (one) => `${charactersOf(one, lang)} ${charactersOf(one.star, lang)} · ${shortOf(one.palace)}`,
    ),
  ];
}

/** A star by characters and sound; in Chinese by characters alone. */
function shown(one: ReadName, lang: Lang): string {
  return isChinese(lang) ? fullName(one) : `${one.chinese} ${soundOf(one)}`;
}

function described({ palaces }: ReadChart, lang: Lang): string {
  return palaces
    .map(({ id, stars, decade }) => {
      const told = stars.filter(({ kind }) => kind !== "minor").map((star) => fullName(star));
      return `${palaceNames[id][lang]} (${decade.fromAge}–${decade.toAge}): ${told.join(", ")}`;
    })
    .join("; ");
}

const readPossible = z.object({
  from: text,
  to: text,
  lifePalace: z.enum(BRANCHES),
  bureau: z.object({ chinese: text }),
  bodyPalace: palaceId,
  lifeStars: z.array(readStar),
});

/** The grid of twelve palaces; of an open birth the charts that it may have, a row each. */
export const ziWeiPalaces = definePicture({
  operation: "generateZiWeiChart",
  form: "palaces",
  title: titles.ziWei,
  reads: readChart,
  draw: (chart, { lang }) =>
    palaceGrid({
      heading: titles.ziWei[lang],
      subheading: birthText(chart.birthData),
      cells: chart.palaces.map((palace) => cellOf(palace, chart, lang)),
      center: centerOf(chart, lang),
      narrowCenter: narrowCenterOf(chart, lang),
      description: described(chart, lang),
    }),
  uncertain: {
    reads: z.object({ birthTime: readBirthTime, birthData: readOpenBirth, charts: z.array(readPossible).min(1) }),
    draw: ({ birthTime, birthData, charts }, { lang }): Figure =>
      headed(
        { heading: titles.ziWei[lang], subheading: openBirthText(birthData, birthTime, lang) },
        table({
          columns: [
            { title: words.hour[lang] },
            { title: words.bureau[lang] },
            { title: words.bodyPalace[lang] },
            { title: palaceNames.life[lang] },
          ],
          rows: charts.map(({ from, to, bureau, bodyPalace, lifeStars }) => ({
            cells: [
              `${from.slice(11, 16)}–${to.slice(11, 16)}`,
              bureau.chinese,
              palaceNames[bodyPalace][lang],
              lifeStars
                .filter(({ kind }) => kind !== "minor")
                .map((star) => shown(star, lang))
                .join(" "),
            ],
          })),
        }),
      ),
  },
});
