import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, grahaName, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import { presentVargaChart } from "../chart/present";
import { vargaChartSchema } from "../chart/schema";
import { vedicReader } from "../texts/reader";
import type { DivisionalChart, DivisionalChartRequest, Navamsa, NavamsaRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { vargas as vargaTerms } from "../vocabulary/vargas";
import { computeDivisionalChart, computeNavamsa, type DivisionalFacts } from "./compute";
import { DIVISIONS, type Division } from "./sign";

const EXAMPLE = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const vargottama = z
  .array(grahaName)
  .meta({ description: "Grahas in the sign that they have in the rashi chart; the Lagna is not counted" });

const divisionSchema = z
  .object({
    number: z.literal(DIVISIONS),
    ...named("name", z.string(), vargaTerms),
    sanskritName: z.string(),
    degreesPerDivision: z.string().meta({ description: "Width of a part; the Trimsamsa's parts are unequal" }),
    significance: prose,
  })
  .meta({ name: "VargaDivision" });

const conventions = z
  .object({ ...vedicConventionsSchema.shape, division: z.string() })
  .meta({ name: "VargaConventions" });

const navamsaOutput = z.object({
  chart: vargaChartSchema,
  ...named("vargottama", vargottama, pointNames),
  vargottamaExplanation: prose,
  frame: frameSchema,
  conventions,
});

const divisionalOutput = z.object({
  chart: vargaChartSchema,
  division: divisionSchema,
  ...named("vargottama", vargottama, pointNames),
  frame: frameSchema,
  conventions,
});

export const divisionalChart: Operation<DivisionalChartRequest, DivisionalChart, SkyContext> = defineOperation({
  id: "generateDivisionalChart",
  method: "POST",
  path: "/vedic-astrology/divisional-chart",
  summary: "A divisional chart (varga), D2 to D60, by Parashara's rules",
  description:
    "One of fifteen divisions of Brihat Parashara Hora Shastra 6. Longitude and nakshatra stay those of the birth; sign and house are the division's.",
  query: langQuery,
  body: z
    .object({
      ...vedicBirthShape,
      division: z.literal(DIVISIONS).meta({ description: "Parts in a sign: 9 is the Navamsa", examples: [10] }),
    })
    .check(requireAyanamsaValue),
  output: divisionalOutput,
  needs: [needEphemeris],
  compute: computeDivisionalChart,
  present: presentDivisionalChart,
  examples: [{ ...EXAMPLE, division: 10 }],
});

export const navamsa: Operation<NavamsaRequest, Navamsa, SkyContext> = defineOperation({
  id: "generateNavamsa",
  method: "POST",
  path: "/vedic-astrology/navamsa",
  summary: "Navamsa (D9), and the grahas that keep their sign in it",
  description: "Ninths of the signs, counted without a break from Aries (Brihat Parashara Hora Shastra 6.12).",
  query: langQuery,
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output: navamsaOutput,
  needs: [needEphemeris],
  compute: computeNavamsa,
  present: presentNavamsa,
  examples: [EXAMPLE],
});

function presentNavamsa(facts: DivisionalFacts, words: Words): DraftOf<typeof navamsaOutput> {
  return { ...presentShared(facts), vargottamaExplanation: vedicReader(words).text("vargottama") };
}

function presentDivisionalChart(facts: DivisionalFacts, words: Words): DraftOf<typeof divisionalOutput> {
  const { division } = facts;
  const term = vargaTerms[division];
  return {
    ...presentShared(facts),
    division: {
      number: division,
      name: term.en,
      sanskritName: term.en,
      degreesPerDivision: widthOf(division),
      significance: vedicReader(words).text(`vargas.${division}.significance`),
    },
  };
}

function presentShared(
  facts: DivisionalFacts,
): Pick<DraftOf<typeof navamsaOutput>, "chart" | "vargottama" | "frame" | "conventions"> {
  return {
    chart: presentVargaChart(facts.points),
    vargottama: facts.vargottama.map(pointName),
    frame: presentFrame(facts.chart.frame),
    conventions: {
      ...presentVedicConventions(facts.chart, "whole-sign, from the Lagna of the division"),
      division: "Brihat Parashara Hora Shastra 6; even signs of D24 from Cancer",
    },
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
