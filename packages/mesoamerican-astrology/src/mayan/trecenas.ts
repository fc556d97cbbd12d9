import { type DraftOf, defineOperation, langQuery, type Operation, pageQuery, prose } from "@almagest/operation";
import * as z from "zod";
import { TRECENA_DAYS } from "../calendar/count260";
import { mayanOpening } from "../calendar/tzolkin";
import { SIGN_NAMES } from "../names/mayan";
import { TRECENA_COUNT, trecenas } from "../names/resolve";
import { mayanSign, page, trecenaNumber, trecenaParam } from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import type { MayanTrecena, MayanTrecenaRequest, MayanTrecenas, MayanTrecenasRequest } from "../types";

const trecena = z
  .object({
    number: trecenaNumber,
    rulingSign: mayanSign,
    rulingSignName: z.string(),
    rulingSignKiche: z.string(),
    length: z.literal(TRECENA_DAYS),
    reading: prose,
  })
  .meta({ name: "MayanTrecenaRow" });

export const mayanTrecenas: Operation<MayanTrecenasRequest, MayanTrecenas> = defineOperation({
  id: "listTrecenas",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/trecenas",
  summary: "The twenty Maya trecenas in order, each with the sign that opens it",
  description: "Thirteen days each, the first from 1 Imix on, with a reading.",
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

export const mayanTrecena: Operation<MayanTrecenaRequest, MayanTrecena> = defineOperation({
  id: "getTrecena",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/trecenas/{number}",
  summary: "One of the twenty Maya trecenas",
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
  const sign = mayanOpening(number);
  const { yucatec, kiche } = SIGN_NAMES[sign];
  return {
    number,
    rulingSign: sign,
    rulingSignName: yucatec,
    rulingSignKiche: kiche,
    length: TRECENA_DAYS,
    reading: texts.text(`trecenas.${sign}`),
  };
}
