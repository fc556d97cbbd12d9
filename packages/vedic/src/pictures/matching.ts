import type { Lang, Term } from "@almagest/operation";
import { type Bar, bars, definePicture, table, timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { kootaNames } from "../vocabulary/koota-names";
import { text } from "./read";
import { terms } from "./terms";
import { titles } from "./titles";
import { named, shortName } from "./words";

const KOOTAS: ReadonlyMap<string, Term> = new Map(Object.entries(kootaNames));

const readBirthTimes = z.object({ state: text });
const readPoints = z.object({ least: z.number(), most: z.number() });

/** `18–24.5`, or the one value. */
function reachText({ least, most }: z.output<typeof readPoints>): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** With `time unknown` where the time of either is. */
function whenOfTwo(count: string | undefined, { state }: z.output<typeof readBirthTimes>, lang: Lang): string {
  const when = state === "unknown" ? timeUnknown[lang] : undefined;
  return [count, when].filter((part) => part !== undefined).join(" · ");
}

/** A row compares one thing of each, which the answer names in its language beside the English. */
const readCompared = {
  person1: text,
  person2: text,
  person1Localized: text.optional(),
  person2Localized: text.optional(),
};

const openCompared = z.object(readCompared).partial();

/** A dash where the open time decides it. */
function compared(english: string | undefined, localized: string | undefined, lang: Lang): string {
  return localized ?? (english === undefined ? "–" : named(english, lang));
}

function kootaName(name: string, lang: Lang): string {
  return KOOTAS.get(name)?.[lang] ?? name;
}

/** The eight kootas, each by its points of its most. */
export const gunMilanBars = definePicture({
  operation: "calculateGunMilan",
  form: "bars",
  title: titles.gunMilan,
  reads: z.object({
    total: z.number(),
    maxScore: z.number(),
    breakdown: z.array(
      z.object({ category: text, score: z.number(), maxScore: z.number(), person1: text, person2: text }),
    ),
  }),
  draw: ({ total, maxScore, breakdown }, { lang }) =>
    bars({
      heading: titles.gunMilan[lang],
      subheading: `${total} / ${maxScore}`,
      scale: [0, Math.max(...breakdown.map((one) => one.maxScore))],
      bars: breakdown.map(({ category, score, maxScore: most }) => ({
        label: kootaName(category, lang),
        value: score,
        text: `${score} / ${most}`,
        paint: score === 0 ? "hard" : score === most ? "good" : "accent",
      })),
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTimes,
      total: readPoints,
      maxScore: z.number(),
      breakdown: z.array(readPoints.extend({ category: text, maxScore: z.number() })),
    }),
    draw: ({ birthTime, total, maxScore, breakdown }, { lang }) =>
      bars({
        heading: titles.gunMilan[lang],
        subheading: whenOfTwo(`${reachText(total)} / ${maxScore}`, birthTime, lang),
        scale: [0, Math.max(...breakdown.map((one) => one.maxScore))],
        bars: breakdown.map(({ category, least, most, maxScore: points }) => ({
          label: kootaName(category, lang),
          value: most,
          ...(least < most ? { start: least } : {}),
          text: `${reachText({ least, most })} / ${points}`,
          paint: least < most ? "muted" : most === 0 ? "hard" : most === points ? "good" : "accent",
        })),
      }),
  },
});

