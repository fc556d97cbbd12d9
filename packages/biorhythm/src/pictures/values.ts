import type { Lang } from "@almagest/operation";
import { type Bar, bars, definePicture, type Figure } from "@almagest/pictures";
import * as z from "zod";
import { CYCLE_IDS, PRIMARY_IDS, perCycle, perPrimary } from "../curve/cycles";
import { cycleNames } from "../vocabulary/cycles";
import { titles } from "./titles";

const readCycle = z.object({
  name: z.string(),
  nameLocalized: z.string().optional(),
  value: z.number(),
  phaseLabel: z.string(),
});

const readCycles = z.object(perCycle(() => readCycle));

/** Ten bars from zero, up or down, with the phase beside the value. */
function cycleBars(heading: string, subheading: string, cycles: z.output<typeof readCycles>): Figure {
  return bars({
    heading,
    subheading,
    scale: [-100, 100],
    bars: CYCLE_IDS.map((id): Bar => {
      const { name, nameLocalized = name, value, phaseLabel } = cycles[id];
      return { label: nameLocalized, value, text: `${phaseLabel} ${signed(value)}`, paint: paintOf(value) };
    }),
  });
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

function paintOf(value: number): "good" | "hard" {
  return value < 0 ? "hard" : "good";
}

export const phasesBars = definePicture({
  operation: "getPhases",
  form: "bars",
  title: titles.phases,
  reads: z.object({ targetDate: z.string(), phases: readCycles }),
  draw: ({ targetDate, phases }, { lang }) => cycleBars(titles.phases[lang], targetDate, phases),
});

export const readingBars = definePicture({
  operation: "getReading",
  form: "bars",
  title: titles.day,
  reads: z.object({ targetDate: z.string(), cycles: readCycles }),
  draw: ({ targetDate, cycles }, { lang }) => cycleBars(titles.day[lang], targetDate, cycles),
});

export const dailyBars = definePicture({
  operation: "getDailyBiorhythm",
  form: "bars",
  title: titles.day,
  reads: z.object({ date: z.string(), quickRead: z.object(perPrimary(() => z.number())) }),
  draw: ({ date, quickRead }, { lang }) =>
    bars({
      heading: titles.day[lang],
      subheading: date,
      scale: [-100, 100],
      bars: PRIMARY_IDS.map((id) => ({
        label: cycleNames[id][lang],
        value: quickRead[id],
        text: signed(quickRead[id]),
        paint: paintOf(quickRead[id]),
      })),
    }),
});

const readPair = z.object({
  name: z.string(),
  nameLocalized: z.string().optional(),
  alignment: z.number(),
});

/** The agreement of three cycles of two people, and of all together. */
export const compatibilityBars = definePicture({
  operation: "calculateBioCompatibility",
  form: "bars",
  title: titles.compatibility,
  reads: z.object({
    targetDate: z.string(),
    overallScore: z.number(),
    rating: z.string(),
    ratingLocalized: z.string().optional(),
    cycles: z.object(perPrimary(() => readPair)),
  }),
  draw: ({ targetDate, overallScore, rating, ratingLocalized = rating, cycles }, { lang }) =>
    bars({
      heading: titles.compatibility[lang],
      subheading: `${targetDate} · ${ratingLocalized}`,
      scale: [0, 100],
      bars: [...PRIMARY_IDS.map((id) => pairBar(cycles[id])), overallBar(overallScore, lang)],
    }),
});

function pairBar({ name, nameLocalized = name, alignment }: z.output<typeof readPair>): Bar {
  return { label: nameLocalized, value: alignment };
}

function overallBar(value: number, lang: Lang): Bar {
  return { label: titles.overall[lang], value, isMarked: true };
}
