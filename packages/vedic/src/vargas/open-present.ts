import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { type DraftOf, prose, type Words } from "@almagest/operation";
import * as z from "zod";
import { pointName, presentFrame, signName } from "../birth/present";
import { frameSchema, grahaName, rashiName } from "../birth/schema";
import { ends, firstSecond, heldRashi } from "../birth-time/chart-schema";
import { clockOf, presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { presentPlaceInTime } from "../birth-time/present-chart";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { vedicReader } from "../texts/reader";
import { pointNames } from "../vocabulary/points";
import type { OpenVarga, OpenVargaGraha } from "./open";
import { divisionSchema, presentDivision, VARGA_RULE } from "./told";

const possibleSign = z
  .object({ from: firstSecond, ...named("rashi", rashiName, signs) })
  .meta({ name: "PossibleVargaSign" });

const grahaSchema = z
  .object({
    ...named("graha", grahaName, pointNames),
    ...heldRashi,
    house: z
      .int()
      .min(1)
      .max(12)
      .exactOptional()
      .meta({ description: "From the Lagna of the division; only where both hold" }),
    isRetrograde: z.boolean().exactOptional().meta({ description: "Only where it is the same all through" }),
    isVargottama: z
      .boolean()
      .exactOptional()
      .meta({ description: "Whether it keeps the sign of the rashi chart; only where that holds" }),
    ...ends,
    possible: z.array(possibleSign).exactOptional().meta({
      description:
        "Where its sign in the division changes: each in order of time; of D9, or of a birth known to an hour",
    }),
  })
  .meta({ name: "UncertainVargaGraha" });

const vargaShape = {
  birthTime: vedicBirthTime,
  grahas: z.array(grahaSchema).meta({ description: "Sign and house are the division's, longitudes the birth's" }),
  lagna: z
    .object(named("rashi", rashiName, signs))
    .exactOptional()
    .meta({ name: "UncertainVargaLagna", description: "Of the division; only where it is the same all through" }),
  ...named(
    "vargottama",
    z.array(grahaName).meta({ description: "Grahas that keep the sign of the rashi chart all through" }),
    pointNames,
  ),
  frame: frameSchema,
  conventions: z
    .object({ ...openVedicConventions.shape, division: z.string() })
    .meta({ name: "UncertainVargaConventions" }),
} as const;

export const uncertainNavamsaOutput = z.object({ ...vargaShape, vargottamaExplanation: prose });
export const uncertainDivisionalOutput = z.object({ ...vargaShape, division: divisionSchema });

export function presentOpenNavamsa(facts: OpenVarga, words: Words): DraftOf<typeof uncertainNavamsaOutput> {
  return { ...presentShared(facts), vargottamaExplanation: vedicReader(words).text("vargottama") };
}

export function presentOpenDivisional(facts: OpenVarga, words: Words): DraftOf<typeof uncertainDivisionalOutput> {
  return { ...presentShared(facts), division: presentDivision(facts.division, vedicReader(words)) };
}

function presentShared(facts: OpenVarga): DraftOf<z.ZodObject<typeof vargaShape>> {
  const clock = clockOf(facts);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    grahas: facts.grahas.map((graha) => presentGraha(graha, clock)),
    lagna: facts.lagnaSign0 === undefined ? undefined : { rashi: signName(facts.lagnaSign0) },
    vargottama: facts.grahas.filter(({ isVargottama }) => isVargottama === true).map(({ id }) => pointName(id)),
    frame: presentFrame(facts.frame),
    conventions: {
      ...presentOpenConventions(facts),
      houseSystem: "whole-sign, from the Lagna of the division where its sign holds; else none",
      division: VARGA_RULE,
    },
  };
}

function presentGraha(
  { id, sign0, house, isRetrograde, isVargottama, from, to, stays }: OpenVargaGraha,
  clock: (epochMs: number) => string,
): DraftOf<typeof grahaSchema> {
  return {
    graha: pointName(id),
    rashi: sign0 === undefined ? undefined : signName(sign0),
    house,
    isRetrograde,
    isVargottama,
    from: presentPlaceInTime(from.longitudeDeg, from.latitudeDeg),
    to: presentPlaceInTime(to.longitudeDeg, to.latitudeDeg),
    possible:
      stays.length < 2
        ? undefined
        : stays.map(({ value, fromEpochMs }) => ({ from: clock(fromEpochMs), rashi: signName(value) })),
  };
}