/** The ten porutthams, kept or not. */
export const dashakootTable = definePicture({
  operation: "calculateDashakoot",
  form: "table",
  title: titles.dashakoot,
  reads: z.object({
    total: z.number(),
    maxTotal: z.number(),
    breakdown: z.array(z.object({ name: text, points: z.number(), maxPoints: z.number(), ...readCompared })),
  }),
  draw: ({ total, maxTotal, breakdown }, { lang }) =>
    table({
      heading: titles.dashakoot[lang],
      subheading: `${total} / ${maxTotal}`,
      columns: [{}, { title: terms.person1[lang] }, { title: terms.person2[lang] }, { anchor: "end" }],
      rows: breakdown.map(({ name, points, maxPoints, ...row }) => ({
        cells: [
          { text: kootaName(name, lang), isBold: true },
          compared(row.person1, row.person1Localized, lang),
          compared(row.person2, row.person2Localized, lang),
          { text: `${points} / ${maxPoints}`, paint: points === 0 ? "hard" : "good", isBold: true },
        ],
      })),
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTimes,
      total: readPoints,
      maxTotal: z.number(),
      breakdown: z.array(readPoints.extend({ name: text, maxPoints: z.number(), ...openCompared.shape })),
    }),
    draw: ({ birthTime, total, maxTotal, breakdown }, { lang }) =>
      table({
        heading: titles.dashakoot[lang],
        subheading: whenOfTwo(`${reachText(total)} / ${maxTotal}`, birthTime, lang),
        columns: [{}, { title: terms.person1[lang] }, { title: terms.person2[lang] }, { anchor: "end" }],
        rows: breakdown.map(({ name, least, most, maxPoints, ...row }) => ({
          cells: [
            { text: kootaName(name, lang), isBold: true },
            compared(row.person1, row.person1Localized, lang),
            compared(row.person2, row.person2Localized, lang),
            {
              text: `${reachText({ least, most })} / ${maxPoints}`,
              paint: least < most ? "muted" : most === 0 ? "hard" : "good",
              isBold: true,
            },
          ],
        })),
      }),
  },
});

const readPapa = z.object({
  total: z.number(),
  byReference: z.array(
    z.object({
      reference: text,
      weight: z.number(),
      afflictions: z.array(z.object({ graha: text, house: z.int() })),
    }),
  ),
});

const readOpenPapa = z.object({
  total: readPoints,
  byReference: z.array(readPoints.extend({ reference: text })),
});

/** The papa of both, by what it is counted from. */
export const papasamyamBars = definePicture({
  operation: "calculatePapasamyam",
  form: "bars",
  title: titles.papasamyam,
  reads: z.object({ person1: readPapa, person2: readPapa }),
  draw: ({ person1, person2 }, { lang }) => {
    const people = [
      { name: terms.person1[lang], papa: person1 },
      { name: terms.person2[lang], papa: person2 },
    ];
    return bars({
      heading: titles.papasamyam[lang],
      scale: [0, Math.max(1, person1.total, person2.total)],
      bars: people.flatMap(({ name, papa }) => [
        ...papa.byReference.map(({ reference, weight, afflictions }) => ({
          label: `${name}: ${named(reference, lang)}`,
          value: weight * afflictions.length,
          text: [
            String(weight * afflictions.length),
            ...afflictions.map(({ graha, house }) => `${shortName(graha, lang)} ${house}`),
          ].join(", "),
          paint: "hard" as const,
        })),
        { label: `${name}: ${terms.total[lang]}`, value: papa.total, text: String(papa.total), isMarked: true },
      ]),
    });
  },
  uncertain: {
    reads: z.object({ birthTime: readBirthTimes, person1: readOpenPapa, person2: readOpenPapa }),
    draw: ({ birthTime, person1, person2 }, { lang }) => {
      const people = [
        { name: terms.person1[lang], papa: person1 },
        { name: terms.person2[lang], papa: person2 },
      ];
      return bars({
        heading: titles.papasamyam[lang],
        subheading: whenOfTwo(undefined, birthTime, lang),
        scale: [0, Math.max(1, person1.total.most, person2.total.most)],
        bars: people.flatMap(({ name, papa: { total, byReference } }) => [
          ...byReference.map(({ reference, ...points }) => ({
            label: `${name}: ${named(reference, lang)}`,
            ...reachBar(points),
            paint: "hard" as const,
          })),
          { label: `${name}: ${terms.total[lang]}`, ...reachBar(total), isMarked: true },
        ]),
      });
    },
  },
});

function reachBar({ least, most }: z.output<typeof readPoints>): Pick<Bar, "value" | "start" | "text"> {
  return { value: most, ...(least < most ? { start: least } : {}), text: reachText({ least, most }) };
}
