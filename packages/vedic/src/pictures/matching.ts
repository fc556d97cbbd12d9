import type { Lang, Term } from "@almagest/operation";
import { bars, definePicture, table } from "@almagest/pictures";
import * as z from "zod";
import { kootaNames } from "./koota-names";
import { text } from "./read";
import { terms } from "./terms";
import { titles } from "./titles";
import { named, shortName } from "./words";

const KOOTAS: ReadonlyMap<string, Term> = new Map(Object.entries(kootaNames));

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
});

/** The ten porutthams, kept or not. */
export const dashakootTable = definePicture({
  operation: "calculateDashakoot",
  form: "table",
  title: titles.dashakoot,
  reads: z.object({
    total: z.number(),
    maxTotal: z.number(),
    breakdown: z.array(
      z.object({ name: text, points: z.number(), maxPoints: z.number(), person1: text, person2: text }),
    ),
  }),
  draw: ({ total, maxTotal, breakdown }, { lang }) =>
    table({
      heading: titles.dashakoot[lang],
      subheading: `${total} / ${maxTotal}`,
      columns: [{}, { title: terms.person1[lang] }, { title: terms.person2[lang] }, { anchor: "end" }],
      rows: breakdown.map(({ name, points, maxPoints, person1, person2 }) => ({
        cells: [
          { text: kootaName(name, lang), isBold: true },
          named(person1, lang),
          named(person2, lang),
          { text: `${points} / ${maxPoints}`, paint: points === 0 ? "hard" : "good", isBold: true },
        ],
      })),
    }),
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
});
