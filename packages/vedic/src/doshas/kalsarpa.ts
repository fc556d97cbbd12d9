import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  optionalProseList,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, vedicChartShape, vedicConventionsSchema } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { vedicReader } from "../texts/reader";
import type { KalsarpaDosha, KalsarpaDoshaRequest, UncertainKalsarpaDosha } from "../types";
import { computeOpenKalsarpa, presentOpenKalsarpa, uncertainKalsarpaOutput } from "./kalsarpa-open";
import { KALSARPA_ARCS, type Kalsarpa, kalsarpaOf } from "./kalsarpa-rule";
import { severitySchema } from "./severity";

const output = z.object({
  frame: frameSchema,
  present: z.boolean(),
  type: z.string().exactOptional(),
  severity: severitySchema.exactOptional(),
  arc: z.enum(KALSARPA_ARCS).exactOptional().meta({
    name: "KalsarpaArc",
    description: "On which side of the axis all seven stand, in the order of the signs",
  }),
  rahuHouse: z.int().min(1).max(12),
  ...named(
    "outside",
    z
      .array(z.string())
      .meta({ description: "Where it is absent: the grahas on the less crowded side, which break it" }),
    grahaTerms,
  ),
  description: prose,
  effects: z
    .object({
      duration: prose,
      career: prose,
      health: prose,
      relationships: prose,
      mindset: prose,
      positive: prose,
    })
    .exactOptional()
    .meta({ name: "KalsarpaEffects" }),
  remedies: optionalProseList,
  conventions: vedicConventionsSchema,
});

export interface KalsarpaFacts extends Kalsarpa {
  readonly chart: VedicChart;
}

export function computeKalsarpa(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): KalsarpaFacts {
  const chart = vedicChartOf(ephemeris, input);
  return { chart, ...kalsarpaOf(chart) };
}

export const kalsarpaDosha: BirthOperation<
  KalsarpaDoshaRequest,
  KalsarpaDosha,
  UncertainKalsarpaDosha,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "checkKalsarpaDosha",
  method: "POST",
  path: "/vedic-astrology/dosha/kalsarpa",
  summary: "Kalsarpa: whether all seven grahas stand on one side of the nodes",
  description:
    "The twelve kinds by the house of Rahu, the side that holds the grahas, or those that break it. By longitude, mean node; a graha on the axis itself breaks it.",
  query: langQuery,
  body: z.object(vedicChartShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: inAskedPositions(computeKalsarpa),
  present: presentKalsarpa,
  uncertain: {
    births: ["time"],
    output: uncertainKalsarpaOutput,
    compute: inUsualPositions(computeOpenKalsarpa),
    present: presentOpenKalsarpa,
  },
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentKalsarpa(facts: KalsarpaFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { arc, kind, rahuHouse, chart } = facts;
  const common = {
    frame: presentFrame(chart.frame),
    present: arc !== undefined,
    rahuHouse,
    conventions: presentVedicConventions(chart),
  };
  const outside = facts.outside.map((id) => grahaTerms[id].en);
  if (arc === undefined) return { ...common, outside, description: texts.lookup("kalsarpa.absent") };
  const text = (member: string): string | undefined => texts.lookup(`kalsarpa.${kind.id}.${member}`);
  const remedies = texts.lookupList("kalsarpa.remedies");
  return {
    ...common,
    type: `${kind.name} Kalsarpa`,
    severity: kind.severity,
    arc,
    outside: [],
    description: text("description"),
    effects: {
      duration: text("duration"),
      career: text("career"),
      health: text("health"),
      relationships: text("relationships"),
      mindset: text("mindset"),
      positive: text("positive"),
    },
    remedies: remedies && [...remedies],
  };
}
