import { type DraftOf, defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { TRECENA_DAYS } from "../calendar/count260";
import { aztecOpening } from "../calendar/tonalpohualli";
import { NAHUATL_NAMES } from "../names/aztec";
import { resolveTrecena } from "../names/resolve";
import { aztecSign, page, pageQuery, trecenaNumber, trecenaParam } from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import type { AztecTrecena, AztecTrecenaRequest, AztecTrecenas, AztecTrecenasRequest } from "../types";

const TRECENAS = Array.from({ length: 20 }, (_, index0) => index0 + 1);

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
  query: z.object({ ...langQuery.shape, ...pageQuery(TRECENAS.length) }),
  output: z.object({ ...page, trecenas: z.array(trecena) }),
  needs: [],
  compute: (input) => input,
  present: ({ limit, offset }, words) => {
    const texts = mesoamericanReader(words);
    return {
      total: TRECENAS.length,
      limit,
      offset,
      trecenas: TRECENAS.slice(offset, offset + limit).map((number) => presentTrecena(number, texts)),
    };
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
  compute: ({ number }) => resolveTrecena(number),
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
