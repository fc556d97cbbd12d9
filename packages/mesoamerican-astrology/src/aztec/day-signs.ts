import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, langQuery, type Operation, pageQuery, prose } from "@almagest/operation";
import * as z from "zod";
import { aztecDirection } from "../calendar/directions";
import { AZTEC_SIGNS, type AztecSign } from "../calendar/signs";
import { NAHUATL_NAMES } from "../names/aztec";
import { aztecSigns } from "../names/resolve";
import { aztecSign, direction, page } from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import type { AztecDaySign, AztecDaySignRequest, AztecDaySigns, AztecDaySignsRequest } from "../types";
import { aztecGlosses } from "../vocabulary/aztec-glosses";

const daySign = z
  .object({
    position: z.int().min(1).max(20),
    id: aztecSign,
    nameNahuatl: z.string(),
    ...named("gloss", z.string(), aztecGlosses),
    ...named("direction", direction, compass),
    essence: prose,
    guidance: prose,
    keynote: prose,
  })
  .meta({ name: "AztecDaySignRow" });

export const aztecDaySigns: Operation<AztecDaySignsRequest, AztecDaySigns> = defineOperation({
  id: "listAztecDaySigns",
  method: "GET",
  path: "/mesoamerican-astrology/aztec/day-signs",
  summary: "The twenty Nahua day signs",
  description: "Cipactli to Xochitl, each with its gloss, its quarter and what it means.",
  query: z.object({ ...langQuery.shape, ...pageQuery(AZTEC_SIGNS.length) }),
  output: z.object({ ...page, daySigns: z.array(daySign) }),
  needs: [],
  compute: aztecSigns.page,
  present: ({ rows, ...asked }, words) => {
    const texts = mesoamericanReader(words);
    return { ...asked, daySigns: rows.map((sign) => presentSign(sign, texts)) };
  },
  examples: [{ limit: 20, offset: 0 }],
});

export const aztecDaySign: Operation<AztecDaySignRequest, AztecDaySign> = defineOperation({
  id: "getAztecDaySign",
  method: "GET",
  path: "/mesoamerican-astrology/aztec/day-signs/{id}",
  summary: "One Nahua day sign: name, gloss, quarter and meaning",
  description: "Found in any letter case and with any punctuation.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(40)
      .meta({ description: `One of ${AZTEC_SIGNS.join(", ")}; case and punctuation are free`, examples: ["cipactli"] }),
  }),
  query: langQuery,
  output: daySign,
  needs: [],
  compute: aztecSigns.byId,
  present: (sign, words) => presentSign(sign, mesoamericanReader(words)),
  examples: [{ id: "cipactli" }],
});

function presentSign(sign: AztecSign, texts: MesoamericanReader): DraftOf<typeof daySign> {
  const quarter = aztecDirection(sign);
  return {
    position: AZTEC_SIGNS.indexOf(sign) + 1,
    id: sign,
    nameNahuatl: NAHUATL_NAMES[sign],
    gloss: aztecGlosses[sign].en,
    direction: quarter,
    essence: texts.text(`aztecSigns.${sign}.essence`),
    guidance: texts.text(`aztecSigns.${sign}.guidance`),
    keynote: texts.text(`aztecSigns.${sign}.keynote`),
  };
}
