import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { at, type DraftOf, type Words } from "@almagest/operation";
import * as z from "zod";
import { type BhavasAt, bhavasAt } from "../bhavas/chalit-open";
import { houseThemesOf, houseThemesSchema } from "../bhavas/themes";
import { pointName, presentFrame, signName, wireLongitude } from "../birth/present";
import { FOCUSES, type Focus, frameSchema, grahaName } from "../birth/schema";
import { heldRashi, longitudeReach } from "../birth-time/chart-schema";
import { MOON_FIRST, waxingMember } from "../birth-time/graha-members";
import { grahaSign, lagnaSign } from "../birth-time/members";
import { presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../birth-time/open-chart";
import { requireRange } from "../birth-time/refusal";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { SEVEN_GRAHAS } from "../grahas";
import { grahaOf } from "../sky/positions";
import { vedicReader } from "../texts/reader";
import { pointNames } from "../vocabulary/points";
import { signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";
import type { Beneficence } from "./beneficence";
import { bhavaDigBala } from "./bhava-dig";
import { parasharaSight } from "./drik";
import { heldBeneficence, type Reach, reachThrough, SIXTHS_DEG } from "./open";
import { heldReach, presentReach, reach } from "./reach";
import { SHADBALA_RULES } from "./told";

const bhavaSchema = z
  .object({
    house: z.int().min(1).max(12),
    madhya: longitudeReach.meta({ description: "Middle of the bhava" }),
    ...named("rashi", heldRashi.rashi, signs),
    ...named("lord", grahaName.exactOptional(), pointNames),
    digBala: reach,
    drishtiBala: heldReach.meta({
      description: "A bound on the sight of the seven; absent where it changes which of them are benefic",
    }),
  })
  .meta({ name: "UncertainBhavaBalaRow" });

export const uncertainBhavaBalaOutput = z.object({
  birthTime: vedicBirthTime,
  bhavas: z.array(bhavaSchema).meta({
    description: "Without the lord's shadbala; empty from 60 degrees of latitude on, and of a range over six hours",
  }),
  leftOut: z.array(z.string()).meta({ description: "The shadbala of the lord, and the sums and ranks that need it" }),
  houseSystem: z.literal("sripati"),
  focus: z.enum(FOCUSES),
  houseThemes: houseThemesSchema,
  frame: frameSchema,
  conventions: z
    .object({ ...openVedicConventions.shape, drik: z.string() })
    .meta({ name: "UncertainBhavaBalaConventions" }),
});

interface OpenBhava {
  readonly house: number;
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly sign0: number | undefined;
  readonly dig: Reach;
  readonly drishti: Reach | undefined;
}

interface OpenBhavaBala {
  readonly chart: OpenVedicChart;
  readonly focus: Focus;
  readonly bhavas: readonly OpenBhava[];
}

/** Up to here, and for so long, middles run forward by less than half the zodiac from one reading to the next. */
const MOST_LATITUDE_DEG = 60;
const MOST_MS = 6 * 3_600_000;
const STEP_MS = 600_000;

/**
 * The parts of bhava bala that a range allows: direction and sight on the middles.
 * @throws DomainError `unprocessable_entity` for an unknown time.
 */
export function computeOpenBhavaBala(
  { focus, ...input }: OpenChartInput & { readonly focus: Focus },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenBhavaBala {
  requireRange(input, "In a whole day the middles of the bhavas pass through every sign, so no house has a strength.");
  const chart = openVedicChart(ephemeris, input, (search) => [
    lagnaSign(search),
    ...MOON_FIRST.map((id) => grahaSign(search, id)),
    waxingMember(search),
  ]);
  return { chart, focus, bhavas: bhavasThrough(chart) };
}

function bhavasThrough(chart: OpenVedicChart): readonly OpenBhava[] {
  const { span, search, sky, input } = chart;
  const lengthMs = span.toEpochMs - span.fromEpochMs;
  if (Math.abs(input.latitude) >= MOST_LATITUDE_DEG || lengthMs > MOST_MS) return [];
  const steps = Math.max(1, Math.ceil(lengthMs / STEP_MS));
  const moments = Array.from({ length: steps + 1 }, (_, step) => {
    const epochMs = span.fromEpochMs + (lengthMs * step) / steps;
    const isEnd = step === 0 || step === steps;
    return bhavasAt(isEnd ? sky.ephemeris : sky.near, epochMs, search);
  });
  const beneficence = heldBeneficence(chart);
  return Array.from({ length: 12 }, (_, index0) => bhavaThrough(index0, moments, beneficence));
}

const HALF_SIGNS_DEG = Array.from({ length: 24 }, (_, index0) => 15 * index0);

function bhavaThrough(index0: number, moments: readonly BhavasAt[], beneficence: Beneficence | undefined): OpenBhava {
  const middles = moments.map(({ bhavas }) => at(bhavas, index0).madhyaDeg);
  const [fromDeg, toDeg] = [at(middles, 0), at(middles, middles.length - 1)];
  const [first0, last0] = [signIndex0(fromDeg), signIndex0(toDeg)];
  return {
    house: index0 + 1,
    fromDeg,
    toDeg,
    sign0: first0 === last0 ? first0 : undefined,
    dig: reachThrough(middles, HALF_SIGNS_DEG, (deg) => bhavaDigBala(index0 + 1, deg)),
    drishti: beneficence && sightOn(middles, moments, beneficence),
  };
}

/** As if each of the seven saw it at its most, or at its least, at once. */
function sightOn(middles: readonly number[], moments: readonly BhavasAt[], beneficence: Beneficence): Reach {
  const seen = SEVEN_GRAHAS.map((caster) => {
    const ahead = moments.map(({ grahas }, index0) =>
      normalizeDeg(at(middles, index0) - grahaOf(grahas, caster).longitudeDeg),
    );
    return reachThrough(ahead, SIXTHS_DEG, (deg) => parasharaSight(caster, deg) * (beneficence[caster] ? 1 : -1));
  });
  return {
    least: seen.reduce((sum, { least }) => sum + least, 0) / 4,
    most: seen.reduce((sum, { most }) => sum + most, 0) / 4,
  };
}

export function presentOpenBhavaBala(
  { chart, focus, bhavas }: OpenBhavaBala,
  words: Words,
): DraftOf<typeof uncertainBhavaBalaOutput> {
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    bhavas: bhavas.map(({ house, fromDeg, toDeg, sign0, dig, drishti }) => ({
      house,
      madhya: { from: wireLongitude(fromDeg), to: wireLongitude(toDeg) },
      rashi: sign0 === undefined ? undefined : signName(sign0),
      lord: sign0 === undefined ? undefined : pointName(lordOfSign(sign0)),
      digBala: presentReach(dig),
      drishtiBala: drishti && presentReach(drishti),
    })),
    leftOut: ["bhavadhipatiBala", "totalVirupas", "totalRupas", "rank"],
    houseSystem: "sripati",
    focus,
    houseThemes: houseThemesOf(vedicReader(words), focus),
    frame: presentFrame(chart.frame),
    conventions: { ...presentOpenConventions(chart), houseSystem: "sripati", drik: SHADBALA_RULES.drik },
  };
}
