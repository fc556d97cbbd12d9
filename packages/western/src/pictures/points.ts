import { numberIn } from "@almagest/i18n";
import type { Lang } from "@almagest/operation";
import {
  type Cell,
  definePicture,
  degreesText,
  type Figure,
  headed,
  minutesText,
  signLook,
  signPlace,
  stacked,
  table,
  tiled,
  type WheelBody,
  wheel,
} from "@almagest/pictures";
import * as z from "zod";
import { readBody, wheelBodies } from "./chart";
import { openBodies, reachOf, readOpenBody, readReach } from "./open-chart";
import { openSubheading, readBirthTime, readOpenMoment, whenText } from "./subheading";
import * as titles from "./titles";
import * as words from "./words";

/** Ceres, Pallas, Juno and Vesta, 0° Aries left. */
export const asteroidsWheel = definePicture({
  operation: "generateAsteroids",
  form: "wheel",
  title: titles.asteroids,
  reads: z.object({ asteroids: z.array(readBody) }),
  draw: ({ asteroids }, { lang }) => wheel({ lang, heading: titles.asteroids[lang], bodies: wheelBodies(asteroids) }),
  uncertain: {
    reads: z.object({ birthTime: readBirthTime, birthDetails: readOpenMoment, asteroids: z.array(readOpenBody) }),
    draw: ({ birthTime, birthDetails, asteroids }, { lang }) =>
      wheel({
        lang,
        heading: titles.asteroids[lang],
        subheading: openSubheading(birthDetails, birthTime, lang),
        bodies: openBodies(asteroids),
      }),
  },
});

const readVariant = z.object({ variant: z.string(), variantLocalized: z.string().optional() });

/** The lunar apogee: the mean one by its glyph, another by its letters. */
export const lilithWheel = definePicture({
  operation: "generateLilith",
  form: "wheel",
  title: titles.lilith,
  reads: z.object({
    lilith: z.array(readVariant.extend({ longitude: z.number(), isRetrograde: z.boolean() })),
  }),
  draw: ({ lilith }, { lang }) =>
    wheel({
      lang,
      heading: titles.lilith[lang],
      subheading: numberedNames(lilith),
      bodies: lilith.map(({ variant, variantLocalized = variant, longitude, isRetrograde }, index0) => ({
        id: variant,
        label: variantLocalized,
        longitudeDeg: longitude,
        isRetrograde,
        mark: lilith.length === 1 ? "lilith" : { letters: `${index0 + 1}` },
      })),
    }),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      lilith: z.array(readVariant.extend(readReach.shape)),
    }),
    draw: ({ birthTime, birthDetails, lilith }, { lang }) =>
      wheel({
        lang,
        heading: titles.lilith[lang],
        subheading: [numberedNames(lilith), whenText(birthDetails, birthTime, lang)].join(" · "),
        bodies: lilith.map(({ variant, variantLocalized = variant, isRetrograde, ...reach }, index0) => ({
          id: variant,
          label: variantLocalized,
          ...reachOf(reach),
          isRetrograde,
          mark: { letters: `${index0 + 1}` },
        })),
      }),
  },
});

/** `1 mean · 2 true` */
function numberedNames(variants: readonly z.output<typeof readVariant>[]): string {
  return variants
    .map(({ variant, variantLocalized = variant }, index0) => `${index0 + 1} ${variantLocalized}`)
    .join(" · ");
}

const readLot = z.object({
  name: z.string(),
  nameLocalized: z.string().optional(),
  house: z.number().optional(),
  ruler: z.string().optional(),
  rulerLocalized: z.string().optional(),
});

/** The lots by numbers in a wheel, and what the numbers stand for below; over a range each on all degrees it may have. */
export const lotsWheel = definePicture({
  operation: "calculateArabicLots",
  form: "wheel",
  title: titles.lots,
  reads: z.object({ lots: z.array(readLot.extend({ longitude: z.number() })) }),
  draw: ({ lots }, { lang }) =>
    stacked([
      wheel({ lang, heading: titles.lots[lang], bodies: numbered(lots) }),
      lotsTable(
        lots.map((lot) => ({ ...lot, place: placeCell(lot.longitude) })),
        lang,
      ),
    ]),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime.extend({ changes: z.array(z.object({ member: z.string() })) }),
      birthDetails: readOpenMoment,
      lots: z.array(readLot.extend({ id: z.string(), ...readReach.shape })),
    }),
    draw: ({ birthTime, birthDetails, lots }, { lang }) =>
      stacked([
        wheel({
          lang,
          heading: titles.lots[lang],
          subheading: openSubheading(birthDetails, birthTime, lang),
          bodies: lots.flatMap((lot, index0) => {
            const signsPassed = birthTime.changes.filter(({ member }) => member === `lots.${lot.id}.sign`).length;
            if (signsPassed > MOST_SIGNS_PASSED) return [];
            return [{ ...numberedBody({ ...lot, ...reachOf(lot) }, index0), ...reachOf(lot) }];
          }),
        }),
        lotsTable(
          lots.map((lot) => ({ ...lot, place: reachCell(lot) })),
          lang,
        ),
      ]),
  },
});

