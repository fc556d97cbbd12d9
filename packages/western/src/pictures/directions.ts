import { numberIn } from "@almagest/i18n";
import { type Cell, definePicture, headed, type TableRow } from "@almagest/pictures";
import * as z from "zod";
import { aspectCell, bodyCell, inColumns } from "./months/events";
import { lookOfSign } from "./months/sign-look";
import { readMoment, subheading } from "./subheading";
import { primaryDirections } from "./titles";

const localized = z.string().optional();

const direction = z.object({
  date: z.string(),
  age: z.number(),
  promissor: z.string(),
  promissorLocalized: localized,
  aspect: localized,
  aspectLocalized: localized,
  rayLocalized: localized,
  ray: localized,
  bound: z.object({ sign: z.string(), signLocalized: localized, degree: z.number() }).optional(),
  significator: z.string(),
  significatorLocalized: localized,
  motion: z.string(),
  motionLocalized: localized,
});

type Direction = z.output<typeof direction>;

/** Each direction on its day: the age, the promissor and its ray or bound, the significator, and the motion. */
export const primaryDirectionsTable = definePicture({
  operation: "findPrimaryDirections",
  form: "table",
  title: primaryDirections,
  reads: z.object({
    birthDetails: readMoment,
    method: z.string(),
    methodLocalized: localized,
    space: z.string(),
    spaceLocalized: localized,
    directions: z.array(direction),
  }),
  draw: ({ birthDetails, directions, ...of }, { lang }) => {
    const { methodLocalized = of.method, spaceLocalized = of.space } = of;
    const rows = directions.map(
      (one): TableRow => ({
        cells: [
          { text: one.date },
          { text: numberIn(one.age, lang, 1) },
          bodyCell(one.promissor, one.promissorLocalized),
          rayCell(one),
          bodyCell(one.significator, one.significatorLocalized),
          { text: one.motionLocalized ?? one.motion },
        ],
      }),
    );
    return headed(
      {
        heading: primaryDirections[lang],
        subheading: [subheading(birthDetails, lang), methodLocalized, spaceLocalized].join(" · "),
      },
      {
        ...inColumns(rows.length === 0 ? [{ cells: [{ text: "—" }] }] : rows, { count: 2, width: 500 }),
        description: [primaryDirections[lang], ...directions.map(saidOf)].join("; "),
      },
    );
  },
});

/** An aspect by its glyph, for its name beside it would be cut; the description has the name. */
function rayCell({ aspect = "", aspectLocalized, bound }: Direction): Cell {
  if (bound === undefined) return aspectCell(aspect, aspectLocalized);
  const { glyph, paint } = lookOfSign(bound.sign);
  return { glyph, text: `${bound.degree}°`, paint };
}

function saidOf({ date, promissor, aspect, ray, bound, significator, motion, ...names }: Direction): string {
  const { promissorLocalized = promissor, aspectLocalized = aspect, rayLocalized = ray } = names;
  const { significatorLocalized = significator, motionLocalized = motion } = names;
  const place = bound && `${bound.signLocalized ?? bound.sign} ${bound.degree}°`;
  const parts = [
    date,
    promissorLocalized,
    aspectLocalized,
    rayLocalized,
    place,
    significatorLocalized,
    motionLocalized,
  ];
  return parts.filter((part) => part !== undefined).join(" ");
}
