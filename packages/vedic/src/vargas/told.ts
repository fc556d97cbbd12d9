import { named } from "@almagest/i18n";
import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import type { VedicReader } from "../texts/reader";
import { vargas as vargaTerms } from "../vocabulary/vargas";
import { DIVISIONS, type Division } from "./sign";

export const VARGA_RULE = "Brihat Parashara Hora Shastra 6; even signs of D24 from Cancer";

export const divisionSchema = z
  .object({
    number: z.literal(DIVISIONS),
    ...named("name", z.string(), vargaTerms),
    sanskritName: z.string(),
    degreesPerDivision: z.string().meta({ description: "Width of a part; the Trimsamsa's parts are unequal" }),
    significance: prose,
  })
  .meta({ name: "VargaDivision" });

export function presentDivision(division: Division, texts: VedicReader): DraftOf<typeof divisionSchema> {
  const term = vargaTerms[division];
  return {
    number: division,
    name: term.en,
    sanskritName: term.en,
    degreesPerDivision: widthOf(division),
    significance: texts.text(`vargas.${division}.significance`),
  };
}

/** Degrees, minutes and seconds of a part: 3°20', 4°17'8.57". */
function widthOf(division: Division): string {
  if (division === 30) return "5°, 5°, 8°, 7°, 5°";
  const arcsec = 108_000 / division;
  const [degrees, minutes] = [Math.floor(arcsec / 3600), Math.floor((arcsec % 3600) / 60)];
  const seconds = Math.round((arcsec % 60) * 100) / 100;
  return `${degrees}°${minutes === 0 && seconds === 0 ? "" : `${minutes}'`}${seconds === 0 ? "" : `${seconds}"`}`;
}
