import { named } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { optionalProse, proseList, withTexts } from "@almagest/operation";
import * as z from "zod";
import { baladiName, deeptadiName, jagradadiName } from "../../avasthas/schema";
import { frameSchema, grahaName } from "../../birth/schema";
import {
  ends,
  heldRashi,
  openGrahaShape,
  openLagnaSchema,
  rashiChartShape,
  rashiHouseShape,
} from "../../birth-time/chart-schema";
import { openVedicConventions, vedicBirthTime } from "../../birth-time/schema";
import { avasthas } from "../../vocabulary/avasthas";
import { bhavas } from "../../vocabulary/bhavas";
import { modernPlanets } from "../../vocabulary/modern-planets";
import { pointNames } from "../../vocabulary/points";
import { openYogasShape } from "../../yoga/open-present";
import { birthChartShape, chartMetaSchema, modernPlanetSchema } from "../birth-chart-schema";

const placeReading = z
  .object({
    rashi: optionalProse.meta({ description: "Of its sign" }),
    nakshatra: optionalProse.meta({ description: "Of its nakshatra" }),
    house: optionalProse.meta({ description: "Of its house from the Lagna" }),
  })
  .meta({ name: "UncertainPointReading", description: "Of what is the same all through" });

const { possible } = openGrahaShape;

const grahaSchema = z
  .object({
    ...openGrahaShape,
    ...named("awastha", baladiName.exactOptional(), avasthas),
    ...named("jagradadi", jagradadiName.exactOptional(), avasthas),
    ...named("deeptadi", deeptadiName.exactOptional(), avasthas),
    avasthaInfo: chartMetaSchema.shape.avasthaInfo,
    interpretation: withTexts(placeReading),
    possible: possible.meta({
      description: "Where its sign or its nakshatra changes: each of them in order of time",
    }),
    possibleReadings: z
      .array(placeReading)
      .exactOptional()
      .meta({ description: "Beside `possible`: what each of those places says" }),
  })
  .meta({ name: "UncertainChartGraha" });

const houseNumber = z.int().min(1).max(12);

const houseSchema = z
  .object({
    ...rashiHouseShape,
    ...named("name", z.string(), bhavas),
    ...named("lord", grahaName, pointNames),
    lordHouse: houseNumber.meta({ description: "House the lord stands in, counted the same way" }),
    themes: proseList,
  })
  .meta({ name: "UncertainChartHouse" });

const rashiChartSchema = z
  .object({ ...rashiChartShape, houses: z.array(houseSchema).length(12) })
  .meta({ name: "UncertainBirthRashiChart" });

const modernSchema = z
  .object({
    ...named("planet", modernPlanetSchema.shape.planet, bodies),
    ...named("sanskritName", modernPlanetSchema.shape.sanskritName, modernPlanets),
    ...heldRashi,
    ...ends,
    isRetrograde: z.boolean().exactOptional().meta({ description: "Only where it is the same all through" }),
    ...named("nakshatra", z.string().exactOptional(), nakshatras),
  })
  .meta({ name: "UncertainModernPlanet" });

const openWarSchema = z
  .object({
    ...named("planet1", grahaName, pointNames),
    ...named("planet2", grahaName, pointNames),
    ...named(
      "winner",
      grahaName.exactOptional().meta({ description: "Who stands further north all through" }),
      pointNames,
    ),
  })
  .meta({ name: "UncertainPlanetaryWar" });

const summarySchema = z
  .object({
    interpretation: z.string().meta({
      weight: "prose",
      description:
        "The chart as a whole, from the Moon in 250 to 450 words: her sign and nakshatra, its lord, Jupiter and Saturn from her, dignities, yogas, the first dasha; of a range in which the Lagna's sign holds, from the Lagna",
    }),
  })
  .meta({ name: "UncertainVedicChartSummary" });

export const uncertainBirthChartOutput = z.object({
  birthTime: vedicBirthTime,
  grahas: z.array(grahaSchema),
  lagna: z
    .object({ ...openLagnaSchema.shape, interpretation: optionalProse })
    .exactOptional()
    .meta({ name: "UncertainChartLagna", description: "Only where its sign is the same all through" }),
  lagnaLord: optionalProse.meta({ description: "The lord of the Lagna in its house, where both hold" }),
  charts: z
    .array(rashiChartSchema)
    .meta({ description: "Twelve houses for each stretch in which no graha changes its sign" }),
  planetaryWar: z.array(openWarSchema).meta({ description: "Pairs within a degree all through" }),
  modernPlanets: z.array(modernSchema).exactOptional(),
  ...openYogasShape,
  summary: withTexts(summarySchema),
  frame: frameSchema,
  conventions: z
    .object({
      ...openVedicConventions.shape,
      avasthas: birthChartShape.conventions.shape.avasthas,
      combustionOrbs: birthChartShape.conventions.shape.combustionOrbs,
    })
    .meta({ name: "UncertainBirthChartConventions" }),
});
