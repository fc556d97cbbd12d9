import type { Lang } from "@almagest/operation";
import { daySheet, definePicture, glyphNamed } from "@almagest/pictures";
import * as z from "zod";
import { clockText, dayAndClock } from "./clock";
import { dayTerms } from "./day-terms";
import { limbTerms } from "./limbs";
import { readBirthTime, whenText } from "./open-charts";
import { maybe, text } from "./read";
import { titles } from "./titles";

const readLimb = z.object({ name: text, nameLocalized: maybe, validTo: text });

const readPanchanga = z.object({ tithi: readLimb, nakshatra: readLimb, yoga: readLimb, karana: readLimb });
const readTransit = z.object({
  graha: text,
  grahaLocalized: maybe,
  sign: text,
  signLocalized: maybe,
  houseFromMoon: z.int(),
  favourable: z.boolean(),
});
const readTara = z.object({ validFrom: text, validTo: text, name: text, nameLocalized: maybe, quality: text });
const readChandra = z.object({
  validFrom: text,
  moonSign: text,
  moonSignLocalized: maybe,
  houseFromMoon: z.int(),
  favourable: z.boolean(),
});
const readBorn = z.object({ from: text, to: text });

/** The day's limbs and strengths for a birth, and its transits from the Moon. */
export const vedicDaySheet = definePicture({
  operation: "getVedicDailyReading",
  form: "sheet",
  title: titles.daily,
  reads: z.object({
    date: text,
    subject: z.object({
      janmaRashi: text,
      janmaRashiLocalized: maybe,
      janmaNakshatra: text,
      janmaNakshatraLocalized: maybe,
    }),
    panchanga: readPanchanga,
    grahas: z.array(readTransit),
    tara: z.array(readTara),
    chandrabala: z.array(readChandra),
    dasha: z.array(z.object({ lord: text, lordLocalized: maybe, endDate: text })),
  }),
  draw: (answer, { lang }) => {
    const { panchanga, subject } = answer;
    return daySheet({
      heading: titles.daily[lang],
      subheading: `${answer.date} · ${subject.janmaRashiLocalized ?? subject.janmaRashi}, ${subject.janmaNakshatraLocalized ?? subject.janmaNakshatra}`,
      note: "UTC",
      groups: [
        { title: dayTerms.limbs[lang], rows: limbRows(panchanga, lang) },
        {
          title: `${dayTerms.tara[lang]}, ${dayTerms.chandra[lang]}`,
          rows: [
            ...answer.tara.map((one) => taraRow(one, lang)),
            ...answer.chandrabala.map((one) => chandraRow(one, lang)),
          ],
        },
        {
          title: dayTerms.dashas[lang],
          rows: answer.dasha.map(({ lord, lordLocalized = lord, endDate }) => ({
            label: lordLocalized,
            text: `${dayTerms.until[lang]} ${endDate.slice(0, 10)}`,
            glyph: glyphNamed(lord),
          })),
        },
        {
          title: dayTerms.gochara[lang],
          rows: answer.grahas.map(transitRow),
        },
      ],
    });
  },
  uncertain: {
    reads: z.object({
      birthTime: readBirthTime,
      date: text,
      panchanga: readPanchanga,
      moons: z.array(
        z.object({
          born: readBorn,
          janmaRashi: text,
          janmaRashiLocalized: maybe,
          grahas: z.array(readTransit),
          chandrabala: z.array(readChandra),
        }),
      ),
      stars: z.array(
        z.object({ born: readBorn, janmaNakshatra: text, janmaNakshatraLocalized: maybe, tara: z.array(readTara) }),
      ),
      dasha: z.array(z.object({ lord: text, lordLocalized: maybe, endDate: readBorn })),
    }),
    draw: ({ birthTime, date, panchanga, moons, stars, dasha }, { lang }) =>
      daySheet({
        heading: titles.daily[lang],
        subheading: `${date} · ${whenText(birthTime, lang)}`,
        note: "UTC",
        groups: [
          { title: dayTerms.limbs[lang], rows: limbRows(panchanga, lang) },
          ...stars.map(({ born, janmaNakshatra, janmaNakshatraLocalized = janmaNakshatra, tara }) => ({
            title: `${dayTerms.tara[lang]} · ${janmaNakshatraLocalized} · ${bornText(born)}`,
            rows: tara.map((one) => taraRow(one, lang)),
          })),
          ...moons.map(({ born, janmaRashi, janmaRashiLocalized = janmaRashi, chandrabala, grahas }) => ({
            title: `${dayTerms.gochara[lang]} · ${janmaRashiLocalized} · ${bornText(born)}`,
            rows: [...chandrabala.map((one) => chandraRow(one, lang)), ...grahas.map(transitRow)],
          })),
          {
            title: dayTerms.dashas[lang],
            rows: dasha.map(({ lord, lordLocalized = lord, endDate }) => ({
              label: lordLocalized,
              text: `${dayTerms.until[lang]} ${endDate.from.slice(0, 10)} – ${endDate.to.slice(0, 10)}`,
              glyph: glyphNamed(lord),
            })),
          },
        ].filter(({ rows }) => rows.length > 0),
      }),
  },
});

function limbRows(panchanga: z.output<typeof readPanchanga>, lang: Lang) {
  return (["tithi", "nakshatra", "yoga", "karana"] as const).map((key) => ({
    label: limbTerms[key][lang],
    text: `${panchanga[key].nameLocalized ?? panchanga[key].name}, ${dayTerms.until[lang]} ${dayAndClock(panchanga[key].validTo, lang)}`,
  }));
}

function taraRow({ name, nameLocalized = name, quality, validTo }: z.output<typeof readTara>, lang: Lang) {
  return {
    label: dayTerms.tara[lang],
    text: `${signOf(quality.startsWith("fav"))} ${nameLocalized}, ${dayTerms.until[lang]} ${dayAndClock(validTo, lang)}`,
  };
}

function chandraRow(one: z.output<typeof readChandra>, lang: Lang) {
  const { moonSign, moonSignLocalized = moonSign, houseFromMoon, favourable } = one;
  return { label: dayTerms.chandra[lang], text: `${signOf(favourable)} ${moonSignLocalized} (${houseFromMoon})` };
}

function transitRow(one: z.output<typeof readTransit>) {
  const { graha, grahaLocalized = graha, sign, signLocalized = sign, houseFromMoon, favourable } = one;
  return {
    label: grahaLocalized,
    text: `${signOf(favourable)} ${signLocalized} (${houseFromMoon})`,
    glyph: glyphNamed(graha),
    paint: favourable ? ("good" as const) : ("ink" as const),
  };
}

/** The births of a candidate by their clock. */
function bornText({ from, to }: z.output<typeof readBorn>): string {
  return `${clockText(from)}–${clockText(to)}`;
}

function signOf(isFavorable: boolean): string {
  return isFavorable ? "+" : "−";
}
