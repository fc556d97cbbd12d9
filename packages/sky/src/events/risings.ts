import type { Ephemeris, RiseSetRequest, SkyBody, TimeScales } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import type { Place } from "../moment/place";

/** The definition of risings and settings here; Drik's printed panchangs use the same. */
export const SUNRISE_RULE = "upper limb on the sea-level horizon, refraction in standard air (1013.25 mbar, 15 °C)";

export interface HorizonEvent {
  readonly body: SkyBody;
  readonly event: RiseSetRequest["event"];
  readonly place: Place;
  readonly afterJdUt1: number;
}

/**
 * The first rising, setting or transit after an instant; undefined where there is none in the 26 hours that follow.
 * @throws DomainError `unprocessable_entity` where the ephemeris knows no risings.
 */
export function horizonEventAfter(ephemeris: Ephemeris, asked: HorizonEvent): TimeScales | undefined {
  const { risingAndSetting, name } = ephemeris;
  if (risingAndSetting === undefined) {
    const message = `The ephemeris ${name} knows no risings and settings. Use one that does, such as @almagest/ephemeris-swiss.`;
    throw new DomainError("unprocessable_entity", message);
  }
  return risingAndSetting.next({
    body: asked.body,
    event: asked.event,
    afterJdUt1: asked.afterJdUt1,
    latitudeDeg: asked.place.latitude,
    longitudeDeg: asked.place.longitude,
    altitudeM: 0,
    disc: "upper-limb",
    refraction: true,
  });
}
