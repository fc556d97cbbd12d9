import { signs as signTerms } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import { definePicture, glyphNamed, ring } from "@almagest/pictures";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { SIGNS } from "../tables/zodiac";
import { ELEMENT_PAINT } from "./elements";
import * as titles from "./titles";
import * as words from "./words";

/** The ages of a first turn and those that come after, by house. */
const TURNS = 7;

/** The twelve houses from the natal rising sign, each with the ages that come to it; that of the year set off. */
export const profectionsRing = definePicture({
  operation: "generateProfections",
  form: "ring",
  title: titles.profections,
  reads: z.object({
    age: z.number(),
    profectedHouse: z.number(),
    profectedSign: z.string(),
    lordOfYear: z.string(),
    lordOfYearLocalized: z.string().optional(),
    period: z.object({ from: z.string(), to: z.string() }),
  }),
  draw: (answer, { lang }) => {
    const { age, profectedHouse, profectedSign, lordOfYear, lordOfYearLocalized = lordOfYear, period } = answer;
    const sign0 = SIGN_IDS.findIndex((id) => signTerms[id].en === profectedSign);
    const signOfHouse = (house: number): (typeof SIGN_IDS)[number] =>
      at(SIGN_IDS, (sign0 + house - profectedHouse + 12) % 12);
    return ring({
      heading: titles.profections[lang],
      subheading: `${period.from} – ${period.to}`,
      startDeg: 180,
      direction: "counterclockwise",
      isFixed: true,
      center: [`${words.age[lang]} ${age}`, lordOfYearLocalized],
      rings: [
        {
          thickness: 132,
          cells: HOUSES.map((house) => {
            const id = signOfHouse(house);
            return {
              label: `${house}`,
              glyph: glyphNamed(signTerms[id].en),
              note: agesOf(house),
              isMarked: house === profectedHouse,
              ...ELEMENT_PAINT[SIGNS[id].element],
            };
          }),
        },
      ],
    });
  },
});

const HOUSES = Array.from({ length: 12 }, (_, index0) => index0 + 1);

function agesOf(house: number): string {
  return Array.from({ length: TURNS }, (_, turn0) => turn0 * 12 + house - 1).join(" ");
}
