import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { at, count, type DraftOf } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame } from "../birth/present";
import { frameSchema, grahaName } from "../birth/schema";
import { MOON_FIRST } from "../birth-time/graha-members";
import { grahaSign, lagnaSign } from "../birth-time/members";
import { presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../birth-time/open-chart";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { isSevenGraha, SEVEN_GRAHAS } from "../grahas";
import { signsOfGrahas } from "../tables/dignity";
import { pointNames } from "../vocabulary/points";
import { signIndex0 } from "../zodiac/circle";
import { type Ashtakavarga, ashtakavargaOf, givesBindu, type SignsOfContributors } from "./compute";
import { CONTRIBUTORS, type Contributor } from "./tables";

export const BINDU_RULES = {
  tables: "Brihat Jataka 9; Moon from Jupiter 1 4 7 8 10 11 12, Venus from Mars 3 5 6 9 11 12",
  reductions: "trikona, then ekadhipatya (Brihat Parashara Hora Shastra 67, 68); Virgo's multiplier is 5",
} as const;

const reach = z
  .object({ least: count, most: count })
  .meta({ name: "BinduFigureReach", description: "At least and at most" });
const reaches = z.array(reach).meta({ description: "A figure for each sign, Aries to Pisces" });

const tableSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    bindus: reaches,
    withoutLagna: reaches.meta({
      description: "The points of the seven grahas alone: what is left of a bindu once the Lagna's own is taken off",
    }),
    total: count.meta({ description: "The same at every time, as the tables give so many points to each" }),
  })
  .meta({ name: "UncertainBinduTable" });

const reducedSchema = z
  .object({ ...named("planet", grahaName, pointNames), bindus: reaches, total: reach })
  .meta({ name: "UncertainReducedBindus" });

const pindaSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    rashiPinda: reach,
    grahaPinda: reach,
    shodhyaPinda: reach.meta({ description: "Of the sum of the two" }),
  })
  .meta({ name: "UncertainShodhyaPinda" });

export const uncertainAshtakavargaOutput = z.object({
  birthTime: vedicBirthTime,
  frame: frameSchema,
  ...named("signs", z.array(z.string()), signTerms),
  bhinnashtakavarga: z.array(tableSchema).meta({ description: "Tables of the seven grahas and the Lagna" }),
  sarvashtakavarga: z
    .object({ bindus: reaches, withoutLagna: reaches, total: count })
    .meta({ name: "UncertainBinduSum", description: "Sum of the seven grahas' tables, 337 points" }),
  reducedBhinnashtakavarga: z.array(reducedSchema).meta({ description: "After both reductions" }),
  reducedSarvashtakavarga: z.object({ bindus: reaches, total: reach }).meta({ name: "UncertainReducedSum" }),
  shodhyaPinda: z.array(pindaSchema),
  conventions: z
    .object({ ...openVedicConventions.shape, tables: z.string(), reductions: z.string() })
    .meta({ name: "UncertainAshtakavargaConventions" }),
});

interface OpenAshtakavarga {
  readonly chart: OpenVedicChart;
  /** One for each set of signs that the span has. */
  readonly found: readonly { readonly signs: SignsOfContributors; readonly points: Ashtakavarga }[];
}

/** The points of every Lagna and of every set of signs that a birth may have. */
export function computeOpenAshtakavarga(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenAshtakavarga {
  const chart = openVedicChart(ephemeris, input, (search) => [
    lagnaSign(search),
    ...MOON_FIRST.filter(isSevenGraha).map((id) => grahaSign(search, id)),
  ]);
  const all = chart.turns.map(({ grahas, lagnaDeg }) => ({ ...signsOfGrahas(grahas), lagna: signIndex0(lagnaDeg) }));
  const each = new Map(all.map((signs) => [JSON.stringify(signs), signs]));
  return { chart, found: [...each.values()].map((signs) => ({ signs, points: ashtakavargaOf(signs) })) };
}

export function presentOpenAshtakavarga({
  chart,
  found,
}: OpenAshtakavarga): DraftOf<typeof uncertainAshtakavargaOutput> {
  const points = found.map((one) => one.points);
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    frame: presentFrame(chart.frame),
    signs: SIGN_IDS.map((id) => signTerms[id].en),
    bhinnashtakavarga: CONTRIBUTORS.map((of, index0) => {
      const figures = points.map(({ bhinna }) => at(bhinna, index0).bindus);
      return {
        planet: pointName(of),
        bindus: reachesOf(figures),
        withoutLagna: reachesOf(found.map(({ signs }) => withoutLagna([of], signs))),
        total: sumOf(figures[0] ?? []),
      };
    }),
    sarvashtakavarga: {
      bindus: reachesOf(points.map(({ sarva }) => sarva)),
      withoutLagna: reachesOf(found.map(({ signs }) => withoutLagna(SEVEN_GRAHAS, signs))),
      total: sumOf(points[0]?.sarva ?? []),
    },
    reducedBhinnashtakavarga: CONTRIBUTORS.map((of, index0) => {
      const figures = points.map(({ reduced }) => at(reduced, index0).bindus);
      return { planet: pointName(of), bindus: reachesOf(figures), total: reachOf(figures.map(sumOf)) };
    }),
    reducedSarvashtakavarga: {
      bindus: reachesOf(points.map(({ reducedSarva }) => reducedSarva)),
      total: reachOf(points.map(({ reducedSarva }) => sumOf(reducedSarva))),
    },
    shodhyaPinda: CONTRIBUTORS.map((of, index0) => {
      const pindas = points.map((one) => at(one.pindas, index0));
      return {
        planet: pointName(of),
        rashiPinda: reachOf(pindas.map(({ rashiPinda }) => rashiPinda)),
        grahaPinda: reachOf(pindas.map(({ grahaPinda }) => grahaPinda)),
        shodhyaPinda: reachOf(pindas.map(({ rashiPinda, grahaPinda }) => rashiPinda + grahaPinda)),
      };
    }),
    conventions: { ...presentOpenConventions(chart), ...BINDU_RULES },
  };
}

/** Points in tables without those that the Lagna gives. */
function withoutLagna(tables: readonly Contributor[], signs: SignsOfContributors): readonly number[] {
  return SIGN_IDS.map((_, sign0) =>
    tables.reduce((sum, of) => sum + SEVEN_GRAHAS.filter((from) => givesBindu(of, from, signs, sign0)).length, 0),
  );
}

interface Reach {
  least: number;
  most: number;
}

function reachOf(figures: readonly number[]): Reach {
  return { least: Math.min(...figures), most: Math.max(...figures) };
}

/** Of twelve figures each. */
function reachesOf(lists: readonly (readonly number[])[]): Reach[] {
  return SIGN_IDS.map((_, sign0) => reachOf(lists.map((figures) => at(figures, sign0))));
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}
