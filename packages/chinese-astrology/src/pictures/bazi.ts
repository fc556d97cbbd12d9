import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, stacked, table, timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { birthText, openBirthText, readBirthTime, readOpenBirth, whenText } from "./birth";
import { directionBonds, directionsMet, readDirections, readMeetings } from "./directions";
import type { PillarNote } from "./pillar-notes";
import {
  type EmptyColumn,
  type HiddenSign,
  type PillarBond,
  type PillarColumn,
  type PillarSign,
  pillars,
} from "./pillars-form";
import {
  animalName,
  bondCharacters,
  maybe,
  type OpenPillar,
  type ReadInteraction,
  readBranch,
  readGod,
  readInteraction,
  readOpenPillar,
  readPillar,
  readStem,
  text,
} from "./read";
import { readSections, sectionNotes } from "./sections";
import { titles } from "./titles";
import { words } from "./words";

/** From the hour at the left to the year at the right, as charts are printed. */
const ORDER = ["hour", "day", "month", "year"] as const;

type NaYin = Pick<OpenPillar, "naYinChinese" | "naYinLocalized">;
type ReadGod = z.output<typeof readGod>;

function godName({ name, nameLocalized = name }: ReadGod): string {
  return nameLocalized;
}

/** Yang is +, yin −. */
function stemSign(stem: z.output<typeof readStem>): PillarSign {
  const { chinese, pinyin, element, elementLocalized = element, polarity } = stem;
  const sign = polarity === "yang" ? "+" : "−";
  return { character: chinese, pinyin, element, says: [`${elementLocalized} ${sign}`] };
}

function branchSign(branch: z.output<typeof readBranch>, lang: Lang): PillarSign {
  const sign = stemSign(branch);
  return { ...sign, says: [animalName(branch.animal, lang), ...sign.says] };
}

/** Three pillars and an empty fourth: a column that the time would fill has its frame alone. */
function openColumns(read: readonly OpenPillar[], lang: Lang, who = ""): readonly (PillarColumn | EmptyColumn)[] {
  const known = columnsOf(read, lang, who);
  return ORDER.map((position) => {
    const { id, title } = columnNamed(position, lang, who);
    return known.find((column) => column.id === id) ?? { id, title, mark: "?" };
  });
}

/** Answers have the traditional characters in every language; the name in simplified Chinese is that of its own. */
function naYinCharacters({ naYinChinese, naYinLocalized = naYinChinese }: NaYin, lang: Lang): string {
  return lang === "zh-Hans" ? naYinLocalized : naYinChinese;
}

function columnNamed(position: (typeof ORDER)[number], lang: Lang, who: string): { id: string; title: string } {
  const title = words[position][lang];
  return who === "" ? { id: position, title } : { id: `person${who}.${position}`, title: `${who} · ${title}` };
}

function columnsOf(read: readonly OpenPillar[], lang: Lang, who = ""): readonly PillarColumn[] {
  return ORDER.flatMap((position) => read.filter((pillar) => pillar.position === position)).map((pillar) => {
    const { position, stem, branch, tenGod, hiddenStems, naYin } = pillar;
    return {
      id: who === "" ? position : `person${who}.${position}`,
      title: who === "" ? words[position][lang] : `${who} · ${words[position][lang]}`,
      god: position === "day" ? words.dayMaster[lang] : tenGod === undefined ? "" : godName(tenGod),
      stem: stemSign(stem),
      branch: branchSign(branch, lang),
      hidden: hiddenStems.map(
        (one): HiddenSign => ({
          character: one.stem.chinese,
          element: one.stem.element,
          god: one.tenGod === undefined ? "" : godName(one.tenGod),
        }),
      ),
      foot: naYinCharacters(pillar, lang),
      // Answers have its meaning in English alone.
      footNote: lang === "en" ? naYin : undefined,
      isMarked: position === "day",
    };
  });
}

const BOND_WORDS: Readonly<Record<string, (typeof words)[keyof typeof words]>> = {
  "stem-combination": words["stem-combination"],
  "six-combination": words["six-combination"],
  trine: words["trine-frame"],
  "directional-combination": words.direction,
  clash: words["branch-clash"],
  harm: words["branch-harm"],
  punishment: words.punishment,
  "stem-clash": words["stem-clash"],
};

function bondsOf(interactions: readonly ReadInteraction[], lang: Lang): readonly PillarBond[] {
  return interactions.map((bond) => ({
    label: bondCharacters(bond, lang),
    says: BOND_WORDS[bond.type]?.[lang],
    ids: bond.positions,
    isHarmonious: bond.quality === "harmonious",
  }));
}

function pillarsFigure(
  charts: readonly (readonly (PillarColumn | EmptyColumn)[])[],
  interactions: readonly ReadInteraction[],
  lang: Lang,
  headings: { readonly heading: string; readonly subheading?: string; readonly notes?: readonly PillarNote[] },
): Figure {
  return pillars({
    ...headings,
    charts,
    rows: { god: words.tenGod[lang], stem: words.stem[lang], branch: words.branch[lang] },
    hiddenTitle: words.hidden[lang],
    footTitle: words.naYin[lang],
    bonds: bondsOf(interactions, lang),
  });
}

