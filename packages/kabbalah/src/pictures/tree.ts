import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, stacked, table, timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { PATHS } from "../tree/paths";
import { SEPHIRAH_IDS, SEPHIROT, type SephirahId } from "../tree/sephirot";
import { sephirahNames } from "../vocabulary/sephirot";
import { letterRows, readCounted } from "./letters";
import { titles } from "./titles";
import { treeFigure } from "./tree-figure";

const readId = z.enum(SEPHIRAH_IDS);

const readSephirah = z.object({
  id: readId,
  number: z.number().nullable(),
  hebrew: z.string(),
  name: z.string(),
  nameLocalized: z.string().optional(),
});

const readPath = z.object({ path: z.number(), letterGlyph: z.string(), from: readId, to: readId });

export const treeOfLifeTree = definePicture({
  operation: "getTreeOfLife",
  form: "tree",
  title: titles.tree,
  reads: z.object({ sephirot: z.array(readSephirah), paths: z.array(readPath) }),
  draw: ({ sephirot, paths }, { lang }) =>
    headed(
      { heading: titles.tree[lang] },
      treeFigure(
        sephirot.map(({ name, nameLocalized = name, ...node }) => ({ ...node, name: nameLocalized })),
        paths,
      ),
    ),
});

/** The whole tree by the tables, some of its sephirot set off, with the letters of the paths that are told. */
function markedTree(marked: readonly SephirahId[], told: readonly z.output<typeof readPath>[], lang: Lang): Figure {
  const nodes = SEPHIROT.map(({ id, number, hebrew }) => ({ id, number, hebrew, name: sephirahNames[id][lang] }));
  const lines = PATHS.map(({ path, from, to }) => ({
    path,
    from,
    to,
    letterGlyph: told.find((one) => one.path === path)?.letterGlyph ?? "",
  }));
  return {
    ...treeFigure(nodes, lines, { sephirot: new Set(marked), paths: new Set(told.map(({ path }) => path)) }),
    description: [
      marked.map((id) => sephirahNames[id][lang]).join(", "),
      ...told.map(({ path, letterGlyph }) => `${path} ${letterGlyph}`),
    ].join("; "),
  };
}

/** One sephirah in its place, with the paths that end at it. */
export const sephirahTree = definePicture({
  operation: "getSephirah",
  form: "tree",
  title: titles.tree,
  reads: readSephirah.extend({
    english: z.string(),
    englishLocalized: z.string().optional(),
    paths: z.array(readPath),
  }),
  draw: ({ id, name, nameLocalized = name, hebrew, english, englishLocalized = english, paths }, { lang }) =>
    headed({ heading: `${nameLocalized} · ${hebrew}`, subheading: englishLocalized }, markedTree([id], paths, lang)),
});

/** The letters of a name, and the sephirah that their sum comes to. */
export const nameProfileTree = definePicture({
  operation: "generateNameProfile",
  form: "tree",
  title: titles.nameProfile,
  reads: z.object({
    chosen: z.object({ romanization: z.string() }),
    values: z.object({ standard: z.number() }),
    letters: z.array(readCounted),
    sephirah: z.object({ id: readId }),
  }),
  draw: ({ chosen, values, letters, sephirah }, { lang }) =>
    headed(
      { heading: chosen.romanization, subheading: `${titles.value[lang]} ${values.standard}` },
      stacked([
        letterRows(
          letters.map(({ glyph, name, nameLocalized = name, standardValue }) => ({
            glyph,
            name: nameLocalized,
            value: standardValue,
          })),
        ),
        markedTree([sephirah.id], [], lang),
      ]),
    ),
});

const readDate = z.object({
  day: z.number(),
  month: z.string(),
  monthLocalized: z.string().optional(),
  year: z.number(),
  hebrew: z.string(),
});

/** The sephirah that a Hebrew date of birth comes to; of an open time each that it may come to. */
export const birthProfileTree = definePicture({
  operation: "generateBirthProfile",
  form: "tree",
  title: titles.tree,
  reads: z.object({
    hebrewDate: readDate,
    sephirah: z.object({ id: readId, english: z.string(), englishLocalized: z.string().optional() }),
  }),
  draw: ({ hebrewDate, sephirah }, { lang }) =>
    headed({ heading: hebrewDate.hebrew, subheading: dateTold(hebrewDate) }, markedTree([sephirah.id], [], lang)),
  uncertain: {
    reads: z.object({
      birthTime: z.object({ state: z.string(), from: z.string() }),
      hebrewDate: readDate.optional(),
      sephirah: z.object({ id: readId }).optional(),
      possibleDates: z.array(z.object({ hebrewDate: readDate, sephirah: z.object({ id: readId }) })).optional(),
    }),
    draw: ({ birthTime, hebrewDate, sephirah, possibleDates = [] }, { lang }) => {
      const dates = hebrewDate === undefined ? possibleDates.map((one) => one.hebrewDate) : [hebrewDate];
      const ids = sephirah === undefined ? possibleDates.map((one) => one.sephirah.id) : [sephirah.id];
      const when = birthTime.state === "unknown" ? [`${birthTime.from.slice(0, 10)} · ${timeUnknown[lang]}`] : [];
      return headed(
        {
          heading: dates.map(({ hebrew }) => hebrew).join(" / "),
          subheading: [...when, ...dates.map((one) => dateTold(one))].join(" · "),
        },
        markedTree([...new Set(ids)], [], lang),
      );
    },
  },
});

function dateTold({ day, month, monthLocalized = month, year }: z.output<typeof readDate>): string {
  return `${day} ${monthLocalized} ${year}`;
}

/** One letter, and the path that it is on the tree. */
export const hebrewLetterTree = definePicture({
  operation: "getHebrewLetter",
  form: "tree",
  title: titles.letters,
  reads: z.object({
    letter: z.string(),
    name: z.string(),
    nameLocalized: z.string().optional(),
    meaning: z.string(),
    meaningLocalized: z.string().optional(),
    value: z.number(),
    path: z.number().nullable(),
  }),
  draw: ({ letter, name, nameLocalized = name, meaning, meaningLocalized = meaning, value, path }, { lang }) => {
    const told = PATHS.filter((one) => one.path === path).map((one) => ({ ...one, letterGlyph: letter }));
    return headed(
      { heading: nameLocalized, subheading: meaningLocalized },
      stacked([letterRows([{ glyph: letter, name: nameLocalized, value }]), markedTree([], told, lang)]),
    );
  },
});

const readCompared = z.object({ romanization: z.string(), hebrew: z.string(), standard: z.number(), sephirah: readId });

/** Two names, what they count, and the sephirot that they come to. */
export const nameCompatibilityTree = definePicture({
  operation: "calculateNameCompatibility",
  form: "tree",
  title: titles.nameProfile,
  reads: z.object({ first: readCompared, second: readCompared, score: z.number() }),
  draw: ({ first, second, score }, { lang }) => {
    const names = [first, second];
    const listed = table({
      width: 580,
      columns: [{}, {}, { title: titles.value[lang], anchor: "end" }, {}],
      rows: names.map(({ romanization, hebrew, standard, sephirah }) => ({
        cells: [romanization, { text: hebrew, isBold: true }, String(standard), sephirahNames[sephirah][lang]],
      })),
    });
    const marked = [...new Set(names.map(({ sephirah }) => sephirah))];
    return headed({ heading: `${score} / 100` }, stacked([listed, markedTree(marked, [], lang)]));
  },
});
