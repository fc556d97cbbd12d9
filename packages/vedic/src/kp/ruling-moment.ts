import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import type { DraftOf, NodeType } from "@almagest/operation";
import { birthDetailsSchema, type ChartMoment, engineOf, type Place } from "@almagest/sky";
import * as z from "zod";
import type { GrahaId } from "../grahas";
import type { Frame } from "../sky/frame";
import { kpFrame } from "./frame";
import { epochOfDatetime, momentAt } from "./instants";
import { isoUtcMilliseconds, nameOf, presentKpConventions, presentRulers } from "./present";
import { type RulingPlanets, rulingPlanetsAt } from "./ruling";
import { houseNumber, lordName } from "./schema";

export const locationSchema = birthDetailsSchema
  .pick({ latitude: true, longitude: true, timezone: true })
  .meta({ name: "KpLocation" });

export const rulerSignifies = z
  .object({
    ...named("planet", lordName, grahas),
    signifies: z.array(houseNumber).meta({ description: "The strongest first" }),
  })
  .meta({ name: "KpRulerSignifies" });

export interface RulingAsked extends Place {
  readonly timezone: number | string;
  readonly datetime?: string | undefined;
  readonly nodeType: NodeType;
}

/** The rulers of a moment, whoever asks for them. */
export interface RulingMoment {
  readonly input: RulingAsked;
  readonly moment: ChartMoment;
  readonly engine: ReturnType<typeof engineOf>;
  readonly frame: Frame;
  readonly ruling: RulingPlanets;
}

export interface RulerHouses {
  readonly planet: GrahaId;
  readonly houses: readonly number[];
}

export function rulingMoment(
  input: RulingAsked,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): RulingMoment {
  const epochMs = input.datetime === undefined ? now : epochOfDatetime(input.datetime, input.timezone);
  const { offsetHours } = civilTimeAt(epochMs, input.timezone);
  const moment = momentAt(ephemeris, epochMs, offsetHours);
  const frame = kpFrame(ephemeris, { ayanamsa: "kp-newcomb" }, moment.given.date);
  const ruling = rulingPlanetsAt(ephemeris, { place: input, moment, frame });
  return { input, moment, engine: engineOf(ephemeris), frame, ruling };
}

export function presentLocation({ latitude, longitude }: Place, offsetHours: number): DraftOf<typeof locationSchema> {
  return { latitude, longitude, timezone: offsetHours };
}

/** The rulers and their conventions. */
export function presentRulingMoment({ input, moment, engine, frame, ruling }: RulingMoment) {
  const birth = { input: { ...input, ...moment.given }, moment, engine };
  return {
    datetime: isoUtcMilliseconds(moment.civil.epochMilliseconds),
    location: presentLocation(input, moment.civil.offsetHours),
    ...presentRulers(ruling),
    dayBegins: ruling.dayBegins,
    conventions: presentKpConventions({ birth, frame, nodeType: input.nodeType }, "none"),
  };
}

export function presentRulerHouses({ planet, houses }: RulerHouses): DraftOf<typeof rulerSignifies> {
  return { planet: nameOf(planet), signifies: [...houses] };
}
