import { joined, named } from "@almagest/i18n";
import { type DraftOf, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import * as z from "zod";
import { convention, sourceSchema } from "../source";
import { type VastuReader, vastuReader } from "../texts/reader";
import type { Ayadi, AyadiRequest } from "../types";
import { yoniGlosses } from "../vocabulary/yonis";
import { AYA_VYAYA, AYADI_UNITS, type AyadiFacts, computeAyadi, type VargaResult } from "./compute";
import { AYADI_TEXTS, OPERANDS, VARGAS, VYAYA_FORMULAS } from "./formulas";
import { memberOf, memberTerm, yoniKeyOf } from "./members";

const measure = z.number().gt(0).max(1e9);

const body = z
  .object({
    length: measure.meta({ description: "Length of the building, in the unit", examples: [11] }),
    breadth: measure.meta({ description: "Breadth of the building, in the unit", examples: [11] }),
    perimeter: measure.optional().meta({ description: "In the unit; twice length and breadth by default" }),
    circumference: measure.optional().meta({ description: "In the unit; the perimeter by default" }),
    unit: z.enum(AYADI_UNITS).default("hasta").meta({ fold: "case", description: "Unit of every measure sent" }),
    hastaInches: z
      .number()
      .gt(0)
      .max(1000)
      .default(18)
      .meta({ description: "Inches in a hasta, of 24 angulas; counts with feet and metres alone" }),
    ayadiText: z.enum(AYADI_TEXTS).default("manasara").meta({
      fold: "separators",
      description:
        "Which side is counted: manasara each its own, perimeter-texts the perimeter, utpala the perimeter and for the yoni the area",
    }),
    vyayaFormula: z.enum(VYAYA_FORMULAS).default("p9-10").meta({
      fold: "separators",
      description: "Perimeter by nine over ten, or by three over fourteen; manasara has its own",
    }),
  })
  .meta({ name: "AyadiAsked" });

const whole = z.int().min(0);
const hastas = z.int().min(1).meta({ description: "Whole hastas" });

const varga = z
  .object({
    varga: z.enum(VARGAS),
    operand: z.enum(OPERANDS),
    operandValue: z.int().min(1).meta({ description: "Whole hastas, or square hastas of the area" }),
    multiplier: whole,
    divisor: whole,
    product: whole,
    remainder: whole.meta({ description: "It names the member of the group" }),
    groupSize: whole.meta({ description: "How many members the group has" }),
    ...named("name", z.string().exactOptional(), memberTerm),
    firstName: z.string().exactOptional().meta({ description: "First of a group whose other names are not recorded" }),
    ...named("gloss", z.string().exactOptional(), yoniGlosses),
    auspicious: z.boolean().exactOptional().meta({ description: "Only where the tradition sorts the group in two" }),
    source: sourceSchema,
  })
  .meta({ name: "AyadiVarga" });

const output = z.object({
  measures: z
    .object({
      length: hastas,
      breadth: hastas,
      perimeter: hastas,
      circumference: hastas,
      area: z.int().min(1).meta({ description: "Square hastas" }),
    })
    .meta({ name: "AyadiMeasures" }),
  vargas: z.array(varga),
  vayas: whole.meta({ description: "Whole quotient of the perimeter times 8 by 27" }),
  verdict: z
    .object({
      yoniAuspicious: z.boolean(),
      ayaVyaya: z.enum(AYA_VYAYA),
      reading: prose,
      source: sourceSchema,
    })
    .meta({ name: "AyadiVerdict" }),
  conventions: z
    .object({
      ayadiText: z.enum(AYADI_TEXTS),
      vyayaFormula: z.enum(VYAYA_FORMULAS),
      unit: z.enum(AYADI_UNITS),
      hastaInches: z.number().meta({ description: "Inches in a hasta" }),
      rounding: z.string(),
    })
    .meta({ name: "AyadiConventions" }),
});

export const ayadi: Operation<AyadiRequest, Ayadi> = defineOperation({
  id: "calculateAyadi",
  method: "POST",
  path: "/vastu/ayadi",
  summary: "The six ayadi formulas of a building's measures",
  description:
    "Remainders of length, breadth, circumference, perimeter or area in whole hastas, by one of three families of texts.",
  query: langQuery,
  body,
  output,
  needs: [],
  compute: computeAyadi,
  present: presentAyadi,
  examples: [
    { length: 11, breadth: 11, unit: "hasta", hastaInches: 18, ayadiText: "manasara", vyayaFormula: "p9-10" },
    { length: 40, breadth: 30, unit: "feet", ayadiText: "perimeter-texts", vyayaFormula: "p3-14" },
  ],
});

function presentAyadi(facts: AyadiFacts, words: Words): DraftOf<typeof output> {
  const texts = vastuReader(words);
  const { measures, vargas, vayas, yoni, input } = facts;
  const { ayadiText, vyayaFormula, unit, hastaInches } = input;
  return {
    measures: { ...measures },
    vargas: vargas.map(presentVarga),
    vayas,
    verdict: {
      yoniAuspicious: yoni % 2 === 1,
      ayaVyaya: facts.ayaVyaya,
      reading: readingOf(facts, texts),
      source: convention(
        "odd yonis and a gain above the expense are wanted in every ayadi text; no single verse was read",
      ),
    },
    conventions: { ayadiText, vyayaFormula, unit, hastaInches, rounding: "nearest whole hasta" },
  };
}

/** The yoni, the way its own operand reaches an odd one where it is even, and gain against expense. */
function readingOf({ yoni, vargas, ayaVyaya }: AyadiFacts, texts: VastuReader): string | undefined {
  const counted = vargas.find(({ varga }) => varga === "yoni")?.operand;
  return joined([
    texts.text(`ayadi.yonis.${yoniKeyOf(yoni)}`),
    ...(yoni % 2 === 1 ? [] : [texts.lookup(`ayadi.ways.${counted}`)]),
    texts.text(`ayadi.balance.${ayaVyaya}`),
  ]);
}

function presentVarga(result: VargaResult): DraftOf<typeof varga> {
  const { name, gloss, firstName, auspicious } = memberOf(result);
  return {
    varga: result.varga,
    operand: result.operand,
    operandValue: result.operandValue,
    multiplier: result.multiplier,
    divisor: result.divisor,
    product: result.product,
    remainder: result.remainder,
    groupSize: result.divisor,
    name,
    firstName,
    gloss,
    auspicious,
    source: result.source,
  };
}
