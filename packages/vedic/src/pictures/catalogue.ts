import { definePicture, glyphNamed, ring } from "@almagest/pictures";
import * as z from "zod";
import { maybe, readSign, text } from "./read";
import { titles } from "./titles";
import { signNames } from "./words";

const ARC = 360 / 27;

/** The nakshatras around the signs that they divide, counter-clockwise from the left. */
export const nakshatraRing = definePicture({
  operation: "listNakshatras",
  form: "ring",
  title: titles.nakshatras,
  reads: z.array(z.object({ number: z.int(), name: text, nameLocalized: maybe, lord: text, lordLocalized: maybe })),
  draw: (nakshatras, { lang }) =>
    ring({
      startDeg: 180,
      direction: "counterclockwise",
      isFixed: true,
      rings: [
        {
          thickness: 150,
          cells: nakshatras.map(({ number, name, nameLocalized = name, lord }) => ({
            label: `${number} ${nameLocalized}`,
            glyph: glyphNamed(lord),
            ground: number % 2 === 1 ? "wash" : "paper",
            fromDeg: (number - 1) * ARC,
            toDeg: number * ARC,
          })),
        },
        {
          thickness: 70,
          cells: signNames("en").map((sign, sign0) => ({
            label: signNames(lang)[sign0] ?? sign,
            glyph: glyphNamed(sign),
            fromDeg: sign0 * 30,
            toDeg: sign0 * 30 + 30,
          })),
        },
      ],
    }),
});

/** The rashis with their lords. */
export const rashiRing = definePicture({
  operation: "listRashis",
  form: "ring",
  title: titles.rashis,
  reads: z.array(
    z.object({ name: readSign, vedicName: text, vedicNameLocalized: maybe, lord: text, lordLocalized: maybe }),
  ),
  draw: (rashis) =>
    ring({
      startDeg: 180,
      direction: "counterclockwise",
      isFixed: true,
      rings: [
        {
          thickness: 124,
          cells: rashis.map(({ name, vedicName, vedicNameLocalized = vedicName, lord, lordLocalized = lord }) => ({
            label: vedicNameLocalized,
            note: lordLocalized,
            glyph: glyphNamed(name),
          })),
        },
      ],
    }),
});
