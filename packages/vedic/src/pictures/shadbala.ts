import { numberIn } from "@almagest/i18n";
import { bars, definePicture, glyphNamed, type Role, table } from "@almagest/pictures";
import * as z from "zod";
import { maybe, text } from "./read";
import { strengthTerms } from "./strength-terms";
import { terms } from "./terms";
import { titles } from "./titles";

const BALAS = ["sthana", "dig", "kala", "chesta", "naisargika", "drik"] as const;

const readShadbala = z.object({
  planets: z.array(
    z.object({
      planet: text,
      planetLocalized: maybe,
      sthanaBala: z.number(),
      digBala: z.number(),
      kalaBala: z.number(),
      chestaBala: z.number(),
      naisargikaBala: z.number(),
      drikBala: z.number(),
      totalVirupas: z.number(),
      totalRupas: z.number(),
      minRequired: z.number(),
      strengthRatio: z.number(),
      relativeRank: z.int(),
    }),
  ),
});

const VIRUPAS = 60;

/** On paper dark and light ones by turns. */
const BALA_PAINT = {
  sthana: "accent",
  dig: "centerYellow",
  kala: "water",
  chesta: "centerGreen",
  naisargika: "metal",
  drik: "centerRed",
} as const satisfies Readonly<Record<(typeof BALAS)[number], Role>>;

/**
 * Each graha's six parts in rupas on one bar, against what is required of it. A bar whose glance takes begins that much
 * left of zero, so that it ends at the total.
 */
export const shadbalaBars = definePicture({
  operation: "calculateShadbala",
  form: "bars",
  title: titles.shadbala,
  reads: readShadbala,
  draw: ({ planets }, { lang }) =>
    bars({
      heading: titles.shadbala[lang],
      scale: [
        Math.min(0, ...planets.map(({ drikBala }) => drikBala / VIRUPAS)),
        Math.max(...planets.flatMap(({ totalRupas, minRequired }) => [totalRupas, minRequired])),
      ],
      legend: {
        parts: BALAS.map((bala) => ({ label: strengthTerms[bala][lang], paint: BALA_PAINT[bala] })),
        due: strengthTerms.required[lang],
      },
      bars: planets.map(({ planet, planetLocalized = planet, totalRupas, minRequired, strengthRatio, ...all }) => ({
        label: planetLocalized,
        glyph: glyphNamed(planet),
        paint: strengthRatio < 1 ? "hard" : "good",
        value: totalRupas,
        start: Math.min(0, all.drikBala / VIRUPAS),
        parts: BALAS.map((bala) => ({
          value: Math.max(0, all[`${bala}Bala`]) / VIRUPAS,
          paint: BALA_PAINT[bala],
        })),
        due: minRequired,
        text: `${totalRupas} / ${minRequired} ${strengthTerms.rupas[lang]}`,
      })),
    }),
});

/** The six parts in virupas. */
export const shadbalaTable = definePicture({
  operation: "calculateShadbala",
  form: "table",
  title: titles.shadbala,
  reads: readShadbala,
  draw: ({ planets }, { lang }) =>
    table({
      heading: titles.shadbala[lang],
      columns: [
        { title: terms.graha[lang] },
        ...BALAS.map((bala) => ({ title: strengthTerms[bala][lang], anchor: "end" as const })),
        { title: terms.total[lang], anchor: "end" },
      ],
      rows: planets.map(({ planet, planetLocalized = planet, ...all }) => ({
        cells: [
          { text: planetLocalized, glyph: glyphNamed(planet) },
          ...BALAS.map((bala) => numberIn(all[`${bala}Bala`], lang, 2)),
          { text: numberIn(all.totalVirupas, lang, 2), isBold: true },
        ],
      })),
      width: 860,
    }),
});
