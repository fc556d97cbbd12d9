import { at } from "@almagest/operation";
import { definePicture, type Figure } from "@almagest/pictures";
import * as z from "zod";
import { TRECENA_DAYS } from "../calendar/count260";
import { AZTEC_SIGNS, MAYAN_SIGNS } from "../calendar/signs";
import { NAHUATL_NAMES } from "../names/aztec";
import { SIGN_NAMES } from "../names/mayan";
import { signGrid } from "./sign-grid";
import { aztecDaySign, mayanDaySign, type Sign } from "./signs";
import { titles } from "./titles";
import { words } from "./words";

const COLUMNS = 5;

/** The thirteen days that follow a sign, each with its number. */
function thirteen<S extends string>(
  heading: string,
  signs: readonly S[],
  first: S,
  { name, sign }: { readonly name: (sign: S) => string; readonly sign: (sign: S, number: number) => Sign },
): Figure {
  const from = signs.indexOf(first);
  const cells = Array.from({ length: TRECENA_DAYS }, (_, index0) => {
    const one = at(signs, (from + index0) % signs.length);
    const number = index0 + 1;
    return { sign: sign(one, number), lines: [`${number} ${name(one)}`], isMarked: index0 === 0 };
  });
  return signGrid({ heading, columns: COLUMNS, cells, size: { cell: 132, sign: 76, text: 13 } });
}

/** The thirteen days of a Maya trecena. */
export const mayanTrecenaCards = definePicture({
  operation: "getTrecena",
  form: "cards",
  title: titles.trecena,
  reads: z.object({ number: z.int(), rulingSign: z.enum(MAYAN_SIGNS) }),
  draw: ({ number, rulingSign }, { lang }) =>
    thirteen(`${words.trecena[lang]} ${number}`, MAYAN_SIGNS, rulingSign, {
      name: (sign) => SIGN_NAMES[sign].yucatec,
      sign: mayanDaySign,
    }),
});

/** The thirteen days of a Nahua trecena. */
export const aztecTrecenaCards = definePicture({
  operation: "getAztecTrecena",
  form: "cards",
  title: titles.trecena,
  reads: z.object({ number: z.int(), startSign: z.enum(AZTEC_SIGNS) }),
  draw: ({ number, startSign }, { lang }) =>
    thirteen(`${words.trecena[lang]} ${number}`, AZTEC_SIGNS, startSign, {
      name: (sign) => NAHUATL_NAMES[sign],
      sign: aztecDaySign,
    }),
});
