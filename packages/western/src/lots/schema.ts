import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import { type DraftOf, houseSystemName, prose } from "@almagest/operation";
import { birthDetailsSchema, houseNumber, SECTS, skyConventionsSchema, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { natalBirthTime, openConventions, signName, systemUsed, untimedBirth } from "../birth-time/schema";
import { lots as lotTerms } from "../vocabulary/lots";
import { LOT_IDS } from "./compute";

export const lotSchema = z
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

const rules = {
  requestedHouseSystem: houseSystemName,
  lots: z.string().meta({ description: "Whose formulas" }),
  sectRule: z.string(),
};

export const arabicLotsOutput = z.object({
  birthDetails: birthDetailsSchema,
  sect: z.enum(SECTS),
  houseSystem: houseSystemName.meta({ description: "The system really used" }),
  lots: z.array(lotSchema),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      ...rules,
    })
    .meta({ name: "ArabicLotsConventions" }),
});

const ONLY_HELD = "Only where it is the same all through";

const openLotSchema = z
  .object({
    id: z.enum(LOT_IDS),
    ...named("name", z.string(), lotTerms),
    ...named("sign", signName.exactOptional().meta({ description: ONLY_HELD }), signs),
    from: zodiacPlaceSchema.meta({ description: "At the earliest time" }),
    to: zodiacPlaceSchema.meta({ description: "At the latest time" }),
    house: houseNumber.exactOptional().meta({ description: ONLY_HELD }),
    ...named(
      "ruler",
      z.string().exactOptional().meta({ description: "Traditional ruler of the sign, where that holds" }),
      bodyTerms,
    ),
    formula: z.string().exactOptional().meta({ description: "The sect already applied; only where that holds" }),
    interpretation: prose.meta({ description: "Of its sign, and of its house, where they hold" }),
  })
  .meta({ name: "ArabicLotInTime" });

export const uncertainArabicLotsOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  sect: z.enum(SECTS).exactOptional().meta({ description: ONLY_HELD }),
  houseSystem: systemUsed,
  lots: z.array(openLotSchema),
  summary: prose.meta({ description: "Where sect and the signs of Fortune and Spirit hold" }),
  conventions: z.object({ ...openConventions.shape, ...rules }).meta({ name: "UncertainArabicLotsConventions" }),
});

export type UncertainArabicLotsAnswer = DraftOf<typeof uncertainArabicLotsOutput>;
