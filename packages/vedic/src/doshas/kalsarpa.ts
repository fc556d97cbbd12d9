import { type Ephemeris, needEphemeris, normalizeDeg, type SkyContext } from "@almagest/ephemeris";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  optionalProseList,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { rashiHouse, type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { vedicReader } from "../texts/reader";
import type { KalsarpaDosha, KalsarpaDoshaRequest } from "../types";

/** The twelve kinds by the house of Rahu. */
const KINDS = [
  { id: "anant", name: "Anant", severity: "Severe" },
  { id: "kulik", name: "Kulik", severity: "Moderate" },
  { id: "vasuki", name: "Vasuki", severity: "Moderate" },
  { id: "shankhpal", name: "Shankhpal", severity: "Moderate" },
  { id: "padma", name: "Padma", severity: "Moderate" },
  { id: "mahapadma", name: "Mahapadma", severity: "Mild" },
  { id: "takshak", name: "Takshak", severity: "Severe" },
  { id: "karkotak", name: "Karkotak", severity: "Severe" },
  { id: "shankhachud", name: "Shankhachud", severity: "Moderate" },
  { id: "ghatak", name: "Ghatak", severity: "Moderate" },
  { id: "vishdhar", name: "Vishdhar", severity: "Mild" },
  { id: "sheshnag", name: "Sheshnag", severity: "Severe" },
] as const;
export type KalsarpaKind = (typeof KINDS)[number];

const SEVERITIES = ["Mild", "Moderate", "Severe"] as const;
export const severitySchema = z.enum(SEVERITIES).meta({ name: "DoshaSeverity" });

const ARCS = ["rahu-to-ketu", "ketu-to-rahu"] as const;

const output = z.object({
  frame: frameSchema,
  present: z.boolean(),
  type: z.string().exactOptional(),
  severity: severitySchema.exactOptional(),
  arc: z.enum(ARCS).exactOptional().meta({
    name: "KalsarpaArc",
    description: "On which side of the axis all seven stand, in the order of the signs",
  }),
  rahuHouse: z.int().min(1).max(12),
  outside: z
    .array(z.string())
    .meta({ description: "Where it is absent: the grahas on the less crowded side, which break it" }),
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

export interface Kalsarpa {
  readonly rahuHouse: number;
  /** The side of the axis that holds all seven; undefined where neither does. */
  readonly arc: (typeof ARCS)[number] | undefined;
  readonly kind: KalsarpaKind;
  /** Those on the less crowded side. */
  readonly outside: readonly SevenGraha[];
}

export interface KalsarpaFacts extends Kalsarpa {
  readonly chart: VedicChart;
}

/** Whether the seven grahas are strictly on one side of the axis of the nodes, by longitude. */
export function kalsarpaOf(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): Kalsarpa {
  const rahuDeg = grahaOf(chart.grahas, "rahu").longitudeDeg;
  const aheadDeg = (id: SevenGraha): number => normalizeDeg(grahaOf(chart.grahas, id).longitudeDeg - rahuDeg);
  const ahead = SEVEN_GRAHAS.filter((id) => aheadDeg(id) > 0 && aheadDeg(id) < 180);
  const behind = SEVEN_GRAHAS.filter((id) => aheadDeg(id) > 180);
  const rahuHouse = rashiHouse(chart, rahuDeg);
  const arc = ahead.length === 7 ? "rahu-to-ketu" : behind.length === 7 ? "ketu-to-rahu" : undefined;
  const inside = ahead.length >= behind.length ? ahead : behind;
  return { rahuHouse, arc, kind: at(KINDS, rahuHouse - 1), outside: SEVEN_GRAHAS.filter((id) => !inside.includes(id)) };
}

export function computeKalsarpa(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): KalsarpaFacts {
  const chart = vedicChartOf(ephemeris, input);
  return { chart, ...kalsarpaOf(chart) };
}

export const kalsarpaDosha: Operation<KalsarpaDoshaRequest, KalsarpaDosha, SkyContext> = defineOperation({
  id: "checkKalsarpaDosha",
  method: "POST",
  path: "/vedic-astrology/dosha/kalsarpa",
  summary: "Kalsarpa: whether all seven grahas stand on one side of the nodes",
  description:
    "The twelve kinds by the house of Rahu, the side that holds the grahas, or those that break it. By longitude, mean node; a graha on the axis itself breaks it.",
  query: langQuery,
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computeKalsarpa,
  present: presentKalsarpa,
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