/** The Four Pillars with their hidden stems, ten gods and bonds; where the time is open, those of them that are known. */
export const baziPillars = definePicture({
  operation: "generateBaziChart",
  form: "pillars",
  title: titles.bazi,
  reads: z.object({
    birthData: z.object({
      date: text,
      time: maybe,
      timezone: z.number().optional(),
      latitude: z.number().optional(),
      longitude: z.number().optional(),
    }),
    pillars: z.array(readPillar).min(1),
    interactions: z.array(readInteraction),
    directionalCombinations: readDirections,
    ...readSections,
  }),
  draw: ({ birthData, pillars: read, interactions, directionalCombinations: directions, ...sections }, { lang }) =>
    pillarsFigure([columnsOf(read, lang)], [...interactions, ...directionBonds(directions)], lang, {
      heading: titles.bazi[lang],
      subheading: birthText(birthData),
      notes: sectionNotes(sections, lang),
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthData: readOpenBirth,
      pillars: z.array(readOpenPillar),
      interactions: z.array(readInteraction),
      directionalCombinations: readDirections,
      ...readSections,
    }),
    draw: (
      { birthTime, birthData, pillars: read, interactions, directionalCombinations: directions, ...sections },
      { lang },
    ) =>
      pillarsFigure([openColumns(read, lang)], [...interactions, ...directionBonds(directions)], lang, {
        heading: titles.bazi[lang],
        subheading: openBirthText(birthData, birthTime, lang),
        notes: sectionNotes(sections, lang),
      }),
  },
});

const readPerson = z.object({ pillars: z.array(readPillar).min(1) });
const readOpenPerson = z.object({ pillars: z.array(readOpenPillar) });

/** Two charts beside each other, and what binds the one to the other. */
export const baziPairPillars = definePicture({
  operation: "calculateBaziCompatibility",
  form: "pillars",
  title: titles.pair,
  reads: z.object({
    personA: readPerson,
    personB: readPerson,
    interactions: z.array(readInteraction),
    score: z.number(),
  }),
  draw: ({ personA, personB, interactions, score }, { lang }) =>
    pillarsFigure([columnsOf(personA.pillars, lang, "A"), columnsOf(personB.pillars, lang, "B")], interactions, lang, {
      heading: titles.pair[lang],
      subheading: `${score} / 100`,
    }),
  uncertain: {
    reads: z.object({
      birthTime: z.object({ state: text }),
      personA: readOpenPerson,
      personB: readOpenPerson,
      interactions: z.array(readInteraction),
      score: z.object({ least: z.number(), most: z.number() }),
    }),
    draw: ({ birthTime, personA, personB, interactions, score: { least, most } }, { lang }) =>
      pillarsFigure(
        [openColumns(personA.pillars, lang, "A"), openColumns(personB.pillars, lang, "B")],
        interactions,
        lang,
        {
          heading: titles.pair[lang],
          subheading: [
            `${least === most ? least : `${least}–${most}`} / 100`,
            ...(birthTime.state === "unknown" ? [timeUnknown[lang]] : []),
          ].join(" · "),
        },
      ),
  },
});

const POSITION_WORDS: Readonly<Record<string, (typeof words)[keyof typeof words]>> = {
  "natal.hour": words.hour,
  "natal.day": words.day,
  "natal.month": words.month,
  "natal.year": words.year,
};

const readYear = z.object({
  year: z.int(),
  annualPillar: z.object({ stem: readStem, branch: readBranch, naYinChinese: text, naYinLocalized: maybe }),
  tenGod: readGod,
  branchTenGod: readGod,
  interactions: z.array(readInteraction),
  meetings: readMeetings,
});

const readOpenYear = readYear.extend({
  birthTime: readBirthTime,
  birthData: readOpenBirth,
  tenGod: readGod.optional(),
  branchTenGod: readGod.optional(),
});

/** The year's pillar by the day master, and what binds it to the birth's: to the pillars that are known of it. */
export const annualPillar = definePicture({
  operation: "calculateAnnualForecast",
  form: "pillars",
  title: titles.annual,
  reads: readYear,
  draw: (answer, { lang }) => yearFigure(answer, lang, String(answer.year)),
  uncertain: {
    reads: readOpenYear,
    draw: (answer, { lang }) =>
      yearFigure(answer, lang, `${answer.year} · ${whenText(answer.birthData, answer.birthTime, lang)}`),
  },
});

type ReadYear = Pick<z.output<typeof readOpenYear>, keyof z.output<typeof readYear>>;

function yearFigure(
  { year, annualPillar: pillar, tenGod, branchTenGod, interactions, meetings }: ReadYear,
  lang: Lang,
  subheading: string,
) {
  const column: PillarColumn = {
    id: "annual",
    title: String(year),
    god: tenGod === undefined ? "" : godName(tenGod),
    stem: stemSign(pillar.stem),
    branch: branchSign(pillar.branch, lang),
    hidden: [
      {
        character: pillar.branch.chinese,
        element: pillar.branch.element,
        god: branchTenGod === undefined ? "" : godName(branchTenGod),
      },
    ],
    foot: naYinCharacters(pillar, lang),
  };
  const bound = [...interactions, ...directionsMet(meetings)];
  const bonds = table({
    width: 400,
    columns: [{ title: words.bonds[lang] }, { title: words.pillars[lang] }],
    rows: bound.map((bond) => {
      const isHarmonious = bond.quality === "harmonious";
      const paint = isHarmonious ? ("good" as const) : ("hard" as const);
      const where = bond.positions.map((one) => POSITION_WORDS[one]?.[lang] ?? String(year));
      return {
        cells: [{ text: `${isHarmonious ? "+" : "−"} ${bondCharacters(bond, lang)}`, paint }, where.join(" – ")],
      };
    }),
  });
  const above = pillarsFigure([[column]], [], lang, { heading: titles.annual[lang], subheading });
  return { ...(bound.length === 0 ? above : stacked([above, bonds])), isFixed: true as const };
}
