import { type DraftOf, defineOperation, langQuery, type Operation, pageQuery, prose } from "@almagest/operation";
import * as z from "zod";
import { TRECENA_DAYS } from "../calendar/count260";
import { aztecOpening } from "../calendar/tonalpohualli";
import { NAHUATL_NAMES } from "../names/aztec";
import { TRECENA_COUNT, trecenas } from "../names/resolve";
import { aztecSign, page, trecenaNumber, trecenaParam } from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import type { AztecTrecena, AztecTrecenaRequest, AztecTrecenas, AztecTrecenasRequest } from "../types";

const trecena = z
  .object({
    number: trecenaNumber,
    startSign: aztecSign,
    startSignName: z.string(),
    length: z.literal(TRECENA_DAYS),
    reading: prose,
  })
  .meta({ name: "AztecTrecenaRow" });

export const aztecTrecenas: Operation<AztecTrecenasRequest, AztecTrecenas> = defineOperation({
  id: "listAztecTrecenas",
  method: "GET",
  path: "/mesoamerican-astrology/aztec/trecenas",
  summary: "The twenty trecenas of the tonalpohualli in order, each with the sign that opens it",
  description: "Thirteen days each, the first from 1 Cipactli on, with a reading.",
  query: z.object({ ...langQuery.shape, ...pageQuery(TRECENA_COUNT) }),
  output: z.object({ ...page, trecenas: z.array(trecena) }),
  needs: [],
  compute: trecenas.page,
  present: ({ rows, ...asked }, words) => {
    const texts = mesoamericanReader(words);
    return { ...asked, trecenas: rows.map((number) => presentTrecena(number, texts)) };
  },
  examples: [{ limit: 20, offset: 0 }],
});

export const aztecTrecena: Operation<AztecTrecenaRequest, AztecTrecena> = defineOperation({
  id: "getAztecTrecena",
  method: "GET",
  path: "/mesoamerican-astrology/aztec/trecenas/{number}",
  summary: "One of the twenty trecenas of the tonalpohualli",
  description: "The sign that opens it with the number 1, and a reading of its thirteen days.",
  params: trecenaParam,
  query: langQuery,
  output: trecena,
  needs: [],
  compute: ({ number }) => trecenas.row(number),
  present: (number, words) => presentTrecena(number, mesoamericanReader(words)),
  examples: [{ number: 1 }],
});

function presentTrecena(number: number, texts: MesoamericanReader): DraftOf<typeof trecena> {
  const sign = aztecOpening(number);
  return {
    number,
    startSign: sign,
    startSignName: NAHUATL_NAMES[sign],
    length: TRECENA_DAYS,
    reading: texts.text(`aztecTrecenas.${sign}`),
  };
}
