import { joined, named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  pageQuery,
  prose,
  proseList,
} from "@almagest/operation";
import * as z from "zod";
import { trecenaOpenedBy } from "../calendar/count260";
import { COLOR_OF, type DirectionScheme, mayanDirection } from "../calendar/directions";
import { MAYAN_SIGNS, type MayanSign } from "../calendar/signs";
import { SIGN_NAMES } from "../names/mayan";
import { mayanSigns } from "../names/resolve";
import { direction, directionScheme, mayanSign, page, quarterColor, schemeEcho, trecenaNumber } from "../schema";
import { listOf, type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import type { MayanDaySign, MayanDaySignRequest, MayanDaySigns, MayanDaySignsRequest } from "../types";
import { kicheGloss, kicheGlosses } from "../vocabulary/kiche-glosses";
import { mayanGlosses } from "../vocabulary/mayan-glosses";
import { quarterColors } from "../vocabulary/quarter-colors";

const signRow = {
  position: z.int().min(1).max(20),
  id: mayanSign,
  nameYucatec: z.string(),
  nameClassic: z.string().meta({ description: "Sixteenth-century Yucatec spelling" }),
  nameKiche: z.string(),
  ...named("gloss", z.string().meta({ description: "Reading of the Yucatec name" }), mayanGlosses),
  ...named("glossAlternate", z.string().meta({ description: "Reading of the K'iche' name" }), [
    mayanGlosses,
    kicheGlosses,
  ]),
  ...named("direction", direction, compass),
  ...named("color", quarterColor, quarterColors),
};
const signRowSchema = z.object(signRow).meta({ name: "MayanDaySignRow" });

const detail = z.object({
  ...signRow,
  keynote: prose,
  directionReading: prose,
  essence: prose,
  strengths: proseList,
  challenges: proseList,
  guidance: prose,
  trecena: z
    .object({ number: trecenaNumber, reading: prose })
    .meta({ name: "TrecenaOpened", description: "The one that the sign opens with the number 1" }),
  conventions: schemeEcho,
});

export const mayanDaySigns: Operation<MayanDaySignsRequest, MayanDaySigns> = defineOperation({
  id: "listMayanDaySigns",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/day-signs",
  summary: "The twenty Maya day signs with names, glosses, quarter and color",
  description:
    "Imix to Ajaw. directionScheme says who gives the signs their quarters: the Madrid Codex or Landa, a quarter-turn apart.",
  query: z.object({ ...langQuery.shape, directionScheme, ...pageQuery(MAYAN_SIGNS.length) }),
  output: z.object({ ...page, daySigns: z.array(signRowSchema), conventions: schemeEcho }),
  needs: [],
  compute: (input) => ({ page: mayanSigns.page(input), scheme: input.directionScheme }),
  present: ({ page: { rows, ...asked }, scheme }) => ({
    ...asked,
    daySigns: rows.map((sign) => presentRow(sign, scheme)),
    conventions: { directionScheme: scheme },
  }),
  examples: [{ directionScheme: "madrid-codex", limit: 20, offset: 0 }],
});

export const mayanDaySign: Operation<MayanDaySignRequest, MayanDaySign> = defineOperation({
  id: "getMayanDaySign",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/day-signs/{id}",
  summary: "One Maya day sign: names, quarter, meaning and the trecena it opens",
  description:
    "Found in any letter case and with any punctuation. directionScheme decides its quarter and color; the trecena is the one that the sign opens with the number 1.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(40)
      .meta({ description: `One of ${MAYAN_SIGNS.join(", ")}; case and punctuation are free`, examples: ["imix"] }),
  }),
  query: z.object({ ...langQuery.shape, directionScheme }),
  output: detail,
  needs: [],
  compute: (input) => ({ sign: mayanSigns.row(input.id), scheme: input.directionScheme }),
  present: ({ sign, scheme }, words) => presentSign(sign, scheme, mesoamericanReader(words)),
  examples: [{ id: "imix", directionScheme: "madrid-codex" }],
});

function presentRow(sign: MayanSign, scheme: DirectionScheme): DraftOf<typeof signRowSchema> {
  const quarter = mayanDirection(sign, scheme);
  const { yucatec, classic, kiche } = SIGN_NAMES[sign];
  return {
    position: MAYAN_SIGNS.indexOf(sign) + 1,
    id: sign,
    nameYucatec: yucatec,
    nameClassic: classic,
    nameKiche: kiche,
    gloss: mayanGlosses[sign].en,
    glossAlternate: kicheGloss(sign).en,
    direction: quarter,
    color: COLOR_OF[quarter],
  };
}

function presentSign(sign: MayanSign, scheme: DirectionScheme, texts: MesoamericanReader): DraftOf<typeof detail> {
  const quarter = mayanDirection(sign, scheme);
  return {
    ...presentRow(sign, scheme),
    keynote: texts.text(`daySigns.${sign}.keynote`),
    directionReading: joined([texts.text(`directions.${quarter}`), texts.text(`schemes.${scheme}`)]),
    essence: texts.text(`daySigns.${sign}.essence`),
    strengths: listOf(texts, `daySigns.${sign}.strengths`),
    challenges: listOf(texts, `daySigns.${sign}.challenges`),
    guidance: texts.text(`daySigns.${sign}.guidance`),
    trecena: {
      number: trecenaOpenedBy(MAYAN_SIGNS.indexOf(sign)),
      reading: texts.text(`trecenas.${sign}`),
    },
    conventions: { directionScheme: scheme },
  };
}
