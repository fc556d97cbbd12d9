import { type Ephemeris, elongationTrack } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { type DraftOf, optionalProse, type Words } from "@almagest/operation";
import { angleBorders, type Member } from "@almagest/sky";
import * as z from "zod";
import { presentFrame } from "../birth/present";
import { grahaSign, lagnaSign } from "../birth-time/members";
import { presentOpenTime } from "../birth-time/open-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../birth-time/open-chart";
import { presentChartConventions } from "../birth-time/present-chart";
import { chartOfSecond, type VedicSearch } from "../birth-time/search";
import { sameThrough } from "../birth-time/turns";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { skyBodyOfGraha } from "../sky/positions";
import { type VedicReader, vedicReader } from "../texts/reader";
import { KALSARPA_ARCS, KALSARPA_KINDS, type Kalsarpa, type KalsarpaKind, kalsarpaOf } from "./kalsarpa-rule";
import { heldHouse, openDoshaShape } from "./open-schema";
import { severitySchema } from "./severity";

export const uncertainKalsarpaOutput = z.object({
  ...openDoshaShape,
  type: z.string().exactOptional().meta({ description: "Where it is present and the house of Rahu holds" }),
  severity: severitySchema.exactOptional().meta({ description: "Of that type" }),
  arc: z.enum(KALSARPA_ARCS).exactOptional().meta({
    name: "HeldKalsarpaArc",
    description: "Of one that is present all through: the side of the axis that holds all seven",
  }),
  rahuHouse: heldHouse.meta({ description: "Only where it is the same all through" }),
  ...named(
    "outside",
    z.array(z.string()).exactOptional().meta({
      description: "Where it is absent all through: the grahas that break it at every time",
    }),
    grahaTerms,
  ),
  effects: z
    .object({
      duration: optionalProse,
      career: optionalProse,
      health: optionalProse,
      relationships: optionalProse,
      mindset: optionalProse,
      positive: optionalProse,
    })
    .exactOptional()
    .meta({ name: "UncertainKalsarpaEffects", description: "Of a type that holds" }),
});

interface OpenKalsarpa {
  readonly chart: OpenVedicChart;
  readonly isPresent: boolean | undefined;
  readonly arc: Kalsarpa["arc"];
  readonly rahuHouse: number | undefined;
  readonly outside: readonly SevenGraha[];
}

export function computeOpenKalsarpa(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenKalsarpa {
  const chart = openVedicChart(ephemeris, input, (search) => [
    arcMember(search),
    ...SEVEN_GRAHAS.map((id) => sideMember(search, id)),
    lagnaSign(search),
    grahaSign(search, "rahu"),
  ]);
  const { turns } = chart;
  const all = turns.map(kalsarpaOf);
  return {
    chart,
    isPresent: sameThrough(turns, (turn) => kalsarpaOf(turn).arc !== undefined),
    arc: sameThrough(turns, (turn) => kalsarpaOf(turn).arc),
    rahuHouse: sameThrough(turns, (turn) => kalsarpaOf(turn).rahuHouse),
    outside: SEVEN_GRAHAS.filter((id) => all.every(({ outside }) => outside.includes(id))),
  };
}

const NONE = "none";
const AXIS_DEG = [0, 180];

/** Where any of the seven passes Rahu or Ketu. */
function arcMember({ sky, setting }: VedicSearch): Member {
  const rahu = skyBodyOfGraha("rahu", setting.nodeType);
  return {
    member: "arc",
    borders: SEVEN_GRAHAS.flatMap((id) => angleBorders(sky, elongationTrack(sky.near, id, rahu), AXIS_DEG)),
    valueAt: (asked, epochMs) => kalsarpaOf(chartOfSecond(asked, epochMs, setting)).arc ?? NONE,
  };
}

/** Whether a graha is on the side that holds fewer. */
function sideMember(search: VedicSearch, id: SevenGraha): Member {
  return {
    ...arcMember(search),
    member: `outside.${id}`,
    valueAt: (asked, epochMs) => kalsarpaOf(chartOfSecond(asked, epochMs, search.setting)).outside.includes(id),
  };
}

export function presentOpenKalsarpa(facts: OpenKalsarpa, words: Words): DraftOf<typeof uncertainKalsarpaOutput> {
  const texts = vedicReader(words);
  const { chart, isPresent, rahuHouse, outside } = facts;
  const kind = isPresent === true && rahuHouse !== undefined ? KALSARPA_KINDS[rahuHouse - 1] : undefined;
  const remedies = isPresent === true ? texts.lookupList("kalsarpa.remedies") : undefined;
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    frame: presentFrame(chart.frame),
    verdict: isPresent === undefined ? "depends" : isPresent ? "yes" : "no",
    present: isPresent,
    type: kind && `${kind.name} Kalsarpa`,
    severity: kind?.severity,
    arc: facts.arc,
    rahuHouse,
    outside: isPresent === false ? outside.map((id) => grahaTerms[id].en) : undefined,
    description: descriptionOf(facts, kind, texts),
    effects: kind && effectsOf(kind, texts),
    remedies: remedies && [...remedies],
    conventions: presentChartConventions(chart),
  };
}

function descriptionOf({ isPresent, rahuHouse }: OpenKalsarpa, kind: KalsarpaKind | undefined, texts: VedicReader) {
  if (kind !== undefined) return texts.lookup(`kalsarpa.${kind.id}.description`);
  if (isPresent === false && rahuHouse !== undefined) return texts.lookup("kalsarpa.absent");
  return texts.lookup(`kalsarpa.openTime.${isPresent === undefined ? "depends" : isPresent ? "present" : "absent"}`);
}

function effectsOf({ id }: KalsarpaKind, texts: VedicReader): DraftOf<typeof uncertainKalsarpaOutput>["effects"] {
  const text = (member: string): string | undefined => texts.lookup(`kalsarpa.${id}.${member}`);
  return {
    duration: text("duration"),
    career: text("career"),
    health: text("health"),
    relationships: text("relationships"),
    mindset: text("mindset"),
    positive: text("positive"),
  };
}
