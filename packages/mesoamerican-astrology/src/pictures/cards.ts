import type { Lang } from "@almagest/operation";
import { definePicture, type Figure } from "@almagest/pictures";
import * as z from "zod";
import { AZTEC_SIGNS, HAAB_MONTHS, MAYAN_SIGNS } from "../calendar/signs";
import { type CardRow, card } from "./card";
import { aztecDaySign, haabDaySign, mayanDaySign } from "./signs";
import { titles } from "./titles";
import { words } from "./words";

const text = z.string();
const maybe = z.string().optional();
const mayan = z.enum(MAYAN_SIGNS);
const aztec = z.enum(AZTEC_SIGNS);

/** Members that the pictures of a Maya day read. */
export const mayanDayRead = z.object({
  date: text,
  daySign: mayan,
  daySignName: text,
  daySignClassic: text,
  daySignKiche: text,
  number: z.int().min(1).max(13),
  trecena: z.object({ number: z.int(), rulingSign: mayan, rulingSignName: text }),
});
type MayanDayRead = z.output<typeof mayanDayRead>;

/** The card of a day of the Tzolkin. */
export function mayanDayCard(day: MayanDayRead, lang: Lang): Figure {
  const { rulingSign, rulingSignName, number } = day.trecena;
  return card({
    sign: mayanDaySign(day.daySign, day.number),
    name: `${day.number} ${day.daySignName}`,
    rows: [
      { label: words.date[lang], text: day.date },
      { label: words.trecena[lang], text: `${number} ${rulingSignName}`, sign: mayanDaySign(rulingSign) },
      { label: words.colonial[lang], text: day.daySignClassic },
      { label: words.kiche[lang], text: day.daySignKiche },
    ],
  });
}

/** The day of a birth in the Tzolkin. */
export const tzolkinCard = definePicture({
  operation: "calculateTzolkin",
  form: "card",
  title: titles.mayaDay,
  reads: mayanDayRead,
  draw: (day, { lang }) => mayanDayCard(day, lang),
});

/** The day of everybody in the Tzolkin. */
export const dailyMayanCard = definePicture({
  operation: "getDailyMayanReading",
  form: "card",
  title: titles.mayaDay,
  reads: mayanDayRead,
  draw: (day, { lang }) => mayanDayCard(day, lang),
});

/** One Maya day sign. */
export const mayanSignCard = definePicture({
  operation: "getMayanDaySign",
  form: "card",
  title: titles.mayaSign,
  reads: z.object({
    position: z.int(),
    id: mayan,
    nameYucatec: text,
    nameClassic: text,
    nameKiche: text,
    gloss: text,
    glossLocalized: maybe,
    glossAlternate: text,
    glossAlternateLocalized: maybe,
    direction: text,
    directionLocalized: maybe,
    color: text,
    colorLocalized: maybe,
    trecena: z.object({ number: z.int() }),
  }),
  draw: (one, { lang }) =>
    card({
      sign: mayanDaySign(one.id),
      name: one.nameYucatec,
      meaning: one.glossLocalized ?? one.gloss,
      rows: [
        { label: words.place[lang], text: String(one.position) },
        { label: words.direction[lang], text: capital(one.directionLocalized ?? one.direction) },
        { label: words.color[lang], text: capital(one.colorLocalized ?? one.color) },
        { label: words.opens[lang], text: String(one.trecena.number) },
        { label: words.colonial[lang], text: one.nameClassic },
        { label: words.kiche[lang], text: one.nameKiche },
        { label: words.kicheReading[lang], text: one.glossAlternateLocalized ?? one.glossAlternate },
      ],
    }),
});

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** One month of the Haab. */
export const haabMonthCard = definePicture({
  operation: "getHaabMonth",
  form: "card",
  title: titles.haabMonth,
  reads: z.object({
    position: z.int(),
    id: z.enum(HAAB_MONTHS),
    nameYucatec: text,
    nameClassic: text,
    length: z.int(),
    gloss: text,
    glossLocalized: maybe,
  }),
  draw: (month, { lang }) =>
    card({
      sign: haabDaySign(month.id),
      name: month.nameYucatec,
      meaning: month.glossLocalized ?? month.gloss,
      rows: [
        { label: words.place[lang], text: String(month.position) },
        { label: words.length[lang], text: String(month.length) },
        { label: words.colonial[lang], text: month.nameClassic },
      ],
    }),
});

const aztecDayRead = z.object({
  date: text,
  daySign: aztec,
  daySignName: text,
  gloss: text,
  glossLocalized: maybe,
  direction: text,
  directionLocalized: maybe,
  number: z.int().min(1).max(13),
  trecena: z.object({ number: z.int(), startSign: aztec, startSignName: text }),
});

function aztecDayCard(day: z.output<typeof aztecDayRead>, lang: Lang): Figure {
  const { number, startSign, startSignName } = day.trecena;
  const rows: readonly CardRow[] = [
    { label: words.date[lang], text: day.date },
    { label: words.direction[lang], text: capital(day.directionLocalized ?? day.direction) },
    { label: words.trecena[lang], text: `${number} ${startSignName}`, sign: aztecDaySign(startSign) },
  ];
  return card({
    sign: aztecDaySign(day.daySign, day.number),
    name: `${day.number} ${day.daySignName}`,
    meaning: day.glossLocalized ?? day.gloss,
    rows,
  });
}

/** The day of a birth in the tonalpohualli. */
export const tonalpohualliCard = definePicture({
  operation: "calculateTonalpohualli",
  form: "card",
  title: titles.nahuaDay,
  reads: aztecDayRead,
  draw: (day, { lang }) => aztecDayCard(day, lang),
});

/** The day of everybody in the tonalpohualli. */
export const dailyAztecCard = definePicture({
  operation: "getDailyAztecReading",
  form: "card",
  title: titles.nahuaDay,
  reads: aztecDayRead,
  draw: (day, { lang }) => aztecDayCard(day, lang),
});

/** One Nahua day sign. */
export const aztecSignCard = definePicture({
  operation: "getAztecDaySign",
  form: "card",
  title: titles.nahuaSign,
  reads: z.object({
    position: z.int(),
    id: aztec,
    nameNahuatl: text,
    gloss: text,
    glossLocalized: maybe,
    direction: text,
    directionLocalized: maybe,
  }),
  draw: (one, { lang }) =>
    card({
      sign: aztecDaySign(one.id),
      name: one.nameNahuatl,
      meaning: one.glossLocalized ?? one.gloss,
      rows: [
        { label: words.place[lang], text: String(one.position) },
        { label: words.direction[lang], text: capital(one.directionLocalized ?? one.direction) },
      ],
    }),
});
