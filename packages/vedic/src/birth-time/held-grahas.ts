import type { Ephemeris } from "@almagest/ephemeris";
import type { MemberValue } from "@almagest/sky";
import { type Border, type SearchedSky, staysOf } from "@almagest/sky";
import { GRAHA_IDS, type GrahaId, isSevenGraha, SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { type Dignity, dignityAt, MOOLATRIKONA, signsOfGrahas } from "../tables/dignity";
import { signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import { lordOfSign } from "../zodiac/rashis";
import { grahaOfSecond, type VedicSearch, type VedicSetting, vedicSearch } from "./search";

/** The state of a graha that every birth of a span has; undefined where it depends on the time. */
export interface HeldGraha {
  readonly id: GrahaId;
  readonly sign0: number | undefined;
  /** 1 to 27. */
  readonly nakshatra: number | undefined;
  /** Of the seven alone. */
  readonly dignity: Dignity | undefined;
}

export type HeldGrahas = Readonly<Record<GrahaId, HeldGraha>>;

/** Sign, nakshatra and dignity of the nine grahas as far as they hold at every second of a span. */
export function heldGrahas(sky: SearchedSky, setting: VedicSetting): HeldGrahas {
  const search = vedicSearch(sky, setting);
  const of = (id: GrahaId): HeldGraha => heldGraha(search, id);
  return {
    sun: of("sun"),
    moon: of("moon"),
    mars: of("mars"),
    mercury: of("mercury"),
    jupiter: of("jupiter"),
    venus: of("venus"),
    saturn: of("saturn"),
    rahu: of("rahu"),
    ketu: of("ketu"),
  };
}

function heldGraha(search: VedicSearch, id: GrahaId): HeldGraha {
  const { sky, setting, grahaAtParts } = search;
  const longitudeDegAt = (asked: Ephemeris, epochMs: number): number =>
    grahaOfSecond(asked, epochMs, { id, setting }).longitudeDeg;
  const only = <Value extends MemberValue>(
    borders: readonly Border[],
    valueAt: (asked: Ephemeris, epochMs: number) => Value,
  ): Value | undefined => {
    const stays = staysOf(sky, { member: id, borders, valueAt });
    return stays.length === 1 ? valueAt(sky.near, middleOf(sky)) : undefined;
  };
  return {
    id,
    sign0: only(grahaAtParts(id, 30), (asked, epochMs) => signIndex0(longitudeDegAt(asked, epochMs))),
    nakshatra: only(grahaAtParts(id, 360 / 27), (asked, epochMs) => nakshatraOf(longitudeDegAt(asked, epochMs)).number),
    dignity: isSevenGraha(id)
      ? only(dignityBorders(search, id), (asked, epochMs) => dignityOfSecond(asked, epochMs, { id, setting }))
      : undefined,
  };
}

function middleOf({ span }: SearchedSky): number {
  return span.fromEpochMs + 1000 * Math.floor((span.toEpochMs - span.fromEpochMs) / 2000);
}

/** Its own sign and that of the sign's lord decide, and the degrees of its moolatrikona. */
function dignityBorders({ grahaAtParts, grahaAtLongitudes }: VedicSearch, id: SevenGraha): readonly Border[] {
  const { sign0, fromDeg, toDeg } = MOOLATRIKONA[id];
  return [
    ...SEVEN_GRAHAS.flatMap((one) => grahaAtParts(one, 30)),
    ...grahaAtLongitudes(id, [30 * sign0 + fromDeg, (30 * sign0 + toDeg) % 360]),
  ];
}

function dignityOfSecond(
  sky: Ephemeris,
  epochMs: number,
  { id, setting }: { readonly id: SevenGraha; readonly setting: VedicSetting },
): Dignity {
  const own = grahaOfSecond(sky, epochMs, { id, setting });
  const lord = grahaOfSecond(sky, epochMs, { id: lordOfSign(signIndex0(own.longitudeDeg)), setting });
  return dignityAt(id, own.longitudeDeg, signsOfGrahas([own, lord]));
}

/** Those that share a graha's sign at every second. */
export function heldCompany(grahas: HeldGrahas, id: GrahaId): readonly GrahaId[] {
  const { sign0 } = grahas[id];
  if (sign0 === undefined) return [];
  return GRAHA_IDS.filter((other) => other !== id && grahas[other].sign0 === sign0);
}
