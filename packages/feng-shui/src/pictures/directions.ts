import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, headed, pageEntries, stacked, timeUnknown } from "@almagest/pictures";
import * as z from "zod";
import { DIRECTIONS } from "../compass/directions";
import { mansionStars } from "../vocabulary/mansion-stars";
import { type PalaceCell, palaces } from "./palaces-form";
import {
  ELEMENT_PAINT,
  favorOf,
  maybe,
  palaceName,
  readDirection,
  readElement,
  readPalace,
  readTrigram,
  text,
} from "./read";
import { titles } from "./titles";
import { words } from "./words";

const STARS: Readonly<Record<string, { readonly [lang in Lang]: string }>> = mansionStars;

const readSector = z.object({ direction: readDirection, star: text, nature: text, rank: z.int() });

interface KuaData {
  readonly kua: number;
  readonly trigram: z.output<typeof readTrigram>;
  readonly sectors: readonly z.output<typeof readSector>[];
  readonly facing?: z.output<typeof readDirection>;
  readonly heading?: string | undefined;
}

/** The kua in the middle, the four good and the four hard directions around it. */
function kuaPalaces({ kua, trigram, sectors, facing, heading }: KuaData, lang: Lang): Figure {
  const around = sectors.map(({ direction, star, nature, rank }): PalaceCell => {
    const { sign, paint } = favorOf(nature);
    const chinese = STARS[star]?.["zh-Hant"] ?? "";
    const name = STARS[star]?.[lang] ?? star;
    return {
      palace: direction,
      title: palaceName(direction, lang),
      lines: [
        { text: name, paint },
        {
          text: [...(name === chinese || lang === "zh-Hans" ? [] : [chinese]), `${sign}${rank}`].join(" · "),
          paint: "muted",
        },
      ],
      // The first of the good is the best, the last of the hard the worst.
      force: { of4: nature === "auspicious" ? 5 - rank : rank, paint },
      ground: nature === "auspicious" ? "earthWash" : "fireWash",
      ...(direction === facing ? { tag: { text: words.facing[lang] } } : {}),
    };
  });
  const middle: PalaceCell = {
    palace: "Center",
    title: words.kua[lang],
    big: { text: String(kua) },
    trigram: trigram.binary,
    lines: [{ text: trigram.chinese }],
  };
  return palaces({ heading, cells: [...around, middle] });
}

const readKua = z.object({ kua: z.int(), trigram: readTrigram, sectors: z.array(readSector).length(8) });

const readFaced = readKua.extend({ facingSector: z.object({ direction: readDirection }).optional() });

const readBirthTime = z.object({ state: z.string(), from: z.string(), to: z.string() });

/** One kua, or one for each year that the birth may be in. */
const readOpenKua = z.union([
  readFaced.extend({ birthTime: readBirthTime }),
  z.object({ birthTime: readBirthTime, possible: z.array(readFaced.extend({ from: z.string() })).min(1) }),
]);

/** Of two years two plates, before the second at which the year turns and from it on. */
function openPalaces(answer: z.output<typeof readOpenKua>, heading: string, lang: Lang): Figure {
  const { state, from, to } = answer.birthTime;
  const when = state === "unknown" ? `${from.slice(0, 10)} · ${timeUnknown[lang]}` : `${told(from)} – ${told(to)}`;
  const possible = "possible" in answer ? answer.possible : undefined;
  const plates = "possible" in answer ? answer.possible : [answer];
  const turn = possible?.[1] && told(possible[1].from);
  const figures = plates.map(({ facingSector, ...plate }, index0) =>
    kuaPalaces(
      {
        ...plate,
        heading: turn && (index0 === 0 ? `… – ${turn}` : `${turn} – …`),
        ...(facingSector === undefined ? {} : { facing: facingSector.direction }),
      },
      lang,
    ),
  );
  return headed({ heading, subheading: when }, stacked(figures));
}

function told(local: string): string {
  return local.replace("T", " ");
}

/** The directions of who was born then. */
export const kuaDirections = definePicture({
  operation: "calculateKuaNumber",
  form: "palaces",
  title: titles.kua,
  reads: readKua,
  draw: (answer, { lang }) => kuaPalaces({ ...answer, heading: titles.kua[lang] }, lang),
  uncertain: {
    reads: readOpenKua,
    draw: (answer, { lang }) => openPalaces(answer, titles.kua[lang], lang),
  },
});

/** The directions of a kua. */
export const kuaNumberDirections = definePicture({
  operation: "getKuaNumber",
  form: "palaces",
  title: titles.kua,
  reads: readKua.omit({ kua: true }).extend({ number: z.int() }),
  draw: ({ number, trigram, sectors }, { lang }) =>
    kuaPalaces({ kua: number, trigram, sectors, heading: titles.kua[lang] }, lang),
});

/** The eight mansions, the house's facing marked. */
export const eightMansionsPalaces = definePicture({
  operation: "generateEightMansions",
  form: "palaces",
  title: titles.mansions,
  reads: readKua.extend({ facingSector: z.object({ direction: readDirection }).optional() }),
  draw: ({ kua, trigram, sectors, facingSector }, { lang }) =>
    kuaPalaces(
      {
        kua,
        trigram,
        sectors,
        heading: titles.mansions[lang],
        ...(facingSector === undefined ? {} : { facing: facingSector.direction }),
      },
      lang,
    ),
  uncertain: {
    reads: readOpenKua,
    draw: (answer, { lang }) => openPalaces(answer, titles.mansions[lang], lang),
  },
});

const readBagua = z.object({
  name: text,
  nameLocalized: maybe,
  number: z.int(),
  palace: readPalace,
  element: readElement,
  trigram: readTrigram.optional(),
});

function baguaCell(sector: z.output<typeof readBagua>, lang: Lang): PalaceCell {
  const { name, nameLocalized = name, number, palace, element, trigram } = sector;
  return {
    palace,
    title: palaceName(palace, lang),
    big: { text: String(number), paint: ELEMENT_PAINT[element].paint },
    lines: [{ text: nameLocalized }, ...(trigram === undefined ? [] : [{ text: trigram.chinese }])],
    ground: ELEMENT_PAINT[element].ground,
    ...(trigram === undefined ? {} : { trigram: trigram.binary }),
  };
}

/** The meaning of the sectors, with number and trigram. */
export const baguaPalaces = definePicture({
  operation: "listBaguaSectors",
  form: "palaces",
  title: titles.bagua,
  reads: z.object({ total: z.int(), sectors: z.array(readBagua) }),
  draw: ({ total, sectors }, { lang }) =>
    palaces({
      heading: titles.bagua[lang],
      cells: pageEntries(sectors, total).map((sector) => baguaCell(sector, lang)),
    }),
});

/** One sector in its place among the nine. */
export const baguaSectorPalaces = definePicture({
  operation: "getBaguaSector",
  form: "palaces",
  title: titles.sector,
  reads: readBagua,
  draw: (sector, { lang }) => {
    const cell = baguaCell(sector, lang);
    const others = [...DIRECTIONS, "Center" as const]
      .filter((palace) => palace !== sector.palace)
      .map((palace): PalaceCell => ({ palace, title: palaceName(palace, lang) }));
    return palaces({ heading: sector.nameLocalized ?? sector.name, cells: [...others, cell] });
  },
});
