import type { Lang } from "@almagest/operation";
import { bars, definePicture, type Figure, headed, stacked, table } from "@almagest/pictures";
import * as z from "zod";
import { VARGAS } from "../ayadi/formulas";
import { fields } from "../field-labels/fields";
import { ayadiWords } from "./ayadi-words";
import { judged, maybe, named, text } from "./read";
import { titles } from "./titles";
import { words } from "./words";

const readVarga = z.object({
  varga: z.enum(VARGAS),
  operand: text,
  operandValue: z.int(),
  multiplier: z.int(),
  divisor: z.int(),
  remainder: z.int(),
  groupSize: z.int(),
  name: maybe,
  nameLocalized: maybe,
  gloss: maybe,
  glossLocalized: maybe,
  auspicious: z.boolean().optional(),
});

type ReadVarga = z.output<typeof readVarga>;

/** The six formulas with what remains of each, and below gain beside expense. */
export const ayadiSheet = definePicture({
  operation: "calculateAyadi",
  form: "sheet",
  title: titles.ayadi,
  reads: z.object({
    measures: z.object({ length: z.int(), breadth: z.int() }),
    vargas: z.array(readVarga).min(1),
    verdict: z.object({ ayaVyaya: text }),
  }),
  draw: ({ measures, vargas, verdict }, { lang }) =>
    headed(
      {
        heading: titles.ayadi[lang],
        subheading: `${measures.length} × ${measures.breadth} hasta · ${named(ayadiWords, verdict.ayaVyaya, lang)}`,
      },
      stacked([formulas(vargas, lang), balance(vargas, lang)]),
    ),
});

function operandName(operand: string, lang: Lang): string {
  return operand === "area" ? words.area[lang] : named(fields, operand, lang);
}

function formulas(vargas: readonly ReadVarga[], lang: Lang): Figure {
  return table({
    columns: [
      { title: ayadiWords.formula[lang] },
      { title: ayadiWords.reckoning[lang] },
      { title: ayadiWords.remainder[lang], anchor: "end" },
      { title: ayadiWords.member[lang] },
    ],
    rows: vargas.map((one) => {
      const { varga, operand, operandValue, multiplier, divisor, remainder, auspicious } = one;
      const look = auspicious === undefined ? undefined : judged(auspicious ? "auspicious" : "inauspicious", lang);
      const sign = look === undefined ? "" : ` ${look.sign}`;
      return {
        cells: [
          ayadiWords[varga][lang],
          `${operandName(operand, lang)} ${operandValue} × ${multiplier} ÷ ${divisor}`,
          { text: String(remainder), isBold: true },
          { text: `${memberText(one)}${sign}`, ...(look === undefined ? {} : { paint: look.paint }) },
        ],
      };
    }),
  });
}

function memberText({ name, nameLocalized = name, gloss, glossLocalized = gloss }: ReadVarga): string {
  if (nameLocalized === undefined) return "–";
  return glossLocalized === undefined ? nameLocalized : `${nameLocalized} (${glossLocalized})`;
}

/** Gain beside expense: the two that a verdict compares. */
function balance(vargas: readonly ReadVarga[], lang: Lang): Figure {
  const shown = vargas.filter(({ varga }) => varga === "aya" || varga === "vyaya");
  return bars({
    bars: shown.map(({ varga, remainder }) => ({
      label: ayadiWords[varga][lang],
      value: remainder,
      paint: varga === "aya" ? "good" : "hard",
    })),
    scale: [0, Math.max(1, ...shown.map(({ groupSize }) => groupSize))],
  });
}
