import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
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
import { frameSchema, vedicConventionsSchema, vedicPositionsShape } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { vedicReader } from "../texts/reader";
import type { ManglikDosha, ManglikDoshaRequest, UncertainManglikDosha } from "../types";
import { computeOpenManglik, presentOpenManglik, uncertainManglikOutput } from "./manglik-open";
import { MANGLIK_EXCEPTIONS, type Manglik, manglikOf } from "./manglik-rule";
import { severitySchema } from "./severity";

const output = z.object({
  frame: frameSchema,
  present: z.boolean(),
  severity: severitySchema.exactOptional(),
  marsHouse: z.int().min(1).max(12).meta({ description: "From the Lagna, whole signs; this one decides" }),
  marsHouseFromMoon: z.int().min(1).max(12),
  marsHouseFromVenus: z.int().min(1).max(12),
  description: prose,
  effects: z
    .object({ marriage: prose, personality: prose, timing: prose, relationships: prose })
    .exactOptional()
    .meta({ name: "ManglikEffects" }),
  exceptions: z.array(z.string()).exactOptional().meta({
    description: "What lightens it in this chart; it stays present, and its severity that of the house",
  }),
  exceptionRules: z
    .array(z.string())
    .exactOptional()
    .meta({ description: "The same as rules, one for each, in English" }),
  remedies: optionalProseList,
  conventions: vedicConventionsSchema,
});

export interface ManglikFacts extends Manglik {
  readonly chart: VedicChart;
}

export function computeManglik(input: VedicBirthInput, { ephemeris }: { readonly ephemeris: Ephemeris }): ManglikFacts {
  const chart = vedicChartOf(ephemeris, input);
  return { chart, ...manglikOf(chart) };
}

export const manglikDosha: BirthOperation<
  ManglikDoshaRequest,
  ManglikDosha,
  UncertainManglikDosha,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "checkManglikDosha",
  method: "POST",
  path: "/vedic-astrology/dosha/manglik",
  summary: "Manglik: Mars in 1, 2, 4, 7, 8 or 12 from the Lagna, with what lightens it",
  description:
    "Whole signs from the Lagna; the houses from Moon and Venus stand beside it. Exceptions are named and lighten the dosha; they do not remove it.",
  query: langQuery,
  body: z.object(vedicPositionsShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: inAskedPositions(computeManglik),
  present: presentManglik,
  uncertain: {
    births: ["time"],
    output: uncertainManglikOutput,
    compute: inUsualPositions(computeOpenManglik),
    present: presentOpenManglik,
  },
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentManglik(facts: ManglikFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { chart, severity, marsHouse } = facts;
  const common = {
    frame: presentFrame(chart.frame),
    present: severity !== undefined,
    marsHouse,
    marsHouseFromMoon: facts.marsHouseFromMoon,
    marsHouseFromVenus: facts.marsHouseFromVenus,
    conventions: presentVedicConventions(chart),
  };
  if (severity === undefined) return { ...common, description: texts.lookup("manglik.absent") };
  const text = (member: string): string | undefined => texts.lookup(`manglik.${marsHouse}.${member}`);
  const remedies = texts.lookupList("manglik.remedies");
  return {
    ...common,
    severity,
    description: text("description"),
    effects: {
      marriage: text("marriage"),
      personality: text("personality"),
      timing: text("timing"),
      relationships: text("relationships"),
    },
    exceptions: facts.exceptions.map((id) => texts.lookup(`manglik.exceptions.${id}`) ?? MANGLIK_EXCEPTIONS[id]),
    exceptionRules: facts.exceptions.map((id) => MANGLIK_EXCEPTIONS[id]),
    remedies: remedies && [...remedies],
  };
}
