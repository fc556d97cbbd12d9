import type { Ephemeris } from "@almagest/ephemeris";
import { joined } from "@almagest/i18n";
import { type DraftOf, optionalProse, type Words } from "@almagest/operation";
import * as z from "zod";
import { presentFrame, signName } from "../birth/present";
import { grahaSign, lagnaSign } from "../birth-time/members";
import { clockOf, presentOpenTime } from "../birth-time/open-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../birth-time/open-chart";
import { presentChartConventions } from "../birth-time/present-chart";
import { sameThrough, staysThrough } from "../birth-time/turns";
import { type VedicReader, vedicReader } from "../texts/reader";
import { signIndex0 } from "../zodiac/circle";
import { isManglikHouse, MANGLIK_EXCEPTIONS, type Manglik, type ManglikException, manglikOf } from "./manglik-rule";
import { heldHouse, lagnaTimes, openDoshaShape } from "./open-schema";
import { severitySchema } from "./severity";

const byLagna = z
  .object({
    ...lagnaTimes,
    marsHouse: z.int().min(1).max(12),
    present: z.boolean(),
    severity: severitySchema.exactOptional(),
  })
  .meta({ name: "ManglikByLagna" });

export const uncertainManglikOutput = z.object({
  ...openDoshaShape,
  severity: severitySchema.exactOptional().meta({ description: "Only where it is the same all through" }),
  marsHouse: heldHouse.meta({ description: "From the Lagna; only where it is the same all through" }),
  marsHouseFromMoon: heldHouse.meta({ description: "Only where it is the same all through" }),
  marsHouseFromVenus: heldHouse.meta({ description: "Only where it is the same all through" }),
  presentFromMoon: z
    .boolean()
    .exactOptional()
    .meta({ description: "Whether Mars is in one of these houses from the Moon; only where that holds" }),
  presentFromVenus: z.boolean().exactOptional().meta({ description: "The same from Venus" }),
  byLagna: z.array(byLagna).meta({ description: "Each Lagna that the time allows, in order of time" }),
  effects: z
    .object({
      marriage: optionalProse,
      personality: optionalProse,
      timing: optionalProse,
      relationships: optionalProse,
    })
    .exactOptional()
    .meta({ name: "UncertainManglikEffects", description: "Where it is present and its house holds" }),
  exceptions: z
    .array(z.string())
    .exactOptional()
    .meta({ description: "What lightens it wherever it is present in that time" }),
  exceptionRules: z
    .array(z.string())
    .exactOptional()
    .meta({ description: "The same as rules, one for each, in English" }),
});

interface OpenManglik {
  readonly chart: OpenVedicChart;
  readonly isPresent: boolean | undefined;
  readonly severity: Manglik["severity"];
  readonly marsHouse: number | undefined;
  readonly marsHouseFromMoon: number | undefined;
  readonly marsHouseFromVenus: number | undefined;
  /** Of every chart that has it. */
  readonly exceptions: readonly ManglikException[];
  readonly byLagna: readonly {
    readonly value: { readonly lagna0: number; readonly manglik: Manglik };
    readonly fromEpochMs: number;
    readonly toEpochMs: number;
  }[];
}

