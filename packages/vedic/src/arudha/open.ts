import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { at, type DraftOf, prose, type Words } from "@almagest/operation";
import * as z from "zod";
import { pointName, presentFrame, signName } from "../birth/present";
import { frameSchema, grahaName, rashiName } from "../birth/schema";
import { firstSecond, heldRashi } from "../birth-time/chart-schema";
import { MOON_FIRST } from "../birth-time/graha-members";
import { grahaSign, lagnaSign } from "../birth-time/members";
import { clockOf, presentOpenConventions, presentOpenTime } from "../birth-time/open-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../birth-time/open-chart";
import { requireRange } from "../birth-time/refusal";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { sameThrough, staysThrough, type Turn } from "../birth-time/turns";
import { isSevenGraha } from "../grahas";
import { signsOfGrahas } from "../tables/dignity";
import { type VedicReader, vedicReader } from "../texts/reader";
import { arudhas as arudhaTerms } from "../vocabulary/arudhas";
import { pointNames } from "../vocabulary/points";
import { signIndex0 } from "../zodiac/circle";
import { ARUDHA_IDS, ARUDHA_RULES, type ArudhaId, type ArudhaPada, abbreviationOf, arudhaPadasOf } from "./padas";

const house = z.int().min(1).max(12);

const possibleSign = z
  .object({ from: firstSecond, ...named("rashi", rashiName, signs) })
  .meta({ name: "PossibleArudha" });

const padaSchema = z
  .object({
    id: z.enum(ARUDHA_IDS),
    house,
    abbreviation: z.string(),
    ...named("name", z.string(), arudhaTerms),
    ...named("bhavaRashi", heldRashi.rashi, signs),
    ...named("lord", grahaName.exactOptional(), pointNames),
    ...named("lordRashi", heldRashi.rashi, signs),
    ...heldRashi,
    houseFromLagna: house.exactOptional().meta({ description: "Only where it is the same all through" }),
    possible: z
      .array(possibleSign)
      .exactOptional()
      .meta({ description: "Where the sign of the pada changes: each in order of time" }),
    meaning: prose,
    significations: prose,
  })
  .meta({ name: "UncertainArudhaPada" });

export const uncertainArudhaOutput = z.object({
  birthTime: vedicBirthTime,
  ...named("lagnaRashi", heldRashi.rashi, signs),
  ...named("arudhaLagna", heldRashi.rashi, signs),
  ...named("upapada", heldRashi.rashi, signs),
  padas: z.array(padaSchema),
  frame: frameSchema,
  conventions: z
    .object({ ...openVedicConventions.shape, lords: z.string(), exception: z.string() })
    .meta({ name: "UncertainArudhaConventions" }),
});

/**
 * The arudha padas through a range of times.
 * @throws DomainError `unprocessable_entity` for an unknown time: each house has every sign in a day.
 */
export function computeOpenArudhas(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenVedicChart {
  requireRange(input, "In a whole day each house passes through every sign, and so does its arudha pada.");
  return openVedicChart(ephemeris, input, (search) => [
    lagnaSign(search),
    ...MOON_FIRST.filter(isSevenGraha).map((id) => grahaSign(search, id)),
  ]);
}

function padaIn({ lagnaDeg, grahas }: Turn, id: ArudhaId): ArudhaPada {
  return at(arudhaPadasOf(signIndex0(lagnaDeg), signsOfGrahas(grahas)), ARUDHA_IDS.indexOf(id));
}

function nameOf(sign0: number | undefined): string | undefined {
  return sign0 === undefined ? undefined : signName(sign0);
}

export function presentOpenArudhas(chart: OpenVedicChart, words: Words): DraftOf<typeof uncertainArudhaOutput> {
  const texts = vedicReader(words);
  const { turns } = chart;
  const padas = ARUDHA_IDS.map((id) => presentPada(id, chart, texts));
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    lagnaRashi: nameOf(sameThrough(turns, ({ lagnaDeg }) => signIndex0(lagnaDeg))),
    arudhaLagna: at(padas, 0).rashi,
    upapada: at(padas, 11).rashi,
    padas,
    frame: presentFrame(chart.frame),
    conventions: {
      ...presentOpenConventions(chart),
      houseSystem: "whole-sign",
      ...ARUDHA_RULES,
    },
  };
}

function presentPada(id: ArudhaId, chart: OpenVedicChart, texts: VedicReader): DraftOf<typeof padaSchema> {
  const { turns } = chart;
  const clock = clockOf(chart);
  const held = <Value extends string | number>(read: (pada: ArudhaPada) => Value): Value | undefined =>
    sameThrough(turns, (turn) => read(padaIn(turn, id)));
  const number = ARUDHA_IDS.indexOf(id) + 1;
  const lord = held((pada) => pada.lord);
  const sign0 = held((pada) => pada.sign0);
  return {
    id,
    house: number,
    abbreviation: abbreviationOf(number),
    name: arudhaTerms[id].en,
    bhavaRashi: nameOf(held(({ bhavaSign0 }) => bhavaSign0)),
    lord: lord && pointName(lord),
    lordRashi: nameOf(held(({ lordSign0 }) => lordSign0)),
    rashi: nameOf(sign0),
    houseFromLagna: held(({ houseFromLagna }) => houseFromLagna),
    possible:
      sign0 === undefined
        ? staysThrough(turns, (turn) => padaIn(turn, id).sign0, String).map(({ value, fromEpochMs }) => ({
            from: clock(fromEpochMs),
            rashi: signName(value),
          }))
        : undefined,
    meaning: texts.text(`arudhas.${id}.meaning`),
    significations: texts.text(`arudhas.${id}.significations`),
  };
}
