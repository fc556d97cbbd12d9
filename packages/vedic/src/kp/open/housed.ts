import type { Ephemeris } from "@almagest/ephemeris";
import type { Border, SearchedSky } from "@almagest/sky";
import { type KpNodeSetting, kpCuspMembers, kpFrameOfSecond, kpGrahaMember, kpHouseMember } from "../../birth-time/kp";
import { GRAHA_IDS } from "../../grahas";
import { grahasAt } from "../../sky/positions";
import { housedSky } from "../chart";
import { placidusCuspsDeg } from "../cusps";
import type { HousedSky } from "../significators";

/**
 * The seconds at which the significators of a chart may change: a cusp or a graha enters a sign, a graha a nakshatra or a
 * house.
 */
export function kpHousedBorders(sky: SearchedSky, setting: KpNodeSetting): readonly Border[] {
  const ofGrahas = GRAHA_IDS.flatMap((id) => [
    kpHouseMember(sky, setting, id),
    kpGrahaMember(sky, setting, { id, division: "sign" }),
    kpGrahaMember(sky, setting, { id, division: "nakshatra" }),
  ]);
  return [...kpCuspMembers(sky, setting, "sign"), ...ofGrahas].flatMap(({ borders }) => borders);
}

/**
 * Cusps and grahas of a birth at a second, by the frame of its civil date.
 * @throws DomainError `unprocessable_entity` within the polar circles.
 */
export function kpSkyOfSecond(
  sky: Ephemeris,
  epochMs: number,
  { setting, timezone }: { readonly setting: KpNodeSetting; readonly timezone: number | string },
): HousedSky {
  const frame = kpFrameOfSecond(sky, epochMs, { setting, timezone });
  const moment = sky.timeScales(epochMs);
  const cuspsDeg = placidusCuspsDeg(sky, { input: setting, moment }, frame);
  return housedSky(grahasAt(sky, { jdTt: moment.jdTt, frame, nodeType: setting.nodeType }), cuspsDeg);
}
