import { type AngleTrack, bodyMotion, type Ephemeris, elongationTrack, normalizeDeg } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { at, type DraftOf, optionalProse, prose, type Words } from "@almagest/operation";
import { angle, angleBorders, type Border, type Changes, evenBorders, type Member, staysOf } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, signName } from "../birth/present";
import { frameSchema, grahaName } from "../birth/schema";
import { firstSecond, heldRashi } from "../birth-time/chart-schema";
import {
  clockOf,
  type OpenVedicBirth,
  openVedicBirth,
  presentOpenConventions,
  presentOpenTime,
} from "../birth-time/open-birth";
import type { OpenChartInput } from "../birth-time/open-chart";
import { openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { chartOfSecond, siderealTrack, type VedicSearch, vedicSearch } from "../birth-time/search";
import { changesThrough, sameThrough, staysThrough, type Turn, turnsOf } from "../birth-time/turns";
import { type GrahaId, SEVEN_GRAHAS } from "../grahas";
import { grahaOf, skyBodyOfGraha } from "../sky/positions";
import { type VedicReader, vedicReader } from "../texts/reader";
import { charaKarakas as karakaTerms } from "../vocabulary/karakas";
import { pointNames } from "../vocabulary/points";
import { signIndex0 } from "../zodiac/circle";
import {
  charaKarakasOf,
  KARAKA_ABBREVIATIONS,
  KARAKA_IDS,
  KARAKA_SCHEMES,
  type KarakaId,
  type KarakaScheme,
} from "./rank";

const heldGraha = grahaName.exactOptional().meta({ description: "Only where it is the same all through" });

const degreeReach = z
  .object({
    from: z.number().min(0).max(30).meta({ description: "At the earliest time" }),
    to: z.number().min(0).max(30).meta({ description: "At the latest time" }),
  })
  .meta({ name: "KarakaDegreeReach" });

const possibleGraha = z
  .object({ from: firstSecond, ...named("graha", grahaName, pointNames) })
  .meta({ name: "PossibleKaraka" });

const karakaSchema = z
  .object({
    id: z.enum(KARAKA_IDS),
    ...named("name", z.string(), karakaTerms),
    abbreviation: z.string(),
    ...named("graha", heldGraha, pointNames),
    ...heldRashi,
    rankingDegree: degreeReach.exactOptional().meta({
      description: "Of a graha that holds: the value that ranks it; Rahu's is counted from the end of its sign",
    }),
    isReversed: z.boolean().exactOptional(),
    possible: z
      .array(possibleGraha)
      .exactOptional()
      .meta({ description: "Where the office changes hands: each graha in order of time" }),
    meaning: prose,
    significations: prose,
  })
  .meta({ name: "UncertainCharaKaraka" });

export const uncertainKarakasOutput = z.object({
  birthTime: vedicBirthTime,
  scheme: z.enum(KARAKA_SCHEMES),
  karakas: z.array(karakaSchema).meta({ description: "Highest rank first" }),
  ...named("atmakaraka", heldGraha, pointNames),
  atmakarakaInterpretation: optionalProse.meta({ description: "Where it holds: this graha in that office" }),
  ...named("darakaraka", heldGraha, pointNames),
  frame: frameSchema,
  conventions: openVedicConventions,
});

type OpenKarakaInput = OpenChartInput & { readonly scheme: KarakaScheme };

interface OpenKarakas {
  readonly birth: OpenVedicBirth<OpenKarakaInput>;
  readonly changes: Changes;
  readonly turns: readonly Turn[];
  readonly ends: readonly [Turn["grahas"], Turn["grahas"]];
}

/** The offices by rank of degree, at every time that a birth may have been at. */
export function computeOpenKarakas(
  input: OpenKarakaInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenKarakas {
  const { birth, sky } = openVedicBirth(ephemeris, input);
  const search = vedicSearch(sky, { ...input, nodeType: "mean" });
  const order = orderMember(search, input.scheme);
  const cuts = staysOf(sky, order).map(({ fromEpochMs: epochMs, value }) => ({
    member: order.member,
    before: value,
    after: value,
    epochMs,
  }));
  const turns = turnsOf(sky, search.setting, { changes: cuts.slice(1) });
  const grahasAt = (epochMs: number): Turn["grahas"] => chartOfSecond(sky.ephemeris, epochMs, search.setting).grahas;
  return {
    birth,
    turns,
    changes: changesThrough(
      turns,
      idsOf(input.scheme).map((id) => ({
        member: `karakas.${id}`,
        read: (turn) => pointName(holderIn(turn.grahas, id, input.scheme)),
      })),
    ),
    ends: [grahasAt(birth.span.fromEpochMs), grahasAt(birth.span.toEpochMs)],
  };
}

function idsOf(scheme: KarakaScheme): readonly KarakaId[] {
  return scheme === "eight" ? KARAKA_IDS : KARAKA_IDS.filter((id) => id !== "pitrikaraka");
}

function holderIn(grahas: Turn["grahas"], id: KarakaId, scheme: KarakaScheme): GrahaId {
  return at(
    charaKarakasOf(grahas, scheme).filter((karaka) => karaka.id === id),
    0,
  ).graha;
}

/** The whole order: it may change where two grahas have one degree in their signs, or one of them enters a sign. */
function orderMember({ sky, setting, grahaAtParts }: VedicSearch, scheme: KarakaScheme): Member {
  const body = (id: GrahaId) => skyBodyOfGraha(id === "ketu" ? "rahu" : id, setting.nodeType);
  const pairs = SEVEN_GRAHAS.flatMap((first, index0) =>
    SEVEN_GRAHAS.slice(index0 + 1).map((second) => elongationTrack(sky.near, body(first), body(second))),
  );
  const sums =
    scheme === "eight"
      ? SEVEN_GRAHAS.map((id) =>
          sumTrack(
            [siderealTrack(sky.near, id, setting), siderealTrack(sky.near, "rahu", setting)],
            [body(id), body("rahu")],
          ),
        )
      : [];
  const ids: readonly GrahaId[] = scheme === "eight" ? [...SEVEN_GRAHAS, "rahu"] : SEVEN_GRAHAS;
  const borders: readonly Border[] = [
    ...[...pairs, ...sums].flatMap((track) => angleBorders(sky, track, evenBorders(30))),
    ...ids.flatMap((id) => grahaAtParts(id, 30)),
  ];
  return {
    member: "karakas",
    borders,
    valueAt: (asked, epochMs) =>
      charaKarakasOf(chartOfSecond(asked, epochMs, setting).grahas, scheme)
        .map(({ graha }) => graha)
        .join(),
  };
}

/** Rahu counts from the end of its sign: it has a graha's degree where the two longitudes add up to whole signs. */
function sumTrack(
  tracks: readonly [AngleTrack, AngleTrack],
  bodies: readonly Parameters<typeof bodyMotion>[0][],
): AngleTrack {
  const motions = bodies.map(bodyMotion);
  const sum = (read: (motion: ReturnType<typeof bodyMotion>) => number): number =>
    motions.reduce((total, motion) => total + read(motion), 0);
  return {
    motion: {
      slowestDegPerDay: sum(({ slowestDegPerDay }) => slowestDegPerDay),
      fastestDegPerDay: sum(({ fastestDegPerDay }) => fastestDegPerDay),
      stepDays: Math.min(...motions.map(({ stepDays }) => stepDays)),
    },
    at: (jdTt) => {
      const [a, b] = [tracks[0].at(jdTt), tracks[1].at(jdTt)];
      return {
        angleDeg: normalizeDeg(a.angleDeg + b.angleDeg),
        speedDegPerDay: a.speedDegPerDay + b.speedDegPerDay,
      };
    },
  };
}

export function presentOpenKarakas(facts: OpenKarakas, words: Words): DraftOf<typeof uncertainKarakasOutput> {
  const texts = vedicReader(words);
  const { birth, turns } = facts;
  const { scheme } = birth.input;
  const held = (id: KarakaId): GrahaId | undefined => sameThrough(turns, ({ grahas }) => holderIn(grahas, id, scheme));
  const [soul, spouse] = [held("atmakaraka"), held("darakaraka")];
  return {
    birthTime: presentOpenTime(birth, facts.changes),
    scheme,
    karakas: idsOf(scheme).map((id) => presentKaraka(id, held(id), facts, texts)),
    atmakaraka: soul && pointName(soul),
    atmakarakaInterpretation: soul === undefined || soul === "ketu" ? undefined : texts.text(`atmakaraka.${soul}`),
    darakaraka: spouse && pointName(spouse),
    frame: presentFrame(birth.frame),
    conventions: presentOpenConventions(birth, "mean", false),
  };
}

function presentKaraka(
  id: KarakaId,
  held: GrahaId | undefined,
  { birth, turns, ends }: OpenKarakas,
  texts: VedicReader,
): DraftOf<typeof karakaSchema> {
  const { scheme } = birth.input;
  const clock = clockOf(birth);
  const sign0 = held && sameThrough(turns, ({ grahas }) => signIndex0(grahaOf(grahas, held).longitudeDeg));
  const rankIn = (grahas: Turn["grahas"]): number =>
    angle(
      at(
        charaKarakasOf(grahas, scheme).filter((karaka) => karaka.graha === held),
        0,
      ).rankingDeg,
    );
  return {
    id,
    name: karakaTerms[id].en,
    abbreviation: KARAKA_ABBREVIATIONS[id],
    graha: held && pointName(held),
    rashi: sign0 === undefined ? undefined : signName(sign0),
    rankingDegree: held && { from: rankIn(ends[0]), to: rankIn(ends[1]) },
    isReversed: held && held === "rahu",
    possible:
      held === undefined
        ? staysThrough(turns, ({ grahas }) => holderIn(grahas, id, scheme), String).map(({ value, fromEpochMs }) => ({
            from: clock(fromEpochMs),
            graha: pointName(value),
          }))
        : undefined,
    meaning: texts.text(`karakas.${id}.meaning`),
    significations: texts.text(`karakas.${id}.significations`),
  };
}
