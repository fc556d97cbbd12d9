import type { Ephemeris } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import { type Birth, housesOf, type Place } from "@almagest/sky";
import { type Frame, inFrameDeg } from "../sky/frame";
import { type KpLords, kpLords } from "./division";

/** A longitude with its divisions. */
export interface KpPoint extends KpLords {
  /** In the chart's frame, [0, 360). */
  readonly longitudeDeg: number;
}

export function kpPoint(longitudeDeg: number): KpPoint {
  return { longitudeDeg, ...kpLords(longitudeDeg) };
}

/**
 * The twelve cusps of Placidus in a frame, the first house's first, [0, 360).
 * @throws DomainError `unprocessable_entity` within the polar circles, where Placidus has no cusps.
 */
export function placidusCuspsDeg(
  ephemeris: Ephemeris,
  birth: { readonly input: Place; readonly moment: Pick<Birth["moment"], "jdTt" | "jdUt1"> },
  frame: Frame,
): readonly number[] {
  const { system, cuspsDeg } = housesOf(ephemeris, birth, "placidus");
  if (system !== "placidus") throw noPlacidus(ephemeris, birth.input.latitude, birth.moment.jdTt);
  return cuspsDeg.map((cuspDeg) => inFrameDeg(cuspDeg, frame));
}

function noPlacidus(ephemeris: Ephemeris, latitude: number, jdTt: number): DomainError {
  const boundDeg = 90 - ephemeris.obliquity(jdTt).trueDeg;
  const message = `Placidus cusps do not exist at latitude ${latitude}: on that date they end at the polar circle, ${boundDeg.toFixed(4)} degrees north or south. Send a latitude between them.`;
  return new DomainError("unprocessable_entity", message, { latitude, boundDeg });
}
