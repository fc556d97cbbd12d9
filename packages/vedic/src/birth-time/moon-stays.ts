import { type SearchedSky, staysOf } from "@almagest/sky";
import type { FrameChoice } from "../sky/frame";
import { signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import { grahaOfSecond, vedicSearch } from "./search";

/** Births in which the Moon keeps a sign, or a nakshatra; UTC epoch milliseconds, both included. */
export interface MoonStretch {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  /** 0 to 11, at each of these seconds. */
  readonly sign0: number;
  /** 1 to 27 of the first second: that of all where the stretches are cut at nakshatras. */
  readonly nakshatra: number;
}

const NO_PLACE = { latitude: 0, longitude: 0, nodeType: "mean" } as const;
const STAR_DEG = 360 / 27;

type Cut = "sign" | "nakshatra" | "both";

/** The signs of the Moon in a span of births, or its nakshatras, or both at once, in order of time. */
export function moonStretches(sky: SearchedSky, frame: FrameChoice, cut: Cut): readonly MoonStretch[] {
  const setting = { ...NO_PLACE, ...frame };
  const { grahaAtParts } = vedicSearch(sky, setting);
  const moonAt = (asked: SearchedSky["near"], epochMs: number): number =>
    grahaOfSecond(asked, epochMs, { id: "moon", setting }).longitudeDeg;
  const stays = staysOf(sky, {
    member: "moon",
    borders: [
      ...(cut === "nakshatra" ? [] : grahaAtParts("moon", 30)),
      ...(cut === "sign" ? [] : grahaAtParts("moon", STAR_DEG)),
    ],
    valueAt: (asked, epochMs) => {
      const moonDeg = moonAt(asked, epochMs);
      const [sign0, star] = [signIndex0(moonDeg), nakshatraOf(moonDeg).number];
      return cut === "both" ? `${sign0} ${star}` : cut === "sign" ? sign0 : star;
    },
  });
  return stays.map(({ fromEpochMs }, index0) => {
    const next = stays[index0 + 1];
    const moonDeg = moonAt(sky.ephemeris, fromEpochMs);
    return {
      fromEpochMs,
      toEpochMs: next === undefined ? sky.span.toEpochMs : next.fromEpochMs - 1000,
      sign0: signIndex0(moonDeg),
      nakshatra: nakshatraOf(moonDeg).number,
    };
  });
}
