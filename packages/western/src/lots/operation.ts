import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { joined, named } from "@almagest/i18n";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  HOUSE_SYSTEMS,
  langQuery,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import {
  birthDetailsSchema,
  housedBirthBody,
  houseKeyOf,
  houseNumber,
  presentBirth,
  presentConventions,
  SECT_RULE,
  SECTS,
  signOf,
  skyConventionsSchema,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import { SIGNS } from "../tables/zodiac";
import { bareInProse } from "../texts/names";
import { type WesternReader, westernReader } from "../texts/reader";
import type { ArabicLots, ArabicLotsRequest } from "../types";
import { lots as lotTerms } from "../vocabulary/lots";
import { type ArabicLotsFacts, computeArabicLots, LOT_IDS, type Lot, type LotId, type LotTerm } from "./compute";

const lotSchema = z
  .object({
    id: z.enum(LOT_IDS),
    ...named("name", z.string(), lotTerms),
    ...zodiacPlaceSchema.shape,
    house: houseNumber,
    ...named("ruler", z.string().meta({ description: "Traditional ruler of the sign, the lot's lord" }), bodyTerms),
    formula: z.string().meta({ description: "As computed, the sect already applied" }),
    interpretation: prose,
  })
  .meta({ name: "ArabicLot" });

const output = z.object({
  birthDetails: birthDetailsSchema,
  sect: z.enum(SECTS),
  houseSystem: z.enum(HOUSE_SYSTEMS).meta({ description: "The system really used" }),
  lots: z.array(lotSchema),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      requestedHouseSystem: z.enum(HOUSE_SYSTEMS),
      lots: z.string().meta({ description: "Whose formulas" }),
      sectRule: z.string(),
    })
    .meta({ name: "ArabicLotsConventions" }),
});

export const arabicLots: Operation<ArabicLotsRequest, ArabicLots, SkyContext> = defineOperation({
  id: "calculateArabicLots",
  method: "POST",
  path: "/astrology/arabic-lots",
  summary: "The seven hermetic lots: Fortune, Spirit, Eros, Necessity, Courage, Victory, Nemesis",
  description:
    "Formulas of Paulus Alexandrinus; every lot exchanges its two terms by night. A chart is of the day when the Sun is above the horizon, in every house system.",
  query: langQuery,
  body: housedBirthBody,
  output,
  needs: [needEphemeris],
  compute: computeArabicLots,
  present: presentArabicLots,
  examples: [
    { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: "Pacific/Honolulu" },
  ],
});

function presentArabicLots(facts: ArabicLotsFacts, words: Words): DraftOf<typeof output> {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    sect: facts.sect,
    houseSystem: facts.houses.system,
    lots: facts.lots.map((lot) => presentLot(lot, texts)),
    summary: summaryOf(facts, texts),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      requestedHouseSystem: facts.requestedHouseSystem,
      lots: "Paulus Alexandrinus, Introduction 23; all seven reversed by night",
      sectRule: SECT_RULE,
    },
  };
}

function presentLot(lot: Lot & { readonly house: number }, texts: WesternReader): DraftOf<typeof lotSchema> {
  const sign = signOf(lot.longitudeDeg);
  const ruler = bodyTerms[SIGNS[sign].ruler];
  const own = texts.text(`lots.sign.${lot.id}.${sign}`);
  const where = texts.text(`lots.house.${lot.id}.${houseKeyOf(lot.house)}`);
  return {
    id: lot.id,
    name: lotTerms[lot.id].en,
    ...zodiacPlace(lot.longitudeDeg),
    house: lot.house,
    ruler: ruler.en,
    formula: `Ascendant + ${termName(lot.terms[0])} - ${termName(lot.terms[1])}`,
    interpretation: joined([own, where]),
  };
}

function termName(term: LotTerm): string {
  if (term === "fortune") return "Fortune";
  return term === "spirit" ? "Spirit" : bodyTerms[term].en;
}

function summaryOf({ lots, sect }: ArabicLotsFacts, texts: WesternReader): string | undefined {
  const signOfLot = (id: LotId): string =>
    lots.flatMap((lot) => (lot.id === id ? bareInProse(signTerms[signOf(lot.longitudeDeg)]) : [])).join("");
  return texts.text(`lots.summary.${sect}`, { fortune: signOfLot("fortune"), spirit: signOfLot("spirit") });
}
