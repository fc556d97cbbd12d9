import type { Ephemeris } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { type Changes, changesOf, isShort, SIGN_IDS } from "@almagest/sky";
import { directedPlanets, directionMembers, MOON_FIRST } from "../birth-time/graha-members";
import { grahaSign, grahaVargas, lagnaVarga } from "../birth-time/members";
import { heldValue, openVedicBirth } from "../birth-time/open-birth";
import type { OpenChartInput, OpenVedicChart } from "../birth-time/open-chart";
import { chartOfSecond, vedicSearch } from "../birth-time/search";
import { sameThrough, staysThrough, type Turn, turnsOf } from "../birth-time/turns";
import { GRAHA_IDS, type GrahaId, isNode } from "../grahas";
import { type Graha, grahaOf } from "../sky/positions";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { type Division, vargaSign0 } from "./sign";

/** A graha in a division over the span; what changes is undefined. */
export interface OpenVargaGraha {
  readonly id: GrahaId;
  /** At birth, not in the division. */
  readonly from: Graha;
  readonly to: Graha;
  /** In the division, zero-based. */
  readonly sign0: number | undefined;
  /** From the Lagna of the division. */
  readonly house: number | undefined;
  readonly isRetrograde: boolean | undefined;
  /** Whether the sign is that of the rashi chart. */
  readonly isVargottama: boolean | undefined;
  /** Its signs in the division in order of time; empty where they are too many to be told. */
  readonly stays: readonly { readonly value: number; readonly fromEpochMs: number }[];
}

export interface OpenVarga extends Omit<OpenVedicChart, "turns"> {
  readonly division: Division;
  /** Zero-based; undefined where it changes. */
  readonly lagnaSign0: number | undefined;
  readonly grahas: readonly OpenVargaGraha[];
}

export function computeOpenDivisionalChart(
  input: OpenChartInput & { readonly division: Division },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenVarga {
  const { division } = input;
  const nodeType = "mean";
  const { birth, sky } = openVedicBirth(ephemeris, input);
  const search = vedicSearch(sky, { ...input, nodeType });
  const ofGrahas = changesOf(sky, [
    ...grahaVargas(search, division),
    ...MOON_FIRST.map((id) => grahaSign(search, id)),
    ...directionMembers(search),
  ]);
  const ofLagna = changesOf(sky, [lagnaVarga(search, division)]);
  const changes = joined(ofLagna, ofGrahas);
  const isTold = division === 9 || isShort(sky.span);
  const lagna = heldValue(ofLagna, `d${division}.lagna.sign`);
  const facts = {
    ...birth,
    nodeType,
    sky,
    search,
    division,
    changes: isTold ? changes : counted(changes, division),
  } as const;
  const lagnaSign0 = lagna === undefined ? undefined : SIGN_IDS.findIndex((id) => signs[id].en === lagna);
  const turns = turnsOf(sky, search.setting, ofGrahas);
  return { ...facts, lagnaSign0, grahas: grahasIn(facts, turns, { lagnaSign0, isTold }) };
}

export function computeOpenNavamsa(input: OpenChartInput, context: { readonly ephemeris: Ephemeris }): OpenVarga {
  return computeOpenDivisionalChart({ ...input, division: 9 }, context);
}

function grahasIn(
  { sky, search, span, division }: Omit<OpenVarga, "grahas" | "lagnaSign0">,
  turns: readonly Turn[],
  { lagnaSign0, isTold }: { readonly lagnaSign0: number | undefined; readonly isTold: boolean },
): readonly OpenVargaGraha[] {
  const [from, to] = [span.fromEpochMs, span.toEpochMs].map(
    (epochMs) => chartOfSecond(sky.ephemeris, epochMs, search.setting).grahas,
  );
  const directed = directedPlanets(search);
  return GRAHA_IDS.map((id) => {
    const degIn = ({ grahas }: Turn): number => grahaOf(grahas, id).longitudeDeg;
    const inVarga = (turn: Turn): number => vargaSign0(division, degIn(turn));
    const sign0 = sameThrough(turns, inVarga);
    const isSteady = isNode(id) || id === "sun" || id === "moon";
    const retrograde = sameThrough(turns, ({ grahas }) => grahaOf(grahas, id).isRetrograde);
    return {
      id,
      from: grahaOf(from ?? [], id),
      to: grahaOf(to ?? [], id),
      sign0,
      house: sign0 === undefined || lagnaSign0 === undefined ? undefined : houseFrom(lagnaSign0, sign0),
      isRetrograde: isSteady || directed.some((one) => one === id) ? retrograde : undefined,
      isVargottama: sameThrough(turns, (turn) => inVarga(turn) === signIndex0(degIn(turn))),
      stays: isTold ? staysThrough(turns, inVarga, String) : [],
    };
  });
}

function joined(one: Changes, other: Changes): Changes {
  return {
    holds: [...one.holds, ...other.holds],
    changes: [...one.changes, ...other.changes],
    counted: [...one.counted, ...other.counted],
  };
}

/** The changes within a fine division are told by their number, member by member. */
function counted({ holds, changes }: Changes, division: Division): Changes {
  const isFine = ({ member }: { readonly member: string }): boolean => member.startsWith(`d${division}.`);
  const members = [...new Set(changes.filter(isFine).map(({ member }) => member))];
  return {
    holds,
    changes: changes.filter((change) => !isFine(change)),
    counted: members.map((member) => ({ member, changes: changes.filter((one) => one.member === member).length })),
  };
}
