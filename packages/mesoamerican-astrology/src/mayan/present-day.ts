import type { DraftOf } from "@almagest/operation";
import type * as z from "zod";
import type { TzolkinDay } from "../calendar/tzolkin";
import { SIGN_NAMES } from "../names/mayan";
import type { BANDS, tzolkinFields, tzolkinReading } from "../schema";
import { listOf, type MesoamericanReader } from "../texts/reader";

type Band = (typeof BANDS)[number];

/** Numbers in the practice of day keepers of Momostenango: B. Tedlock, *Time and the Highland Maya*. */
export function bandOf(number: number): Band | undefined {
  if (number <= 3) return "gentle";
  if (number >= 11) return "violent";
  return number >= 7 && number <= 9 ? "indifferent" : undefined;
}

/** `4 Ajaw`. */
export function dayName({ number, sign }: Pick<TzolkinDay, "number" | "sign">): string {
  return `${number} ${SIGN_NAMES[sign].yucatec}`;
}

export function presentDay({ sign, number, trecena }: TzolkinDay): DraftOf<z.ZodObject<typeof tzolkinFields>> {
  const { yucatec, classic, kiche } = SIGN_NAMES[sign];
  return {
    daySign: sign,
    daySignName: yucatec,
    daySignClassic: classic,
    daySignKiche: kiche,
    number,
    trecena: { ...trecena, rulingSignName: SIGN_NAMES[trecena.rulingSign].yucatec },
  };
}

/** The sign and the number of a day, told. */
export function presentReading(
  { sign, number }: Pick<TzolkinDay, "number" | "sign">,
  texts: MesoamericanReader,
): DraftOf<typeof tzolkinReading> {
  return {
    keynote: texts.text(`daySigns.${sign}.keynote`),
    numberReading: texts.lookup(`numbers.${number}`),
    numberBand: bandOf(number),
    strengths: listOf(texts, `daySigns.${sign}.strengths`),
    challenges: listOf(texts, `daySigns.${sign}.challenges`),
    guidance: texts.text(`daySigns.${sign}.guidance`),
  };
}
