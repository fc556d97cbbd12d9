import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  InvariantError,
  langQuery,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { angle } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentGrahaConventions, signNameAt, wireDegree } from "../birth/present";
import {
  degreeInRashi,
  frameSchema,
  grahaName,
  rashiName,
  vedicChartShape,
  vedicConventionsSchema,
} from "../birth/schema";
import type { GrahaId } from "../grahas";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { CharaKarakas, CharaKarakasRequest, UncertainCharaKarakas } from "../types";
import { charaKarakas as karakaTerms } from "../vocabulary/karakas";
import { pointNames } from "../vocabulary/points";
import { computeOpenKarakas, presentOpenKarakas, uncertainKarakasOutput } from "./open";
import {
  type CharaKaraka,
  charaKarakasOf,
  KARAKA_ABBREVIATIONS,
  KARAKA_IDS,
  KARAKA_SCHEMES,
  type KarakaId,
  type KarakaScheme,
} from "./rank";

export interface CharaKarakaFacts {
  readonly chart: VedicChart;
  readonly scheme: KarakaScheme;
  readonly karakas: readonly CharaKaraka[];
}

export function computeCharaKarakas(
  input: VedicBirthInput & { readonly scheme: KarakaScheme },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): CharaKarakaFacts {
  const chart = vedicChartOf(ephemeris, input);
  return { chart, scheme: input.scheme, karakas: charaKarakasOf(chart.grahas, input.scheme) };
}

const karakaSchema = z
  .object({
    id: z.enum(KARAKA_IDS),
    ...named("name", z.string(), karakaTerms),
    abbreviation: z.string(),
    ...named("graha", grahaName, pointNames),
    ...named("rashi", rashiName, signs),
    degreeInRashi,
    rankingDegree: z.number().min(0).max(30).meta({ description: "Rahu's is counted from the end of its sign" }),
    isReversed: z.boolean(),
    meaning: prose,
    significations: prose,
  })
  .meta({ name: "CharaKaraka" });

const output = z.object({
  scheme: z.enum(KARAKA_SCHEMES),
  karakas: z.array(karakaSchema).meta({ description: "Highest rank first" }),
  ...named("atmakaraka", grahaName, pointNames),
  atmakarakaInterpretation: prose.meta({ description: "What this graha in that office says" }),
  ...named("darakaraka", grahaName, pointNames),
  frame: frameSchema,
  conventions: vedicConventionsSchema,
});

export const charaKarakas: BirthOperation<
  CharaKarakasRequest,
  CharaKarakas,
  UncertainCharaKarakas,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateCharaKarakas",
  method: "POST",
  path: "/vedic-astrology/chara-karakas",
  summary: "Chara karakas: the grahas ranked by degree, from Atmakaraka to Darakaraka",
  description:
    "Jaimini's movable significators by degree in the sign: eight with Rahu counted backward, or seven without nodes and without Pitrikaraka.",
  query: langQuery,
  body: z
    .object({
      ...vedicChartShape,
      scheme: z
        .enum(KARAKA_SCHEMES)
        .default("eight")
        .meta({ name: "KarakaScheme", description: "eight counts Rahu", fold: "case" }),
    })
    .check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: inAskedPositions(computeCharaKarakas),
  present: presentCharaKarakas,
  uncertain: {
    births: ["time"],
    output: uncertainKarakasOutput,
    compute: inUsualPositions(computeOpenKarakas),
    present: presentOpenKarakas,
  },
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentCharaKarakas(facts: CharaKarakaFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const soul = grahaOfKaraka(facts.karakas, "atmakaraka");
  return {
    scheme: facts.scheme,
    karakas: facts.karakas.map((karaka) => presentKaraka(karaka, texts)),
    atmakaraka: pointName(soul),
    atmakarakaInterpretation: soul === "ketu" ? undefined : texts.text(`atmakaraka.${soul}`),
    darakaraka: pointName(grahaOfKaraka(facts.karakas, "darakaraka")),
    frame: presentFrame(facts.chart.frame),
    conventions: presentGrahaConventions(facts.chart),
  };
}

function grahaOfKaraka(karakas: readonly CharaKaraka[], id: KarakaId): GrahaId {
  const found = karakas.find((karaka) => karaka.id === id);
  if (found === undefined) throw new InvariantError("a chart without one of its karakas", { id });
  return found.graha;
}

function presentKaraka(karaka: CharaKaraka, texts: VedicReader): DraftOf<typeof karakaSchema> {
  return {
    id: karaka.id,
    name: karakaTerms[karaka.id].en,
    abbreviation: KARAKA_ABBREVIATIONS[karaka.id],
    graha: pointName(karaka.graha),
    rashi: signNameAt(karaka.longitudeDeg),
    degreeInRashi: wireDegree(karaka.longitudeDeg),
    rankingDegree: angle(karaka.rankingDeg),
    isReversed: karaka.isReversed,
    meaning: texts.text(`karakas.${karaka.id}.meaning`),
    significations: texts.text(`karakas.${karaka.id}.significations`),
  };
}