/** Mars from every Lagna that may have been rising. */
export function computeOpenManglik(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenManglik {
  const grahas = ["moon", "venus", "mars", "jupiter"] as const;
  const chart = openVedicChart(ephemeris, input, (search) => [
    lagnaSign(search),
    ...grahas.map((id) => grahaSign(search, id)),
  ]);
  const { turns } = chart;
  const found = turns.map(manglikOf).filter(({ severity }) => severity !== undefined);
  const [first] = found;
  return {
    chart,
    isPresent: sameThrough(turns, (turn) => manglikOf(turn).severity !== undefined),
    severity: sameThrough(turns, (turn) => manglikOf(turn).severity),
    marsHouse: sameThrough(turns, (turn) => manglikOf(turn).marsHouse),
    marsHouseFromMoon: sameThrough(turns, (turn) => manglikOf(turn).marsHouseFromMoon),
    marsHouseFromVenus: sameThrough(turns, (turn) => manglikOf(turn).marsHouseFromVenus),
    exceptions: (first?.exceptions ?? []).filter((id) => found.every(({ exceptions }) => exceptions.includes(id))),
    byLagna: staysThrough(
      turns,
      (turn) => ({ lagna0: signIndex0(turn.lagnaDeg), manglik: manglikOf(turn) }),
      ({ lagna0, manglik }) => `${lagna0} ${manglik.marsHouse}`,
    ),
  };
}

export function presentOpenManglik(facts: OpenManglik, words: Words): DraftOf<typeof uncertainManglikOutput> {
  const texts = vedicReader(words);
  const { chart, isPresent, severity, marsHouse, exceptions } = facts;
  const clock = clockOf(chart);
  const isEver = isPresent !== false;
  const remedies = isPresent === true ? texts.lookupList("manglik.remedies") : undefined;
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    frame: presentFrame(chart.frame),
    verdict: isPresent === undefined ? "depends" : isPresent ? "yes" : "no",
    present: isPresent,
    severity,
    marsHouse,
    marsHouseFromMoon: facts.marsHouseFromMoon,
    marsHouseFromVenus: facts.marsHouseFromVenus,
    presentFromMoon: presentFrom(facts.marsHouseFromMoon),
    presentFromVenus: presentFrom(facts.marsHouseFromVenus),
    byLagna: facts.byLagna.map(({ value: { lagna0, manglik }, fromEpochMs, toEpochMs }) => ({
      from: clock(fromEpochMs),
      to: clock(toEpochMs),
      lagna: signName(lagna0),
      marsHouse: manglik.marsHouse,
      present: manglik.severity !== undefined,
      severity: manglik.severity,
    })),
    description: descriptionOf(facts, texts),
    effects: isPresent === true && marsHouse !== undefined ? effectsOf(marsHouse, texts) : undefined,
    exceptions: isEver
      ? exceptions.map((id) => texts.lookup(`manglik.exceptions.${id}`) ?? MANGLIK_EXCEPTIONS[id])
      : undefined,
    exceptionRules: isEver ? exceptions.map((id) => MANGLIK_EXCEPTIONS[id]) : undefined,
    remedies: remedies && [...remedies],
    conventions: presentChartConventions(chart),
  };
}

function presentFrom(house: number | undefined): boolean | undefined {
  return house === undefined ? undefined : isManglikHouse(house);
}

/** Of a house that holds its own text; else the extent, and what the Moon says. */
function descriptionOf({ isPresent, marsHouse, marsHouseFromMoon, byLagna }: OpenManglik, texts: VedicReader) {
  if (marsHouse !== undefined) return texts.lookup(isPresent ? `manglik.${marsHouse}.description` : "manglik.absent");
  const lagnas = new Map<number, boolean>();
  for (const { value } of byLagna) {
    lagnas.set(value.lagna0, lagnas.get(value.lagna0) === true || value.manglik.severity !== undefined);
  }
  const values = { lagnas: lagnas.size, with: [...lagnas.values()].filter((isSo) => isSo).length };
  const extent = isPresent === undefined ? "depends" : isPresent ? "always" : "never";
  const first = texts.lookup(`manglik.openTime.${extent}`, values);
  const fromMoon = presentFrom(marsHouseFromMoon);
  const second = texts.lookup(`manglik.openTime.moon.${fromMoon === undefined ? "depends" : fromMoon ? "yes" : "no"}`);
  return joined([first, second]);
}

function effectsOf(marsHouse: number, texts: VedicReader): DraftOf<typeof uncertainManglikOutput>["effects"] {
  const text = (member: string): string | undefined => texts.lookup(`manglik.${marsHouse}.${member}`);
  return {
    marriage: text("marriage"),
    personality: text("personality"),
    timing: text("timing"),
    relationships: text("relationships"),
  };
}