/** A lot that goes round half of the zodiac or more has no stretch to draw. */
const MOST_SIGNS_PASSED = 4;

type ShownLot = z.output<typeof readLot> & { readonly place: Cell };

function lotsTable(lots: readonly ShownLot[], lang: Lang): Figure {
  return table({
    columns: [
      { anchor: "end" },
      { title: words.lot[lang] },
      { title: words.place[lang] },
      { title: words.house[lang], anchor: "end" },
      { title: words.ruler[lang] },
    ],
    rows: lots.map(({ name, nameLocalized = name, place, house = "", ruler = "", rulerLocalized = ruler }, index0) => ({
      cells: [`${index0 + 1}`, { text: nameLocalized, isBold: true }, place, `${house}`, rulerLocalized],
    })),
  });
}

interface NamedPlace {
  readonly name: string;
  readonly nameLocalized?: string | undefined;
  readonly longitude: number;
}

function numbered(places: readonly NamedPlace[]): readonly WheelBody[] {
  return places.map((place, index0) => numberedBody({ ...place, longitudeDeg: place.longitude }, index0));
}

function numberedBody(
  { name, nameLocalized = name, longitudeDeg }: Omit<NamedPlace, "longitude"> & { readonly longitudeDeg: number },
  index0: number,
): WheelBody {
  return { id: name, label: nameLocalized, longitudeDeg, mark: { letters: `${index0 + 1}` }, paint: "accent" };
}

/** A place in the zodiac, the sign before its degrees. */
function placeCell(longitudeDeg: number): Cell {
  const place = signPlace(longitudeDeg);
  const { glyph, paint } = signLook(place.sign0);
  return { glyph, paint, text: `${degreesText(place)}${minutesText(place)}` };
}

/** The degrees at both ends; the sign before them where it is one. */
function reachCell({ from, to }: z.output<typeof readReach>): Cell {
  const [first, last] = [signPlace(from.longitude), signPlace(to.longitude)];
  const text = [first, last].map((place) => `${degreesText(place)}${minutesText(place)}`).join(" – ");
  if (first.sign0 !== last.sign0) return { text };
  const { glyph, paint } = signLook(first.sign0);
  return { glyph, paint, text };
}

const STAR_COLUMNS = 2;
const STARS_WIDTH = 560;

const readContact = z.object({ star: z.string(), point: z.string(), pointLocalized: z.string().optional() });

/** The stars by longitude; those with a body or angle are set off. */
export const starsTable = definePicture({
  operation: "generateFixedStars",
  form: "table",
  title: titles.stars,
  reads: z.object({
    stars: z.array(z.object({ name: z.string(), longitude: z.number(), magnitude: z.number() })),
    conjunctions: z.array(readContact),
  }),
  draw: ({ stars, conjunctions }, { lang }) =>
    headed({ heading: titles.stars[lang] }, starColumns(stars, conjunctions, lang)),
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      birthDetails: readOpenMoment,
      stars: z.array(z.object({ name: z.string(), from: z.object({ longitude: z.number() }), magnitude: z.number() })),
      conjunctions: z.array(readContact),
    }),
    draw: ({ birthTime, birthDetails, stars, conjunctions }, { lang }) =>
      headed(
        { heading: titles.stars[lang], subheading: openSubheading(birthDetails, birthTime, lang) },
        starColumns(
          stars.map(({ name, from, magnitude }) => ({ name, longitude: from.longitude, magnitude })),
          conjunctions,
          lang,
        ),
      ),
  },
});

interface ShownStar {
  readonly name: string;
  readonly longitude: number;
  readonly magnitude: number;
}

function starColumns(
  stars: readonly ShownStar[],
  conjunctions: readonly z.output<typeof readContact>[],
  lang: Lang,
): Figure {
  const withStar = (name: string): readonly string[] =>
    conjunctions.filter(({ star }) => star === name).map(({ point, pointLocalized = point }) => pointLocalized);
  const sorted = stars.toSorted((a, b) => a.longitude - b.longitude);
  const half = Math.ceil(sorted.length / STAR_COLUMNS);
  const part = (from: number): Figure =>
    table({
      width: STARS_WIDTH,
      columns: [
        { title: words.star[lang] },
        { title: words.place[lang] },
        { title: words.magnitude[lang], anchor: "end" },
        { title: words.conjunctions[lang] },
      ],
      rows: sorted.slice(from, from + half).map(({ name, longitude, magnitude }) => ({
        cells: [name, placeCell(longitude), numberIn(magnitude, lang, 1).replace("-", "−"), withStar(name).join(", ")],
        isMarked: withStar(name).length > 0,
      })),
    });
  return tiled([part(0), part(half)], STAR_COLUMNS);
}
