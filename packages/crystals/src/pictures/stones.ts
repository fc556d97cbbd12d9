import { daySheet, definePicture, type SheetRow, stacked } from "@almagest/pictures";
import * as z from "zod";
import { listed, type ReadStone, readStone, stoneName, stonesFigure } from "./card";
import { titles } from "./titles";
import { words } from "./words";

const SHEET_WIDTH = 620;
const IN_A_ROW = 5;

const text = z.string();
const maybe = z.string().optional();
const readList = z.array(text);

/** A stone with its mineralogy and what practice makes of it. */
export const crystalCard = definePicture({
  operation: "getCrystal",
  form: "card",
  title: titles.stone,
  reads: readStone.extend({
    planet: text,
    planetLocalized: maybe,
    elements: readList,
    elementsLocalized: readList.optional(),
    hardnessRange: z.object({ min: z.number(), max: z.number() }),
    composition: text,
    crystalSystem: text,
    crystalSystemLocalized: maybe,
    numericalVibration: z.int(),
    care: z.object({ water: text, waterLocalized: maybe }),
  }),
  draw: (stone, { lang }) => {
    const { hardnessRange, planet, planetLocalized = planet, crystalSystem, care } = stone;
    const { min, max } = hardnessRange;
    const row = (label: keyof typeof words, value: string): SheetRow => ({ label: words[label][lang], text: value });
    const mineral = [
      row("composition", stone.composition),
      row("system", stone.crystalSystemLocalized ?? crystalSystem),
      row("hardness", min === max ? String(min) : `${min}–${max}`),
      row("colors", listed(stone.colors, stone.colorsLocalized)),
      row("water", care.waterLocalized ?? care.water),
    ];
    const practice = [
      row("chakras", listed(stone.chakras, stone.chakrasLocalized)),
      row("signs", listed(stone.zodiacSigns, stone.zodiacSignsLocalized)),
      row("planet", planetLocalized),
      row("elements", listed(stone.elements, stone.elementsLocalized)),
      row("number", String(stone.numericalVibration)),
    ];
    const bare = { id: stone.id, name: stoneName(stone) };
    return {
      ...stacked([
        stonesFigure({}, [[bare]]),
        daySheet({ width: SHEET_WIDTH, columns: 1, groups: [{ rows: [...mineral, ...practice] }] }),
      ]),
      isFixed: true as const,
    };
  },
});

/** The stone of a day. */
export const dailyCrystalCard = definePicture({
  operation: "getDailyCrystal",
  form: "card",
  title: titles.daily,
  reads: readStone.extend({ date: text }),
  draw: ({ date, ...stone }, { lang }) => stonesFigure({ heading: titles.daily[lang], subheading: date }, [[stone]]),
});

/** A stone that was drawn. */
export const randomCrystalCard = definePicture({
  operation: "getRandomCrystal",
  form: "card",
  title: titles.drawn,
  reads: readStone,
  draw: (stone, { lang }) => stonesFigure({ heading: titles.drawn[lang] }, [[stone]]),
});

/** The stones of a birth month. */
export const birthstonesRow = definePicture({
  operation: "getBirthstones",
  form: "row",
  title: titles.birthstones,
  reads: z.object({ monthName: text, monthNameLocalized: maybe, crystals: z.array(readStone).min(1) }),
  draw: ({ monthName, monthNameLocalized = monthName, crystals }, { lang }) =>
    stonesFigure({ heading: titles.birthstones[lang], subheading: monthNameLocalized }, rowsOf(crystals)),
});

/** A stone above what goes with it. */
export const crystalPairingsCards = definePicture({
  operation: "getCrystalPairings",
  form: "cards",
  title: titles.pairings,
  reads: z.object({ crystal: text, name: text, nameLocalized: maybe, pairings: z.array(readStone) }),
  draw: ({ crystal, name, nameLocalized, pairings }, { lang }) =>
    stonesFigure(
      { heading: titles.pairings[lang], subheading: nameLocalized ?? name },
      [[{ id: crystal, name: nameLocalized ?? name }], ...rowsOf(pairings)],
      crystal,
    ),
});

function rowsOf(stones: readonly ReadStone[]): readonly (readonly ReadStone[])[] {
  const rows = Math.ceil(stones.length / IN_A_ROW);
  return Array.from({ length: rows }, (_, row0) => stones.slice(row0 * IN_A_ROW, (row0 + 1) * IN_A_ROW));
}
