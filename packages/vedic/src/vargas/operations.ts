import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, grahaName, vedicChartShape, vedicConventionsSchema } from "../birth/schema";
import { presentVargaChart } from "../chart/present";
import { vargaChartSchema } from "../chart/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { vedicReader } from "../texts/reader";
import type {
  DivisionalChart,
  DivisionalChartRequest,
  Navamsa,
  NavamsaRequest,
  UncertainDivisionalChart,
  UncertainNavamsa,
} from "../types";
import { pointNames } from "../vocabulary/points";
import { computeDivisionalChart, computeNavamsa, type DivisionalFacts } from "./compute";
import { computeOpenDivisionalChart, computeOpenNavamsa } from "./open";
import {
  presentOpenDivisional,
  presentOpenNavamsa,
  uncertainDivisionalOutput,
  uncertainNavamsaOutput,
} from "./open-present";
import { DIVISIONS } from "./sign";
import { divisionSchema, presentDivision, VARGA_RULE } from "./told";

const EXAMPLE = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const vargottama = z
  .array(grahaName)
  .meta({ description: "Grahas in the sign that they have in the rashi chart; the Lagna is not counted" });

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

export const divisionalChart: BirthOperation<
  DivisionalChartRequest,
  DivisionalChart,
  UncertainDivisionalChart,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "generateDivisionalChart",
  method: "POST",
  path: "/vedic-astrology/divisional-chart",
  summary: "A divisional chart (varga), D2 to D60, by Parashara's rules",
  description:
    "One of fifteen divisions of Brihat Parashara Hora Shastra 6. Longitude and nakshatra stay those of the birth; sign and house are the division's.",
  query: langQuery,
  body: z
    .object({
      ...vedicChartShape,
      division: z.literal(DIVISIONS).meta({ description: "Parts in a sign: 9 is the Navamsa", examples: [10] }),
    })
    .check(requireAyanamsaValue),
  output: divisionalOutput,
  needs: [needEphemeris],
  compute: inAskedPositions(computeDivisionalChart),
  present: presentDivisionalChart,
  uncertain: {
    births: ["time"],
    output: uncertainDivisionalOutput,
    compute: inUsualPositions(computeOpenDivisionalChart),
    present: presentOpenDivisional,
  },
  examples: [{ ...EXAMPLE, division: 10 }],
});

export const navamsa: BirthOperation<NavamsaRequest, Navamsa, UncertainNavamsa, "time", SkyContext> =
  defineBirthOperation({
    id: "generateNavamsa",
    method: "POST",
    path: "/vedic-astrology/navamsa",
    summary: "Navamsa (D9), and the grahas that keep their sign in it",
    description: "Ninths of the signs, counted without a break from Aries (Brihat Parashara Hora Shastra 6.12).",
    query: langQuery,
    body: z.object(vedicChartShape).check(requireAyanamsaValue),
    output: navamsaOutput,
    needs: [needEphemeris],
    compute: inAskedPositions(computeNavamsa),
    present: presentNavamsa,
    uncertain: {
      births: ["time"],
      output: uncertainNavamsaOutput,
      compute: inUsualPositions(computeOpenNavamsa),
      present: presentOpenNavamsa,
    },
    examples: [EXAMPLE],
  });

function presentNavamsa(facts: DivisionalFacts, words: Words): DraftOf<typeof navamsaOutput> {
  return { ...presentShared(facts), vargottamaExplanation: vedicReader(words).text("vargottama") };
}

function presentDivisionalChart(facts: DivisionalFacts, words: Words): DraftOf<typeof divisionalOutput> {
  return { ...presentShared(facts), division: presentDivision(facts.division, vedicReader(words)) };
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
      division: VARGA_RULE,
    },
  };
}
