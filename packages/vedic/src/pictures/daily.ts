import { daySheet, definePicture, glyphNamed } from "@almagest/pictures";
import * as z from "zod";
import { dayTerms } from "./day-terms";
import { limbTerms } from "./limbs";
import { maybe, text } from "./read";
import { titles } from "./titles";

const readLimb = z.object({ name: text, nameLocalized: maybe, validTo: text });

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
    panchanga: z.object({ tithi: readLimb, nakshatra: readLimb, yoga: readLimb, karana: readLimb }),
    grahas: z.array(
      z.object({
        graha: text,
        grahaLocalized: maybe,
        sign: text,
        signLocalized: maybe,
        houseFromMoon: z.int(),
        favourable: z.boolean(),
      }),
    ),
    tara: z.array(z.object({ validFrom: text, validTo: text, name: text, quality: text })),
    chandrabala: z.array(
      z.object({
        validFrom: text,
        moonSign: text,
        moonSignLocalized: maybe,
        houseFromMoon: z.int(),
        favourable: z.boolean(),
      }),
    ),
    dasha: z.array(z.object({ lord: text, lordLocalized: maybe, endDate: text })),
  }),
  draw: (answer, { lang }) => {
    const { panchanga, subject } = answer;
    const limbs = (["tithi", "nakshatra", "yoga", "karana"] as const).map((key) => ({
      label: limbTerms[key][lang],
      text: `${panchanga[key].nameLocalized ?? panchanga[key].name}, ${dayTerms.until[lang]} ${utcText(panchanga[key].validTo)}`,
    }));
    return daySheet({
      heading: titles.daily[lang],
      subheading: `${answer.date} · ${subject.janmaRashiLocalized ?? subject.janmaRashi}, ${subject.janmaNakshatraLocalized ?? subject.janmaNakshatra}`,
      note: "UTC",
      groups: [
        { title: dayTerms.limbs[lang], rows: limbs },
        {
          title: `${dayTerms.tara[lang]}, ${dayTerms.chandra[lang]}`,
          rows: [
            ...answer.tara.map(({ name, quality, validTo }) => ({
              label: dayTerms.tara[lang],
              text: `${signOf(quality.startsWith("fav"))} ${name}, ${dayTerms.until[lang]} ${utcText(validTo)}`,
            })),
            ...answer.chandrabala.map(({ moonSign, moonSignLocalized = moonSign, houseFromMoon, favourable }) => ({
              label: dayTerms.chandra[lang],
              text: `${signOf(favourable)} ${moonSignLocalized} (${houseFromMoon})`,
            })),
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
          rows: answer.grahas.map(
            ({ graha, grahaLocalized = graha, sign, signLocalized = sign, houseFromMoon, favourable }) => ({
              label: grahaLocalized,
              text: `${signOf(favourable)} ${signLocalized} (${houseFromMoon})`,
              glyph: glyphNamed(graha),
              paint: favourable ? ("good" as const) : ("ink" as const),
            }),
          ),
        },
      ],
    });
  },
});

function signOf(isFavorable: boolean): string {
  return isFavorable ? "+" : "−";
}

function utcText(moment: string): string {
  return moment.slice(5, 16).replace("T", " ");
}
