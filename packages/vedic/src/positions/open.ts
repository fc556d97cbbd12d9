import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Words } from "@almagest/operation";
import * as z from "zod";
import { baladiName } from "../avasthas/schema";
import { presentFrame } from "../birth/present";
import { frameSchema } from "../birth/schema";
import { heldPada, openGrahaShape, openLagnaSchema, rashiChartsSchema } from "../birth-time/chart-schema";
import { ageMembers } from "../birth-time/graha-members";
import { clockOf, presentOpenTime } from "../birth-time/open-birth";
import {
  chartMembers,
  type OpenChartInput,
  type OpenGraha,
  type OpenRashiChart,
  type OpenVedicChart,
  openGrahas,
  openRashiCharts,
  openVedicChart,
} from "../birth-time/open-chart";
import {
  presentChartConventions,
  presentOpenGraha,
  presentOpenLagna,
  presentRashiCharts,
} from "../birth-time/present-chart";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { type VedicReader, vedicReader } from "../texts/reader";
import { avasthas as avasthaTerms } from "../vocabulary/avasthas";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { nakshatraTold, presentRashiTold, rashiTold } from "./told";

const { key, name, deity, symbol, characteristics } = nakshatraTold.shape;

const heldStar = z
  .object({ key, ...named("name", name, nakshatraTerms), pada: heldPada, deity, symbol, characteristics })
  .meta({ name: "UncertainNakshatraTold", description: "Only where it is the same all through" });

const pointSchema = z
  .object({
    ...openGrahaShape,
    ...named("awastha", baladiName.exactOptional(), avasthaTerms),
    nakshatra: heldStar.exactOptional(),
    rashiDetails: rashiTold.exactOptional().meta({ description: "Where its sign is the same all through" }),
  })
  .meta({ name: "UncertainGrahaPosition" });

export const uncertainPositionsOutput = z.object({
  birthTime: vedicBirthTime,
  grahas: z.array(pointSchema),
  lagna: openLagnaSchema.exactOptional(),
  charts: rashiChartsSchema,
  frame: frameSchema,
  conventions: openVedicConventions,
});

interface OpenPositions {
  readonly chart: OpenVedicChart;
  readonly grahas: readonly OpenGraha[];
  readonly charts: readonly OpenRashiChart[];
}

/** The nine grahas through all times that a birth may have been at. */
export function computeOpenPositions(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenPositions {
  const chart = openVedicChart(ephemeris, input, (search) => chartMembers(search, ageMembers(search)));
  return { chart, grahas: openGrahas(chart), charts: openRashiCharts(chart) };
}

export function presentOpenPositions(
  { chart, grahas, charts }: OpenPositions,
  words: Words,
): DraftOf<typeof uncertainPositionsOutput> {
  const texts = vedicReader(words);
  const clock = clockOf(chart);
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    grahas: grahas.map((graha) => presentPosition(graha, clock, texts)),
    lagna: presentOpenLagna(chart),
    charts: presentRashiCharts(charts, clock),
    frame: presentFrame(chart.frame),
    conventions: presentChartConventions(chart),
  };
}

function presentPosition(
  graha: OpenGraha,
  clock: (epochMs: number) => string,
  texts: VedicReader,
): DraftOf<typeof pointSchema> {
  const { nakshatra, ...told } = presentOpenGraha(graha, clock);
  return {
    ...told,
    awastha: graha.age && avasthaTerms[graha.age].en,
    nakshatra: nakshatra && { ...withoutLord(nakshatra), ...starTexts(nakshatra.key, texts) },
    rashiDetails: graha.sign0 === undefined ? undefined : presentRashiTold(graha.sign0, texts),
  };
}

function withoutLord<Star extends { readonly lord?: unknown }>({ lord: _, ...star }: Star): Omit<Star, "lord"> {
  return star;
}

function starTexts(
  number: number,
  texts: VedicReader,
): Record<"deity" | "symbol" | "characteristics", string | undefined> {
  const id = at(NAKSHATRA_IDS, number - 1);
  return {
    deity: texts.text(`nakshatras.${id}.deity`),
    symbol: texts.text(`nakshatras.${id}.symbol`),
    characteristics: texts.text(`nakshatras.${id}.characteristics`),
  };
}
